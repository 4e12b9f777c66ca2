import { cellOfCode, itemOfCode, kindOfCode, turnOfCode } from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { State } from '../flat.ts'
import type { Emit } from '../game.ts'
import { abduct } from './abducting.ts'
import { closeWith } from './closing.ts'
import { drop } from './crossing.ts'
import { draw } from './draw.ts'
import { answerBranch, answerPushBranch, answerRailEnd, beginDrive, goOnAfterCrossing } from './drive.ts'
import { announce, passVeto, playVeto } from './entering.ts'
import { fly } from './flying.ts'
import { cardOn, putCard } from './board.ts'
import { loseEverything, payWith } from './discarding.ts'
import { backToStart, stationOf } from './locomotives.ts'
import { couple, deliver, handTold, playFromHand, trainOf, uncouple } from './piles.ts'
import { closeSpecial } from './special-state.ts'
import { AT, PAY, PUSH_BRANCH, activeSeat, phase } from './state.ts'
import { chooseVictim, proveByHand } from './perform.ts'
import { placeStation } from './placing.ts'
import { lift, relay, scrap } from './rebuilding.ts'
import { cardRef, cellRef, locomotive, seatRef, stationRef, trainRef, wagonRef } from './refs.ts'
import type { Tell } from './tell.ts'
import { passTurn } from './turn.ts'
import { payNothing, takeCard, takeWagon } from './wagon-specials.ts'

/** Carries out a code from `choices`. See Game.apply. */
export function apply(s: State, code: number, emit?: Emit<FreightEvent>): void {
  s[AT.seq]++
  const item = itemOfCode(code)
  const cell = cellOfCode(code)
  const turn = turnOfCode(code)
  switch (kindOfCode(code)) {
    case 'lay':
      return lay(s, item, cell, turn, emit)
    case 'couple':
      return coupleWagon(s, item, emit)
    case 'uncouple':
      return uncoupleWagon(s, item, emit)
    case 'drive':
      return drive(s, item, emit)
    case 'refill':
      return refill(s, item, emit)
    case 'giveUpTrain':
      return giveUpTrain(s, emit)
    case 'endTurn':
      return passTurn(s, emit)
    case 'branch':
      return phase(s) === PUSH_BRANCH ? answerPushBranch(s, turn, emit) : answerBranch(s, turn, emit)
    case 'drop':
      return void (drop(s, item, emit) && goOnAfterCrossing(s, emit))
    case 'place':
      return placeStation(s, item, cell, emit)
    case 'useSpecial':
      return announce(s, true, emit)
    case 'skipSpecial':
      return announce(s, false, emit)
    case 'playVeto':
      return playVeto(s, emit)
    case 'passVeto':
      return passVeto(s, emit)
    case 'chooseSeat':
      return chooseVictim(s, item, emit)
    case 'closeStation':
      return closeWith(s, item, cell, turn, emit)
    case 'takeWagon':
      return takeWagon(s, item, emit)
    case 'takeCard':
      return takeCard(s, item, emit)
    case 'rebuild':
      return lift(s, item, cell, emit)
    case 'relay':
      return relay(s, cell, turn, emit)
    case 'scrap':
      return scrap(s, emit)
    case 'abduct':
      return abduct(s, item, cell, emit)
    case 'fly':
      return fly(s, item, cell, emit)
    case 'stopSpecial':
      return phase(s) === PAY ? payNothing(s, emit) : closeSpecial(s)
    case 'showHand':
      return proveByHand(s, emit)
    case 'halt':
    case 'driveOff':
      return answerRailEnd(s, kindOfCode(code) === 'driveOff', emit)
  }
}

function lay(s: State, card: number, cell: number, rotation: number, emit: Tell): void {
  const seat = activeSeat(s)
  const over = cardOn(s, cell)
  playFromHand(s, seat, card)
  putCard(s, card, cell, rotation)
  if (!emit) return
  const told = {
    turn: s[AT.turn],
    seat,
    because: cardRef(card),
    refs: [cardRef(card), cellRef(cell)],
    learnt: [],
    card,
    cell,
    rotation,
  }
  emit(over < 0 ? { kind: 'laid', ...told } : { kind: 'covered', ...told, over })
}

function coupleWagon(s: State, card: number, emit: Tell): void {
  const seat = activeSeat(s)
  playFromHand(s, seat, card)
  couple(s, seat, card)
  if (!emit) return
  const station = stationOf(s, seat)
  emit({
    kind: 'coupled',
    turn: s[AT.turn],
    seat,
    because: stationRef(station),
    refs: [wagonRef(card), trainRef(seat), stationRef(station)],
    learnt: [],
    card,
    station,
  })
}

function uncoupleWagon(s: State, card: number, emit: Tell): void {
  const seat = activeSeat(s)
  uncouple(s, seat, card)
  deliver(s, seat, card)
  if (!emit) return
  const station = stationOf(s, seat)
  emit({
    kind: 'uncoupled',
    turn: s[AT.turn],
    seat,
    because: stationRef(station),
    refs: [wagonRef(card), trainRef(seat), stationRef(station)],
    learnt: [],
    card,
    station,
  })
}

function drive(s: State, card: number, emit: Tell): void {
  payWith(s, card, 'drive', emit)
  beginDrive(s, card, TRACK_CARDS[card].wagon, emit)
}

/** Action 6 (000:119-123): the card is discarded first, so it may come back by a shuffle. Ends the turn. */
function refill(s: State, card: number, emit: Tell): void {
  payWith(s, card, 'refill', emit)
  if (draw(s, activeSeat(s), TRACK_CARDS[card].action, cardRef(card), emit)) passTurn(s, emit)
}

/** A train that can get nowhere starts again from A; hand and wagons are lost, the turn goes on. */
function giveUpTrain(s: State, emit: Tell): void {
  const seat = activeSeat(s)
  const hand = emit ? handTold(s, seat) : []
  const wagons = emit ? trainOf(s, seat) : []
  loseEverything(s, seat)
  backToStart(s, seat)
  emit?.({
    kind: 'gaveUpTrain',
    turn: s[AT.turn],
    seat,
    because: seatRef(seat),
    refs: [locomotive(seat), stationRef(0)],
    learnt: [],
    hand,
    wagons,
  })
}
