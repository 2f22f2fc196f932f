import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { armes } from '../../src/games/armes'
import { faces } from '../../src/games/armes/dice'
import { lay } from '../../src/games/armes/ground'
import { LAYOUT } from '../../src/games/armes/layout'
import { wayTo } from '../../src/games/armes/outlook'
import { BASE } from '../../src/games/armes/roster'
import { read } from '../../src/games/armes/view'
import { Words } from '../../src/i18n'
import * as builder from '../../src/intent/builder'
import { asked } from '../armes'
import { positions } from '../fixtures'

const text = (path: string) => readFileSync(path, 'utf8')
const words = new Words('en', [
  text('../locales/en.ftl'),
  text('../games/armes/locales/en.ftl'),
  text('src/games/armes/en.ftl'),
])
const captured = positions('armes')
const phases = new Set(captured.map(({ view }) => read(view).phase))
const squares = new Set(LAYOUT.cells.map((cell) => cell.id))
const context = { seat: 0, look: {}, words, path: [], targets: new Set<string>() }

describe('the roster', () => {
  it('is read whole from the rules', () => {
    expect([BASE.profiles.size, BASE.factions.size, BASE.pieces.size]).toEqual([26, 5, 10])
    expect(BASE.profiles.get('ogre')?.act.map((act) => act.need)).toEqual(['2+', '5'])
    expect(BASE.factions.get('fees')?.activated.kind).toBe('shift')
  })

  it('lays scenery from its south-west corner', () => {
    expect(lay('bosquet:0:s8', BASE)?.squares.sort()).toEqual(['s10', 's9', 't10', 't8', 't9', 'u8', 'u9'])
    expect(lay('haie:2:u12', BASE)?.squares.sort()).toEqual(['u14', 'v12', 'v13', 'v14'])
    expect(lay('unheard:0:a1', BASE)).toBeUndefined()
  })
})

describe('the battlefield', () => {
  it('has captured nearly every kind of decision', () => {
    for (const phase of [
      'recruit',
      'card',
      'piece',
      'piece_at',
      'objective',
      'lair',
      'deploy',
      'first',
      'turn',
      'bonus_at',
      'free',
      'choose',
      'run',
      'target',
      'charge',
      'boost',
      'dir',
      'dodge',
      'raise',
    ])
      expect([...phases]).toContain(phase)
  })

  it('finds one way of taps to every legal action, with words for each', () => {
    let ways = 0
    for (const { view: seen, seat, legal } of captured) {
      const pieces = legal.flatMap((action): [string, number][] => {
        const [verb, id = '', turn] = action.split(':')
        return verb === 'piece' ? [[id, Number(turn)]] : []
      })
      const view = asked(seen, { pieces })
      const tapped = new Set<string>()
      const start = builder.begin(armes.input.grammar, view, seat, legal)
      for (const action of legal) {
        const picks = armes.input.grammar.picks(action, view, seat)
        if (tapped.has(picks.join(' '))) throw new Error(`${action} is tapped like another action`)
        tapped.add(picks.join(' '))
        let intent = start
        for (const pick of picks.slice(builder.current(intent).path.length)) {
          const shown =
            squares.has(pick) ||
            [
              ...armes.input.choices(view, seat, builder.current(intent).path, builder.nextTargets(intent), words),
              ...(armes.input.cards?.hand(view, seat, words) ?? []),
            ].some((choice) => choice.target === pick)
          if (!shown) throw new Error(`${action} cannot be tapped`)
          const led = builder.tap(armes.input.grammar, intent, pick)
          if (led.kind === 'narrowed') intent = led.intent
        }
        if ((intent.done[0] ?? builder.complete(intent)) !== action)
          throw new Error(`${action} is not what its taps mean`)
        ways += 1
      }
    }
    expect(ways).toBeGreaterThan(1000)
  })

  it('goes the way that the rules told, and straight where they told none', () => {
    const walk = captured.find(({ action }) => action.startsWith('move:'))
    if (walk === undefined) throw new Error('nobody goes')
    const [from = '', to = ''] = [walk.events[0]?.from, walk.events[0]?.to].map(String)
    const view = asked(walk.view, { ways: { [to]: [from, 'l12', to] } })
    expect(wayTo(read(view), from, to)).toEqual([from, 'l12', to])
    expect(wayTo(read(walk.view), from, to)).toEqual([from, to])
    expect(armes.squares.motion(walk.events, view, walk.after)[0]?.[0]?.points).toHaveLength(3)
    expect(armes.squares.preview(view, [], to, 0).points[0]).toHaveLength(3)
  })

  it('asks the rules why a square is refused, after what is kept back', () => {
    const free = captured.find(({ view }) => read(view).phase === 'free')
    if (free === undefined) throw new Error('nobody goes')
    const { figures, pending } = read(free.view)
    const [mine, theirs] = [0, 1].map(
      (other) => figures.find(({ at, seat }) => at !== null && (seat === pending.seat) === (other === 0))?.at ?? '',
    )
    const why = (square: string | undefined, kept: string[]) =>
      armes.squares.refusal(free.view, 0, [], square ?? '', kept)
    expect(why('a1', ['act:A1'])).toEqual({ action: 'move:a1' })
    expect(why(theirs, ['act:A1'])).toEqual({ action: `move:${theirs}` })
    // Another figure of one's own is a change of mind.
    expect(why(mine, ['act:A1'])).toBeUndefined()
    expect(why(mine, [])).toEqual({ action: `move:${mine}` })
  })

  it('draws every figure, objective and lair once', () => {
    for (const { view } of captured) {
      const table = read(view)
      const { nodes } = armes.squares.scene(view, context)
      const keys = nodes.map((node) => node.key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.filter((key) => key.startsWith('figure-')).length).toBe(
        table.figures.filter((figure) => figure.at !== null).length,
      )
      expect(keys.filter((key) => key.startsWith('objective@')).length).toBe(table.objectives.length)
      expect(nodes.some((node) => node.art.includes('NaN') || node.art.includes('undefined'))).toBe(false)
    }
  })

  it('turns every event into motion of something that is there', () => {
    for (const { view, events, after } of captured) {
      const look = armes.squares.carry({}, events)
      const keys = new Set(
        [...armes.squares.scene(after, { ...context, look }).nodes, ...armes.squares.scene(view, context).nodes].map(
          (node) => node.key,
        ),
      )
      for (const motion of armes.squares.motion(events, view, after).flat()) expect(keys).toContain(motion.key)
    }
  })

  it('has a sentence for every moment and calls things by their names', () => {
    for (const { view, seat, events } of captured) {
      const said = [
        armes.input.prompt(view, seat, [], words),
        armes.squares.name(view, 'l6', words),
        ...armes.labels.status(view, words),
        ...armes.labels.tips(view, seat, words),
        armes.labels.seatLine(view, seat, words).note,
        ...events.map((event) => words.event('armes', armes.labels.named?.(event, view, words) ?? event)),
      ]
      const card = armes.squares.profile?.(
        view,
        seat,
        read(view).figures.find((figure) => figure.at !== null)?.at ?? undefined,
        [],
        words,
      )
      for (const sentence of [...said, ...(card?.lines ?? [])])
        expect(sentence ?? '').not.toMatch(/⟦|undefined|\b[AB]\d\b/)
    }
  })

  it('speaks of shoving to whoever can shove, and to nobody else', () => {
    const shove = words.say('armes-ui-tip-shove')
    let told = 0
    for (const { view, seat } of captured) {
      const { phase, pending, figures, roster } = read(view)
      const figure = figures.find(({ id }) => id === pending.fig)
      const acts = figure === undefined ? [] : (roster.profiles.get(figure.profile)?.act ?? [])
      const can = acts.some(({ push, pull, shift }) => (push ?? pull ?? shift) !== undefined)
      const says = armes.labels.tips(view, seat, words).includes(shove)
      expect(says && !can, `${phase} ${String(figure?.profile)}`).toBe(false)
      told += Number(says)
    }
    expect(told).toBeGreaterThan(0)
  })

  it('says whose order tokens are how many', () => {
    const [first] = captured
    const event = { event: 'round', round: 2, tokens: [5, 7] }
    const told = first === undefined ? event : (armes.labels.named?.(event, first.view, words) ?? event)
    const names = [words.seat(0), words.seat(1)]
    expect(words.event('armes', told)).toContain(words.list([`${names[0]} (5)`, `${names[1]} (7)`]))
  })

  it('shows dice that agree with the number of successes', () => {
    const rolled = faces({ dice: 5, face: 4, hits: 2 })
    expect(rolled.filter(({ value }) => value >= 4).length).toBe(2)
    expect(faces({ dice: 3, face: 6, hits: 3 }).map(({ value }) => value)).toEqual([6, 6, 6])
    expect(faces({ dice: 3, face: 2, hits: 0 }).map(({ value }) => value)).toEqual([1, 1, 1])
  })
})
