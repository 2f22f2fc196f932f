//! The languages we speak.

use std::fmt;
use std::str::FromStr;

/// A language of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// French.
    Fr,
    /// English.
    En,
}

impl Lang {
    /// Every language, French first: the games were written in it.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The language that the value of `LC_ALL` or `LANG` asks for (`fr_CA.UTF-8` is French); English when
    /// it asks for one we do not speak, or for none.
    pub fn from_environment(value: &str) -> Lang {
        let language = value.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
        language.to_ascii_lowercase().parse().unwrap_or(Lang::En)
    }

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// A language we do not speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a language of Féerie; choose fr or en", self.0)
    }
}

impl std::error::Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_round_trip_and_others_are_refused_by_name() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        let refused = "de".parse::<Lang>().unwrap_err();
        assert_eq!(refused.to_string(), "\"de\" is not a language of Féerie; choose fr or en");
    }

    #[test]
    fn the_environment_speaks_many_dialects() {
        for french in ["fr", "fr_FR", "fr_CA.UTF-8", "fr:en", "FR", "fr@euro"] {
            assert_eq!(Lang::from_environment(french), Lang::Fr, "{french}");
        }
        for other in ["en_US.UTF-8", "C", "C.UTF-8", "POSIX", "", "de_DE", "frr_DE"] {
            assert_eq!(Lang::from_environment(other), Lang::En, "{other}");
        }
    }
}
