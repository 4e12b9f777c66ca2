import type { Phrase } from '../../../../src-shared/core.ts'
import { SIDES, distance, qOf, rOf, sideTowards } from '../../../../src-shared/geometry/hexagons.ts'
import { placeName } from '../../../words/place-names.ts'
import { phrase } from '../../../messages/index.ts'
import { isIntake } from '../../../../src-shared/games/transport/cards.ts'
import type { LaidView, TransportView } from '../../../../src-shared/games/transport/view.ts'
import { intakePhrase } from './cards.ts'

/**
 * Places are spoken of by the intakes, which never move and bear numbers: 'north-east of intake 2'; others by
 * their own name: 'at M14'.
 */
export const sidePhrase = (side: number): Phrase => phrase(SIDE_WORDS[side])
const SIDE_WORDS = [
  'transport.side.0',
  'transport.side.1',
  'transport.side.2',
  'transport.side.3',
  'transport.side.4',
  'transport.side.5',
] as const
/** One step over each side, in q and r. */
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const

export const laidOf = (view: TransportView, card: number): LaidView | undefined =>
  view.laid.find((one) => one.card === card)
export const cardAt = (view: TransportView, cell: number): number =>
  view.laid.find((one) => one.cell === cell)?.card ?? -1

/** A place in words. */
export const placePhrase = (view: TransportView, cell: number): Phrase => byIntake(view, cell) ?? atCell(cell)

/** Where something is chosen, or walked by: 'M14, north-east of intake 2', 'N10, 2 places from intake 4'. */
export function namedPlace(view: TransportView, cell: number): Phrase {
  const name = cellName(cell)
  const beside = byIntake(view, cell) ?? fromIntake(view, cell)
  if (name === null) return placePhrase(view, cell)
  return beside ? phrase('common.place', { cell: name, beside }) : phrase('common.plain', { name })
}

/** Row and column, from 0, of the cell from which all are counted: the belt grows to all sides of it. */
const MIDDLE = { row: 12, column: 12 }

/** 'M14', as it stands on the floor; null where the letters end. Every second row stands half a place to the right. */
export function cellName(cell: number): string | null {
  const r = rOf(cell)
  return placeName(MIDDLE.row + r, MIDDLE.column + qOf(cell) + Math.floor(r / 2))
}

/** 'at M14' */
export function atCell(cell: number): Phrase {
  const name = cellName(cell)
  return name === null ? phrase('transport.place.nowhere') : phrase('common.at', { cell: name })
}

export function nearestIntake(view: TransportView, cell: number): LaidView | null {
  const intakes = view.laid.filter(({ card }) => isIntake(card))
  return intakes.reduce<LaidView | null>(
    (best, one) => (best === null || distance(one.cell, cell) < distance(best.cell, cell) ? one : best),
    null,
  )
}

/** Whether it is spoken of by an intake, without its name. */
export const isByIntake = (view: TransportView, cell: number): boolean => byIntake(view, cell) !== null

/** On an intake, or right beside one. */
function byIntake(view: TransportView, cell: number): Phrase | null {
  const intake = nearestIntake(view, cell)
  if (!intake) return null
  const card = intakePhrase(intake.card)
  if (intake.cell === cell) return phrase('transport.place.on', { card })
  const side = sideTowards(intake.cell, cell)
  return side < 0 ? null : phrase('transport.place.one', { one: sidePhrase(side), card })
}

/** How far from the nearest one: so that no name of a place stands without words. */
function fromIntake(view: TransportView, cell: number): Phrase | null {
  const intake = nearestIntake(view, cell)
  if (!intake) return null
  return phrase('transport.place.far', { n: distance(intake.cell, cell), card: intakePhrase(intake.card) })
}

/** The side of an intake towards which a cell lies, or -1 for its own cell. */
export function sideFrom(view: TransportView, intake: number, cell: number): number {
  const from = laidOf(view, intake)?.cell ?? cell
  const [q, r] = [qOf(cell) - qOf(from), rOf(cell) - rOf(from)]
  for (let side = 0; side < SIDES; side++) {
    const [n, m] = along(q, r, side)
    if (n > 0 && m >= 0) return side
  }
  return -1
}

/** How many steps over a side, and how many over the next one counter-clockwise, lead that far. */
function along(q: number, r: number, side: number): [number, number] {
  const [aq, ar] = STEPS[side]
  const [bq, br] = STEPS[(side + 1) % SIDES]
  const turn = aq * br - bq * ar
  return [(q * br - bq * r) / turn, (aq * r - q * ar) / turn]
}

/** Where a card lies, or that it is in hand. */
export function whereIs(view: TransportView, card: number): Phrase {
  const laid = laidOf(view, card)
  return laid ? placePhrase(view, laid.cell) : phrase('transport.place.inHand')
}
