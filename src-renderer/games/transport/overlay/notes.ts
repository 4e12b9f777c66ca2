import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Ref } from '../../../../src-shared/core.ts'
import { isLegal, type Lit } from '../../../stage/over/marks.ts'
import type { Noted } from '../../../stage/table.ts'
import { R, centreOf, restAt } from '../belts/belt.ts'
import type { TransportKinds } from '../kinds.ts'
import { home } from '../layout/home.ts'
import { layoutOf, type Layout } from '../layout/layout.ts'
import type { Piece, Poses } from '../looks.ts'
import { ownSeat, shownOf, type DeedOf } from '../memory.ts'
import { isMoving } from '../belts/moving.ts'
import { behind, hiddenBy } from '../layout/name-plates.ts'
import { TAG_Z, floorLettering, nameOn } from '../layout/place-names.ts'
import { pointsOn } from '../layout/plates.ts'
import { shiftNotes } from '../belts/shifts.ts'
import { tagOn } from '../layout/tag-spot.ts'
import type { TurnedView } from '../turned.ts'
import { MOST } from '../words/asked/areas.ts'
import { isSaidInRow } from '../words/places.ts'

/**
 * The names of places that are pointed at, chosen, or called by a row or line that is pointed at, where words cannot
 * say them by what lies there: on the floor of free ones, on a tag where a card lies; and faintly of those that are lit
 * for a card, whose rows name them. And beside a seat's points what it gained last.
 */
export function notesOf({ view, lit, last, previewing, lookedPast, size, resting }: Noted<TransportKinds>): Poses {
  const layout = layoutOf(size, view)
  const taken = new Map(view.laid.map((laid) => [laid.cell, laid]))
  const letters = floorLettering(home(view, layout).scale)
  // What looks for its place: a pallet that is moved does not say where it comes to lie.
  const placed = lit.find(({ ref, states }) => isCard(ref) && (states.has('selected') || states.has('put')))?.ref.id
  // Over places that are merely lit the plates are read all the same, until something is chosen for one of them.
  const out: Record<string, Piece> = {
    ...(placed === undefined ? {} : behind(resting ?? {}, placesIn(lit))),
    ...hiddenBy(resting ?? {}, litCells(lit)),
  }
  // A row that brings a parcel to a pallet says which: a tag would lie over the pallet that is pointed at.
  const about = isMoving(view) ? NONE : placed
  const spoken = [
    ...litCells(lit).filter((cell) => !isSaidInRow(view, cell, about)),
    ...spokenOf(view, lit).filter((cell) => !isSaidInRow(view, cell)),
  ]
  for (const cell of new Set(spoken)) {
    const name = nameOn(view, cell)
    const laid = taken.get(cell)
    // A pallet is called by its owner, whose name stands beside it.
    if (name === null || (laid && isPallet(laid.card))) continue
    const { x, y } = centreOf(cell)
    out[`name ${cell}`] = laid
      ? tagOn(cell, laid, name, letters)
      : piece({ kind: 'placeName', name, size: letters }, 'board', x, y, { z: TAG_Z })
  }
  if (!previewing) Object.assign(out, { ...lyingNamed(view, lit, letters), ...out })
  // Once a card is chosen the list has a row for each of its places.
  if (placed !== undefined && !previewing)
    for (const cell of calledByName(view, placesIn(lit), about)) nameFaintly(out, { view, cell, size: letters })
  if (previewing) return out
  Object.assign(out, shiftNotes(view, lit))
  // Whoever has picked something looks for its place: nothing is to be taken for a parcel there.
  if (!lookedPast) Object.assign(out, setOut(view, last ?? []))
  Object.assign(out, gainedLast(shownOf(last ?? [], view.active), layout))
  return out
}

const NONE = -1

/**
 * The rows of a parcel's ways name their ends, and those of a key where the cards lie that it may take: each is found
 * on the table before its row is pointed at.
 */
function lyingNamed(view: TurnedView, lit: readonly Lit[], letters: number): Poses {
  const cells = isMoving(view) ? placesIn(lit) : view.step.name === 'keyCard' ? cardsIn(view, lit) : []
  const lying = view.laid.filter(({ cell }) => cells.includes(cell) && !isSaidInRow(view, cell, NONE))
  return Object.fromEntries(
    lying.flatMap((laid) => {
      const name = nameOn(view, laid.cell)
      return name === null ? [] : [[`name ${laid.cell}`, { ...tagOn(laid.cell, laid, name, letters), alpha: LIT_NAME }]]
    }),
  )
}

/** It is counted already: fainter than what a move would bring. */
const COUNTED = 0.6

/** What each seat gained by the latest turn of all, beside its points: it is gone with the first deed after that. */
function gainedLast(shown: readonly DeedOf[], layout: Layout): Poses {
  const out: Record<string, Piece> = {}
  const gained = new Map<number, number>()
  const latest = shown.at(-1)?.seat
  for (const deed of shown.filter(({ seat }) => seat === latest))
    if (deed.kind === 'scored') gained.set(deed.tile, (gained.get(deed.tile) ?? 0) + deed.value)
  for (const [seat, n] of gained) {
    const { x, y, scale } = pointsOn(layout, seat)
    out[`gained ${seat}`] = piece({ kind: 'gain', n }, 'screen', x, y, { z: 20, scale, alpha: COUNTED })
  }
  return out
}

/**
 * Free places that rows call by their names, where most have no other words: among places without a name a single one
 * would look like more than it is, and is named when it is pointed at, or its row.
 * @param about the card that looks for its place
 */
function calledByName(view: TurnedView, cells: readonly number[], about: number | undefined): readonly number[] {
  const free = cells.filter((cell) => view.laid.every((laid) => laid.cell !== cell))
  const called = free.filter((cell) => !isSaidInRow(view, cell, about))
  return 2 * called.length > free.length ? called : []
}

interface Faint {
  readonly view: TurnedView
  readonly cell: number
  readonly size: number
}

/** A free place whose row names it bears that name lightly, if it does not bear it already. */
function nameFaintly(out: Record<string, Piece>, { view, cell, size }: Faint): void {
  const name = nameOn(view, cell)
  if (name === null || `name ${cell}` in out) return
  const { x, y } = centreOf(cell)
  out[`name ${cell}`] = piece({ kind: 'placeName', name, size }, 'board', x, y, { z: TAG_Z, alpha: LIT_NAME })
}

/** How strong the names of places are that are merely lit: to be found from a row, not to be read before all else. */
const LIT_NAME = 0.75

const isCard = ({ kind }: Ref): boolean => kind === 'card' || kind === 'pallet'

/** Where the latest parcel to go set out its number stays: it is another where it lies now. */
function setOut(view: TurnedView, last: readonly DeedOf[]): Poses {
  const shown = shownOf(last, view.active, ownSeat(view))
  const latest = shown.at(-1)?.seat
  const ways = shown.flatMap((deed) => (deed.kind === 'way' && deed.seat === latest ? [deed] : []))
  const resting = view.laid.filter(({ parcel }) => parcel >= 0).map(restAt)
  return Object.fromEntries(
    ways.flatMap(({ parcel, line, went, seat }) => {
      const [{ x, y }] = line
      const isTaken = resting.some((rest) => Math.hypot(rest.x - x, rest.y - y) < R / 2)
      return isTaken ? [] : [[`went ${parcel}`, piece({ kind: 'went', n: went, seat } as const, 'board', x, y)]]
    }),
  )
}

/** Places where something may go. */
const placesIn = (lit: readonly Lit[]): number[] =>
  lit.flatMap(({ ref, states }) => (ref.kind === 'cell' && isLegal(states) ? [ref.id] : []))

/** Where cards lie that may be taken; of more than a list has rows for none: it names parts of the table first. */
function cardsIn(view: TurnedView, lit: readonly Lit[]): number[] {
  const legal = lit.flatMap(({ ref, states }) => (isCard(ref) && isLegal(states) ? [ref.id] : []))
  return legal.length > MOST ? [] : view.laid.flatMap(({ card, cell }) => (legal.includes(card) ? [cell] : []))
}

/** A place that is pointed at, on the table or in the list. */
const litCells = (lit: readonly Lit[]): number[] =>
  lit.flatMap(({ ref, states }) =>
    ref.kind === 'cell' && (states.has('hovered') || states.has('selected')) ? [ref.id] : [],
  )

/** Where things lie whose row or line is pointed at, and parcels that may be moved: rows name their places. */
function spokenOf(view: TurnedView, lit: readonly Lit[]): number[] {
  return lit.flatMap(({ ref, states }) => {
    if (ref.kind === 'parcel')
      return view.laid.flatMap(({ parcel, cell }) => (parcel === ref.id && states.size > 0 ? [cell] : []))
    if (!states.has('hovered') || !isCard(ref)) return []
    return view.laid.flatMap(({ card, cell }) => (card === ref.id ? [cell] : []))
  })
}
