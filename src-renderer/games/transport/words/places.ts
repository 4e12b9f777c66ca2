import type { Phrase } from '../../../../src-shared/core.ts'
import { SIDES, STEP, centreX, centreY, distance, qOf, rOf } from '../../../../src-shared/geometry/hexagons.ts'
import { placeName } from '../../../words/place-names.ts'
import { phrase } from '../../../messages/index.ts'
import { isIntake, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { LaidView, TransportView } from '../../../../src-shared/games/transport/view.ts'
import { cardPhrase, intakePhrase } from './cards.ts'
import { toThing, type Whose } from './pallets.ts'

/**
 * Places are spoken of by what they lie beside: 'to the upper right of intake 2'; others by the name that they bear on
 * the floor, and the part of the table that they are in. Whoever sees the table counts no further than two places from
 * a card; further ones are only heard. Sides are those of the table as it begins: words for them go round with it
 * (`sides.ts`).
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

/** A place in words that hold for the whole game, for whoever does not see it. */
export const placePhrase = (view: TransportView, cell: number): Phrase => inLog(view, cell) ?? atCell(cell)
/** The same to be read: beside which intake, which never moves; null where it lies beside none. */
export const besideIntake = (view: TransportView, cell: number): Phrase | null => byIntake(view, cell, BESIDE)
/** A line of what happened cannot be pointed past: a place that is not straight from an intake is still told by one. */
const inLog = (view: TransportView, cell: number): Phrase | null =>
  byIntake(view, cell) ?? aroundCorner(view, cell, FAR_ROUND) ?? byAnyIntake(view, cell, FAR_IN_LOG)
/** Round a corner, both legs together. */
const FAR_ROUND = 4

/**
 * A place in words that hold now: by a pallet, too, but not by the card that lies or goes there; else by its name.
 * @param whose for whom pallets are told
 */
export const placeNow = (view: TransportView, cell: number, card: number, whose: Whose): Phrase =>
  inRow(view, cell, card, whose) ?? (cellName(cell) === null ? byAnyIntake(view, cell) : null) ?? atCell(cell)
/**
 * By the intake or pallet that it lies on or beside; a free place, where something is to be laid, also with one more
 * between. Of a card that lies there more is said than where.
 */
function inRow(view: TransportView, cell: number, card: number, whose: Whose): Phrase | null {
  const found = foundInRow(view, cell, card)
  return found && toldBy(found, toThing(found.card, whose))
}
const foundInRow = (view: TransportView, cell: number, card: number): Told | null =>
  nearest(view, cell, isNamedBut(card), cardAt(view, cell) < 0 ? IN_SIGHT : BESIDE)

/** In a row of its own: 'to the left of Bram’s pallet', 'M21, upper right of the table'. */
export function chosenPlace(view: TransportView, cell: number, card: number, whose: Whose): Phrase {
  const name = cellName(cell)
  if (name === null) return placeNow(view, cell, card, whose)
  return inRow(view, cell, card, whose) ?? phrase('common.place', { cell: name, beside: partOfTable(view, cell) })
}

/** What is only heard of it: how it is come to from what all know; null where its row says as much. */
export const heardPlace = (view: TransportView, cell: number, card: number): Phrase | null =>
  isSaidInRow(view, cell, card) || cellName(cell) === null ? null : byAnyIntake(view, cell)

function partOfTable(view: TransportView, cell: number): Phrase {
  const side = sideOfTable(view, cell)
  return side === null ? phrase('transport.place.middle') : phrase('transport.place.part', { one: sidePhrase(side) })
}

/** Towards which side of the middle of all cards it lies; null: in the midst of them. */
export function sideOfTable(view: TransportView, cell: number): number | null {
  const x = centreX(cell) - mean(view.laid.map(({ cell }) => centreX(cell)))
  const y = centreY(cell) - mean(view.laid.map(({ cell }) => centreY(cell)))
  // Less than a card's radius away from it.
  if (Math.hypot(x, y) < 1) return null
  return Math.round((Math.atan2(-y, x) * SIDES) / (2 * Math.PI) + SIDES) % SIDES
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** What is walked by, or only heard: 'M14, to the upper right of intake 2', 'N10, 2 places from intake 4'. */
export function namedPlace(view: TransportView, cell: number): Phrase {
  const name = cellName(cell)
  const beside = byIntake(view, cell) ?? fromIntake(view, cell)
  if (name === null) return inLog(view, cell) ?? byAnyIntake(view, cell) ?? atCell(cell)
  return beside ? phrase('common.place', { cell: name, beside }) : phrase('common.plain', { name })
}

/** Row and column, from 0, of the cell from which all are counted: the belt grows to all sides of it. */
const MIDDLE = { row: 12, column: 12 }

/** Row and column of a cell, from 0. Every second row stands half a place to the right. */
export function inGrid(cell: number): { readonly row: number; readonly column: number } {
  const r = rOf(cell)
  return { row: MIDDLE.row + r, column: MIDDLE.column + qOf(cell) + Math.floor(r / 2) }
}

/** 'M14', as it stands on the floor; null where the letters end. */
export function cellName(cell: number): string | null {
  const { row, column } = inGrid(cell)
  return placeName(row, column)
}

/** 'at M14' */
export function atCell(cell: number): Phrase {
  const name = cellName(cell)
  return name === null ? phrase('transport.place.nowhere') : phrase('common.at', { cell: name })
}

export function nearestIntake(view: TransportView, cell: number): LaidView | null {
  const far = (one: LaidView) => distance(one.cell, cell)
  return view.laid
    .filter(({ card }) => isIntake(card))
    .reduce<LaidView | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null)
}

/** Whether a row does that lays this card there, or speaks of the one that lies there: by a pallet, too. */
export const isSaidInRow = (view: TransportView, cell: number, card = cardAt(view, cell)): boolean =>
  foundInRow(view, cell, card) !== null

/** However far it is, up to so many places. */
const byAnyIntake = (view: TransportView, cell: number, far = Infinity): Phrase | null =>
  byIntake(view, cell, far) ?? aroundCorner(view, cell, far)

/** Cards that every player knows at once: they are one of a kind, and bear a number or a letter. */
const isNamedBut = (but: number) => (card: number) => isIntake(card) || (isPallet(card) && card !== but)
/** On it, or right beside it. */
const BESIDE = 1
/** Who sees the table finds the second place from one, too, sooner than a name that stands nowhere on it. */
const IN_SIGHT = 2
/** Who hears a place is told it by an intake that is no further straight from it, or else round a corner. */
const FAR = 3
const FAR_IN_LOG = 16

/** By an intake, which is called alike whoever reads. */
function byIntake(view: TransportView, cell: number, far = FAR): Phrase | null {
  const found = nearest(view, cell, isIntake, far)
  return found && toldBy(found, intakePhrase(found.card))
}

/** The card of such a kind that it lies on, right beside, or a few places straight from; of several first an intake. */
function nearest(view: TransportView, cell: number, isSuch: (card: number) => boolean, far: number): Told | null {
  let best: Told | null = null
  for (const { card, cell: from } of view.laid) {
    const told = isSuch(card) ? straightFrom(card, from, cell, far) : null
    if (told && (best === null || isBetter(told, best))) best = told
  }
  return best
}

function toldBy({ n, side }: Told, card: Phrase): Phrase {
  if (n === 0) return phrase('transport.place.on', { card })
  const one = sidePhrase(side)
  return n === 1 ? phrase('transport.place.one', { one, card }) : phrase('transport.place.along', { n, one, card })
}

/** A place told by a card: so many places straight from its side. */
interface Told {
  readonly card: number
  readonly n: number
  readonly side: number
}

const isBetter = (one: Told, than: Told): boolean =>
  one.n < than.n || (one.n === than.n && isIntake(one.card) && !isIntake(than.card))

function straightFrom(card: number, from: number, cell: number, far: number): Told | null {
  const n = distance(from, cell)
  const side = n > 0 && n <= far ? ALL.find((side) => from + n * STEP[side] === cell) : undefined
  return n === 0 ? { card, n, side: 0 } : side === undefined ? null : { card, n, side }
}
const ALL = Array.from({ length: SIDES }, (_, side) => side)

/** '2 to the right and 1 to the upper right of intake 2': over one side and then over the next, from the nearest. */
function aroundCorner(view: TransportView, cell: number, far = FAR_IN_LOG): Phrase | null {
  const from = nearestIntake(view, cell)
  if (!from || distance(from.cell, cell) > far) return null
  const side = sideFrom(view, from.card, cell)
  const [n, m] = along(qOf(cell) - qOf(from.cell), rOf(cell) - rOf(from.cell), side)
  if (m <= 0) return null
  const [one, two] = [sidePhrase(side), sidePhrase((side + 1) % SIDES)]
  return phrase('transport.place.legs', { n, one, m, two, card: cardPhrase(from.card) })
}

/** How far from the nearest one: so that no name of a place stands without words. */
function fromIntake(view: TransportView, cell: number): Phrase | null {
  const intake = nearestIntake(view, cell)
  if (!intake) return null
  return phrase('transport.place.far', { n: distance(intake.cell, cell), card: intakePhrase(intake.card) })
}

/** The side of a card towards which a cell lies, or -1 for its own cell. */
export function sideFrom(view: TransportView, card: number, cell: number): number {
  const from = laidOf(view, card)?.cell ?? cell
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

/** What is only heard of where a card lies. */
export function heardOf(view: TransportView, card: number): Phrase | null {
  const laid = laidOf(view, card)
  return laid ? heardPlace(view, laid.cell, card) : null
}

/** Where a card lies now, or that it is in hand. */
export function whereIs(view: TransportView, card: number, whose: Whose): Phrase {
  const laid = laidOf(view, card)
  return laid ? placeNow(view, laid.cell, card, whose) : phrase('transport.place.inHand')
}
