//! What public/unpack.js calls.

// Memory is shared with JavaScript as addresses.
#![allow(unsafe_code)]

/// Unpacks what stands at an address to right behind it, where there is [`room`](super::room).
/// How many bytes were written, or 0 where there was nothing to unpack.
#[unsafe(no_mangle)]
extern "C" fn unpack(packed: *const u8, length: usize) -> usize {
    let room = super::room(length);
    // SAFETY: the caller has grown the memory by both, at an address that nothing else uses.
    let (packed, out) = unsafe {
        let out = packed.add(length).cast_mut();
        (
            std::slice::from_raw_parts(packed, length),
            std::slice::from_raw_parts_mut(out, room),
        )
    };
    super::unpack(packed, out).unwrap_or(0)
}
