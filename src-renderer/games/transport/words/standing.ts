import type { Phrase } from '../../../../src-shared/core.ts'
import { HIGH, PARCELS_TO_END, numberUp } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf, nameOf } from '../../../words/names.ts'
import type { Position } from '../../../words/speech.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'

/** A seat's points as they lie on its tile. */
export const pointsOf = (view: TransportView, seat: number): number =>
  view.seats[seat].tile.reduce((sum, parcel) => sum + numberUp(parcel, view.parcels[parcel].face), 0)

/** The points of a seat together with those of its partners. */
export const sumOfTeam = (view: TransportView, seat: number): number =>
  view.seats[seat].team.reduce((sum, one) => sum + pointsOf(view, one), 0)

/** Who has most, alone or with a partner; nobody where nothing was brought in. */
export function winnersOf(view: TransportView): number[] {
  const sums = view.seats.map((_, seat) => sumOfTeam(view, seat))
  const most = Math.max(0, ...sums)
  return most === 0 ? [] : sums.flatMap((sum, seat) => (sum === most ? [seat] : []))
}

/** A parcel as it lies on a score tile. */
interface Scored {
  readonly number: number
  readonly high: boolean
}

/** Whether a seat wants one parcel more, with which the game ends, as its plates know it. */
export const wantingOne = ({ seats, ended }: TransportView, seat: number): { readonly wantsOne?: true } =>
  !ended && seats[seat].tile.length === PARCELS_TO_END - 1 ? { wantsOne: true } : {}

/** What the parcels on a seat's tile show, and which face that is. */
export const onTile = (view: TransportView, seat: number): readonly Scored[] =>
  view.seats[seat].tile.map((parcel) => {
    const { face } = view.parcels[parcel]
    return { number: numberUp(parcel, face), high: face === HIGH }
  })

/** The same for a seat and its partners, tile by tile. */
export const scoredBy = (view: TransportView, seat: number): readonly Scored[] =>
  view.seats[seat].team.flatMap((one) => onTile(view, one))

/** 'Ada, 3 points'; 'Ada with Cleo, 5 points', those of both */
export function above(seat: number, { view, seats }: Position<TransportView>): Phrase {
  const name = nameOf(seats, seat)
  const partners = view.seats[seat].team.filter((one) => one !== seat)
  if (partners.length === 0) return phrase('transport.prompt.above', { name, score: pointsOf(view, seat) })
  const score = [seat, ...partners].reduce((sum, one) => sum + pointsOf(view, one), 0)
  return phrase('transport.prompt.above.team', {
    name,
    partner: listOf(partners.map((one) => nameOf(seats, one))),
    score,
  })
}

/** Would a turn without a connected card be the last one? (ours: three whole rounds end the game) */
export const isLastWithoutConnecting = (view: TransportView): boolean => view.idleTurns + 1 >= view.idleLimit

/** Does the game end with this turn: where a card must be drawn none is left, or nobody connects one any more? */
export const isLastTurn = (view: TransportView): boolean =>
  view.connected ? view.stock === 0 : isLastWithoutConnecting(view)

/** What the end of this turn brings: a card, nothing, or the end of the game. */
export function endOfTurn(view: TransportView): Phrase {
  const isLast = isLastTurn(view)
  if (view.connected) return phrase(`transport.prompt.endTurn.${isLast ? 'last' : 'draw'}`)
  return phrase(`transport.prompt.endTurn.${isLast ? 'idle' : 'plain'}`)
}

/**
 * That the game comes to a standstill, from the second round on in which nobody has connected a card; null before, and
 * where the end of the turn says it.
 */
function standstill(view: TransportView): Phrase | null {
  if (view.idleTurns < view.seats.length || view.connected || view.step.name === 'endTurn') return null
  const told = { n: view.idleTurns, limit: view.idleLimit }
  return isLastWithoutConnecting(view)
    ? phrase('transport.prompt.idle.last', { n: told.n })
    : phrase('transport.prompt.idle', told)
}

/** So few cards are left that a round may take the last, and whoever must draw then ends the game. */
export const isLowStock = ({ stock, seats, ended }: TransportView): boolean => !ended && stock <= seats.length

/** From so many cards on it is told that the stock runs out, however few play. */
export const LAST_CARDS = 5

/** Few cards are left: the end comes near, though perhaps not in this round. */
export const isThinStock = (view: TransportView): boolean =>
  isLowStock(view) || (!view.ended && view.stock <= LAST_CARDS)

/** Whether the next turn of whoever moves may never come: not where each may draw once more before it. */
export const mayEnd = (view: TransportView): boolean =>
  !view.ended &&
  (view.stock < view.seats.length ||
    standstill(view) !== null ||
    view.seats.some(({ tile }) => tile.length >= PARCELS_TO_END - 1))

/** How near the end is: a full score tile but for one parcel, a standstill, or the last cards. null: far. */
export function nearEnd(view: TransportView, seats: readonly SeatInfo[]): Phrase | null {
  if (view.ended) return null
  if (view.seats.some(({ tile }) => tile.length >= PARCELS_TO_END)) return phrase('transport.nearEnd.over')
  const full = view.seats.flatMap(({ tile }, seat) => (tile.length >= PARCELS_TO_END - 1 ? [nameOf(seats, seat)] : []))
  if (full.length > 0) return phrase('transport.nearEnd.tile', { names: listOf(full) })
  const still = standstill(view)
  if (still) return still
  if (view.stock === 0) return emptyTold(view)
  return isThinStock(view) ? phrase('transport.nearEnd', { n: view.stock }) : null
}

/** Whoever connects a card now ends the game; whoever has swapped the hand instead does not. */
function emptyTold({ connected, step }: TransportView): Phrase | null {
  if (connected) return phrase('transport.nearEnd.last')
  return step.name === 'act' || step.name === 'place' ? phrase('transport.nearEnd.empty') : null
}
