import { expect, it } from 'vitest'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { home } from '../../../../src-renderer/games/transport/layout/home.ts'
import { layoutOf } from '../../../../src-renderer/games/transport/layout/layout.ts'
import { names, type Poses } from '../../../../src-renderer/games/transport/looks.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { BASE, type Size } from '../../../../src-renderer/stage/craft.ts'
import { frameFor } from '../../harness/telling.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const begun = randomTransport(3, 2, 0, transportOptions.default).first as TransportView
const seat = 0
const full = begun.seats[seat].hand
const holding = (hand: readonly number[]): TransportView => ({
  ...begun,
  seats: begun.seats.map((one, i) => (i === seat ? { ...one, hand } : one)),
})
/** The table with this hand, after it stood so. */
const after = (hand: readonly number[], stood?: Poses, size: Size = BASE) => {
  const view = holding(hand)
  const camera = home(view, layoutOf(size, view))
  return poses(view, frameFor(2, seat), size, null, stood && { camera, poses: stood })
}
const placesOf = (hand: readonly number[], lies: Poses) => hand.map((card) => lies[names.card(card)]?.x)

it('leaves the cards of a hand where they lie when one of them is played, until the hand is filled again', () => {
  const played = full.filter((_, i) => i !== 1)
  const before = after(full)
  const then = after(played, before)
  expect(placesOf(played, then)).toEqual(placesOf(played, before))
  expect(placesOf(played, after(played, then))).toEqual(placesOf(played, before))
  const drawn = [...played, 70]
  expect(placesOf(drawn, after(drawn, then))).toEqual(placesOf(full, before))
})

it('puts a hand in the middle that was not seen lying fuller, or lay so in another window', () => {
  const played = full.slice(1)
  const middle = placesOf(played, after(played))
  expect(middle).not.toEqual(placesOf(played, after(full)))
  const wide = { ...BASE, width: BASE.width + 400 }
  expect(placesOf(played, after(played, after(full), wide))).toEqual(placesOf(played, after(played, undefined, wide)))
})

it('leaves what stands below the cards as wide as it was when the longest of it goes with its card', () => {
  const said = (card: number) => `${'wide '.repeat(card === full[1] ? 9 : 1)}bend, key`
  const words = Object.fromEntries(full.map((card) => [`card.${card}`, said(card)]))
  const captions = (hand: readonly number[], stood?: Poses) => {
    const [view, frame] = [holding(hand), frameFor(2, seat)]
    const camera = home(view, layoutOf(BASE, view))
    return poses(view, { ...frame, words: { ...frame.words, ...words } }, BASE, null, stood && { camera, poses: stood })
  }
  const below = (hand: readonly number[], lies: Poses) => hand.map((card) => lies[names.caption(card)])
  const played = full.filter((_, i) => i !== 1)
  const before = captions(full)
  const then = captions(played, before)
  expect(below(played, then)).toEqual(below(played, before))
  expect(below(played, captions(played, then))).toEqual(below(played, before))
  expect(below(played, captions(played))).not.toEqual(below(played, before))
  expect(below(full, captions(full, then))).toEqual(below(full, before))
})
