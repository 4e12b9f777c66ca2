import {
  KIND,
  cellOfCode,
  itemOfCode,
  packCode,
  turnOfCode,
} from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS, isCrossing } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { distinctTurns, turnRails } from '../../../../src-shared/geometry/rails.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { againstEach, plainTurn, saying, type ActionOf, type FreightAnswer } from '../answers/answer.ts'
import { showHand } from '../answers/stop-special.ts'
import { cardOn, closedStation, layOnStation, openAgain, stationCell, takeOff } from '../board/board.ts'
import { neighbour } from '../board/neighbours.ts'
import { hasLocomotive } from '../board/ground.ts'
import { fitRefusal } from '../laying.ts'
import { discard, handCard, handCount, handOf, playFromHand } from '../piles.ts'
import { refused } from '../reasons.ts'
import { cardRef, cellRef, stationRef } from '../refs.ts'
import { handRefusal } from '../refusals.ts'
import { STATIONS, activeSeat } from '../state.ts'
import type { Tell } from '../tell.ts'
import { closeSpecial, newToOthers, ofSpecial } from './special-state.ts'
import { askDetailsOverHand, type SpecialRule } from './special.ts'

type Closing = Omit<ActionOf<'closeStation'>, 'kind'>

const answer: FreightAnswer<'closeStation'> = {
  ...saying('closeStation'),
  pack: ({ card, station, rotation }) => packCode(KIND.closeStation, card, station, plainTurn(card, rotation)),
  list(s, out, n) {
    const seat = activeSeat(s)
    for (let station = 0; station < STATIONS; station++) {
      if (stationRefusal(s, station) !== null) continue
      for (let i = 0; i < handCount(s, seat); i++) {
        const card = handCard(s, seat, i)
        for (let turn = 0; turn < distinctTurns(TRACK_CARDS[card].rails); turn++)
          if (closeRefusal(s, card, station, turn) === null) out[n++] = packCode(KIND.closeStation, card, station, turn)
      }
    }
    return n
  },
  refusal,
  against(s, { kind, id }) {
    // The station that is closed already is seen as the card on it.
    const isClosed = kind === 'cell' && closedStation(s) >= 0 && id === stationCell(s, closedStation(s))
    const station = isClosed ? closedStation(s) : id
    const meant =
      kind === 'station' || isClosed
        ? handOf(s, activeSeat(s)).flatMap((card) => inEachTurn(card, station))
        : kind === 'card'
          ? Array.from({ length: STATIONS }, (_, station) => inEachTurn(id, station)).flat()
          : []
    return againstEach(s, refusal, meant)
  },
  apply: (s, code, emit) => close(s, itemOfCode(code), cellOfCode(code), turnOfCode(code), emit),
}

const inEachTurn = (card: number, station: number): Closing[] =>
  [0, 1, 2, 3].map((rotation) => ({ card, station, rotation }))

function refusal(s: State, { card, station, rotation }: Closing): Reason | null {
  const why = handRefusal(s, activeSeat(s), card) ?? closeRefusal(s, card, station, rotation & 3)
  const ofCard = why === 'notInHand' || why === 'noCrossingHere' || why === 'railsMismatch'
  return refused(s, why, () => [ofCard ? cardRef(card) : stationRef(station)])
}

/** D: a hand card closes a station, which is track until it opens again (000:177-179). */
export const closing: SpecialRule = {
  name: 'closeStation',
  isPossible: (s) => handCount(s, activeSeat(s)) > 0 && anyStation(s),
  wantRefusal: (s) => (anyClosing(s) ? null : 'noCardCloses'),
  hasDetails: () => true,
  begin: askDetailsOverHand,
  details: { ofHand: true, answers: [answer, showHand((s) => (anyClosing(s) ? 'anotherCardFits' : null))] },
}

function anyStation(s: State): boolean {
  for (let station = 0; station < STATIONS; station++) if (stationRefusal(s, station) === null) return true
  return false
}

function anyClosing(s: State): boolean {
  const hand = handOf(s, activeSeat(s))
  for (let station = 0; station < STATIONS; station++) {
    if (stationRefusal(s, station) !== null) continue
    if (hand.some((card) => [0, 1, 2, 3].some((turn) => closeRefusal(s, card, station, turn) === null))) return true
  }
  return false
}

/** Why a station may not be closed, whatever the card. A never is (ours). */
function stationRefusal(s: State, station: number): FreightReason | null {
  if (station <= 0 || station >= STATIONS) return 'startStaysOpen'
  const closed = closedStation(s)
  if (closed === station) return 'closedAlready'
  if (hasLocomotive(s, stationCell(s, station))) return 'stationOccupied'
  if (!hasTrackBeside(s, stationCell(s, station))) return 'noTrackBeside'
  return closed >= 0 && hasLocomotive(s, stationCell(s, closed)) ? 'closedOccupied' : null
}

function hasTrackBeside(s: State, cell: number): boolean {
  for (let side = 0; side < 4; side++) {
    const next = neighbour(s, cell, side)
    if (next >= 0 && cardOn(s, next) >= 0) return true
  }
  return false
}

/** Why a card may not close a station so; null = it may. */
function closeRefusal(s: State, card: number, station: number, rotation: number): FreightReason | null {
  if (isCrossing(card)) return 'noCrossingHere'
  return (
    stationRefusal(s, station) ?? fitRefusal(s, turnRails(TRACK_CARDS[card].rails, rotation), stationCell(s, station))
  )
}

/** At most one is closed: the other opens. */
function close(s: State, card: number, station: number, rotation: number, emit: Tell): void {
  if (closedStation(s) >= 0) reopen(s, emit)
  const cell = stationCell(s, station)
  playFromHand(s, activeSeat(s), card)
  layOnStation(s, card, station, rotation)
  emit?.({
    kind: 'stationClosed',
    ...ofSpecial(s, [cardRef(card), stationRef(station), cellRef(cell)], newToOthers(s)),
    station,
    cell,
    card,
    rotation,
  })
  closeSpecial(s)
}

/** All cards on the closed station go to the discard, the uppermost first. */
function reopen(s: State, emit: Tell): void {
  const station = closedStation(s)
  const cell = stationCell(s, station)
  const cards: number[] = []
  for (let card = cardOn(s, cell); card >= 0; card = takeOff(s, cell)) {
    discard(s, card)
    cards.push(card)
  }
  openAgain(s, station)
  emit?.({
    kind: 'stationReopened',
    ...ofSpecial(s, [stationRef(station), cellRef(cell), ...cards.map(cardRef)]),
    station,
    cell,
    cards,
  })
}
