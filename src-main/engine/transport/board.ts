import { CARD_COUNT, PARCEL_COUNT, SHAPE_OF } from '../../../src-shared/games/transport/cards.ts'
import { BELT_SIDES, poseOf } from '../../../src-shared/games/transport/shapes.ts'
import { ALL_SIDES, CELLS, isRim, opposite, SIDES, STEP } from '../../../src-shared/geometry/hexagons.ts'
import type { State } from '../flat.ts'
import { AT } from './state.ts'

/**
 * Scratch: the cards on the table spread out over the cells, so that neighbours are found at once. It lies
 * outside the state. `spread` brings it up to a state by moving what differs; whoever tries a card on it
 * puts everything back as it was.
 */

/** By card: its cell, 0 = not on the table; and its rotation. */
export const lies = new Int32Array(CARD_COUNT)
export const turned = new Int32Array(CARD_COUNT)
/** By card: the parcel that rests on it + 1. */
export const parcelAt = new Int32Array(CARD_COUNT)

/** By cell: the card + 1, 0 = empty, RIM where nothing may lie. */
export const cardAt = new Int16Array(CELLS)
export const RIM = -1
/** By cell: the sides, as bits, at which a neighbour shows belt, and at which one shows floor. */
export const belt = new Uint8Array(CELLS)
export const floor = new Uint8Array(CELLS)

for (let cell = 0; cell < CELLS; cell++) if (isRim(cell)) cardAt[cell] = RIM

/** How a card on the table lies: the pose (see shapes.ts) of its shape in its rotation. */
export const poseOn = (card: number): number => poseOf(SHAPE_OF[card], turned[card])
/** The sides, as bits 1 << side, at which a card on the table shows belt. */
export const beltSides = (card: number): number => BELT_SIDES[poseOn(card)]

/** Lays a card that is not on the table onto an empty cell. Whether it fits is not asked. */
export function put(card: number, cell: number, rotation: number): void {
  lies[card] = cell
  turned[card] = rotation
  cardAt[cell] = card + 1
  const sides = beltSides(card)
  for (let side = 0; side < SIDES; side++) {
    const bit = 1 << opposite(side)
    if (sides & (1 << side)) belt[cell + STEP[side]] |= bit
    else floor[cell + STEP[side]] |= bit
  }
}

/** Takes a card off the table. */
export function lift(card: number): void {
  const cell = lies[card]
  for (let side = 0; side < SIDES; side++) {
    const others = ALL_SIDES & ~(1 << opposite(side))
    belt[cell + STEP[side]] &= others
    floor[cell + STEP[side]] &= others
  }
  cardAt[cell] = 0
  lies[card] = 0
  turned[card] = 0
}

/** Brings the board up to a state. All that differs is lifted before anything is put down. */
export function spread(s: State): void {
  let differ = 0
  for (let card = 0; card < CARD_COUNT; card++) {
    const cell = s[AT.cell + card] > 0 ? s[AT.cell + card] : 0
    if (lies[card] === cell && turned[card] === s[AT.rotation + card]) continue
    differ++
    if (lies[card] !== 0) lift(card)
  }
  if (differ > 0) putMissing(s)
  parcelAt.fill(0)
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    const under = s[AT.parcelOn + parcel]
    if (under > 0) parcelAt[under - 1] = parcel + 1
  }
}

function putMissing(s: State): void {
  for (let card = 0; card < CARD_COUNT; card++) {
    if (lies[card] === 0 && s[AT.cell + card] > 0) put(card, s[AT.cell + card], s[AT.rotation + card])
  }
}

/** Six cards lie round it (003:73): neither key nor forklift takes it. */
export const isEnclosed = (card: number): boolean => (belt[lies[card]] | floor[lies[card]]) === ALL_SIDES
