import type { State } from '../flat.ts'
import {
  AT,
  COUNTED,
  ENDED,
  BONUS,
  MAX_ROUTE,
  MAX_SEATS,
  ROWS,
  SCORING,
  STACK_CARDS,
  TURN,
  actor,
  endsStack,
  nextSeat,
  roundsOf,
  seatCount,
  stackOfRound,
  everySeat,
} from './state.ts'
import { countUp } from './final.ts'
import { inPlay, having, installed } from './modules/module.ts'
import { FROM_START_TILE, START_TILE, TABLE, cardRef, seatRef } from './refs.ts'
import { SLOTS, clearRow, firstSlot } from './board/rows.ts'
import { pushFrame } from './frames/frame.ts'
import { lapseGained } from './frames/gained.ts'
import { totalPoints } from './points.ts'
import { START_FRAME } from './tables.ts'
import { tell, type Tell } from './tell.ts'
import { DISCARDED, IN_ROW, putCard } from './board/zones.ts'

const {
  active: ACTIVE,
  actor: ACTOR,
  bonusDue: BONUS_DUE,
  cityPaid: CITY_PAID,
  offset: OFFSET,
  phase: PHASE,
  pointsBefore: POINTS_BEFORE,
  round: ROUND,
  rowTaken: ROW_TAKEN,
  stackNext: STACK_NEXT,
  stackOrder: STACK_ORDER,
  stackSize: STACK_SIZE,
  startBonusOnOwnTurn: START_BONUS_ON_OWN_TURN,
  startHolder: START_HOLDER,
  startTakenNow: START_TAKEN_NOW,
  starter: STARTER,
  taken: TAKEN,
  takers: TAKERS,
  turnOfRound: TURN_OF_ROUND,
} = AT

const TURNS_EACH = 3

/** Deals 18 cards of the stack and lets the start player begin. [002:173-181, 653-655] */
export function beginRound(s: State, emit: Tell): void {
  s[ROUND]++
  s[TURN_OF_ROUND] = 0
  deal(s, emit)
  beginTurn(s, emit)
}

function deal(s: State, emit: Tell): void {
  const stack = stackOfRound(s, s[ROUND])
  if (s[STACK_NEXT + stack] === 0)
    for (const module of having.stackBegan) {
      if (inPlay(s, module)) module.stackBegan(s, stack, emit)
    }
  const dealt = Math.min(SLOTS, s[STACK_SIZE + stack] - s[STACK_NEXT + stack])
  for (let slot = 0; slot < dealt; slot++) {
    const card = s[STACK_ORDER + stack * STACK_CARDS + s[STACK_NEXT + stack]++] - 1
    s[AT.rows + slot] = card + 1
    putCard(s, card, IN_ROW)
  }
  for (let row = 0; row < ROWS; row++) s[ROW_TAKEN + row] = 0
  s.fill(0, TAKERS, TAKERS + SLOTS)
  if (endsStack(s, s[ROUND]) && !keepsUndealt(s)) dropUndealt(s, stack)
  if (!emit) return
  const cards = Array.from({ length: SLOTS }, (_, slot) => s[AT.rows + slot] - 1)
  tell(s, emit, cards.filter((card) => card >= 0).map(cardRef), { kind: 'dealt', round: s[ROUND], cards }, everySeat(s))
}

/** Does a module in play need the cards of a stack that were not dealt, until its last round is over? */
export const keepsUndealt = (s: State): boolean => installed.some((module) => module.keepsUndealt && inPlay(s, module))

/**
 * The undealt cards of a stack go out of the game with its last deal, or where they are needed, with its last round.
 */
export function dropUndealt(s: State, stack: number): void {
  for (let i = s[STACK_NEXT + stack]; i < s[STACK_SIZE + stack]; i++) {
    const at = STACK_ORDER + stack * STACK_CARDS + i
    putCard(s, s[at] - 1, DISCARDED)
  }
  s.fill(0, STACK_ORDER + stack * STACK_CARDS, STACK_ORDER + (stack + 1) * STACK_CARDS)
  s[STACK_SIZE + stack] = 0
  s[STACK_NEXT + stack] = 0
}

/** The turn of the next seat of this round begins; what waits for it comes first. */
export function beginTurn(s: State, emit: Tell): void {
  s[PHASE] = TURN
  s[AT.turn]++
  s[ACTIVE] = nextSeat(s, s[STARTER], s[TURN_OF_ROUND] % seatCount(s))
  s[ACTOR] = s[ACTIVE]
  s[TAKEN] = 0
  s[START_TAKEN_NOW] = 0
  if (emit) tell(s, emit, [seatRef(s[ACTIVE])], { kind: 'turnBegan' })
  takeDueBonus(s, emit)
}

/** After the turn and all that came of it. */
export function nextTurn(s: State, emit: Tell): void {
  s[TURN_OF_ROUND]++
  goOnInRound(s, emit)
}

/** The round also ends when nothing is left to take; first whoever had no turn left has their bonus. */
function goOnInRound(s: State, emit: Tell): void {
  const nothingLeft = firstSlot(s) < 0 && s[START_HOLDER] !== 0
  if (s[TURN_OF_ROUND] < TURNS_EACH * seatCount(s) && !nothingLeft) beginTurn(s, emit)
  else if (anyBonusDue(s)) beginBonuses(s)
  else endRound(s, emit)
}

function anyBonusDue(s: State): boolean {
  for (let seat = 0; seat < seatCount(s); seat++) if (s[BONUS_DUE + seat] !== 0) return true
  return false
}

function endRound(s: State, emit: Tell): void {
  for (let row = 0; row < ROWS; row++) clearRow(s, row, emit)
  if (s[START_HOLDER] !== 0) s[STARTER] = s[START_HOLDER] - 1
  s[START_HOLDER] = 0
  s[TURN_OF_ROUND] = 0
  if (emit) tell(s, emit, [TABLE], { kind: 'roundEnded', round: s[ROUND], starter: s[STARTER] })
  if (!endsStack(s, s[ROUND])) return beginRound(s, emit)
  dropUndealt(s, stackOfRound(s, s[ROUND]))
  s[OFFSET] = 0
  openBooks(s)
  beginScoring(s, emit)
}

/** From here on it is kept what this scoring brings, for whoever looks on. */
export function openBooks(s: State): void {
  for (let seat = 0; seat < seatCount(s); seat++) s[POINTS_BEFORE + seat] = totalPoints(s, seat)
  s.fill(0, AT.counted, AT.counted + MAX_SEATS * COUNTED)
}

/** The bonus of the next seat after the one that took the start tile; after the last the next turn. */
export function nextBonus(s: State, emit: Tell): void {
  lapseGained(s, emit)
  s[OFFSET]++
  if (s[OFFSET] < seatCount(s)) {
    s[ACTOR] = nextSeat(s, s[ACTIVE], s[OFFSET])
    return takeDueBonus(s, emit)
  }
  s[OFFSET] = 0
  if (s[START_BONUS_ON_OWN_TURN]) goOnInRound(s, emit)
  else nextTurn(s, emit)
}

/** Seat by seat from the new start player. [002:659, 666] */
function beginScoring(s: State, emit: Tell): void {
  s[PHASE] = SCORING
  s[ACTIVE] = nextSeat(s, s[STARTER], s[OFFSET])
  s[ACTOR] = s[ACTIVE]
  if (emit) tell(s, emit, [seatRef(s[ACTIVE])], { kind: 'scoringBegan', scoring: scoringNumber(s) })
}

/** The first, second or third scoring. */
export const scoringNumber = (s: State): number => stackOfRound(s, s[ROUND]) + 1

/** The scoring of the next seat, after the last the next round, or the end. */
export function nextScoring(s: State, emit: Tell): void {
  s.fill(0, CITY_PAID, CITY_PAID + 1 + MAX_ROUTE)
  s[OFFSET]++
  if (s[OFFSET] < seatCount(s)) return beginScoring(s, emit)
  s[OFFSET] = 0
  if (s[ROUND] < roundsOf(s)) return beginRound(s, emit)
  s[PHASE] = ENDED
  countUp(s, emit)
}

/** House rule startBonusOnOwnTurn: the bonus waits for the beginning of one's own turn. [004:38-40] */
export function takeDueBonus(s: State, emit: Tell): void {
  const due = BONUS_DUE + actor(s)
  if (s[due] === 0) return
  const frame = s[due] - 1
  s[due] = 0
  const taker = s[START_HOLDER] - 1
  if (emit) tell(s, emit, [seatRef(actor(s)), START_TILE], { kind: 'startBonusBegan', taker })
  pushFrame(s, frame, FROM_START_TILE, 0, emit)
}

/** The seats after the taker of the start tile have their bonuses when that whole turn is over. [ruling 6] */
export function giveBonuses(s: State, emit: Tell): void {
  for (let offset = 1; offset < seatCount(s); offset++) {
    if (START_FRAME[offset - 1] >= 0) s[BONUS_DUE + nextSeat(s, s[ACTIVE], offset)] = START_FRAME[offset - 1] + 1
  }
  if (s[START_BONUS_ON_OWN_TURN]) nextTurn(s, emit)
  else beginBonuses(s)
}

function beginBonuses(s: State): void {
  s[PHASE] = BONUS
  s[OFFSET] = 0
}
