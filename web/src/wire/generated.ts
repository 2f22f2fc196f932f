/** Generated from the server's types: FEERIE_BLESS=1 cargo test -p feerie-server typescript */

export type Face = "goblin-blue" | "goblin-red" | "fairy-rose" | "fairy-night" | "elf" | "prince" | "princess" | "gnome" | "witch" | "wizard" | "pixie-honey" | "pixie-moss" | "queen" | "knight" | "frog" | "toad" | "unicorn" | "dragon" | "owl" | "fox" | "hedgehog" | "hare" | "badger" | "squirrel" | "bear" | "mushroom" | "cloud" | "flame";

export type Me = { 
/**
 * Unguessable, but no credential.
 */
id: string, 
/**
 * As others see it.
 */
name: string, 
/**
 * Whether a passphrase keeps it.
 */
claimed: boolean, 
/**
 * Chosen; or given, always the same, until one is chosen.
 */
face: Face, 
/**
 * Whose bot account it is; others are told only that it is one.
 */
program?: boolean, };

export type SessionInfo = { 
/**
 * What to end it by; no credential.
 */
id: string, 
/**
 * When it began, in milliseconds since 1970.
 */
created: number, 
/**
 * When it was last used, to about ten minutes.
 */
used: number, 
/**
 * The kind of browser and system; may be empty.
 */
device: string, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

export type BotInfo = { 
/**
 * Whom it plays as, and what to revoke it by; no credential.
 */
id: string, 
/**
 * As others see it.
 */
name: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * When its token was last used, to about ten minutes; missing if never.
 */
used?: number, };

export type SeatWish = { "kind": "me", 
/**
 * The name at this table, if it is not the display name.
 */
name?: string, 
/**
 * The face at this table, if it is another.
 */
face?: Face, 
/**
 * What the person adds to the dice.
 */
salt?: string, } | { "kind": "bot", 
/**
 * Its level: one that every game has, or a name or strength of the game's own.
 */
level: string, } | { "kind": "open" };

export type Clock = { "kind": "none" } | { "kind": "move", 
/**
 * Seconds.
 */
seconds: number, } | { "kind": "game", 
/**
 * Seconds.
 */
seconds: number, 
/**
 * Seconds that come back after each turn.
 */
increment: number, } | { "kind": "days", 
/**
 * How many.
 */
days: number, };

export type Times = { 
/**
 * The server's time, in milliseconds since 1970: clocks on people's desks differ.
 */
now: number, 
/**
 * Since when whoever is to act has been to act; time lost to an outage is left out.
 */
since: number, 
/**
 * What each seat had left then, in milliseconds, where the time is for the whole game.
 */
left?: Array<number>, };

export type SeatInfo = { 
/**
 * `person`, `bot` or `open`.
 */
kind: 'person' | 'bot' | 'open', 
/**
 * The person's name.
 */
name?: string, 
/**
 * The person's face.
 */
face?: Face, 
/**
 * The bot's level.
 */
level?: string, 
/**
 * Whether it is the asker's.
 */
mine: boolean, 
/**
 * Whether the person is there now.
 */
online?: boolean, 
/**
 * How long the others still wait for the person, in milliseconds; then a bot holds the seat.
 */
grace?: number, 
/**
 * Whether the person's line is too slow for a race that counts; told before the start.
 */
slow?: boolean, 
/**
 * Whether the server alone times the seat's reactions: what its own machine claimed did not fit its line.
 */
timed?: boolean, 
/**
 * Whether the person keeps this name under a passphrase: nobody else bears it.
 */
claimed?: boolean, 
/**
 * Whether it is a bot account: a program of somebody's plays there.
 */
program?: boolean, 
/**
 * Whether a bot plays until the person is back.
 */
held?: boolean, };

export type GameResult = { 
/**
 * Each seat's place; equal places share.
 */
ranking: Array<number>, 
/**
 * Each seat's score.
 */
scores: Array<number>, };

export type TableInfo = { 
/**
 * Its address.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * Every option in force.
 */
options: Record<string, string | number | boolean>, 
/**
 * The seats, in order.
 */
seats: Array<SeatInfo>, 
/**
 * Whether the asker opened it.
 */
host: boolean, 
/**
 * `waiting`, `playing` or `over`.
 */
state: 'waiting' | 'playing' | 'over', 
/**
 * `open` or `link`.
 */
visibility: 'open' | 'link', 
/**
 * The number of the newest frame, as far as the asker may see one.
 */
seq: number, 
/**
 * Who is to act, as far as the asker can tell.
 */
acting: Array<number>, 
/**
 * How much time people have; missing where there is no clock.
 */
clock?: Clock, 
/**
 * How the clock stands, while the game is on.
 */
times?: Times, 
/**
 * Whether the server keeps the time of a game of reactions here.
 */
hosted?: boolean, 
/**
 * The seats that a race pauses for.
 */
paused?: Array<number>, 
/**
 * The seats that have not said to be ready: the first card of a race waits for them.
 */
unready?: Array<number>, 
/**
 * Milliseconds since 1970.
 */
created: number, 
/**
 * Whether it was played elsewhere and handed in as a record; it counts for nobody's rating.
 */
apart?: boolean, 
/**
 * Hash of the secret seed; none where the dice did not all come from it (forks, imported records).
 */
commitment?: string, 
/**
 * A question to take a step back.
 */
undo?: UndoAsked, 
/**
 * How it came out, once it is over.
 */
result?: GameResult, 
/**
 * Where the same people play again.
 */
rematch?: string, 
/**
 * For the host of a waiting table: the address that lets somebody take each open seat.
 */
links?: Record<string, string>, };

export type UndoAsked = { 
/**
 * Who.
 */
seat: number, 
/**
 * Who has still to answer.
 */
waiting: Array<number>, 
/**
 * Until when, in milliseconds since 1970; then the question is gone.
 */
until: number, };

export type Undone = { 
/**
 * Whose act it was.
 */
seat: number, 
/**
 * The frame that the table stands at again; what came after it counts no longer.
 */
to: number, };

export type Frame = { 
/**
 * Its number.
 */
seq: number, 
/**
 * The number of the frame before.
 */
prev: number, 
/**
 * What the observer is told, in order.
 */
events: Array<{ event: string } & Record<string, unknown>>, 
/**
 * What the observer knows: by seat, or under `watcher` or `all`.
 */
views: Record<string, Record<string, unknown>>, 
/**
 * What the observer's own seats may do now.
 */
legal: Record<string, string[]>, 
/**
 * Who is to act, as far as the observer can tell.
 */
acting: Array<number>, 
/**
 * How the clock stands, where there is one.
 */
times?: Times, 
/**
 * Steps were taken back, and this is how the table stands again.
 */
undone?: Undone, 
/**
 * The step itself, if one of the observer's seats made it.
 */
mine?: [number, string], 
/**
 * The seat whose time for this step was up: a bot made it.
 */
late?: number, };

export type Company = "people" | "bots";

export type Rating = { 
/**
 * The game's id.
 */
game: string, 
/**
 * Whom with.
 */
company: Company, 
/**
 * The estimate; newcomers have 1000.
 */
points: number, 
/**
 * The truth is most likely within so many points of it.
 */
spread: number, 
/**
 * After so many games.
 */
games: number, };

export type Phrase = "hello" | "well-played" | "oops" | "your-turn" | "thanks" | "again";

export type Reason = { 
/**
 * The message's key.
 */
key: string, 
/**
 * Its arguments.
 */
args: Record<string, string>, };

export type Share = { 
/**
 * In the game's notation.
 */
action: string, 
/**
 * The seat's estimated share of the victory.
 */
share: number, };

export type PracticeWish = { 
/**
 * The game's id.
 */
game: string, 
/**
 * How many seats there are.
 */
seats: number, 
/**
 * Whose eyes.
 */
seat: number, 
/**
 * Options that differ from the defaults.
 */
options: Record<string, string | number | boolean>, 
/**
 * Where the dice come from.
 */
seed: number, 
/**
 * `[seat or "chance", action]` each. Chance may be left out: then it is rolled.
 */
steps: [number | 'chance', string][], };

export type PracticeAnswer = { 
/**
 * All options in force.
 */
options: Record<string, string | number | boolean>, 
/**
 * From the first position on.
 */
frames: Array<Frame>, 
/**
 * How it came out, if it is over.
 */
result?: GameResult, };

export type PracticeQuestion = { 
/**
 * The game so far.
 */
practice: PracticeWish, 
/**
 * What is asked on behalf of the seat whose eyes it names, as over the socket.
 */
question: import('../engine/generated').Question, };

export type ChancePoint = { 
/**
 * The number of the step, as in a replay.
 */
seq: number, 
/**
 * Who moved.
 */
seat: number, 
/**
 * Each seat's estimated share of the victory, as the one who moved could know it.
 */
shares: Array<number>, };

export type SlipForm = { 
/**
 * The number of the step, as in a replay.
 */
seq: number, 
/**
 * Who moved.
 */
seat: number, 
/**
 * What was played.
 */
played: string, 
/**
 * What would have been better.
 */
better: string, 
/**
 * By how much of the victory.
 */
cost: number, 
/**
 * Why.
 */
reason?: Reason, };

export type StudyForm = { 
/**
 * The chances, move by move.
 */
points: Array<ChancePoint>, 
/**
 * The costliest moves, the worst first; three at most.
 */
slips: Array<SlipForm>, };

export type StudyAnswer = { 
/**
 * Moves looked at.
 */
done: number, 
/**
 * Moves to look at; 0 while others come first.
 */
of: number, 
/**
 * What came out, once it is there.
 */
study?: StudyForm, };

export type LabWish = { 
/**
 * The game's id.
 */
game: string, 
/**
 * How many seats there are.
 */
seats: number, 
/**
 * Who plays: one level for all seats, or several that change places. `keen:50` searches 50 iterations.
 */
bots: Array<string>, 
/**
 * Games of each variant.
 */
games: number, 
/**
 * Where the dice come from, the same for both variants.
 */
seed: number, 
/**
 * Options of both variants that differ from the defaults.
 */
options: Record<string, string | number | boolean>, 
/**
 * Options that the second variant has in their place.
 */
changes: Record<string, string | number | boolean>, };

export type LabAnswer = { 
/**
 * The try's name.
 */
id: string, 
/**
 * `waiting`, `playing`, `done`, `stopped` or `stuck`.
 */
state: 'waiting' | 'playing' | 'done' | 'stopped' | 'stuck', 
/**
 * Tries of others that are played first.
 */
before: number, 
/**
 * Games that were played.
 */
done: number, 
/**
 * Games of the whole try.
 */
of: number, 
/**
 * The same as a plan's file for `feerie lab run`.
 */
plan: string, 
/**
 * Grows whenever the page does.
 */
version: number, 
/**
 * What came out so far, as HTML in the asker's language; left out while it is what was seen.
 */
page?: string, };

export type ErrorForm = { 
/**
 * One word for programs.
 */
code: string, 
/**
 * A sentence for people, in their language.
 */
message: string, 
/**
 * The clause of the rules that forbids it.
 */
rule?: string, 
/**
 * The step of a record, or of several actions, that cannot be played, counted from 0.
 */
step?: number, };

export type ErrorBody = { 
/**
 * What was wrong.
 */
error: ErrorForm, };

export type ClientMessage = { "t": "sub", 
/**
 * The table.
 */
table: string, 
/**
 * The last frame seen, 0 for none.
 */
from: number, } | { "t": "unsub", 
/**
 * The table.
 */
table: string, } | { "t": "act", 
/**
 * The table.
 */
table: string, 
/**
 * Chosen by the client: the same id plays once.
 */
id: string, 
/**
 * Which of the sender's seats.
 */
seat: number, 
/**
 * The last frame seen.
 */
seq: number, 
/**
 * In the game's notation.
 */
action?: string, 
/**
 * Instead of `action`: several, one after the other.
 */
actions?: Array<string>, } | { "t": "check", 
/**
 * The table.
 */
table: string, 
/**
 * Comes back with the answer.
 */
id: string, 
/**
 * Which of the sender's seats.
 */
seat: number, 
/**
 * In the game's notation.
 */
action: string, } | { "t": "ask", 
/**
 * The table.
 */
table: string, 
/**
 * Comes back with the answer.
 */
id: string, 
/**
 * Which of the sender's seats.
 */
seat: number, 
/**
 * The last frame seen.
 */
seq: number, 
/**
 * What is asked.
 */
question: import('../engine/generated').Question, } | { "t": "hint", 
/**
 * The table.
 */
table: string, 
/**
 * Comes back with the answer.
 */
id: string, 
/**
 * Which of the sender's seats.
 */
seat: number, } | { "t": "resign", 
/**
 * The table.
 */
table: string, 
/**
 * Comes back with the answer.
 */
id: string, 
/**
 * Which of the sender's seats.
 */
seat: number, } | { "t": "undo", 
/**
 * The table.
 */
table: string, 
/**
 * Chosen by the client: the same id takes back once.
 */
id: string, 
/**
 * Which of the sender's seats.
 */
seat: number, } | { "t": "undo_answer", 
/**
 * The table.
 */
table: string, 
/**
 * Comes back with the answer.
 */
id: string, 
/**
 * Which of the sender's seats.
 */
seat: number, 
/**
 * Whether they may.
 */
agree: boolean, } | { "t": "ready", 
/**
 * The table.
 */
table: string, } | { "t": "say", 
/**
 * The table.
 */
table: string, 
/**
 * The phrase.
 */
phrase: Phrase, } | { "t": "lang", 
/**
 * Its two letters.
 */
lang: string, } | { "t": "beat", 
/**
 * Its number.
 */
n: number, } | { "t": "ping", 
/**
 * Comes back.
 */
at: number, };

export type ServerMessage = { "t": "hello", 
/**
 * Who you are.
 */
me: Me, 
/**
 * The server's version.
 */
version: string, } | { "t": "table", 
/**
 * The table.
 */
table: TableInfo, 
/**
 * How it stands; missing while the next card of a race is veiled.
 */
frame?: Frame, } | { "t": "settled", 
/**
 * Where.
 */
table: string, 
/**
 * What you are told, in order.
 */
events: Array<{ event: string } & Record<string, unknown>>, } | { "t": "frame", 
/**
 * Where.
 */
table: string, 
/**
 * Its number.
 */
seq: number, 
/**
 * The number of the frame before.
 */
prev: number, 
/**
 * What the observer is told, in order.
 */
events: Array<{ event: string } & Record<string, unknown>>, 
/**
 * What the observer knows: by seat, or under `watcher` or `all`.
 */
views: Record<string, Record<string, unknown>>, 
/**
 * What the observer's own seats may do now.
 */
legal: Record<string, string[]>, 
/**
 * Who is to act, as far as the observer can tell.
 */
acting: Array<number>, 
/**
 * How the clock stands, where there is one.
 */
times?: Times, 
/**
 * Steps were taken back, and this is how the table stands again.
 */
undone?: Undone, 
/**
 * The step itself, if one of the observer's seats made it.
 */
mine?: [number, string], 
/**
 * The seat whose time for this step was up: a bot made it.
 */
late?: number, } | { "t": "ack", 
/**
 * Its id.
 */
id: string, 
/**
 * The number of its frame.
 */
seq: number, } | { "t": "ok", 
/**
 * The id of the check.
 */
id: string, } | { "t": "answer", 
/**
 * The id of the question.
 */
id: string, 
/**
 * An outlook, or null where a check found nothing to refuse.
 */
answer: unknown, } | { "t": "hint", 
/**
 * The id of the question.
 */
id: string, 
/**
 * What it would play.
 */
action: string, 
/**
 * Each seat's estimated share of the victory.
 */
estimate: Array<number>, 
/**
 * The best choices.
 */
best: Array<Share>, 
/**
 * One reason.
 */
reason: Reason | null, } | { "t": "error", 
/**
 * The id of what was refused.
 */
id?: string, 
/**
 * The table.
 */
table?: string, 
/**
 * One word for programs.
 */
code: string, 
/**
 * A sentence for people.
 */
message: string, 
/**
 * The clause that forbids it.
 */
rule?: string, 
/**
 * Which of several actions was refused, counted from 0.
 */
step?: number, } | { "t": "said", 
/**
 * Where.
 */
table: string, 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
phrase: Phrase, } | { "t": "beat", 
/**
 * Its number.
 */
n: number, } | { "t": "pong", 
/**
 * As it came.
 */
at: number, } | { "t": "lagging" } | { "t": "restart", 
/**
 * Milliseconds.
 */
wait: number, };
