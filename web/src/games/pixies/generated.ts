/** Generated from Rust types: FEERIE_BLESS=1 cargo test -p feerie-pixies typescript */

export type SwapSpace = "per_player" | "single";

export type Options = { 
/**
 * The last round (PIX-END-2).
 */
rounds: number, 
/**
 * Whether food that nobody asked for may be offered (PIX-OFF-7).
 */
wrong_food: boolean, 
/**
 * How often tiles may be swapped.
 */
swap_space: SwapSpace, 
/**
 * Whether everybody sees all goods (PIX-INF-1).
 */
open_stocks: boolean, 
/**
 * Whether too many points throw a player out (PIX-SCO-5).
 */
dungeon: boolean, 
/**
 * A whole board file in place of the one that comes with the game; left out where there is none, as the rules file lists
 * no such option.
 */
board?: string | null, };

export type Count = { 
/**
 * PIX-FIN-1
 */
punishment: number, 
/**
 * PIX-FIN-2
 */
rewards: number, 
/**
 * PIX-FIN-3
 */
stones: number, 
/**
 * PIX-FIN-4
 */
hoard: number, 
/**
 * Rewards minus all the rest.
 */
total: number, };

export type Third = { slaves: number, };

export type Kit = { alive: boolean, punishment: number, discs: number, silver: number, gold: number, slaves: number, chains: [number, number], servants: number, food: number, single: string, skill: string, extra: string, committed: boolean, stock: string | null, rewards: [string, number][] | null, bonus: number | null, offer: string | null, };

export type PixiesView = { game: string, options: Options, round: number, phase: 'setup' | 'steal' | 'actions' | 'offerings' | 'fury' | 'rewards' | 'punishments' | 'final', small: Array<number>, big: Array<number>, darling: number, supply: string, special: string, bag: string, stones_reserve: number, stones_gone: number, pyramid: Array<number>, placed: Array<Array<number>>, castle: number, servant_log: Array<number>, used: Record<string, number[] | number>, food_pile: Array<number>, board_single: string[], board_skills: string[], tiles_left: Record<'ring' | 'servant' | 'special', number[]>, demands: string, double: number, third: Third | null, node: '' | 'order' | 'skills' | 'pick' | 'take' | 'act' | 'whip' | 'give' | 'casino' | 'draw' | 'stone' | 'copy' | 'demote' | 'dbl' | 'demand' | 'offer' | 'furyd' | 'promo' | 'freepromo' | 'third' | 'final' | 'over', to_move: number[], pending: number | null, final: Count[] | null, end_reason: 'rounds' | 'gold_tiles' | 'last_survivor' | null, picked: string, marks: Array<number>, due: Array<number>, fallen: Array<number>, seats: Array<Kit>, };

export type Outlook = { 
/**
 * The goods that an action takes for certain, by its number, where it takes any.
 */
costs: Record<string, string>, 
/**
 * Those of them that the seat does not have.
 */
lacks: Record<string, string>, };

export type Printed = { 
/**
 * Food on each double space.
 */
icons: string[], silverPrice: Array<number>, goldPrice: Array<number>, trackPoints: Array<number>, trackBonus: number, mines: Array<number>, dungeon: number, 
/**
 * How often the Queen asks for each food: apples, bread, honey.
 */
demand: Array<number>, 
/**
 * Crowns until the next symbol of the mine, or the dungeon, by the crowns that somebody has.
 */
untilSymbol: Array<number>, 
/**
 * The discs that a double space takes, without and with a pixie there.
 */
discs: Array<number>, 
/**
 * The single space that takes all discs that a seat has left.
 */
takesAll: number, };

export const PRINTED: Printed = {"icons":["A1","B1","H1","A1","B1","A1H1","B1H1","A1B1","H2","A2B1","A1B1H1","B1H2","A2B1H1","A1B2H1"],"silverPrice":[4,3,3,2,2,2,1],"goldPrice":[5,4,3,2,2,2,2],"trackPoints":[3,2,2,2,1,0,0],"trackBonus":1,"mines":[10,20,30,40,50],"dungeon":60,"demand":[3,3,3],"untilSymbol":[10,9,8,7,6,5,4,3,2,1,10,9,8,7,6,5,4,3,2,1,10,9,8,7,6,5,4,3,2,1,10,9,8,7,6,5,4,3,2,1,10,9,8,7,6,5,4,3,2,1,10,9,8,7,6,5,4,3,2,1],"discs":[2,1],"takesAll":21};

export type Seat = number;

export type Good = string;

export type Heap = { apples: number, bread: number, honey: number, silver: number, gold: number, };

export type Skill = string;

export type Single = string;

export type Tile = string;

export type Slot = string;

export type Series = "ring" | "servant" | "special";

export type Phase = "setup" | "steal" | "actions" | "offerings" | "fury" | "rewards" | "punishments" | "final";

export type Deal = "start" | "icons" | "skill" | "food_tile" | "steal_food" | "steal_silver" | "trade" | "convert" | "track" | "casino" | "ring" | "mine" | "market" | "special" | "order" | "push" | "unchain";

export type Why = "pass" | "copy" | "rival" | "no_offering" | "wrong_food" | "miners" | "tracks";

export type Bonus = "goldsmith" | "steward" | "track_end";

export type End = "rounds" | "gold_tiles" | "last_survivor";

export type PixiesEvent = { "event": "order", seats: Array<Seat>, darling: Seat, } | { "event": "skills", skills: string, } | { "event": "skill", seat: Seat, skill: Skill, } | { "event": "round", round: number, darling: Seat, } | { "event": "phase", phase: Phase, } | { "event": "action", seat: Seat, action: number, discs: number, } | { "event": "copied", seat: Seat, action: number, } | { "event": "gain", seat: Seat, why: Deal, apples: number, bread: number, honey: number, silver: number, gold: number, } | { "event": "pay", seat: Seat, why: Deal, apples: number, bread: number, honey: number, silver: number, gold: number, } | { "event": "robbed", seat: Seat, victim: Seat, space: number, count: number, apples: number, bread: number, honey: number, silver: number, gold: number, } | { "event": "points", seat: Seat, points: number, total: number, why: Why, by: Seat | null, } | { "event": "bonus", seat: Seat, points: number, why: Bonus, } | { "event": "reward", seat: Seat, kind: Series, value: number, } | { "event": "promoted", colour: number, from: number, to: number, } | { "event": "pushed", colour: number, by: number, from: number, to: number, } | { "event": "sent", seat: Seat, from: number, } | { "event": "mercy", seat: Seat, } | { "event": "spared", seat: Seat, darling: boolean, } | { "event": "rolled", seat: Seat, points: number, } | { "event": "casino", seat: Seat, side: string, } | { "event": "picked", seat: Seat, silver: number, gold: number, stones: number, } | { "event": "drawn", seat: Seat, silver: number, gold: number, stones: number, } | { "event": "stone", seat: Seat, on: Seat, stones: number, } | { "event": "stones_lost", stones: number, } | { "event": "unchained", seat: Seat, } | { "event": "tile", seat: Seat, tile: Tile, } | { "event": "tile_used", seat: Seat, tile: Single, } | { "event": "swapped", seat: Seat, slot: Slot, with: Seat | null, gave: string, got: string, } | { "event": "track", seat: Seat, track: Good, from: number, to: number, } | { "event": "added", seat: Seat, good: Good, } | { "event": "advanced", seat: Seat, place: number, } | { "event": "priority", seat: Seat, } | { "event": "double", seat: Seat, used: boolean, } | { "event": "demand", food: Good, } | { "event": "committed", seat: Seat, offer: string | null, } | { "event": "offered", seat: Seat, count: number, apples: number, bread: number, honey: number, silver: number, gold: number, } | { "event": "fury" } | { "event": "dungeon", seat: Seat, } | { "event": "final", seat: Seat, punishment: number, rewards: number, stones: number, hoard: number, total: number, } | { "event": "end", reason: End, ranking: Array<number>, };
