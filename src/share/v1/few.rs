//! A sequence with a bound: a count in a hostile link is held against it before anything is
//! stored, and room is made only for what does come.

use crate::share::TooLarge;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Few<T, const MOST: usize>(Vec<T>);

impl<T, const MOST: usize> Few<T, MOST> {
    pub fn new(items: Vec<T>) -> Result<Self, TooLarge> {
        if items.len() > MOST {
            return Err(TooLarge);
        }
        Ok(Few(items))
    }

    /// Converts as many as there are, until one fails.
    pub fn all<S, E: From<TooLarge>>(
        items: impl IntoIterator<Item = S>,
        convert: impl FnMut(S) -> Result<T, E>,
    ) -> Result<Self, E> {
        let items: Vec<T> = items.into_iter().map(convert).collect::<Result<_, E>>()?;
        Ok(Few::new(items)?)
    }

    pub fn into_inner(self) -> Vec<T> {
        self.0
    }

    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<T: Serialize, const MOST: usize> Serialize for Few<T, MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>, const MOST: usize> Deserialize<'de> for Few<T, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AtMost<T, const MOST: usize>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>, const MOST: usize> Visitor<'de> for AtMost<T, MOST> {
            type Value = Few<T, MOST>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {MOST} items")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut items = Vec::new();
                while let Some(item) = seq.next_element()? {
                    if items.len() == MOST {
                        return Err(A::Error::invalid_length(MOST + 1, &self));
                    }
                    items.push(item);
                }
                Ok(Few(items))
            }
        }

        deserializer.deserialize_seq(AtMost(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_beyond_the_bound_is_refused() {
        let read = |bytes: &[u8]| postcard::from_bytes::<Few<u8, 3>>(bytes);
        assert_eq!(read(&[3, 7, 8, 9]).unwrap().into_inner(), [7, 8, 9]);
        assert!(read(&[4, 7, 8, 9, 10]).is_err());
        assert!(read(&[0xff, 0xff, 0xff, 0xff, 0x0f]).is_err());
        assert_eq!(Few::<u8, 3>::new(vec![0; 4]), Err(TooLarge));
    }
}
