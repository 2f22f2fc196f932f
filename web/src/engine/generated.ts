/** Generated from Rust types: FEERIE_BLESS=1 cargo test -p feerie-table typescript */

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
