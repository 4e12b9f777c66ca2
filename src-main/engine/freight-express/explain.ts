import { fromCode, type Action } from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../src-shared/games/freight-express/reasons.ts'
import { distinctTurns, turnRails } from '../../../src-shared/geometry/rails.ts'
import { sameRef, type Reason, type Ref, type Seat } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { MAX_CHOICES } from '../game.ts'
import { answerFirst, because, eachOnce, layThings, reason } from './because.ts'
import { choices } from './choices.ts'
import { refusalOf } from './encode.ts'
import { fitRefusal, groundRefusal } from './laying.ts'
import { cellCount, isEmptyCell, stationCell } from './board.ts'
import { sleeperOf, stationOf } from './locomotives.ts'
import { coupledCount, handCard, handCount, handOf, hasCoupled, holds } from './piles.ts'
import { ACT, CARDS, ENDED, MAX_COUPLED, PLACE, STATIONS, activeSeat, hasTicket, phase, seatCount } from './state.ts'
import { refillRefusal } from './must-play.ts'
import { whyNotAnswer } from './explain-answers.ts'
import { flightsOf } from './flying.ts'
import { hasToPlace, placeRefusal } from './placing.ts'
import { locomotive, seatRef, stationRef, trainRef } from './refs.ts'
import { driveRefusal, valuesOf } from './refusals.ts'
import { touches } from './touches.ts'

/** Why nothing is offered at a thing. See Game.explain. */
export function explain(s: State, target: Ref): Reason[] {
  if (isOffered(s, target)) return []
  const now = phase(s)
  if (now === ENDED) return [reason('gameOver', [])]
  if (!isThing(s, target)) return [reason('nothingHere', [target])]
  if (now === PLACE) return whyNotPlace(s, target)
  if (now === ACT) return whyNotAct(s, activeSeat(s), target)
  const reasons = whyNotAnswer(s, target)
  return reasons.length > 0 ? reasons : [answerFirst(s)]
}

/** A window may ask about any number: is there such a thing in this game? */
function isThing(s: State, { kind, id }: Ref): boolean {
  switch (kind) {
    case 'card':
    case 'wagon':
      return id >= 0 && id < CARDS
    case 'station':
      return id >= 0 && id < STATIONS
    case 'seat':
    case 'train':
    case 'locomotive':
      return id >= 0 && id < seatCount(s)
    case 'pile':
      return id === 0 || id === 1
    default:
      return true
  }
}

/** Scratch, not state. */
const codes = new Int32Array(MAX_CHOICES)

function isOffered(s: State, target: Ref): boolean {
  const count = choices(s, codes)
  for (let i = 0; i < count; i++) {
    if (isOtherLay(codes[i], target)) continue
    if (touches(s, codes[i]).some((ref) => sameRef(ref, target))) return true
  }
  return false
}

/** Lays are by far the most choices; each touches its card and its cell only. */
function isOtherLay(code: number, target: Ref): boolean {
  const action = fromCode(code)
  if (action.kind !== 'lay') return false
  return target.kind === 'card' ? target.id !== action.card : target.kind !== 'cell' || target.id !== action.cell
}

function whyNotPlace(s: State, target: Ref): Reason[] {
  const seat = activeSeat(s)
  if (target.kind === 'cell') {
    const refusal = placeRefusal(s, target.id)
    return refusal ? [reason(refusal, [target])] : []
  }
  if (target.kind === 'station' && !hasToPlace(s, seat, target.id)) {
    return [reason(stationCell(s, target.id) >= 0 ? 'placedAlready' : 'notYourStation', [target])]
  }
  return [answerFirst(s)]
}

function whyNotAct(s: State, seat: Seat, target: Ref): Reason[] {
  switch (target.kind) {
    case 'card':
      return holds(s, seat, target.id) ? whyNotPlay(s, target.id) : [reason('notInHand', [target])]
    case 'wagon':
      return whyNotWagon(s, seat, target)
    case 'train':
      return target.id === seat ? whyNotCouple(s, seat) : [reason('notYourTrain', [target])]
    case 'locomotive':
      return target.id === seat ? whyNotDrive(s, seat) : [reason('notYourLocomotive', [target])]
    case 'cell':
      return [...whyNotLay(s, seat, target.id), ...whyNotFly(s, seat, target.id)]
    case 'station':
      return [reason(stationOf(s, seat) === target.id ? 'youAreHere' : 'outOfReach', [target])]
    case 'sleeper':
      return [reason(sleeperOf(s, seat) === target.id ? 'youAreHere' : 'outOfReach', [target])]
    case 'pile':
      if (target.id === 1) return [reason('nothingToTake', [target])]
      return whyNotRefill(s, seat)
    case 'seat':
      return target.id === seat ? whyNot(s, { kind: 'endTurn' }) : [reason('notYourTurn', [seatRef(seat)])]
    default:
      return [reason('nothingHere', [target])]
  }
}

/** Of a hand card that cannot be used: why it is not laid, coupled, driven with, discarded for a refill, or flown with. */
function whyNotPlay(s: State, card: number): Reason[] {
  const others = (['couple', 'drive', 'refill'] as const).flatMap((kind) => whyNot(s, { kind, card }))
  return [...whyNowhere(s, card), ...others, ...whyNoFlight(s, card)]
}

/** With a ticket: why a hand card does not fly to the first place that another would. */
function whyNoFlight(s: State, card: number): Reason[] {
  const seat = activeSeat(s)
  if (!hasTicket(s, seat)) return []
  return flightsOf(s, seat)
    .slice(0, 1)
    .flatMap(({ cell }) => whyNot(s, { kind: 'fly', card, cell }))
}

/** Of all cells that the ground allows each kind of refusal once. */
function whyNowhere(s: State, card: number): Reason[] {
  const found = new Map<FreightReason, Reason>()
  for (let cell = 0; cell < cellCount(s); cell++) {
    if (groundRefusal(s, cell) !== null) continue
    for (const name of fitRefusals(s, card, cell))
      if (!found.has(name)) found.set(name, reason(name, layThings(s, name, card, cell)))
  }
  return [...found.values()]
}

/** What forbids a card on a cell, in any of its turns. */
function fitRefusals(s: State, card: number, cell: number): FreightReason[] {
  const { rails } = TRACK_CARDS[card]
  return Array.from({ length: distinctTurns(rails) }, (_, turn) => fitRefusal(s, turnRails(rails, turn), cell)).filter(
    (name) => name !== null,
  )
}

function whyNotWagon(s: State, seat: Seat, target: Ref): Reason[] {
  for (let other = 0; other < seatCount(s); other++) {
    if (other !== seat && hasCoupled(s, other, target.id)) return [reason('notYourTrain', [trainRef(other)])]
  }
  return whyNot(s, { kind: 'uncouple', card: target.id })
}

/** The refusal of one action, as a list. */
function whyNot(s: State, action: Action): Reason[] {
  const refusal = refusalOf(s, activeSeat(s), action)
  return refusal ? [because(s, refusal, action)] : []
}

function whyNotCouple(s: State, seat: Seat): Reason[] {
  if (handCount(s, seat) === 0) return [reason('noHandCard', [seatRef(seat)])]
  const station = stationOf(s, seat)
  if (station < 0) return [reason('trainOnLine', [locomotive(seat)])]
  return [
    coupledCount(s, seat) >= MAX_COUPLED && anyCard(s, seat, (card) => TRACK_CARDS[card].couple === station)
      ? reason('trainFull', [trainRef(seat)], MAX_COUPLED)
      : reason('noWagonFitsHere', [stationRef(station)]),
  ]
}

function anyCard(s: State, seat: Seat, fits: (card: number) => boolean): boolean {
  for (let i = 0; i < handCount(s, seat); i++) if (fits(handCard(s, seat, i))) return true
  return false
}

function whyNotDrive(s: State, seat: Seat): Reason[] {
  if (handCount(s, seat) === 0) return [reason('noHandCard', [seatRef(seat)])]
  const values = valuesOf(s, seat)
  if (values === 0) return [reason('noRailAhead', [locomotive(seat)])]
  const reasons: Reason[] = []
  for (let i = 0; i < handCount(s, seat); i++) {
    const card = handCard(s, seat, i)
    const refusal = driveRefusal(s, seat, card, values)
    if (refusal) reasons.push(because(s, refusal, { kind: 'drive', card }))
  }
  return reasons
}

function whyNotRefill(s: State, seat: Seat): Reason[] {
  const refusal = handCount(s, seat) === 0 ? 'noHandCard' : refillRefusal(s)
  return refusal ? [reason(refusal, [seatRef(seat)])] : []
}

/** Of all hand cards in all turns each kind of refusal once. */
function whyNotLay(s: State, seat: Seat, cell: number): Reason[] {
  const ground = groundRefusal(s, cell)
  if (ground) return [reason(ground, layThings(s, ground, -1, cell))]
  if (handCount(s, seat) === 0) return [reason('noHandCard', [seatRef(seat)])]
  const names = new Set<FreightReason>()
  for (let i = 0; i < handCount(s, seat); i++) {
    for (const name of fitRefusals(s, handCard(s, seat, i), cell)) names.add(name)
  }
  return [...names].map((name) => reason(name, layThings(s, name, -1, cell)))
}

/** With a ticket: why no hand card flies to a cell; one lands only where something lies. */
function whyNotFly(s: State, seat: Seat, cell: number): Reason[] {
  if (!hasTicket(s, seat) || cell < 0 || cell >= cellCount(s) || isEmptyCell(s, cell)) return []
  return eachOnce(handOf(s, seat).flatMap((card) => whyNot(s, { kind: 'fly', card, cell })))
}
