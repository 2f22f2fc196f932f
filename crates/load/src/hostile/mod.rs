//! Hostile clients of every kind beside an honest crowd. Nobody may stop the server, peek into it or cheat, and the
//! crowd has to play on as though nobody else were there.

mod attack;
mod attacks;
mod crowd;
mod ground;
mod report;
mod yardstick;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use crate::Result;
use crate::client::Person;
use crate::process::{Served, Storage};
use crowd::Crowd;
use ground::Ground;
use report::Report;

/// How hostile the world is.
#[derive(Clone, Debug)]
pub struct Hostile {
    /// The `feerie` program.
    pub binary: PathBuf,
    /// Where its server keeps its tables.
    pub place: Storage,
    /// How long it is attacked. Before that the crowd plays alone for a third as long, half a minute at most.
    pub time: Duration,
    /// Tables of the honest crowd.
    pub tables: usize,
    /// Their games, in turn; all of them if empty.
    pub games: Vec<String>,
    /// The attacks; all of them if empty.
    pub attacks: Vec<String>,
    /// What 99 of 100 acts of the crowd may take under attack; nothing is asked of a build that is not made to be fast.
    pub aim: Option<Duration>,
    /// How many bytes the server may hold more than before.
    pub growth: u64,
}

/// As long as the crowd may play alone.
const LONGEST_PEACE: Duration = Duration::from_secs(30);
/// How long everybody may take to come to an end.
const SETTLING: Duration = Duration::from_secs(90);
/// How often the server's memory is looked at.
const GLANCE: Duration = Duration::from_millis(250);

/// Attacks until the time is up. The report, and whatever must never be.
pub async fn run(hostile: &Hostile) -> Result<(String, Vec<String>)> {
    let is_known = |name: &&String| attacks::ALL.iter().any(|attack| attack.name == **name);
    if let Some(unknown) = hostile.attacks.iter().find(|name| !is_known(name)) {
        let names: Vec<&str> = attacks::ALL.iter().map(|attack| attack.name).collect();
        return Err(format!("there is no attack named {unknown:?}; there are: {}", names.join(", ")).into());
    }
    let folder = tempfile::tempdir()?;
    let log = folder.path().join("log");
    let served = Served::start_guarded(&hostile.binary, &hostile.place, &log).await?;
    let crowd = Crowd::gather(&served.address, &hostile.games, hostile.tables).await?;
    let mut report = Report::default();
    let (start, before) = (Instant::now(), served.usage()?);
    report.crowd.0 = crowd.play(Instant::now() + LONGEST_PEACE.min(hostile.time / 3)).await?;
    let at_war = served.usage()?;
    report.load.0 = share(at_war.cpu - before.cpu, start.elapsed());
    let (start, end) = (Instant::now(), Instant::now() + hostile.time);
    let (war, most, grounds) =
        tokio::join!(crowd.play(end), watch_memory(&served, end), attack_all(&served.address, &hostile.attacks, end));
    report.load.1 = share(served.usage()?.cpu - at_war.cpu, start.elapsed());
    report.memory = (at_war.memory, most);
    report.crowd.1 = war?;
    report.attacks = grounds?;
    report.is_alive = is_alive(&served).await;
    report.log = complaints(&log)?;
    report.own_faults = own_faults(&served).await?;
    Ok(report.close(hostile.aim, hostile.growth))
}

/// How many cores are kept busy by work of this length in so much time.
fn share(work: Duration, time: Duration) -> f64 {
    work.as_secs_f64() / time.as_secs_f64().max(1e-9)
}

/// How much the system prefers everybody else to the attackers, of 19. They would have machines of their own: what they
/// do to the server is measured, not what they take from it by sharing its cores.
const STEP_BACK: i32 = 10;

/// Lets every attacker loose, on threads that let the server and the crowd go first.
async fn attack_all(server: &str, asked: &[String], end: Instant) -> Result<Vec<Arc<Ground>>> {
    let (server, asked) = (server.to_owned(), asked.to_vec());
    let (tell, told) = oneshot::channel();
    std::thread::spawn(move || -> std::io::Result<()> {
        let step_back = || _ = rustix::process::nice(STEP_BACK);
        let runtime = Builder::new_multi_thread().on_thread_start(step_back).enable_all().build()?;
        let attack = runtime.spawn(async move { attack_with(&server, &asked, end).await });
        // Whoever does not want to know any more has gone.
        let _ = tell.send(runtime.block_on(attack));
        Ok(())
    });
    Ok(told.await.map_err(|_| "the attackers fell apart")??)
}

/// Every attack, each with some hands and addresses of its own.
async fn attack_with(server: &str, asked: &[String], end: Instant) -> Vec<Arc<Ground>> {
    let chosen = |name: &str| asked.is_empty() || asked.iter().any(|one| one == name);
    let all = attacks::ALL.iter().enumerate().filter(|(_, attack)| chosen(attack.name));
    let grounds: Vec<_> = all.map(|(number, attack)| Arc::new(Ground::new(attack, number, server))).collect();
    let mut hands = JoinSet::new();
    for ground in &grounds {
        for _ in 0..ground.attack.hands {
            hands.spawn(attack::keep_attacking(Arc::clone(ground), end));
        }
    }
    hands.join_all().await;
    grounds
}

/// The most memory that the server holds until the time is up.
async fn watch_memory(served: &Served, end: Instant) -> u64 {
    let mut most = 0;
    while Instant::now() < end {
        most = most.max(served.usage().map_or(0, |usage| usage.memory));
        sleep_until(end.min(Instant::now() + GLANCE)).await;
    }
    most
}

/// Whether a newcomer is answered once it is quiet.
async fn is_alive(served: &Served) -> bool {
    let newcomer = async {
        let person = Person::arrive_from([127, 9, 9, 9].into(), &served.address).await?;
        Ok::<_, Box<dyn std::error::Error + Send + Sync>>(person.get("/healthz").await?.status == 200)
    };
    tokio::time::timeout(SETTLING, newcomer).await.is_ok_and(|alive| alive.unwrap_or(false))
}

/// Answers by which the server said that it was its own fault, to whomever. That it is busy is no fault.
async fn own_faults(served: &Served) -> Result<Vec<String>> {
    let http = reqwest::Client::builder().no_proxy().build()?;
    let metrics = http.get(&served.metrics).send().await?.text().await?;
    let is_bad = |line: &&str| line.starts_with("feerie_http_answers_total{status=\"5") && !line.contains("\"503\"");
    Ok(metrics.lines().filter(is_bad).map(str::to_owned).collect())
}

/// Lines of the log that must not be there, a few of them.
fn complaints(log: &Path) -> Result<Vec<String>> {
    let text = String::from_utf8_lossy(&std::fs::read(log)?).into_owned();
    let bad = text.lines().filter(|line| line.contains("panicked") || line.contains(" ERROR "));
    Ok(bad.take(20).map(str::to_owned).collect())
}
