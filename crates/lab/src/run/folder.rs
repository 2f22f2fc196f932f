//! The folder of a run: games in blocks, so that a run can be stopped at any moment and gone on.

use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use super::header::{FORMAT, Header};
use super::lineups;
use crate::plan::{Cross, Plan, Wishes};
use crate::trial::line::GameLine;

/// Deals in a file.
const BLOCK: u32 = 256;
const HEADER: &str = "run.json";
const PLAN: &str = "plan.toml";
const LOCK: &str = "run.lock";

/// Why a folder cannot be used.
#[derive(Debug)]
pub enum FolderError {
    /// Something could not be read or written.
    Io(PathBuf, io::Error),
    /// It holds something else than what is wanted.
    Wrong(PathBuf, String),
}

impl fmt::Display for FolderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FolderError::Io(path, error) if error.kind() == io::ErrorKind::StorageFull => {
                write!(
                    f,
                    "{}: the disk is full; what was played so far is kept, and running it again goes on",
                    path.display()
                )
            }
            FolderError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            FolderError::Wrong(path, problem) => write!(f, "{}: {problem}", path.display()),
        }
    }
}

impl std::error::Error for FolderError {}

fn io_at(path: &Path) -> impl Fn(io::Error) -> FolderError + '_ {
    move |error| FolderError::Io(path.to_owned(), error)
}

/// Writes a file whole or not at all: first beside it, then in its place.
pub fn write_whole(path: &Path, content: &[u8]) -> Result<(), FolderError> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    let written = File::create(&beside)
        .and_then(|mut file| file.write_all(content).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| {
        // What is left of it would only be in the way.
        let _ = fs::remove_file(&beside);
        FolderError::Io(path.to_owned(), error)
    })
}

/// A variant's games: how many deals are there, and the file that the next ones go to.
struct Shelf {
    done: u32,
    open: Option<File>,
}

/// A folder that is being played into. Nobody else may, until it is dropped.
pub struct Folder {
    place: PathBuf,
    header: Header,
    shelves: Vec<Shelf>,
    _lock: File,
}

impl Folder {
    /// Opens a folder to go on with a plan, or makes it.
    pub fn open(place: &Path, plan: &Plan) -> Result<Folder, FolderError> {
        fs::create_dir_all(place).map_err(io_at(place))?;
        let lock_path = place.join(LOCK);
        let lock = OpenOptions::new().create(true).append(true).open(&lock_path).map_err(io_at(&lock_path))?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => FolderError::Wrong(
                place.to_owned(),
                "another run is writing there; wait for it or choose another folder with --out".into(),
            ),
            TryLockError::Error(error) => FolderError::Io(lock_path.clone(), error),
        })?;
        let header = match read_header(place)? {
            Some(header) => header,
            None => {
                let header = Header::new(plan);
                write_whole(&place.join(PLAN), plan.text.as_bytes())?;
                write_header(place, &header)?;
                header
            }
        };
        if let Some(problem) = header.refuses(plan) {
            return Err(FolderError::Wrong(place.to_owned(), problem));
        }
        let mut folder = Folder { place: place.to_owned(), header, shelves: Vec::new(), _lock: lock };
        for (number, variant) in plan.variants.iter().enumerate() {
            let shelf = folder.shelf(number, lineups(variant).len(), plan.deals)?;
            folder.shelves.push(shelf);
        }
        Ok(folder)
    }

    /// Deals of a variant that are there, from the first on.
    pub fn done(&self, variant: usize) -> u32 {
        self.shelves[variant].done
    }

    /// Adds the games of a variant's next deal.
    pub fn append(&mut self, variant: usize, lines: &str) -> Result<(), FolderError> {
        let deal = self.shelves[variant].done;
        let (whole, part) = files(&self.place, variant, deal / BLOCK);
        if self.shelves[variant].open.is_none() {
            let file = OpenOptions::new().create(true).append(true).open(&part).map_err(io_at(&part))?;
            self.shelves[variant].open = Some(file);
        }
        let shelf = &mut self.shelves[variant];
        if let Some(file) = &mut shelf.open {
            file.write_all(lines.as_bytes()).map_err(io_at(&part))?;
        }
        shelf.done += 1;
        if shelf.done.is_multiple_of(BLOCK) || shelf.done == self.header.deals {
            if let Some(file) = shelf.open.take() {
                file.sync_all().map_err(io_at(&part))?;
            }
            fs::rename(&part, &whole).map_err(io_at(&part))?;
        }
        Ok(())
    }

    /// Notes whether everything was played.
    pub fn close(&mut self, whole: bool) -> Result<(), FolderError> {
        for file in self.shelves.iter_mut().filter_map(|shelf| shelf.open.take()) {
            file.sync_all().map_err(io_at(&self.place))?;
        }
        self.header.whole = whole;
        write_header(&self.place, &self.header)
    }

    /// Counts what there is of a variant, and cuts off what was written of a deal that was not finished.
    fn shelf(&self, variant: usize, lineups: usize, deals: u32) -> Result<Shelf, FolderError> {
        let shelf = self.place.join("games").join(variant.to_string());
        fs::create_dir_all(&shelf).map_err(io_at(&shelf))?;
        let mut done = 0;
        loop {
            let (whole, part) = files(&self.place, variant, done / BLOCK);
            if done < deals && whole.exists() {
                done = (done + BLOCK).min(deals);
                continue;
            }
            if part.exists() {
                let (kept, bytes) = whole_deals(&part, lineups)?;
                let file = OpenOptions::new().write(true).open(&part).map_err(io_at(&part))?;
                file.set_len(bytes).map_err(io_at(&part))?;
                done += kept;
            }
            return Ok(Shelf { done, open: None });
        }
    }
}

/// A block's file, and what it is called while it is written.
fn files(place: &Path, variant: usize, block: u32) -> (PathBuf, PathBuf) {
    let shelf = place.join("games").join(variant.to_string());
    (shelf.join(format!("{block:04}.jsonl")), shelf.join(format!("{block:04}.jsonl.part")))
}

/// How many whole deals a file begins with, and how many bytes they take. A line without an end was cut off.
fn whole_deals(path: &Path, lineups: usize) -> Result<(u32, u64), FolderError> {
    let mut reader = BufReader::new(File::open(path).map_err(io_at(path))?);
    let (mut deals, mut bytes, mut lines, mut read) = (0, 0, 0, 0);
    let mut line = Vec::new();
    loop {
        line.clear();
        read += reader.read_until(b'\n', &mut line).map_err(io_at(path))? as u64;
        if line.last() != Some(&b'\n') {
            return Ok((deals, bytes));
        }
        lines += 1;
        if lines == lineups {
            (deals, bytes, lines) = (deals + 1, read, 0);
        }
    }
}

fn read_header(place: &Path) -> Result<Option<Header>, FolderError> {
    let path = place.join(HEADER);
    match fs::read_to_string(&path) {
        Ok(text) => serde_json::from_str(&text)
            .map(Some)
            .map_err(|error| FolderError::Wrong(path, format!("not the header of a run: {error}"))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(FolderError::Io(path, error)),
    }
}

fn write_header(place: &Path, header: &Header) -> Result<(), FolderError> {
    let text = serde_json::to_string_pretty(header)
        .map_err(|error| FolderError::Wrong(place.to_owned(), error.to_string()))?;
    write_whole(&place.join(HEADER), format!("{text}\n").as_bytes())
}

/// All games of a run, whole or not.
pub struct Games {
    /// What was played.
    pub plan: Plan,
    /// By what.
    pub header: Header,
    /// The games of each variant, deal after deal.
    pub lines: Vec<Vec<GameLine>>,
}

/// Reads the games of a folder. Deals that not every variant has played are left out, so that all can be compared.
pub fn read(place: &Path) -> Result<Games, FolderError> {
    let wrong = |problem: String| FolderError::Wrong(place.to_owned(), problem);
    let header = read_header(place)?.ok_or_else(|| wrong("there is no run in this folder".into()))?;
    if header.format != FORMAT {
        return Err(wrong(format!(
            "its games are written in format {}, and this program reads {FORMAT}",
            header.format
        )));
    }
    let plan_path = place.join(PLAN);
    let text = fs::read_to_string(&plan_path).map_err(io_at(&plan_path))?;
    let (wishes, cross) = said(&text);
    let plan = header.plan(text, wishes, cross).map_err(wrong)?;
    let mut lines = Vec::new();
    for (number, variant) in plan.variants.iter().enumerate() {
        lines.push(read_variant(place, number, lineups(variant).len(), plan.deals)?);
    }
    let deals = lines.iter().map(|own: &Vec<GameLine>| own.last().map_or(0, |line| line.i + 1)).min().unwrap_or(0);
    lines.iter_mut().for_each(|own| own.retain(|line| line.i < deals));
    Ok(Games { plan, header, lines })
}

/// What the plan's text says of its report: it may be changed without playing again.
fn said(text: &str) -> (Wishes, Option<Cross>) {
    let table: toml::Table = text.parse().unwrap_or_default();
    let part = |name: &str| table.get(name).cloned();
    let wishes = part("report").and_then(|report| report.try_into().ok()).unwrap_or_default();
    (wishes, part("cross").and_then(|cross| cross.try_into().ok()))
}

fn read_variant(place: &Path, variant: usize, lineups: usize, deals: u32) -> Result<Vec<GameLine>, FolderError> {
    let mut all = Vec::new();
    let mut block = 0;
    while block * BLOCK < deals {
        let (whole, part) = files(place, variant, block);
        let path = if whole.exists() { whole } else { part };
        if !path.exists() {
            break;
        }
        let (kept, _) = whole_deals(&path, lineups)?;
        let reader = BufReader::new(File::open(&path).map_err(io_at(&path))?);
        for (n, line) in reader.lines().take(kept as usize * lineups).enumerate() {
            let line = line.map_err(io_at(&path))?;
            let read: Result<GameLine, _> = serde_json::from_str(&line);
            all.push(read.map_err(|error| FolderError::Wrong(path.clone(), format!("line {}: {error}", n + 1)))?);
        }
        block += 1;
    }
    Ok(all)
}
