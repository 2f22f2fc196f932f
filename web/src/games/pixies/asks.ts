/** What each thing beside the pyramid is, for whoever asks. */
import type { AskArea } from '../../board/scene'
import type { Words } from '../../i18n'
import type { About } from '../../ui/ask.svelte'
import { LADDER, STORE, rewardsY } from './furniture'
import { HEIGHT, LADDER_AT, QUEEN_AT, SCORE_AT, STORE_AT, WIDTH } from './layout'
import { tileName } from './tell'
import type { PixiesView } from './view'

const THINGS = {
  silver: 'PIX-REW-1',
  gold: 'PIX-REW-1',
  crowns: 'PIX-PUN-2',
  wish: 'PIX-OFF-1',
  left: 'PIX-SET-6',
  order: 'PIX-A20-2',
  rewards: 'PIX-SET-5',
  special: 'PIX-A19-2',
  stock: 'PIX-GEN-2',
  score: 'PIX-SCO-1',
} as const
export type Thing = keyof typeof THINGS

export function aboutThing(thing: Thing, { options }: PixiesView, words: Words): About {
  return {
    title: words.say(`pixies-ui-ask-${thing}`),
    text: words.say(`pixies-ui-ask-${thing}-about`, { dungeon: String(options.dungeon) }),
    rule: { game: 'pixies', clause: THINGS[thing] },
  }
}

/** What each good is for, beside being offered. */
const GOOD_RULES = {
  A: 'PIX-PRO-5',
  B: 'PIX-CHN-6',
  H: 'PIX-A20-2',
  S: 'PIX-A05-1',
  G: 'PIX-A13-1',
} as const

export function aboutGood(good: keyof typeof GOOD_RULES, words: Words): About {
  return {
    title: words.say('pixies-ui-good', { good }),
    text: words.say('pixies-ui-good-about', { good }),
    rule: { game: 'pixies', clause: GOOD_RULES[good] },
  }
}

/** The clause behind each skill and each tile that is used once. */
const TILE_RULES: Readonly<Record<string, string>> = {
  a: 'PIX-A05-1',
  b: 'PIX-SRV-3',
  c: 'PIX-A13-2',
  d: 'PIX-STL-3',
  e: 'PIX-PRO-9',
  f: 'PIX-PRO-5',
  g: 'PIX-CHN-6',
  h: 'PIX-TIL-1',
  i: 'PIX-A18-4',
  j: 'PIX-PUN-1',
  D: 'PIX-A07-2',
  L: 'PIX-A08-2',
  M: 'PIX-A09-2',
}
const ruleOf = (tile: string) => TILE_RULES[tile] ?? 'PIX-STL-4'

/** A skill, or a tile that brings something. */
export function aboutTile(tile: string, words: Words): About {
  const text = /^\d$/.test(tile)
    ? words.say('pixies-ui-about-food-tile', { count: Number(tile) })
    : /^[DLM]$/.test(tile)
      ? words.say(`pixies-ui-about-${{ D: 7, L: 8, M: 9 }[tile] ?? 7}`)
      : words.say('pixies-ui-skill-about', { skill: tile })
  return { title: tileName(tile, words), text, rule: { game: 'pixies', clause: ruleOf(tile) } }
}

/** Where on the board each thing is. */
export function asks(view: PixiesView, words: Words): AskArea[] {
  const area = (thing: Thing, x: number, y: number, width: number, height: number): AskArea => ({
    id: thing,
    x,
    y,
    width,
    height,
    about: aboutThing(thing, view, words),
  })
  const rewards = QUEEN_AT.y + rewardsY(view)
  const queen = (thing: Thing, from: number, to: number) => area(thing, QUEEN_AT.x, from, LADDER.width, to - from)
  return [
    area('silver', LADDER_AT.x, LADDER_AT.y, 62, LADDER.height),
    area('crowns', LADDER_AT.x + 62, LADDER_AT.y, 50, LADDER.height),
    area('gold', LADDER_AT.x + 112, LADDER_AT.y, 62, LADDER.height),
    queen('wish', QUEEN_AT.y, QUEEN_AT.y + 132),
    queen('left', QUEEN_AT.y + 132, QUEEN_AT.y + 184),
    queen('order', QUEEN_AT.y + 184, rewards - 24),
    queen('rewards', rewards - 24, rewards + 168),
    queen('special', rewards + 168, HEIGHT - 80),
    area('stock', STORE_AT.x, STORE_AT.y, STORE.width, STORE.height),
    area('score', SCORE_AT.x, SCORE_AT.y, WIDTH - 2 * SCORE_AT.x, 50),
  ]
}
