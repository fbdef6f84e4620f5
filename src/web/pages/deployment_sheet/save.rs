//! The map as a file: shown in the page, or saved as SVG or PNG.

use crate::sheet::{DeploymentSheet, Placing, svg};
use crate::web::browser::files;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlCanvasElement};
use web_sys::{HtmlImageElement, Url};

/// Points across, so that names can be read.
const PNG_WIDTH: u32 = 2400;

fn address_of(text: &str) -> Option<String> {
    let options = BlobPropertyBag::new();
    options.set_type("image/svg+xml");
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

/// The address of a picture for as long as this part of the page is there.
pub fn shown(svg: &str) -> Option<String> {
    let address = address_of(svg)?;
    let kept = address.clone();
    on_cleanup(move || drop(Url::revoke_object_url(&kept)));
    Some(address)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    Svg,
    Png,
}

pub fn map(
    sheet: &DeploymentSheet,
    placing: Placing,
    kind: FileKind,
    said: RwSignal<&'static str>,
) {
    const FAILED: &str = "The browser couldn't make the file.";
    said.set("");
    let svg = svg(&sheet.picture, &sheet.title(), placing.scale);
    let Some(address) = address_of(&svg) else {
        said.set(FAILED);
        return;
    };
    let name = |ending| files::name_with(&sheet.name, ending);
    if kind == FileKind::Svg {
        files::hand_over(&name("-deployment.svg"), address);
        said.set("Saved as SVG.");
        return;
    }
    let view = sheet.picture.view;
    let height =
        (view.height.unsigned_abs() * PNG_WIDTH).div_ceil(view.width.unsigned_abs().max(1));
    let name = name("-deployment.png");
    spawn_local(async move {
        let done = as_picture(&address, PNG_WIDTH, height).await;
        let _ = Url::revoke_object_url(&address);
        match done {
            Ok(png) => {
                files::hand_over(&name, png);
                said.try_set("Saved as PNG.");
            }
            Err(_) => {
                said.try_set(FAILED);
            }
        }
    });
}

/// Draws the SVG and returns the address of the PNG.
async fn as_picture(address: &str, width: u32, height: u32) -> Result<String, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(address);
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.set_fill_style_str("#fff");
    let (width, height) = (f64::from(width), f64::from(height));
    context.fill_rect(0.0, 0.0, width, height);
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)?;
    let blob = js_sys::Promise::new(&mut |resolve, reject| {
        let give = Closure::once_into_js(move |blob: Option<Blob>| {
            let _ = match blob {
                Some(blob) => resolve.call1(&JsValue::NULL, &blob),
                None => reject.call0(&JsValue::NULL),
            };
        });
        let _ = canvas.to_blob(give.unchecked_ref());
    });
    let blob: Blob = JsFuture::from(blob).await?.unchecked_into();
    Url::create_object_url_with_blob(&blob)
}
