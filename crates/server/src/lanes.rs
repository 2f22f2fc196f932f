//! Lanes for work that takes longer than a millisecond: each kind has threads and a queue of its own, so that log-ins,
//! replays and analyses never wait for bots, nor play for any of them. A queue serves addresses in turn, so the address
//! that asks most waits longest. It is bounded, and work that does not fit is refused with the time to retry after. All
//! lanes but `play` run at low priority: where CPU is short, serving sockets and opening tables goes first.

use metrics::{counter, gauge, histogram};
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::oneshot;

use crate::error::Problem;

/// A kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// Opening tables and loading them again: a person waits to play.
    Play,
    /// Passphrases.
    Door,
    /// Records, replays, checks of dice.
    Records,
    /// Practice and hints.
    Help,
    /// Questions about a position.
    Questions,
    /// Analyses of finished games.
    Study,
    /// Games of bots that try out a change.
    Lab,
    /// Bots' turns.
    Bots,
}

const LANES: [Lane; 8] =
    [Lane::Play, Lane::Door, Lane::Records, Lane::Help, Lane::Questions, Lane::Study, Lane::Lab, Lane::Bots];

/// How much of a kind of work there may be.
struct Bounds {
    name: &'static str,
    at_once: usize,
    /// Waiting work of everybody, and of one address.
    waiting: usize,
    waiting_each: usize,
    /// How long anybody waits before being sent away.
    patience: Duration,
}

impl Lane {
    fn bounds(self, cores: usize, bots: usize) -> Bounds {
        let half = cores.div_ceil(2);
        let (name, at_once, waiting, waiting_each, seconds) = match self {
            Lane::Play => ("play", cores.max(2), 4096, 256, 30),
            Lane::Door => ("door", 2, 256, 16, 10),
            Lane::Records => ("records", half, 256, 8, 20),
            Lane::Help => ("help", half, 256, 8, 20),
            Lane::Questions => ("questions", half, 1024, 32, 5),
            Lane::Study => ("study", 1, 64, 64, 600),
            Lane::Lab => ("lab", half.min(2), 16, 1, 600),
            Lane::Bots => ("bots", bots, 4096, 512, 60),
        };
        Bounds { name, at_once, waiting, waiting_each, patience: Duration::from_secs(seconds) }
    }
}

/// On whose behalf work is done: an address. Work without one shares a single turn.
pub type Client = Option<IpAddr>;

tokio::task_local! {
    static CLIENT: Client;
}

/// Does something on behalf of an address: the work it causes waits in that address's queue.
///
/// No `async fn`: that would keep room for what is done twice, as it was handed over and as it runs, in each socket.
pub fn on_behalf_of<T>(client: Client, doing: impl Future<Output = T>) -> impl Future<Output = T> {
    CLIENT.scope(client, doing)
}

/// On whose behalf we are.
pub fn client() -> Client {
    CLIENT.try_with(|client| *client).unwrap_or_default()
}

/// All lanes of a process.
pub struct Lanes {
    queues: [Arc<Queue>; LANES.len()],
    background: Background,
}

/// Low-priority threads, for all lanes but the one on which people wait to play.
struct Background(Option<Runtime>);

/// How much the system prefers other threads to these, of 19.
#[cfg(target_os = "linux")]
const POLITENESS: i32 = 10;

impl Background {
    fn new() -> Background {
        // Only its threads for long work are used; they are started when there is some.
        let runtime = Builder::new_current_thread().thread_name("background").on_thread_start(step_back).build();
        if let Err(error) = &runtime {
            tracing::warn!(%error, "bots and studies compete with play for the cores");
        }
        Background(runtime.ok())
    }

    fn handle(&self) -> Handle {
        self.0.as_ref().map_or_else(Handle::current, |runtime| runtime.handle().clone())
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        // Nobody waits for a bot's last thought.
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// Lets other threads go first. Linux keeps this for each thread; elsewhere it would be the whole process.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(POLITENESS) {
        tracing::debug!(%error, "a thread for long work keeps its priority");
    }
}

struct Queue {
    bounds: Bounds,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    running: usize,
    waiting: usize,
    /// Whose turn comes next.
    turns: VecDeque<Client>,
    by_client: HashMap<Client, VecDeque<oneshot::Sender<Turn>>>,
}

/// A permit to work, passed to the next in the queue when it is dropped.
struct Turn(Option<Arc<Queue>>);

impl Lanes {
    /// Idle lanes. So many bots may think at the same time; 0 means one for each core.
    pub fn new(bot_threads: usize) -> Lanes {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let bots = if bot_threads == 0 { cores } else { bot_threads };
        let queue = |lane: Lane| Arc::new(Queue::new(lane.bounds(cores, bots)));
        Lanes { queues: LANES.map(queue), background: Background::new() }
    }

    /// Does work of a kind on behalf of the current client, on a thread of that kind's lane.
    pub async fn run<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.run_for(lane, client(), work).await
    }

    /// The same on behalf of a given client.
    pub async fn run_for<T: Send + 'static>(
        &self,
        lane: Lane,
        client: Client,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = self.queues[lane as usize].turn(client).await?;
        let threads = if lane == Lane::Play { Handle::current() } else { self.background.handle() };
        let done = threads.spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "a worker thread panicked");
            Problem::Internal
        })
    }
}

impl Queue {
    /// An empty queue, which is counted from the start: an alarm cannot ring for what is not there yet.
    fn new(bounds: Bounds) -> Queue {
        counter!("feerie_lane_refusals_total", "lane" => bounds.name).increment(0);
        gauge!("feerie_lane_waiting", "lane" => bounds.name).set(0.0);
        Queue { bounds, state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Whole between any two statements that could panic.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn turn(self: &Arc<Self>, client: Client) -> Result<Turn, Problem> {
        let Bounds { name, patience, .. } = self.bounds;
        let begun = Instant::now();
        let turn = match self.enter(client) {
            Ok(Entered::AtOnce(turn)) => turn,
            Ok(Entered::Waits(turn)) => match tokio::time::timeout(patience, turn).await {
                Ok(Ok(turn)) => turn,
                _ => return Err(self.refuse()),
            },
            Err(Full) => return Err(self.refuse()),
        };
        histogram!("feerie_lane_wait_seconds", "lane" => name).record(begun.elapsed().as_secs_f64());
        Ok(turn)
    }

    fn refuse(&self) -> Problem {
        counter!("feerie_lane_refusals_total", "lane" => self.bounds.name).increment(1);
        Problem::Busy
    }

    fn enter(self: &Arc<Self>, client: Client) -> Result<Entered, Full> {
        let Bounds { name, at_once, waiting, waiting_each, .. } = self.bounds;
        let mut state = self.state();
        if state.running < at_once {
            state.running += 1;
            return Ok(Entered::AtOnce(Turn(Some(Arc::clone(self)))));
        }
        let ahead = state.by_client.get(&client).map_or(0, VecDeque::len);
        if state.waiting >= waiting || ahead >= waiting_each {
            return Err(Full);
        }
        let (give, turn) = oneshot::channel();
        state.by_client.entry(client).or_default().push_back(give);
        if ahead == 0 {
            state.turns.push_back(client);
        }
        state.waiting += 1;
        gauge!("feerie_lane_waiting", "lane" => name).set(state.waiting as f64);
        Ok(Entered::Waits(turn))
    }

    /// The next piece of work, one of each address in turn; if there is none, a thread is free.
    fn next(&self) -> Option<oneshot::Sender<Turn>> {
        let mut state = self.state();
        let Some(client) = state.turns.pop_front() else {
            state.running -= 1;
            return None;
        };
        let queue = state.by_client.get_mut(&client);
        let (next, is_empty) = queue.map_or((None, true), |queue| (queue.pop_front(), queue.is_empty()));
        if is_empty {
            state.by_client.remove(&client);
        } else {
            state.turns.push_back(client);
        }
        state.waiting -= 1;
        gauge!("feerie_lane_waiting", "lane" => self.bounds.name).set(state.waiting as f64);
        next
    }
}

enum Entered {
    AtOnce(Turn),
    Waits(oneshot::Receiver<Turn>),
}

/// The queue is full.
struct Full;

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(queue) = self.0.take() else { return };
        while let Some(next) = queue.next() {
            match next.send(Turn(Some(Arc::clone(&queue)))) {
                Ok(()) => return,
                // They went away while they waited.
                Err(mut turn) => turn.0 = None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn address(last: u8) -> Client {
        Some(IpAddr::from([192, 0, 2, last]))
    }

    /// Lanes whose only bots' thread is busy until the sender is dropped.
    async fn busy() -> (Arc<Lanes>, mpsc::Sender<()>) {
        let lanes = Arc::new(Lanes::new(1));
        let (end, ended) = mpsc::channel::<()>();
        let working = Arc::clone(&lanes);
        let (begin, begun) = oneshot::channel();
        tokio::spawn(async move {
            let work = move || {
                let _ = begin.send(());
                let _ = ended.recv();
            };
            working.run_for(Lane::Bots, address(1), work).await
        });
        begun.await.unwrap();
        (lanes, end)
    }

    /// Somebody who waits, once they stand in the queue.
    async fn waits(lanes: &Arc<Lanes>, client: Client, told: &mpsc::Sender<Client>) -> tokio::task::JoinHandle<bool> {
        let before = lanes.queues[Lane::Bots as usize].state().waiting;
        let (waiting, told) = (Arc::clone(lanes), told.clone());
        let work = move || told.send(client).unwrap();
        let task = tokio::spawn(async move { waiting.run_for(Lane::Bots, client, work).await.is_ok() });
        while lanes.queues[Lane::Bots as usize].state().waiting == before && !task.is_finished() {
            tokio::task::yield_now().await;
        }
        task
    }

    #[tokio::test]
    async fn addresses_take_turns() {
        let (lanes, end) = busy().await;
        let (told, heard) = mpsc::channel();
        let mut tasks = Vec::new();
        for _ in 0..50 {
            tasks.push(waits(&lanes, address(1), &told).await);
        }
        tasks.push(waits(&lanes, address(2), &told).await);
        drop(end);
        for task in tasks {
            assert!(task.await.unwrap());
        }
        let order: Vec<Client> = heard.try_iter().collect();
        assert_eq!(order.iter().position(|client| *client == address(2)), Some(1), "after one of the many");
        assert_eq!(lanes.queues[Lane::Bots as usize].state().running, 0);
    }

    #[tokio::test]
    async fn a_full_queue_refuses_and_other_lanes_go_on() {
        let (lanes, end) = busy().await;
        let (told, _heard) = mpsc::channel();
        let mut tasks = Vec::new();
        for _ in 0..512 {
            tasks.push(waits(&lanes, address(1), &told).await);
        }
        let refused = lanes.run_for(Lane::Bots, address(1), || ()).await;
        assert_eq!(refused, Err(Problem::Busy));
        assert_eq!(lanes.run_for(Lane::Door, address(1), || 7).await, Ok(7), "another lane");
        // Whoever stops waiting leaves no gap.
        let last = tasks.pop().unwrap();
        last.abort();
        assert!(last.await.is_err());
        drop(end);
        for task in tasks {
            assert!(task.await.unwrap());
        }
        assert_eq!(lanes.run_for(Lane::Bots, address(1), || 7).await, Ok(7));
        assert_eq!(lanes.queues[Lane::Bots as usize].state().running, 0);
    }

    /// The system's own account of the thread that asks: its nineteenth field is how politely it steps back.
    #[cfg(target_os = "linux")]
    fn politeness() -> i32 {
        let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap();
        stat.rsplit(") ").next().unwrap().split(' ').nth(16).unwrap().parse().unwrap()
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn play_comes_before_everything_else() {
        let lanes = Lanes::new(1);
        let ours = politeness();
        for lane in LANES {
            let theirs = lanes.run(lane, politeness).await.unwrap();
            let wanted = if lane == Lane::Play { ours } else { (ours + POLITENESS).min(19) };
            assert_eq!(theirs, wanted, "{lane:?}");
        }
    }

    /// Every socket is such a future.
    #[test]
    fn acting_for_somebody_takes_no_second_room() {
        let large = async |bytes: [u8; 4096]| {
            tokio::task::yield_now().await;
            bytes[0]
        };
        let doing = large([0; 4096]);
        let alone = size_of_val(&doing);
        assert!(size_of_val(&on_behalf_of(None, doing)) < alone + 256);
    }

    #[tokio::test]
    async fn work_is_done_on_behalf_of_whoever_asks() {
        assert_eq!(client(), None);
        assert_eq!(on_behalf_of(address(9), async { client() }).await, address(9));
    }
}
