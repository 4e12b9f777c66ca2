import { KIND, cellOfCode, packCode, turnOfCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { distinctTurns, turnRails } from '../../../../src-shared/geometry/rails.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { againstEach, bare, plainTurn, saying, type ActionOf, type FreightAnswer } from '../answers/answer.ts'
import { cardOn, cellCount, isEmptyCell, layOnStation, putCard, stationOn } from '../board/board.ts'
import { groundRefusal } from '../board/ground.ts'
import { fitRefusal, turnsToLay } from '../laying.ts'
import { discard } from '../piles.ts'
import { ofStation, type FreightStep } from '../questions.ts'
import { layThings, refused } from '../reasons.ts'
import { DISCARD, cardRef, cellRef, stationRef } from '../refs.ts'
import { AT, rulesSince } from '../state.ts'
import type { Tell } from '../tell.ts'
import { canRebuild } from './rebuild.ts'
import { closeSpecial, isDictated, liftedCard, liftedFrom, liftedRotation, ofSpecial } from './special-state.ts'
import { askDetails } from './special.ts'

type Relaying = Omit<ActionOf<'relay'>, 'kind'>

/** H: the lifted card is laid down again, elsewhere or turned (000:211). */
export const relay: FreightAnswer<'relay'> = {
  ...saying('relay'),
  pack: ({ card, cell, rotation }) => packCode(KIND.relay, card, cell, plainTurn(card, rotation)),
  list(s, out, n) {
    const card = liftedCard(s)
    const { rails } = TRACK_CARDS[card]
    const from = liftedFrom(s)
    const count = cellCount(s)
    for (let cell = 0; cell < count; cell++) {
      let turns =
        cell === from ? turnsInPlace(s, rails) : groundRefusal(s, cell) === null ? turnsToLay(s, rails, cell) : 0
      for (let turn = 0; turns; turn++, turns >>= 1) if (turns & 1) out[n++] = packCode(KIND.relay, card, cell, turn)
    }
    return n
  },
  refusal,
  against: (s, { kind, id }) =>
    kind === 'cell'
      ? againstEach(
          s,
          refusal,
          [0, 1, 2, 3].map((rotation) => ({ card: liftedCard(s), cell: id, rotation })),
        )
      : [],
  apply: (s, code, emit) => layAgain(s, cellOfCode(code), turnOfCode(code), emit),
}

/** In which turns, as bits, the card may lie where it lay. */
function turnsInPlace(s: State, rails: number): number {
  let turns = 0
  for (let turn = 0; turn < distinctTurns(rails); turn++)
    if (relayRefusal(s, liftedFrom(s), turn) === null) turns |= 1 << turn
  return turns
}

function refusal(s: State, { card, cell, rotation }: Relaying): Reason | null {
  if (card !== liftedCard(s)) return refused(s, 'otherCard', () => [cardRef(liftedCard(s))])
  return refused(s, relayRefusal(s, cell, rotation & 3), (name) => layThings(s, name, -1, cell))
}

/** Or it is discarded. */
export const scrap: FreightAnswer<'scrap'> = {
  ...bare('scrap'),
  apply(s, _, emit) {
    const card = liftedCard(s)
    putDown(s)
    discard(s, card)
    emit?.({ kind: 'scrapped', ...ofSpecial(s, [cardRef(card), DISCARD]), card })
    askAgain(s)
  },
}

export const relayStep: FreightStep = {
  ...ofStation,
  kind: 'relay',
  source: (s) => cardRef(liftedCard(s)),
  answers: [relay, scrap],
}

/**
 * Why the lifted card may not be laid so: as in actions 1 and 2, but never as it lay before. In its own place it needs
 * no neighbour (000:211).
 */
function relayRefusal(s: State, cell: number, rotation: number): FreightReason | null {
  const { rails } = TRACK_CARDS[liftedCard(s)]
  const turned = turnRails(rails, rotation)
  if (cell === liftedFrom(s)) {
    if (turned === turnRails(rails, liftedRotation(s))) return 'sameAsBefore'
    // Taken off a station, it may go back there, and the station stays closed.
    if (stationOn(s, cell) >= 0 || (isEmptyCell(s, cell) && rulesSince(s, 2))) return fitRefusal(s, turned, cell)
  }
  return groundRefusal(s, cell) ?? fitRefusal(s, turned, cell)
}

/** Lays the lifted card down again; on the station it came off it closes that station anew. */
function layAgain(s: State, cell: number, rotation: number, emit: Tell): void {
  const card = liftedCard(s)
  const station = stationOn(s, cell)
  const over = cardOn(s, cell)
  putDown(s)
  if (station >= 0) layOnStation(s, card, station, rotation)
  else putCard(s, card, cell, rotation)
  if (station >= 0)
    emit?.({
      kind: 'stationClosed',
      ...ofSpecial(s, [cardRef(card), stationRef(station), cellRef(cell)]),
      station,
      cell,
      card,
      rotation,
    })
  else emit?.({ kind: 'relaid', ...ofSpecial(s, [cardRef(card), cellRef(cell)]), card, cell, rotation, over })
  askAgain(s)
}

function putDown(s: State): void {
  s[AT.lifted] = 0
  s[AT.liftedFrom] = 0
  s[AT.rebuilt] = 1
}

/**
 * As often as the one who entered will (000:215); whoever dictates chooses one execution (ours), then it is theirs
 * again.
 */
function askAgain(s: State): void {
  if ((isDictated(s) && !rulesSince(s, 2)) || !canRebuild(s)) return closeSpecial(s)
  s[AT.chooser] = 0
  askDetails(s)
}
