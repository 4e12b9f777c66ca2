import { packCode } from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { distinctTurns, turnRails } from '../../../src-shared/geometry/rails.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { fitRefusal, groundRefusal } from './laying.ts'
import { firstWay, poseOf } from './paths.ts'
import { endTurnRefusal, refillRefusal } from './must-play.ts'
import { cellCount } from './board.ts'
import { drivenSeat } from './drive-state.ts'
import { coupledCard, coupledCount, handCard, handCount } from './piles.ts'
import { ACT, AT, BRANCH, DROP, MAX_CELLS, PLACE, PUSH_BRANCH, RAIL_END, activeSeat, phase } from './state.ts'
import { PLACING_SIZE, placeRefusal, toPlace, toPlaceCount } from './placing.ts'
import { waysToDrive } from './reach.ts'
import { coupleRefusal, driveRefusal, giveUpRefusal, pushedWays, uncoupleRefusal, valuesOf } from './refusals.ts'
import { listFlights, listSpecial } from './special-choices.ts'

/** All legal answers to the present question. See Game.choices. Their order: by kind, then as things lie. */
export function choices(s: State, out: Int32Array): number {
  const seat = activeSeat(s)
  switch (phase(s)) {
    case ACT:
      return listActs(s, seat, out)
    case BRANCH:
      return listWays(drivenSeat(s), waysToDrive(s, poseOf(s, drivenSeat(s))), out)
    case PUSH_BRANCH: {
      const pushed = s[AT.drivePushed] - 1
      return listWays(pushed, pushedWays(s, pushed), out)
    }
    case DROP:
      return listDrops(s, drivenSeat(s), out)
    case RAIL_END:
      out[0] = packCode('halt')
      out[1] = packCode('driveOff')
      return 2
    case PLACE:
      return listPlaces(s, seat, out)
    default:
      return listSpecial(s, out)
  }
}

const END_TURN = packCode('endTurn')
const GIVE_UP = packCode('giveUpTrain')

function listActs(s: State, seat: Seat, out: Int32Array): number {
  let n = listLays(s, seat, out)
  const hand = handCount(s, seat)
  const values = valuesOf(s, seat)
  for (let i = 0; i < hand; i++) {
    const card = handCard(s, seat, i)
    if (coupleRefusal(s, seat, card) === null) out[n++] = packCode('couple', card)
  }
  for (let i = 0; i < coupledCount(s, seat); i++) {
    const card = coupledCard(s, seat, i)
    if (uncoupleRefusal(s, seat, card) === null) out[n++] = packCode('uncouple', card)
  }
  for (let i = 0; i < hand; i++) {
    const card = handCard(s, seat, i)
    if (driveRefusal(s, seat, card, values) === null) out[n++] = packCode('drive', card)
  }
  if (refillRefusal(s) === null) for (let i = 0; i < hand; i++) out[n++] = packCode('refill', handCard(s, seat, i))
  if (s[AT.advanced]) n = listFlights(s, seat, out, n)
  if (giveUpRefusal(s, seat) === null) out[n++] = GIVE_UP
  if (endTurnRefusal(s) === null) out[n++] = END_TURN
  return n
}

/** Cells that take a card. Scratch, not state. */
const ground = new Int32Array(MAX_CELLS)

/** Cell by cell what the ground forbids to all cards, then each card in each turn that shows other rails. */
function listLays(s: State, seat: Seat, out: Int32Array): number {
  const hand = handCount(s, seat)
  if (hand === 0) return 0
  let cells = 0
  for (let cell = 0; cell < cellCount(s); cell++) if (groundRefusal(s, cell) === null) ground[cells++] = cell
  let n = 0
  for (let i = 0; i < hand; i++) {
    const card = handCard(s, seat, i)
    const rails = TRACK_CARDS[card].rails
    const turns = distinctTurns(rails)
    for (let k = 0; k < cells; k++) {
      for (let turn = 0; turn < turns; turn++) {
        if (fitRefusal(s, turnRails(rails, turn), ground[k]) === null) out[n++] = packCode('lay', card, ground[k], turn)
      }
    }
  }
  return n
}

function listWays(seat: Seat, ways: number, out: Int32Array): number {
  let n = 0
  for (let rest = ways; rest; rest &= rest - 1) out[n++] = packCode('branch', seat, 0, firstWay(rest))
  return n
}

function listDrops(s: State, seat: Seat, out: Int32Array): number {
  for (let i = 0; i < coupledCount(s, seat); i++) out[i] = packCode('drop', coupledCard(s, seat, i))
  return coupledCount(s, seat)
}

function listPlaces(s: State, seat: Seat, out: Int32Array): number {
  let n = 0
  for (let cell = 0; cell < PLACING_SIZE * PLACING_SIZE; cell++) {
    if (placeRefusal(s, cell) !== null) continue
    for (let i = 0; i < toPlaceCount(s, seat); i++) out[n++] = packCode('place', toPlace(s, seat, i), cell)
  }
  return n
}
