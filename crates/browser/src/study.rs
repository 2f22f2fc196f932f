//! A game looked at again, one move at a time.

use feerie_advice::{Analysis, Analyzing};
use serde_json::{Value, json};

use crate::answer::{Answer, Fault};
use crate::desk::{Desk, written};
use crate::held::fork;
use crate::place::Place;

impl Desk {
    /// Begins to look at the game of a table again; answers how many moves there are to look at.
    pub fn study(&mut self, table: u32) -> Answer<u32> {
        let place = self.place_mut(table)?;
        let steps = place.table.steps().to_vec();
        let mut start = fork(&*place.table);
        start.undo(steps.len())?;
        let analyzing = place.study.insert(Analyzing::new(start, steps));
        Ok(analyzing.len() as u32)
    }

    /// Looks at one move more; 1 once all are seen.
    pub fn study_on(&mut self, table: u32) -> Answer<u32> {
        let place = self.place_mut(table)?;
        let analyzing = place.study.as_mut().ok_or_else(not_begun)?;
        Ok((!analyzing.look_on()?).into())
    }

    /// What came of it, as the server's study answers.
    pub fn studied(&mut self, table: u32) -> Answer<Vec<u8>> {
        let Place { study, .. } = self.place_mut(table)?;
        written(&form(&study.take().ok_or_else(not_begun)?.finish()))
    }
}

fn not_begun() -> Fault {
    Fault::bad_request("no study was begun")
}

fn form(Analysis { points, slips }: &Analysis) -> Value {
    let points = points.iter().map(|point| json!({"seq": point.seq, "seat": point.seat, "shares": point.shares}));
    let slips = slips.iter().map(|slip| {
        let mut form = json!({
            "seq": slip.seq, "seat": slip.seat, "played": slip.played, "better": slip.better, "cost": slip.cost,
        });
        if let Some(reason) = &slip.reason {
            form["reason"] = json!({"key": reason.key, "args": crate::thinking::arguments(reason)});
        }
        form
    });
    json!({"points": points.collect::<Vec<_>>(), "slips": slips.collect::<Vec<_>>()})
}
