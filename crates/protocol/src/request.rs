//! Reading the fields of a request, and the errors of the protocol.

use feerie_core::{Actor, Observer, Seat};
use serde::Serialize;
use serde_json::{Map, Value};

/// An error answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ErrorForm {
    /// One of the protocol's codes.
    pub code: &'static str,
    /// What was wrong, in a sentence.
    pub message: String,
    /// The clause that forbids an action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The step of a record that does not replay, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
}

impl ErrorForm {
    /// An error without a rule.
    pub fn new(code: &'static str, message: impl Into<String>) -> ErrorForm {
        ErrorForm { code, message: message.into(), rule: None, step: None }
    }

    /// A missing or ill-typed field.
    pub fn bad_request(message: impl Into<String>) -> ErrorForm {
        ErrorForm::new("bad_request", message)
    }
}

/// A request's fields.
pub struct Fields<'a>(pub &'a Map<String, Value>);

impl<'a> Fields<'a> {
    /// A field that must be there.
    pub fn need(&self, name: &str) -> Result<&'a Value, ErrorForm> {
        self.0.get(name).ok_or_else(|| ErrorForm::bad_request(format!("the field {name:?} is missing")))
    }

    /// A field that must be text.
    pub fn text(&self, name: &str) -> Result<&'a str, ErrorForm> {
        let value = self.need(name)?;
        value.as_str().ok_or_else(|| ErrorForm::bad_request(format!("{name:?} must be text, not {value}")))
    }

    /// A field that may be there and must then be a whole number from 0.
    pub fn maybe_number(&self, name: &str) -> Result<Option<u64>, ErrorForm> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => match value.as_u64() {
                Some(number) => Ok(Some(number)),
                None => Err(ErrorForm::bad_request(format!("{name:?} must be a whole number from 0, not {value}"))),
            },
        }
    }

    /// A field that must be a whole number from 0.
    pub fn number(&self, name: &str) -> Result<u64, ErrorForm> {
        self.need(name)?;
        self.maybe_number(name)?.ok_or_else(|| ErrorForm::bad_request(format!("{name:?} must be a whole number")))
    }

    /// A field that may be there and must then be true or false.
    pub fn flag(&self, name: &str) -> Result<bool, ErrorForm> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(value) => Err(ErrorForm::bad_request(format!("{name:?} must be true or false, not {value}"))),
        }
    }

    /// Who acts. Seats that are not at the table are the rules' to refuse.
    pub fn actor(&self, name: &str) -> Result<Actor, ErrorForm> {
        match self.need(name)? {
            Value::String(text) if text == "chance" => Ok(Actor::Chance),
            value if value.is_i64() || value.is_u64() => {
                let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
                Ok(Actor::Seat(Seat(number.unwrap_or(u8::MAX))))
            }
            value => Err(ErrorForm::bad_request(format!("{name:?} must be a seat number or \"chance\", not {value}"))),
        }
    }

    /// A seat of a table of `seats`.
    pub fn seat(&self, name: &str, seats: u8) -> Result<Seat, ErrorForm> {
        let number = self.number(name)?;
        match u8::try_from(number) {
            Ok(seat) if seat < seats => Ok(Seat(seat)),
            _ => Err(ErrorForm::bad_request(format!("the table has seats 0 to {}, not {number}", seats - 1))),
        }
    }

    /// Who looks.
    pub fn observer(&self, name: &str, seats: u8) -> Result<Observer, ErrorForm> {
        match self.need(name)?.as_str() {
            Some("watcher") => Ok(Observer::Watcher),
            Some("all") => Ok(Observer::All),
            Some(other) => Err(ErrorForm::bad_request(format!(
                "{name:?} must be a seat number, \"watcher\" or \"all\", not {other:?}"
            ))),
            None => self.seat(name, seats).map(Observer::Seat),
        }
    }
}
