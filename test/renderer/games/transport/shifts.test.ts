import { expect, test } from 'vitest'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { kindOfCode } from '../../../../src-shared/games/transport/actions.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import { MAX_CHOICES } from '../../../../src-main/engine/game.ts'
import { transport as game } from '../../../../src-main/engine/transport/index.ts'
import { gather } from '../../../../src-renderer/stage/over/marks.ts'
import type { Mark } from '../../../../src-renderer/stage/scene.ts'
import { shiftLines, shiftNotes } from '../../../../src-renderer/games/transport/belts/shifts.ts'
import { upOf } from '../../../../src-renderer/games/transport/words/cards.ts'
import { shiftsFrom } from '../../../../src-renderer/games/transport/words/belts/roads.ts'
import { lot } from '../../harness/lot.ts'

/** Positions of a game by lot in which a parcel is to move, and every way that the rules offer. */
function asked(seed: number) {
  const state = game.setup({ options: transportOptions.default, seatCount: 2, seed })
  const below = lot(seed)
  const codes = new Int32Array(MAX_CHOICES)
  const out: { view: TransportView; ways: string[] }[] = []
  while (!game.status(state).outcome) {
    const legal = [...codes.subarray(0, game.choices(state, codes))]
    const view = game.view(state, 'onlooker')
    const plans = view.step.name === 'parcel' ? game.plans(state).filter(({ kind }) => kind === 'way') : []
    if (plans.length > 0)
      out.push({ view, ways: plans.map(({ facts }) => `${String(facts.parcel)}: ${String(facts.cards)}`) })
    const kinds = [...new Set(legal.map(kindOfCode))]
    const kind = kinds[below(kinds.length)]
    const ofKind = legal.filter((code) => kindOfCode(code) === kind)
    game.apply(state, ofKind[below(ofKind.length)], () => undefined)
  }
  return out
}
const positions = [3, 4].flatMap(asked)

const marked = (id: number, ...states: Mark['state'][]) =>
  gather(states.map((state) => ({ ref: { kind: 'parcel', id } as const, state })))

test('a parcel can be shifted by the very ways that the rules offer', () => {
  expect(positions.length).toBeGreaterThan(8)
  for (const { view, ways } of positions) {
    const found = view.laid
      .filter(({ parcel }) => parcel >= 0)
      .flatMap((laid) =>
        shiftsFrom(view, laid, upOf(view, laid.parcel)).map(
          (way) => `${laid.parcel}: ${String(way.slice(1).map(({ card }) => card))}`,
        ),
      )
    expect(new Set(found)).toEqual(new Set(ways))
  }
})

test('a parcel that is pointed at, or come to by keys, shows each card of its ways in order and itself dimmed at each end', () => {
  for (const { view, ways } of positions) {
    const parcel = Number(ways[0].split(':')[0])
    const its = ways.filter((way) => way.startsWith(`${parcel}:`)).map((way) => way.split(': ')[1].split(','))
    for (const state of ['hovered', 'focus'] as const) {
      const lit = marked(parcel, 'legal', state)
      expect(shiftLines(view, lit)).toHaveLength(its.length)
      const notes = Object.values(shiftNotes(view, lit))
      const ends = notes.filter(({ look }) => look.kind === 'ghostParcel')
      expect(ends).toHaveLength(new Set(its.map((way) => way.at(-1))).size)
      expect(ends.every(({ alpha }) => alpha < 1)).toBe(true)
      const counts = notes.flatMap(({ look }) => (look.kind === 'step' ? [look.n] : []))
      expect(Math.max(0, ...counts)).toBe(Math.max(...its.map((way) => way.length)) - 1)
    }
  }
})

test('no ways are shown of a parcel that may not move, nor once something is picked', () => {
  const [{ view, ways }] = positions
  const parcel = Number(ways[0].split(':')[0])
  expect(shiftLines(view, marked(parcel, 'hovered'))).toEqual([])
  expect(shiftLines(view, marked(parcel, 'legal'))).toEqual([])
  expect(shiftLines(view, marked(parcel, 'legal', 'hovered', 'selected'))).toEqual([])
  expect(shiftNotes(view, marked(parcel, 'legal', 'hovered', 'selected'))).toEqual({})
})
