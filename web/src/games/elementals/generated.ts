/** Generated from Rust types: FEERIE_BLESS=1 cargo test -p feerie-elementals typescript */

export type Window = { kind: 'pile' | 'middle' | 'wizard', turner: number, cards: [number, string][], };

export type Won = { seat: number, cards: Array<string>, };

export type ElementalsView = { seat: number | 'watcher' | 'all', phase: 'first' | 'deal' | 'react' | 'shuffle' | 'over', first: number | null, hands: number[], piles: string[][], middle: string[], window: Window | null, mine: string | null, won: Won | null, in: Array<boolean>, aside: number[], turns: number, reason: null | 'empty' | 'penalty' | 'two-left' | 'cap', };

export type Pair = { middle: string, turned: string, 
/**
 * What they share (ELM-MATCH-1).
 */
parts: ('head' | 'belly' | 'legs')[], 
/**
 * Whether that makes a hit right.
 */
right: boolean, };

export type Outlook = { 
/**
 * The middle cards that may be hit, oldest first.
 */
targets: string[], 
/**
 * Every reaction that is right, without a time.
 */
right: Array<string>, 
/**
 * The cards just turned beside the middle cards, those with most in common first.
 */
pairs: Array<Pair>, 
/**
 * Everybody still in, in the order in which equal times count.
 */
order: number[], };

export const HOST = {"bookKeys":["KeyQ","KeyP","KeyB","KeyY","Digit2","Digit9"],"buzzMs":400,"keys":["KeyA","KeyL","Space","KeyT","Digit1","Digit0"],"mostRandomRestMs":600,"mostWithTwoKeys":4,"restAfterReactionMs":1500,"restMs":700,"sayMs":3000,"switchSayMs":15000} as const;

export type Seat = number;

export type Card = string;

export type To = "pile" | "middle" | "under";

export type ElementalsEvent = { "event": "first", seat: Seat, } | { "event": "deal", each: number, } | { "event": "turn", seat: Seat, card: Card, to: To, } | { "event": "summon", seat: Seat, cards: Array<[Seat, Card]>, } | { "event": "lapse", seat: Seat, } | { "event": "window", kind: string, turner: Seat, } | { "event": "react", seat: Seat, action: string, right: boolean | null, } | { "event": "penalty", seat: Seat, to: Array<Seat>, } | { "event": "aside", seat: Seat, cards: number, } | { "event": "out", seat: Seat, } | { "event": "win", seat: Seat, cards: number, } | { "event": "shuffle", seat: Seat, } | { "event": "end", reason: string, };
