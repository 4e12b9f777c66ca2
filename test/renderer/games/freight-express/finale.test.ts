import { expect, it } from 'vitest'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { drawPreview } from '../../../../src-renderer/games/freight-express/preview-drawing.ts'
import { liftsOf } from '../../../../src-renderer/games/freight-express/marks.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { notesOf } from '../../../../src-renderer/games/freight-express/notes.ts'
import { glassBox } from '../../../../src-renderer/games/freight-express/pieces/index.ts'
import { middle, poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { winnersOf } from '../../../../src-renderer/games/freight-express/tell/finale.ts'
import { gridSign } from '../../../../src-renderer/games/freight-express/words/places.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { begin, WIDE } from '../../../engine/freight-express/helpers.ts'

const cardOf = (value: number) => TRACK_CARDS.findIndex(({ wagon }) => wagon === value)
const state = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], coupled: [[20, 21], []], locomotives: ['A', 'C'] })
const view = game.view(state, 0) as FreightView

it('paper at the end is for who has won: by what was delivered, then by what is pulled; for all where that is hidden', () => {
  const seat = (delivered: readonly number[] | null, coupled: readonly number[] = []) => ({
    deliveredCards: delivered && delivered.map(cardOf),
    coupled: coupled.map(cardOf),
  })
  expect(winnersOf([seat([4]), seat([9])])).toEqual([1])
  expect(winnersOf([seat([4], [2]), seat([4])])).toEqual([0])
  expect(winnersOf([seat([4]), seat([4])])).toEqual([0, 1])
  expect(winnersOf([seat(null), seat(null)])).toEqual([0, 1])
})

it('the number of a refill stands on no corner of the card that paid for it: there lie its die and its stations', () => {
  const shown = { ...view, active: 0, discardTop: 3, discard: 1 }
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

it('a wagon on its plate that is meant does not rise over what is written there', () => {
  const [card] = view.seats[0].coupled
  const lit = [{ ref: { kind: 'wagon', id: card }, states: new Set(['selected', 'legal']) }]
  expect(liftsOf(lit as never, poses(view)).get(names.wagon(card))).toMatchObject({ up: 0, scale: 1, front: true })
})

it('what was flipped lies in a corner of its crossing off the locomotive that drove there', () => {
  const cell = 12
  const { x, y } = middle(view, cell)
  const flip = { kind: 'flip', seat: 0, cell, allowed: 1, lost: 1 } as const
  for (const [across, down] of [
    [1, -1],
    [-1, -1],
    [1, 1],
  ]) {
    const engine = { ...poses(view)[names.locomotive(0)], x: x + 30 * across, y: y + 30 * down }
    const notes = notesOf({ view, lit: [], last: flip, resting: { [names.locomotive(0)]: engine } } as never)
    const chip = notes[`flipped ${cell}`]
    expect(Math.hypot(chip.x - engine.x, chip.y - engine.y)).toBeGreaterThan(40)
  }
})

it('a card that would be laid far from all stations bears the row and column by which words name its place', () => {
  const cell = view.cells.findIndex(({ station }, at) => station < 0 && gridSign(view, at) !== null)
  const event = { kind: 'laid', turn: 1, seat: 0, cell, card: 3, rotation: 0, refs: [] }
  const cells = view.cells.map((at, i) => (i === cell ? { ...at, card: 3, height: 1 } : at))
  const preview = { beats: [{ event, view: { ...view, cells } }], stops: 'other', status: {} }
  const { steps } = drawPreview(view, preview as never, undefined, BASE)
  expect(steps[`name ${cell}`].look).toEqual({ kind: 'placeName', name: gridSign(view, cell) })
})
