/** Generated from Rust types: FEERIE_BLESS=1 cargo test -p feerie-armes typescript */

export type Figure = { id: string, seat: number, profile: string, at: string | null, hp: number, orders: number, flames: number, poison: number, crack: number, };

export type Pending = { seat?: number, fig?: string, piece?: string, turn?: number, second?: boolean, what?: 'use' | 'loot' | 'search', act?: string, objective?: string, at?: string, boost?: number, dice?: number, face?: number, };

export type ArmesForm = { game: string, phase: 'recruit' | 'card' | 'roll_setup' | 'piece' | 'piece_at' | 'objective' | 'lair' | 'deploy' | 'roll_round' | 'first' | 'turn' | 'bonus_at' | 'bonus_dir' | 'free' | 'choose' | 'run' | 'target' | 'charge' | 'boost' | 'hits' | 'dir' | 'dodge' | 'raise' | 'over', rounds: number, round: number, first: number, turn: number, vp: number[], lost: number[], vp_round: number[], lost_round: number[], tokens: number[], passed: boolean[], looted: boolean[], searched: [string, number][], extra: number[], aim: number, fresh: boolean, cards: (string | null)[], bands: (string[] | null)[], scenery: Array<string>, objectives: string[], lairs: (string | null)[], figures: Array<Figure>, pending: Pending, };

export type Feeling = { fear: string | null, adviser: string | null, 
/**
 * Whether it is a second activation of the round.
 */
second: boolean, aim: number, };

export type Chance = { dice: number, 
/**
 * The score that makes a die a success.
 */
face: number, 
/**
 * How many successes are needed.
 */
need: number, 
/**
 * Nothing that dice decide is certain; nothing possible is out of the question.
 */
percent: number, cover: boolean, 
/**
 * What else changes it.
 */
felt: Feeling, };

export type Wound = { 
/**
 * With just enough successes, before armour.
 */
damage: number, armour: number, 
/**
 * How many successes first hurt; none where armour stops everything.
 */
first: number | null, };

export type Bump = { 
/**
 * The square that it ran into; none at the edge of the board.
 */
into: string | null, 
/**
 * Whether it hurts whoever is moved, and whoever is there.
 */
moved: boolean, other: boolean, };

export type Shove = { dir: 'n' | 'e' | 's' | 'w', 
/**
 * From its square to where it stops.
 */
way: string[], 
/**
 * What stops it early.
 */
bump: Bump | null, };

export type Shot = { at: string, distance: number, 
/**
 * The clause that forbids it from here.
 */
refused: string | null, 
/**
 * Whether it is near enough but not seen.
 */
hidden: boolean, 
/**
 * How likely it is to work; none where it is refused.
 */
chance: Chance | null, 
/**
 * The best line to it where the action needs sight, in quarters of a square from the south-west corner of the board.
 */
line: [[number, number], [number, number]] | null, 
/**
 * What hides it there, or covers it.
 */
by: string[], 
/**
 * What it does to its health.
 */
wound: Wound | null, 
/**
 * Where it may be moved.
 */
shoves: Array<Shove>, };

export type Reach = { 
/**
 * Its id on the card.
 */
act: string, 
/**
 * Every figure in play that it suits, reached or not.
 */
shots: Array<Shot>, };

export type Area = { act: string, squares: string[], 
/**
 * Of these the free ones that are not seen.
 */
blind: string[], };

export type Standing = { 
/**
 * Its actions in the order of its card, or the one that is chosen already.
 */
acts: Array<Reach>, 
/**
 * How far the farthest of them carries.
 */
area: Area | null, 
/**
 * A try at an objective beside it.
 */
search: Chance | null, 
/**
 * A try at the enemy lair beside it.
 */
loot: Chance | null, 
/**
 * What changes its rolls here.
 */
felt: Feeling, };

export type Threat = { 
/**
 * Where it could stand then.
 */
stride: string[], 
/**
 * What it could hit from there, or from where it stands.
 */
strike: string[], };

export type AuraKind = "fear" | "adviser" | "bite";

export type Aura = { by: string, kind: AuraKind, 
/**
 * Where it is felt.
 */
squares: string[], 
/**
 * Whether the active figure would feel it there.
 */
felt: boolean, };

export type Outlook = { 
/**
 * What the figures cost that the seat has recruited so far, while bands are recruited at the table.
 */
spent: number | null, 
/**
 * The scenery that is left, with every quarter turn that looks different, while a piece is chosen.
 */
pieces: Array<[string, number]>, 
/**
 * What figures make others feel around them.
 */
auras: Array<Aura>, 
/**
 * The armour of each figure in play, less its cracks.
 */
armour: Record<string, number>, 
/**
 * The objectives that the seat may still try this round.
 */
untried: string[], 
/**
 * Whether a figure that it may activate stands beside one of them.
 */
searchable: boolean, 
/**
 * How far each enemy threatens, while the seat decides whom to activate.
 */
threats: Record<string, Threat>, 
/**
 * A way to each square that the movement at hand may end on, both ends included.
 */
ways: Record<string, string[]>, 
/**
 * What the active figure could do from where it stands, once it has moved.
 */
standing: Standing | null, 
/**
 * The action that is chosen, on its target.
 */
shot: Shot | null, 
/**
 * The same from each square that its charge may end on.
 */
landings: Record<string, Shot>, 
/**
 * The roll at hand with 0 tokens thrown in, with 1, and so on.
 */
boosts: Array<Chance>, 
/**
 * Where each direction that may be named takes its figure.
 */
shoves: Array<Shove>, };

export type Trouble = "empty" | "many" | "dear" | "unknown";

export type Muster = { 
/**
 * What its figures cost (ARM-REC-1).
 */
cost: number, 
/**
 * By how much that is too much.
 */
over: number, 
/**
 * Whether no other figure finds room (ARM-REC-2).
 */
full: boolean, 
/**
 * The factions that all its figures share (ARM-REC-4).
 */
factions: Array<string>, 
/**
 * What keeps it from fighting.
 */
trouble: Trouble | null, };

export type Prospect = { 
/**
 * The most figures of a band (ARM-REC-2).
 */
most: number, 
/**
 * Each seat's band; null where it is recruited at the table.
 */
bands: [Muster | null, Muster | null], };

export type Seat = number;

export type Square = string;

export type Dir = "e" | "n" | "s" | "w";

export type FigId = string;

export type Cause = "action" | "bump" | "bite" | "flames" | "poison" | "bonus";

export type Mark = "flames" | "poison" | "crack";

export type Why = "search" | "loot" | "value";

export type ArmesEvent = { "event": "recruit", seat: Seat, profile: string, } | { "event": "ready", seat: Seat, } | { "event": "bands", bands: [Array<string>, Array<string>], } | { "event": "card", seat: Seat, faction: string | null, } | { "event": "first", seat: Seat, round: number, } | { "event": "piece", seat: Seat, piece: string, turn: number, at: Square, } | { "event": "objective", seat: Seat, at: Square, } | { "event": "lair", seat: Seat, at: Square, } | { "event": "deploy", fig: FigId, at: Square, } | { "event": "chooser", seat: Seat, equal: boolean, } | { "event": "round", round: number, tokens: [number, number], } | { "event": "act", fig: FigId, second: boolean, } | { "event": "bonus", seat: Seat, faction: string | null, } | { "event": "pass", seat: Seat, } | { "event": "move", fig: FigId, from: Square, to: Square, } | { "event": "run", fig: FigId, from: Square, to: Square, } | { "event": "charge", fig: FigId, from: Square, to: Square, } | { "event": "dodge", fig: FigId, from: Square, to: Square, } | { "event": "use", fig: FigId, act: string, at: FigId, } | { "event": "loot", fig: FigId, } | { "event": "search", fig: FigId, at: Square, } | { "event": "boost", fig: FigId, tokens: number, } | { "event": "roll", fig: FigId, dice: number, face: number, hits: number, } | { "event": "miss", fig: FigId, } | { "event": "mark", fig: FigId, mark: Mark, number: number, } | { "event": "forced", fig: FigId, from: Square, to: Square, dir: Dir, } | { "event": "bump", fig: FigId, into: FigId | null, } | { "event": "hurt", fig: FigId, damage: number, left: number, cause: Cause, } | { "event": "heal", fig: FigId, amount: number, left: number, } | { "event": "devour", fig: FigId, at: FigId, } | { "event": "out", fig: FigId, value: number, } | { "event": "vp", seat: Seat, why: Why, } | { "event": "score", round: number, points: [number, number], total: [number, number], lost: [number, number], } | { "event": "extra", seat: Seat, extra: number, } | { "event": "raise", fig: FigId, at: Square, } | { "event": "done", seat: Seat, } | { "event": "end", ranking: Array<number>, scores: Array<number>, lost: [number, number], };
