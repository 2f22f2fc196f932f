//! What the server signs: cookies and seat links. Nothing that is signed needs to be stored.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::ids;

/// The signing key.
#[derive(Clone)]
pub struct Keys(Hmac<Sha256>);

/// Who a valid cookie says they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The person.
    pub person: String,
    /// This device's session, which can be ended.
    pub id: String,
    /// When the cookie was made, in milliseconds since 1970; cookies of old do not say.
    pub issued: Option<i64>,
}

impl Session {
    /// A new guest on a new device.
    pub fn guest() -> Session {
        Session::of(ids::fresh())
    }

    /// A new session of a person.
    pub fn of(person: String) -> Session {
        Session { person, id: ids::fresh(), issued: Some(ids::now()) }
    }
}

impl Keys {
    /// A fresh key, to be stored.
    pub fn fresh() -> String {
        BASE64.encode(ids::random::<32>())
    }

    /// The key as it was stored; none if it is damaged.
    pub fn read(text: &str) -> Option<Keys> {
        let bytes = BASE64.decode(text).ok().filter(|bytes| bytes.len() == 32)?;
        Hmac::new_from_slice(&bytes).ok().map(Keys)
    }

    /// The cookie of a session, made now.
    pub fn cookie(&self, session: &Session) -> String {
        let (person, id, issued) = (&session.person, &session.id, ids::now().to_string());
        let mac = self.sign(&["session", person, id, &issued]);
        format!("{person}.{id}.{issued}.{}", BASE64.encode(mac.finalize().into_bytes()))
    }

    /// The session of a cookie, if we signed it. Cookies of old have no date.
    pub fn read_cookie(&self, cookie: &str) -> Option<Session> {
        let parts: Vec<&str> = cookie.splitn(4, '.').collect();
        let (person, id, issued, signed, mac) = match *parts {
            [person, id, mac] => (person, id, None, self.sign(&["cookie", person, id]), mac),
            [person, id, issued, mac] => {
                (person, id, Some(issued.parse().ok()?), self.sign(&["session", person, id, issued]), mac)
            }
            _ => return None,
        };
        if !ids::is_plausible(person) || !ids::is_plausible(id) {
            return None;
        }
        signed.verify_slice(&BASE64.decode(mac).ok()?).ok()?;
        Some(Session { person: person.to_owned(), id: id.to_owned(), issued })
    }

    /// What shows that a person has logged in on a device before. It grants nothing: it only gives the device a budget of
    /// attempts that strangers' guesses cannot use up.
    pub fn device(&self, person: &str) -> String {
        let nonce = ids::fresh();
        let mac = self.sign(&["device", person, &nonce]).finalize().into_bytes();
        format!("{person}.{nonce}.{}", BASE64.encode(&mac[..16]))
    }

    /// The person and the number of a device, if we signed it.
    pub fn read_device<'t>(&self, token: &'t str) -> Option<(&'t str, &'t str)> {
        let mut parts = token.splitn(3, '.');
        let (person, nonce) = (parts.next()?, parts.next()?);
        let mac = BASE64.decode(parts.next()?).ok().filter(|mac| mac.len() == 16)?;
        self.sign(&["device", person, nonce]).verify_truncated_left(&mac).ok()?;
        Some((person, nonce))
    }

    /// What names a person's feed. Raising the generation makes all older ones worthless.
    pub fn feed(&self, person: &str, generation: i64) -> String {
        let mac = self.sign(&["feed", person, &generation.to_string()]).finalize().into_bytes();
        format!("{person}-{generation}-{}", BASE64.encode(&mac[..16]))
    }

    /// The person and the generation of a feed, if we signed it.
    pub fn read_feed<'t>(&self, token: &'t str) -> Option<(&'t str, i64)> {
        let mut parts = token.splitn(3, '-');
        let (person, generation) = (parts.next()?, parts.next()?.parse().ok()?);
        let mac = BASE64.decode(parts.next()?).ok().filter(|mac| mac.len() == 16)?;
        self.sign(&["feed", person, &i64::to_string(&generation)]).verify_truncated_left(&mac).ok()?;
        Some((person, generation))
    }

    /// The link of a seat. Raising the generation makes all older ones worthless.
    pub fn link(&self, table: &str, seat: i64, generation: i64) -> String {
        let mac = self.sign(&["link", table, &seat.to_string(), &generation.to_string()]).finalize().into_bytes();
        format!("{seat}-{generation}-{}", BASE64.encode(&mac[..16]))
    }

    /// The seat and the generation of a link, if we signed it for this table.
    pub fn read_link(&self, table: &str, link: &str) -> Option<(i64, i64)> {
        let mut parts = link.splitn(3, '-');
        let (seat, generation) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let mac = BASE64.decode(parts.next()?).ok().filter(|mac| mac.len() == 16)?;
        let expected = self.sign(&["link", table, &i64::to_string(&seat), &i64::to_string(&generation)]);
        expected.verify_truncated_left(&mac).ok()?;
        Some((seat, generation))
    }

    /// Our texts hold no zero byte, so no two lists of parts are signed alike.
    fn sign(&self, parts: &[&str]) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        for part in parts {
            mac.update(part.as_bytes());
            mac.update(&[0]);
        }
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys() -> Keys {
        Keys::read(&Keys::fresh()).unwrap()
    }

    #[test]
    fn cookies_are_ours_or_nobodys() {
        let (ours, theirs) = (keys(), keys());
        let session = Session::guest();
        let cookie = ours.cookie(&session);
        let read = ours.read_cookie(&cookie).unwrap();
        assert_eq!((&read.person, &read.id), (&session.person, &session.id));
        assert!(read.issued >= session.issued);
        let younger = cookie.replace(&read.issued.unwrap().to_string(), &(read.issued.unwrap() + 1).to_string());
        assert_eq!(ours.read_cookie(&younger), None, "its age is signed");
        let mac = ours.sign(&["cookie", &session.person, &session.id]).finalize().into_bytes();
        let old = format!("{}.{}.{}", session.person, session.id, BASE64.encode(mac));
        assert_eq!(ours.read_cookie(&old).unwrap().issued, None, "cookies of old are still ours");
        assert_eq!(theirs.read_cookie(&cookie), None);
        let stolen = cookie.replace(&session.person, &ids::fresh());
        for forged in [stolen.as_str(), "", "..", "a.b.c", &cookie[..cookie.len() - 1], &format!("{cookie}A")] {
            assert_eq!(ours.read_cookie(forged), None, "{forged}");
        }
    }

    #[test]
    fn a_device_is_known_for_one_person() {
        let (ours, theirs) = (keys(), keys());
        let (person, token) = ("somebody", ours.device("somebody"));
        assert_eq!(ours.read_device(&token).unwrap().0, person);
        assert_eq!(theirs.read_device(&token), None);
        assert_eq!(ours.read_device(&token.replace("somebody", "somebodi")), None);
        assert_eq!(ours.read_cookie(&token), None, "it is no session");
    }

    #[test]
    fn links_open_one_seat_of_one_table() {
        let keys = keys();
        let link = keys.link("somewhere", 2, 1);
        assert_eq!(keys.read_link("somewhere", &link), Some((2, 1)));
        assert_eq!(keys.read_link("elsewhere", &link), None);
        assert_eq!(keys.read_link("somewhere", &link.replacen('2', "1", 1)), None);
        for forged in ["", "2-1-", "2-1-AAAA", "x-y-z", &link[..link.len() - 2], "--"] {
            assert_eq!(keys.read_link("somewhere", forged), None, "{forged}");
        }
    }
}
