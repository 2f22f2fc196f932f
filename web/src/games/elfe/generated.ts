/** Generated from Rust types: FEERIE_BLESS=1 cargo test -p feerie-elfe typescript */

export type Spell = "banish" | "elf" | "hex" | "invite" | "slap";

export type Start = "far" | "seed";

export type Win = "contact" | "court";

export type Compass = "eight" | "six-diagonal" | "six-cardinal";

export type Kiss = "round" | "short";

export type Recycle = "queue" | "shuffle";

export type Hands = "hidden" | "open";

export type Options = { start: Start, win: Win, compass: Compass, kiss: Kiss, recycle: Recycle, 
/**
 * The most cards in a hand; 0: no limit (ELF-DRAW-5).
 */
hand: number, 
/**
 * Cards dealt at the start (ELF-SETUP-8).
 */
deal: number, hands: Hands, 
/**
 * Rounds after which the game ends (ELF-END-1).
 */
cap: number, 
/**
 * Numbers in place of those that come with the game, as TOML (ELF-DECK-1, ELF-SETUP-5, ELF-SETUP-6); left out where there
 * are none, as the rules file lists no such option.
 */
data?: string, };

export type Fairy = { at: string | null, form: 'fairy' | 'frog', back: number | null, };

export type Toad = { at: string, back: number | null, };

export type Hand = { count: number, cards: Array<Spell> | null, };

export type Pile = { unseen: number, queue: Spell[], composition?: Record<Spell, number>, };

export type ElfeView = { game: string, seats: number, options: Options, viewer: number | 'watcher' | 'all', phase: 'first' | 'elf' | 'place' | 'deal' | 'turn' | 'draw' | 'roll-walk' | 'walk' | 'roll-prince' | 'prince' | 'land' | 'wind' | 'over', first: number | null, active: number | null, turn: number, round: number, elf: string | null, fairies: Array<Fairy>, princes: string[], toads: Array<Toad>, reserve: number, hands: Array<Hand>, pile: Pile, roll: number | null, target: string | null, result: null | { reason: 'contact' | 'cap', winner: number | null, ranking: number[], scores: number[] }, legal: Array<string> | null, };

export type Reach = { seat: number, 
/**
 * The smallest roll that does.
 */
roll: number, 
/**
 * How many of the six faces do.
 */
faces: number, 
/**
 * Where she would stand.
 */
squares: string[], };

export type Outlook = { 
/**
 * Whose fairy one roll may take to the elf, in the order of play from the asking seat; nobody's while he is distracted.
 */
reaches: Array<Reach>, 
/**
 * Where the roll on the table takes the asking seat's own fairy to him.
 */
charms: string[], 
/**
 * The steps that its fairy needs to stand beside him; none for a frog, and where there is no way.
 */
steps: number | null, 
/**
 * Whether its fairy, or frog, stands beside him.
 */
beside: boolean, 
/**
 * Whether a prince distracts him.
 */
distracted: boolean, 
/**
 * Whether a prince holds its fairy back.
 */
hindered: boolean, 
/**
 * A rival's frog beside the elf that is a fairy again within a round.
 */
turning: number | null, 
/**
 * A way for each piece that may be moved now to each square in its reach, as the square before each.
 */
ways: Record<string, Record<string, string>>, };

export const GROUND: { [ground in 'edge' | 'pond']: readonly string[] } = {"edge":["a1","b1","c1","d1","e1","f1","g1","h1","i1","j1","k1","l1","m1","n1","o1","p1","q1","r1","s1","t1","a2","t2","a3","t3","a4","t4","a5","t5","a6","t6","a7","t7","a8","t8","a9","t9","a10","t10","a11","t11","a12","t12","a13","t13","a14","t14","a15","t15","a16","t16","a17","t17","a18","t18","a19","t19","a20","b20","c20","d20","e20","f20","g20","h20","i20","j20","k20","l20","m20","n20","o20","p20","q20","r20","s20","t20"],"pond":["i9","j9","k9","l9","i10","j10","k10","l10","i11","j11","k11","l11","i12","j12","k12","l12"]};

export const DISTRACTS: readonly Kind[] = ["prince"];

export type Seat = number;

export type Square = string;

export type Kind = "elf" | "fairy" | "frog" | "prince" | "toad";

export type ElfeEvent = { "event": "first", seat: Seat, } | { "event": "elf", at: Square, } | { "event": "place", seat: Seat, at: Square, } | { "event": "draw", seat: Seat, dealt: boolean, } | { "event": "turn", seat: Seat, turn: number, round: number, } | { "event": "back", piece: Kind, owner: Seat | null, at: Square, } | { "event": "roll", seat: Seat, die: number, } | { "event": "move", seat: Seat, piece: Kind, owner: Seat | null, from: Square, to: Square, } | { "event": "cast", seat: Seat, spell: Spell, at: Square | null, piece: Kind | null, owner: Seat | null, } | { "event": "land", piece: Kind, owner: Seat | null, from: Square, to: Square, } | { "event": "wind", direction: string, die: number, from: Square, to: Square, } | { "event": "kiss", piece: Kind, owner: Seat | null, at: Square, back: number, } | { "event": "pass", seat: Seat, } | { "event": "over", reason: string, winner: Seat | null, ranking: Array<number>, };
