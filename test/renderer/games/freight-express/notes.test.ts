import { expect, test } from 'vitest'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import {
  deedsOf,
  isOwn,
  remember,
  turnsSeen,
  type LastMove,
} from '../../../../src-renderer/games/freight-express/memory.ts'
import { notesOf } from '../../../../src-renderer/games/freight-express/overlay/notes.ts'
import { glassBox } from '../../../../src-renderer/games/freight-express/pieces/index.ts'
import { middle, poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import type { Lit } from '../../../../src-renderer/stage/over/marks.ts'
import { begin, WIDE } from '../../../engine/freight-express/helpers.ts'

const view: FreightView = game.view(game.scenario({ cells: { '3,1': { rails: 'EW' } } }), 0)
const opening = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], coupled: [[20, 21], []], locomotives: ['A', 'C'] })
const begun = game.view(opening, 0) as FreightView
const named = (cell: number): readonly string[] => {
  const lit: Lit[] = [{ ref: { kind: 'cell', id: cell }, states: new Set(['legal'] as const) }]
  return Object.values(notesOf({ view, lit, last: null, previewing: false, size: BASE })).flatMap(({ look }) =>
    look.kind === 'placeName' ? [look.name] : [],
  )
}

test('an empty place far from stations has its row and column while it is lit, and no place has them otherwise', () => {
  expect(named(0)).toEqual(['1·1'])
  expect(named(2 * view.columns)).toEqual([])
  expect(notesOf({ view, lit: [], last: null, previewing: false, size: BASE })).toEqual({})
})

test('where a card or a station lies no name is written', () => {
  expect(named(view.columns + 3)).toEqual([])
  expect(named(view.cells.findIndex(({ station }) => station === 0))).toEqual([])
})

test('what was flipped lies small at its crossing until the next turn of whoever drove there', () => {
  const flipped = { kind: 'flipped', seat: 0, cell: 12, card: 3, allowed: 2, surplus: 1 } as never
  const drive = { kind: 'drive', seat: 0, card: 7, sleeper: 40, stands: [], line: [] } as const
  const last = remember(drive, flipped, view, view, 0)
  const looks = (at: LastMove | null) =>
    Object.values(notesOf({ view, lit: [], last: at, previewing: false, size: BASE })).map(({ look }) => look)
  expect(looks(last)).toEqual([{ kind: 'flipped', allowed: 2, lost: 1 }])
  // The drive goes on from there.
  expect(last).toMatchObject({ kind: 'drive', sleeper: 40 })
  expect(remember(last, { kind: 'turnBegan', seat: 1 } as never, view, view, 0)).toEqual(last)
  expect(looks(remember(last, { kind: 'turnBegan', seat: 0 } as never, view, view, 0))).toEqual([])
})

test('the way of an abducted train is the deed of who drives it: its owner keeps what the others did, and it shows', () => {
  const lay = { kind: 'lay', seat: 2, cell: 0, card: 4 } as const
  const stands = [40, 41].map((sleeper) => ({ seat: 1, sleeper, facing: 0 }))
  const because = { kind: 'card', id: 6 }
  const drove = { kind: 'drove', seat: 1, by: 0, because, rammed: [], enters: -1, lapsed: 0 }
  const stretch = (i: number) => ({ ...drove, from: [stands[i]], steps: [[stands[i + 1] ?? stands[i]]] }) as never
  const first = remember({ ...lay, viewer: 1 }, stretch(0), view, view, 1)!
  expect(isOwn(first)).toBe(false)
  expect(deedsOf(first)).toEqual([lay, expect.objectContaining({ kind: 'drive', seat: 0, of: 1 })])
  // It goes on as one way, and is gone with its train.
  expect(deedsOf(remember(first, stretch(1), view, view, 1))).toHaveLength(2)
  expect(deedsOf(remember(first, { kind: 'derailed', seat: 1 } as never, view, view, 1))).toEqual([lay])
  expect(remember(first, { kind: 'derailed', seat: 0 } as never, view, view, 1)).toEqual(first)
})

test('the number of a refill stands on no corner of the card that paid for it: there lie its die and its stations', () => {
  const shown = { ...begun, active: 0, discardTop: 3, discard: 1 }
  const resting = poses(shown)
  const lay = { kind: 'lay', seat: 1, cell: 0, card: 4 } as const
  const last = { kind: 'refill', seat: 1, card: 3, earlier: [lay] } as const
  const number = Object.values(notesOf({ view: shown, lit: [], last, resting } as never)).find(
    ({ look }) => look.kind === 'deedNumber' && look.n === 2,
  )!
  const { x, y, width, height } = glassBox(resting[names.discard])
  for (const [cornerX, cornerY] of [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ])
    expect(Math.hypot(number.x - cornerX, number.y - cornerY)).toBeGreaterThan(30)
})

test('what was flipped lies in a corner of its crossing off the locomotive that drove there', () => {
  const cell = 12
  const { x, y } = middle(begun, cell)
  const flip = { kind: 'flip', seat: 0, cell, allowed: 1, lost: 1 } as const
  for (const [across, down] of [
    [1, -1],
    [-1, -1],
    [1, 1],
  ]) {
    const engine = { ...poses(begun)[names.locomotive(0)], x: x + 30 * across, y: y + 30 * down }
    const notes = notesOf({ view: begun, lit: [], last: flip, resting: { [names.locomotive(0)]: engine } } as never)
    const chip = notes[`flipped ${cell}`]
    expect(Math.hypot(chip.x - engine.x, chip.y - engine.y)).toBeGreaterThan(40)
  }
})

test('the sign of a special that is asked lies over the train that came for it', () => {
  const cell = view.cells.findIndex(({ station }) => station === 4)
  const signs = (special: FreightView['special']) => {
    const asked = { ...view, special }
    return Object.values(notesOf({ view: asked, lit: [], last: null, previewing: false, size: BASE }))
  }
  const special = {
    special: 'cardTrain',
    station: 4,
    seat: 0,
    will: null,
    hasDetails: true,
    chooser: 0,
    victim: -1,
    turnedUp: -1,
  } as const
  const [sign, ...more] = signs(special)
  expect(more).toEqual([])
  expect(sign).toMatchObject({ look: { kind: 'specialPlate', special: 'cardTrain' }, x: middle(view, cell).x })
  expect(sign.y).toBeGreaterThan(middle(view, cell).y)
  expect(signs(null)).toEqual([])
})

test('of a long turn the last four deeds alone stay drawn, with the numbers they had in it', () => {
  const laid = (cell: number) => ({ kind: 'lay', seat: 1, cell, card: cell }) as const
  const other = { ...laid(9), seat: 2 }
  const last = { ...laid(6), earlier: [other, ...[1, 2, 3, 4, 5].map(laid)] }
  expect(turnsSeen(last).map(({ deed }) => deed)).toEqual([other, ...[3, 4, 5, 6].map(laid)])
  // What was flipped stays as long as the drive that it halted.
  const flip = { kind: 'flip', seat: 1, cell: 1, allowed: 2, lost: 1 } as const
  const halted = { ...laid(5), earlier: [flip, ...[2, 3, 4].map(laid)] }
  expect(turnsSeen(halted).map(({ deed }) => deed)[0]).toEqual(flip)
  expect(turnsSeen({ ...laid(6), earlier: [flip, ...[2, 3, 4, 5].map(laid)] })).toHaveLength(4)
  const shown = { ...begun, active: 0 }
  const numbers = Object.values(notesOf({ view: shown, lit: [], last, resting: {} } as never)).flatMap(({ look }) =>
    look.kind === 'deedNumber' ? [look.n] : [],
  )
  expect(numbers).toEqual([3, 4, 5, 6])
})
