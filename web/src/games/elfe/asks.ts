/** What each thing in the Magic Forest is, for whoever asks. */
import type { Args, Words } from '../../i18n'
import type { About } from '../../ui/ask.svelte'
import { distracting } from './draw'
import { groundOf } from './layout'
import { pieces, type ElfeView, type Piece } from './view'

const CLAUSES = {
  elf: 'ELF-WIN-1',
  'elf-distracted': 'ELF-WIN-3',
  fairy: 'ELF-WALK-1',
  frog: 'ELF-FROG-1',
  prince: 'ELF-WIN-3',
  toad: 'ELF-HEX-2',
  pond: 'ELF-POND-1',
  edge: 'ELF-SETUP-3',
} as const

function thing(key: keyof typeof CLAUSES, words: Words, args: Args = {}): About {
  return {
    title: words.say(`elfe-ui-ask-${key}`, args),
    text: words.say(`elfe-ui-ask-${key}-about`, args),
    rule: { game: 'elfe', clause: args.win === 'court' ? 'ELF-WIN-6' : CLAUSES[key] },
  }
}

/** What stands on a square, or what the ground is where it matters. */
export function about(view: ElfeView, square: string, words: Words): About | undefined {
  const piece = pieces(view).get(square)
  if (piece !== undefined) return { ...standing(view, piece, words), ...changes(view, piece, words) }
  const ground = groundOf(square)
  return ground === 'woods' ? undefined : thing(ground, words)
}

function standing(view: ElfeView, piece: Piece, words: Words): About {
  const { win } = view.options
  if (piece.kind === 'elf')
    return distracting(view).length > 0 ? thing('elf-distracted', words) : thing('elf', words, { win })
  const name = 'seat' in piece ? words.seat(piece.seat) : ''
  return thing(piece.kind, words, piece.kind === 'fairy' ? { name, win } : { name })
}

/** When an enchanted piece is itself again. */
function changes(view: ElfeView, piece: Piece, words: Words): Pick<About, 'lines'> {
  if (!('back' in piece) || piece.back === null) return {}
  return { lines: [words.say(`elfe-ui-back-${piece.kind}`, { turns: Math.max(0, piece.back - view.turn) })] }
}
