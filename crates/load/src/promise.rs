//! What was acknowledged is there: looked up in what the server itself replays.

use serde_json::{Value, json};

use crate::Result;
use crate::client::Person;
use crate::play::Acknowledged;

/// What a seat knows of its game so far, read page by page; none while it cannot be told: a card lies face down, or
/// everybody asks for a replay at once.
pub async fn replay(person: &Person, table: &str, seat: usize) -> Result<Option<Vec<Value>>> {
    let mut frames: Vec<Value> = Vec::new();
    loop {
        let after = frames.last().map(|frame| format!("&after={}", frame["seq"])).unwrap_or_default();
        let answer = person.get(&format!("/api/tables/{table}/replay?as={seat}{after}")).await?;
        if ["conflict", "busy", "away"].contains(&answer.code()) {
            return Ok(None);
        }
        let page = answer.body["frames"].as_array().ok_or_else(|| format!("{table} has no replay: {}", answer.body))?;
        frames.extend(page.iter().cloned());
        if answer.body["more"] != true || page.is_empty() {
            return Ok(Some(frames));
        }
    }
}

/// Every acknowledged step of a seat is there as it was made.
pub fn is_kept<'a>(
    table: &str,
    frames: &[Value],
    acknowledged: impl Iterator<Item = &'a Acknowledged>,
    is_over: bool,
    is_live: bool,
) -> Result<()> {
    for step in acknowledged {
        // A finished table shows true numbers, so only the step itself is looked for.
        let is_there = |frame: &Value| {
            is_made(&frame["mine"], step.seat, &step.act["action"], is_live) && (is_over || frame["seq"] == step.seq)
        };
        if !frames.iter().any(is_there) {
            let there: Vec<String> = frames.iter().filter(|frame| frame["mine"].is_array()).map(brief).collect();
            let (act, seq, there) = (&step.act, step.seq, there.join(" "));
            return Err(format!("{table}: {act} was promised as {seq} and is not there, but {there}").into());
        }
    }
    Ok(())
}

fn brief(frame: &Value) -> String {
    format!("{}:{}", frame["seq"], frame["mine"][1])
}

/// Whether what a seat made is what it sent. A reaction is recorded with the time that was believed, or as none if it
/// came too late.
fn is_made(made: &Value, seat: usize, sent: &Value, is_live: bool) -> bool {
    if *made == json!([seat, sent]) {
        return true;
    }
    let hit = |action: &Value| action.as_str().and_then(|text| text.rsplit_once(':')).map(|(hit, _)| hit.to_owned());
    is_live && made[0] == seat && (made[1] == "none" || (hit(&made[1]).is_some() && hit(&made[1]) == hit(sent)))
}
