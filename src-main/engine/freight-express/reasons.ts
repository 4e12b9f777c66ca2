import { reasonKey, type FreightReason } from '../../../src-shared/games/freight-express/reasons.ts'
import type { Reason, Ref } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { closedStation, stationOn } from './board/board.ts'
import { drivenSeat } from './driving/drive-state.ts'
import { cellOf } from './board/locomotives.ts'
import { usableCard } from './specials/must-play.ts'
import { cardRef, cellRef, locomotiveRef, seatRef, stationRef, trainRef } from './refs.ts'
import { AT, MAX_COUPLED, activeSeat, everySeat } from './state.ts'

/** A reason with the things it is about, as src-shared/games/freight-express/reasons.ts lists them. */
export const reason = (name: FreightReason, refs: readonly Ref[], n?: number): Reason =>
  n === undefined ? { key: reasonKey(name), refs } : { key: reasonKey(name), refs, n }

/** The first of each key. */
export const eachOnce = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ key }, i) => reasons.findIndex((other) => other.key === key) === i)

/** Reasons that are about the same things whatever is answered. */
const OF_THE_TABLE: { readonly [N in FreightReason]?: (s: State) => readonly Ref[] } = {
  noSuchQuestion: () => [],
  mustPlayHand: (s) => [cardRef(usableCard(s))],
  noRefillNow: (s) => [seatRef(activeSeat(s))],
  noTicket: (s) => [seatRef(activeSeat(s))],
  closedOccupied: (s) => [stationRef(closedStation(s))],
  otherLocomotive: (s) => [locomotiveRef(s[AT.drivePushed] ? s[AT.drivePushed] - 1 : drivenSeat(s))],
  noRailAhead: (s) => [locomotiveRef(activeSeat(s))],
  onlyOnLine: (s) => [locomotiveRef(activeSeat(s))],
  trainOnLine: (s) => [locomotiveRef(activeSeat(s))],
  branchTooLong: (s) => [locomotiveRef(drivenSeat(s))],
  trainFull: (s) => [trainRef(activeSeat(s))],
}
const NUMBER_OF_THE_TABLE: { readonly [N in FreightReason]?: (s: State) => number } = {
  branchTooLong: (s) => s[AT.driveLeft],
  trainFull: () => MAX_COUPLED,
}

/** What a predicate has against an answer, with the things it is about; null when nothing. */
export function refused(
  s: State,
  name: FreightReason | null,
  things: (name: FreightReason) => readonly Ref[],
  n?: (name: FreightReason) => number | undefined,
): Reason | null {
  if (name === null) return null
  const refs = OF_THE_TABLE[name]?.(s) ?? things(name)
  return reason(name, refs, NUMBER_OF_THE_TABLE[name]?.(s) ?? n?.(name))
}

/** The things of a refusal to lay a card on a cell; `card` -1 = no card in particular. */
export function layThings(s: State, name: FreightReason, card: number, cell: number): Ref[] {
  const cards = card < 0 ? [] : [cardRef(card)]
  switch (name) {
    case 'notInHand':
      return cards
    case 'stationThere':
      return [stationRef(stationOn(s, cell))]
    case 'locomotiveOnCard':
      return everySeat(s)
        .filter((seat) => cellOf(s, seat) === cell)
        .map(locomotiveRef)
    case 'crossingNeedsEmptyCell':
    case 'railsLost':
    case 'noNewRail':
    case 'railsMismatch':
      return [...cards, cellRef(cell)]
    default:
      return [cellRef(cell)]
  }
}
