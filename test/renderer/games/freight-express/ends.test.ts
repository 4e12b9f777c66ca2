import { expect, test } from 'vitest'
import { CENTRE, EAST, NORTH, WEST, innerPoint, outerPoint, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { WIDE } from '../../../engine/freight-express/helpers.ts'
import { discScale, endsOf } from '../../../../src-renderer/games/freight-express/overlay/ends.ts'
import { discsOf } from '../../../../src-renderer/games/freight-express/overlay/end-discs.ts'
import { notesOf } from '../../../../src-renderer/games/freight-express/overlay/notes.ts'
import { hitsAt } from '../../../../src-renderer/games/freight-express/hits.ts'
import { names, type Poses } from '../../../../src-renderer/games/freight-express/looks.ts'
import { middleOfSleeper } from '../../../../src-renderer/games/freight-express/track/track.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'
import { waysTo } from '../../../../src-renderer/games/freight-express/track/ways-ahead.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import type { Lit } from '../../../../src-renderer/stage/over/marks.ts'
import type { MarkState } from '../../../../src-renderer/stage/scene.ts'

const view: FreightView = game.view(
  game.scenario({
    layout: WIDE,
    cells: { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW' } },
    hands: [[{ wagon: 8 }]],
    locomotives: ['1,2 W edge in', 'A'],
  }),
  0,
)
const card = view.seats[0].hand[0]
const cell = 2 * view.columns + 2
const end = sleeperAt(cell, innerPoint(WEST))
const lit = (kind: 'card' | 'sleeper' | 'locomotive' | 'station', id: number, ...states: MarkState[]): Lit => ({
  ref: { kind, id },
  states: new Set(states),
})

const sleepersOf = (at: number): number[] =>
  [CENTRE, innerPoint(WEST), innerPoint(EAST), outerPoint(WEST), outerPoint(EAST)].map((point) => sleeperAt(at, point))

test('the way to an end passes every sleeper on it', () => {
  const far = sleeperAt(cell, outerPoint(EAST))
  const [way] = waysTo(view, view.seats[0].locomotive, new Set([far]), 9)
  expect(way).toHaveLength(10)
  expect(way.map(({ sleeper }) => sleeper)).toContain(sleeperAt(cell, CENTRE))
  expect(waysTo(view, view.seats[0].locomotive, new Set([far]), 8)).toEqual([])
})

test('where the card that is picked drives is shown with its steps, but not where a ghost stands already', () => {
  const picked = lit('card', card, 'selected')
  const shown = (...marks: Lit[]) =>
    Object.values(notesOf({ view, lit: marks, last: null, previewing: false, size: BASE })).map(({ look }) => look)
  expect(shown(picked, lit('sleeper', end, 'legal'))).toEqual([{ kind: 'end', steps: [8] }])
  expect(shown(picked, lit('sleeper', end, 'legal', 'hovered'))).toEqual([])
  expect(shown(lit('sleeper', end, 'legal'))).toEqual([])
})

test('a card that drives nowhere has no ends', () => {
  expect(endsOf(view, [lit('card', card, 'selected')])).toBeNull()
})

test('with the locomotive picked each end tells the steps of the cards that lead there, a station of all that have enough', () => {
  const line: FreightView = game.view(
    game.scenario({
      layout: WIDE,
      cells: { '0,1': { rails: 'NS' } },
      hands: [[{ wagon: 3 }, { wagon: 8 }]],
      locomotives: ['0,1 S edge in', 'A'],
    }),
    0,
  )
  const near = lit('sleeper', sleeperAt(line.columns, innerPoint(NORTH)), 'legal')
  const legal = [...line.seats[0].hand.map((id) => lit('card', id, 'legal')), near, lit('station', 0, 'legal')]
  const ends = endsOf(line, [lit('locomotive', 0, 'selected'), ...legal])
  expect(ends?.numbered.map(({ steps }) => steps)).toEqual([[3], [8]])
  expect(endsOf(line, [lit('locomotive', 1, 'selected'), ...legal])).toBeNull()
})

test('discs of ends that lie close to each other are smaller, so that the rail between them is seen', () => {
  const [first, next, far] = [0, 21, 90].map((x) => ({ sleeper: x, steps: [3], x, y: 0 }))
  const all = [first, next, far]
  expect(all.map((end) => discScale(end, all))).toEqual([0.7, 0.7, 1])
  expect(discScale(first, [first])).toBe(1)
})

test('beside an end that is pointed at the next disc stays as large as it is, and is meant just as far as it is drawn', () => {
  const stretch: FreightView = game.view(
    game.scenario({
      layout: WIDE,
      cells: { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW' } },
      hands: [[{ wagon: 3 }, { wagon: 4 }]],
      locomotives: ['1,2 W edge in', 'A'],
    }),
    0,
  )
  const own = stretch.seats[0].hand.map((id) => lit('card', id, 'legal'))
  const ways = waysTo(stretch, stretch.seats[0].locomotive, new Set(stretch.cells.flatMap((_, i) => sleepersOf(i))), 4)
  const ends = [...new Set(ways.filter(({ length }) => length > 3).map((way) => way[way.length - 1].sleeper))]
  const marks = (pointed?: number) => [
    lit('locomotive', 0, 'selected'),
    ...own,
    ...ends.map((id) => lit('sleeper', id, 'legal', ...(id === pointed ? (['hovered'] as const) : []))),
  ]
  const drawn = (pointed?: number) =>
    notesOf({ view: stretch, lit: marks(pointed), last: null, previewing: false, size: BASE })
  const [first, next] = ends
  expect(drawn()[`end ${first}`].scale).toBe(0.7)
  expect(drawn(next)[`end ${first}`]).toEqual(drawn()[`end ${first}`])
  expect(drawn(next)).not.toHaveProperty(`end ${next}`)
  const scales = discsOf(stretch, marks(next), {}).map(({ end, scale, hidden }) => [end.sleeper, scale, hidden])
  expect(scales).toEqual([
    [first, 0.7, false],
    [next, 0.7, true],
  ])
})

test('the ends of what is lit are found once, however often the pointer asks', () => {
  const marks = [lit('card', card, 'selected'), lit('sleeper', end, 'legal')]
  expect(endsOf(view, marks)).not.toBeNull()
  expect(endsOf(view, marks)).toBe(endsOf(view, marks))
})

test('the number of an end at which somebody stands lies beside them', () => {
  const marks = [lit('card', card, 'selected'), lit('sleeper', end, 'legal')]
  const { x, y } = middleOfSleeper(view, end)
  const there = piece({ kind: 'locomotive', seat: 1, lit: false } as const, 'board', x, y)
  const at = (resting: Poses) =>
    notesOf({ view, lit: marks, last: null, previewing: false, size: BASE, resting })[`end ${end}`]
  expect(at({})).toMatchObject({ x, y })
  expect(Math.hypot(at({ there }).x - x, at({ there }).y - y)).toBeGreaterThan(25)
})

test('once it is known where to, no ends are shown while the way is open', () => {
  expect(endsOf(view, [lit('card', card, 'selected'), lit('sleeper', end, 'selected')])).toBeNull()
})

test('the disc of an end is meant where it is drawn, beside whoever stands there, and still while it is pointed at', () => {
  const { x, y } = middleOfSleeper(view, end)
  const there = piece({ kind: 'locomotive', seat: 1, lit: false } as const, 'board', x, y)
  const marks = (...states: MarkState[]) => [lit('card', card, 'selected'), lit('sleeper', end, 'legal', ...states)]
  const resting: Poses = { [names.locomotive(1)]: there }
  const drawn = notesOf({ view, lit: marks(), last: null, previewing: false, size: BASE, resting })[`end ${end}`]
  const aim = { view, poses: resting, camera: { x: 0, y: 0, scale: 1 }, trayTop: 9999 }
  expect(hitsAt({ ...aim, lit: marks() }, drawn)[0]).toEqual({ kind: 'sleeper', id: end })
  expect(hitsAt({ ...aim, lit: marks('hovered') }, drawn)[0]).toEqual({ kind: 'sleeper', id: end })
  expect(hitsAt(aim, drawn)).not.toContainEqual({ kind: 'sleeper', id: end })
})

test('the ways to a station that was picked before a card stay while it is asked which of several', () => {
  const line: FreightView = game.view(
    game.scenario({
      layout: WIDE,
      cells: { '0,1': { rails: 'NS' } },
      hands: [[{ wagon: 8 }, { wagon: 9 }]],
      locomotives: ['0,1 S edge in', 'A'],
    }),
    0,
  )
  const cards = line.seats[0].hand.map((id) => lit('card', id, 'legal'))
  const ends = endsOf(line, [lit('locomotive', 0, 'selected'), lit('station', 0, 'selected'), ...cards])
  expect(ends?.numbered.map(({ steps }) => steps)).toEqual([[8, 9]])
  expect(ends?.ways.length).toBeGreaterThan(0)
})

test('of two ends on one card that as many steps lead to, the one that is not pointed at has no disc beside the ghost', () => {
  const fork: FreightView = game.view(
    game.scenario({
      layout: WIDE,
      cells: { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW+SW' } },
      hands: [[{ wagon: 8 }]],
      locomotives: ['1,2 W edge in', 'A'],
    }),
    0,
  )
  const [first, other] = [sleeperAt(cell, innerPoint(EAST)), sleeperAt(cell, CENTRE)]
  const marks = (...pointed: MarkState[]) => [
    lit('card', fork.seats[0].hand[0], 'selected'),
    lit('sleeper', first, 'legal', ...pointed),
    lit('sleeper', other, 'legal'),
  ]
  const shown = (...pointed: MarkState[]) =>
    Object.keys(notesOf({ view: fork, lit: marks(...pointed), last: null, previewing: false, size: BASE }))
  expect(shown()).toEqual(expect.arrayContaining([`end ${first}`, `end ${other}`]))
  expect(shown('hovered')).toEqual([])
})
