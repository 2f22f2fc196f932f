/** Generated from Rust types: FEERIE_BLESS=1 cargo test -p feerie-lutins typescript */

export type Color = "blue" | "yellow" | "violet" | "red";

export type Layout = "bosquets" | "clairiere" | "taillis";

export type TurnAngle = "90" | "any";

export type Duty = "may" | "must";

export type Placer = "chaser" | "owner";

export type Entry = "free" | "one";

export type Finish = "both" | "one";

export type Empty = "across" | "left" | "right";

export type Options = { layout: Layout, turn_angle: TurnAngle, tree_move: Duty, lutin_move: Duty, placer: Placer, entry2: Entry, finish2: Finish, colour0: Color, empty3: Empty, stall: number, turn_cap: number, 
/**
 * A forest in place of the layout, as TOML (LUT-SETUP-1); left out where there is none, as the rules file lists no such
 * option.
 */
forest?: string, };

export type Family = { start: string[], forest: string[], home: string[], };

export type LutinsView = { game: string, seats: number, options: Options, turn: number, phase: 'tree' | 'lutin' | 'place' | 'over', mover: number, actor: number | null, colours: Color[][], due: Array<Color | null>, trees: string[], last_tree: string | null, lutins: Partial<Record<Color, Family>>, aside: Color | null, home: Array<number>, quiet: number, end: null | { reason: 'win' | 'stall' | 'cap', ranking: number[], scores: number[] }, };

export type Outlook = { 
/**
 * What the lutin step allows, or would allow if no tree moved.
 */
runs: Array<string>, 
/**
 * The turns to home of each lutin that may run: from where it stands, and from each cell where it may stop; none
 * where there is no way as everything stands.
 */
turns: Record<string, Record<string, number | null>>, };

export const FAMILY = 6;

export const SIDES = { blue: { start: 'S', goal: 'N' }, yellow: { start: 'W', goal: 'E' }, violet: { start: 'N', goal: 'S' }, red: { start: 'E', goal: 'W' } } as const;

export const FAMILIES: { [seats: number]: readonly (readonly Color[])[] } = {"2":[["blue","red"],["yellow","violet"]],"3":[["blue"],["yellow"],["red"]],"4":[["blue"],["yellow"],["violet"],["red"]]};

export type Seat = number;

export type Cell = string;

export type LutinsEvent = { "event": "tree", from: Cell, to: Cell, } | { "event": "slide", colour: Color, from: Cell, to: Cell, } | { "event": "home", colour: Color, cell: Cell, } | { "event": "chased", colour: Color, from: Cell, } | { "event": "placed", colour: Color, to: Cell, } | { "event": "pass", seat: Seat, } | { "event": "turn", seat: Seat, turn: number, } | { "event": "end", reason: string, ranking: Array<number>, };
