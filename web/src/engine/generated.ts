/** Generated from Rust types: FEERIE_BLESS=1 cargo test -p feerie-table typescript */

export type AtScreen = { 
/**
 * Their seats.
 */
people: number[], 
/**
 * Whether they play with one switch each.
 */
one_switch: boolean, 
/**
 * The keys that were pressed, by the positions that the game gives them, and how many milliseconds after the card was
 * seen. Where there is no clock nobody presses: everybody is asked.
 */
presses: Array<[string, number]>, 
/**
 * What those who were asked meant, one after the other; null for whoever said nothing in time.
 */
said: Array<string | null>, };

export type Question = { "ask": "outlook", 
/**
 * After these actions, which are chosen but not sent.
 */
after?: string[], } | { "ask": "check", 
/**
 * In the game's notation.
 */
actions: Array<string>, } | { "ask": "options" } | { "ask": "together", 
/**
 * They, and what they did so far.
 */
screen: AtScreen, };

export type Ahead = { 
/**
 * The fields of the view that are others then.
 */
view: Record<string, unknown>, 
/**
 * What the seat may do then, sorted bytewise.
 */
legal: Array<string>, 
/**
 * What it would be told on the way.
 */
events: Array<{ event: string } & Record<string, unknown>>, 
/**
 * And so on.
 */
ahead?: { [key in string]: Ahead }, };

export type Outlook = { 
/**
 * What follows the actions that are chosen together with the next one.
 */
ahead: { [key in string]: Ahead }, 
/**
 * What the game says of the choice, for its board.
 */
board: unknown, };

export type Together = { 
/**
 * Who is asked what was meant; null once that is decided for everybody.
 */
asked: number | null, 
/**
 * What whoever is asked may answer.
 */
answers: Array<string>, 
/**
 * Then what is committed for each of them, in this order.
 */
commits: [number, string][], };
