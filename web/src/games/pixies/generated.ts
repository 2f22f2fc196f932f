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

export const PRINTED = {"discs":[2,1],"dungeon":60,"goldPrice":[5,4,3,2,2,2,2],"icons":["A1","B1","H1","A1","B1","A1H1","B1H1","A1B1","H2","A2B1","A1B1H1","B1H2","A2B1H1","A1B2H1"],"mines":[10,20,30,40,50],"silverPrice":[4,3,3,2,2,2,1],"trackBonus":1,"trackCrowns":[3,2,2,2,1,0,0],"untilSymbol":[10,9,8,7,6,5,4,3,2,1,10,9,8,7,6,5,4,3,2,1,10,9,8,7,6,5,4,3,2,1,10,9,8,7,6,5,4,3,2,1,10,9,8,7,6,5,4,3,2,1,10,9,8,7,6,5,4,3,2,1]} as const;
