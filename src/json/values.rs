//! Numbers, texts and lists.

use super::{At, FromJson, Json, ToJson, Writer};

macro_rules! whole {
    ($($number:ident),+) => {$(
        impl FromJson for $number {
            fn from_json(at: &At<'_>) -> Self {
                at.whole($number::MIN.into(), $number::MAX.into()) as $number
            }
        }

        impl ToJson for $number {
            fn to_json(&self, out: &mut Writer) {
                out.whole((*self).into());
            }
        }
    )+};
}

whole!(u8, u16, u32, i8, i16, i32);

impl FromJson for bool {
    fn from_json(at: &At<'_>) -> Self {
        match at.json() {
            Json::Bool(is) => *is,
            _ => {
                at.expected("true or false");
                false
            }
        }
    }
}

impl ToJson for bool {
    fn to_json(&self, out: &mut Writer) {
        out.raw(if *self { "true" } else { "false" });
    }
}

impl FromJson for String {
    fn from_json(at: &At<'_>) -> Self {
        at.text().to_owned()
    }
}

impl ToJson for String {
    fn to_json(&self, out: &mut Writer) {
        out.text(self);
    }
}

impl<T: FromJson> FromJson for Box<T> {
    fn from_json(at: &At<'_>) -> Self {
        Box::new(T::from_json(at))
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn from_json(at: &At<'_>) -> Self {
        let items = at.items().iter().enumerate();
        items
            .map(|(n, json)| T::from_json(&at.nth(n, json)))
            .collect()
    }
}

impl<T: ToJson> ToJson for Vec<T> {
    fn to_json(&self, out: &mut Writer) {
        out.list(|out| {
            for item in self {
                out.item(item);
            }
        });
    }
}

impl<T: ToJson> ToJson for Option<T> {
    fn to_json(&self, out: &mut Writer) {
        match self {
            None => out.raw("null"),
            Some(value) => value.to_json(out),
        }
    }
}

/// Two numbers in a list of two.
impl<T: FromJson + Copy> FromJson for (T, T) {
    fn from_json(at: &At<'_>) -> Self {
        match Vec::from_json(at).as_slice() {
            [one, other] => (*one, *other),
            _ => {
                at.fail("expected two numbers in [ ]");
                let nothing = T::from_json(at);
                (nothing, nothing)
            }
        }
    }
}

impl<T: ToJson> ToJson for (T, T) {
    fn to_json(&self, out: &mut Writer) {
        out.list(|out| {
            out.item(&self.0);
            out.item(&self.1);
        });
    }
}
