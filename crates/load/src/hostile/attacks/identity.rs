//! Being somebody else: forged cookies, pages of other sites, names that look alike.

use reqwest::Method;
use serde_json::json;
use std::sync::Arc;

use super::accounts::keep_a_name;
use crate::Result;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::setting::ORDINARY;

/// Cookies made up.
pub const COOKIES: Attack = Attack {
    name: "forged cookies",
    success: "the server takes a stranger for somebody else",
    hands: 1,
    round: |ground| Box::pin(cookies(ground)),
};

/// Requests and sockets of pages of other sites, with the person's own cookie.
pub const ORIGINS: Attack = Attack {
    name: "foreign origins",
    success: "a page of another site acts for the person who looks at it",
    hands: 1,
    round: |ground| Box::pin(origins(ground)),
};

/// Names that look like a name that is kept.
pub const NAMES: Attack = Attack {
    name: "names that look alike",
    success: "a guest bears a name that looks like a kept one",
    hands: 1,
    round: |ground| Box::pin(names(ground)),
};

async fn cookies(ground: Arc<Ground>) -> Result<()> {
    let victim = ground.victim(1).await?;
    let (name, value) = victim.cookie.split_once('=').ok_or("no cookie")?;
    let half = value.len() / 2;
    let mut flipped = value.as_bytes().to_vec();
    let last = flipped.len() - 1;
    flipped[last] = if flipped[last] == b'A' { b'B' } else { b'A' };
    let forged = [
        victim.id.clone(),
        format!("{}.", victim.id),
        format!("{}.{}", victim.id, "0".repeat(64)),
        value[..half].to_owned(),
        // Not the last letter alone: some bits of it may mean nothing.
        format!("{}{}", &value[half..], &value[..half]),
        value.to_ascii_lowercase().replace(['a', 'e'], "z"),
        format!("{value}{value}"),
        "%00".to_owned(),
        "null".to_owned(),
        "x".repeat(7000),
        String::from_utf8(flipped)?.replace(|c: char| c.is_ascii_digit(), "7"),
    ];
    for value in forged {
        let mut stranger = ground.stranger(1).await?;
        stranger.cookie = format!("{name}={value}");
        let answer = ground.get(&stranger, "/api/me").await?;
        if answer.body["id"] == victim.id.as_str() {
            ground.succeeded(format!("{value} is taken for the cookie of {}", victim.id));
        }
        for path in ["/api/me/sessions", "/api/me/games", "/api/me/feed"] {
            ground.get(&stranger, path).await?;
        }
    }
    Ok(())
}

async fn origins(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    let port = ground.server.rsplit(':').next().unwrap_or_default();
    let foreign = [
        "https://evil.example".to_owned(),
        "null".to_owned(),
        format!("http://{}.evil.example", ground.server),
        format!("http://127.0.0.1.evil.example:{port}"),
        format!("http://evil.example#{}", ground.server),
        format!("http://{}@evil.example", ground.server),
        "http://127.0.0.1:1".to_owned(),
        "file://".to_owned(),
    ];
    for origin in &foreign {
        if ground.socket(&person, &[("origin", origin)]).await.is_ok() {
            ground.succeeded(format!("{origin} opened a socket"));
        }
        ground.count("socket refused");
        for (path, body) in [
            ("/api/tables", json!({"game": ORDINARY, "seats": [{"kind": "me"}, {"kind": "me"}]})),
            ("/api/logout", json!({})),
            ("/api/records", json!({"game": ORDINARY, "seats": 2, "options": {}, "steps": []})),
        ] {
            let answer = person.ask(Method::POST, path, Some(body), &[("origin", origin)]).await?;
            ground.answered(path, &answer);
            if answer.status < 400 {
                ground.succeeded(format!("{origin} posted to {path}"));
            }
        }
    }
    Ok(())
}

async fn names(ground: Arc<Ground>) -> Result<()> {
    let (_owner, name) = keep_a_name(&ground, 1).await?;
    let eve = ground.stranger(1).await?;
    let cyrillic = name.replace('a', "\u{430}").replace('e', "\u{435}").replace('p', "\u{440}").replace('y', "\u{443}");
    // Capitals of other alphabets look like ours where their small letters do not.
    let capital = |c: char| "aΑbВeΕhНkΚmΜnΝpΡtΤyΥ".split_once(c).and_then(|(_, rest)| rest.chars().next());
    let capitals: String = name.chars().map(|c| capital(c).unwrap_or_else(|| c.to_ascii_uppercase())).collect();
    let (first, rest) = name.split_at(1);
    let wide: String = name.chars().map(|c| char::from_u32(u32::from(c) + 0xfee0).unwrap_or(c)).collect();
    let alike = [
        name.clone(),
        name.to_uppercase(),
        format!(" {name} "),
        format!("{name}."),
        format!("{first} {rest}"),
        format!("{first}\u{ad}{rest}"),
        format!("{first}\u{200d}{rest}"),
        format!("{first}\u{34f}{rest}"),
        format!("{first}\u{301}{rest}"),
        format!("\u{202e}{rest}{first}"),
        format!("{name}\u{fe0f}"),
        cyrillic,
        capitals,
        wide,
        "\u{3164}".to_owned(),
        "\u{2800}".to_owned(),
        String::new(),
    ];
    for name in alike {
        let answer = ground.ask(&eve, Method::PUT, "/api/me", Some(json!({"name": name}))).await?;
        if answer.status == 200 {
            ground.succeeded(format!("{name:?} may be borne"));
        }
    }
    Ok(())
}
