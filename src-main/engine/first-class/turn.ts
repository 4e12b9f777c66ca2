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

const TURNS_EACH = 3

/** Deals 18 cards of the stack and lets the start player begin. [002:173-181, 653-655] */
export function beginRound(s: State, emit: Tell): void {
  s[AT.round]++
  s[AT.turnOfRound] = 0
  deal(s, emit)
  beginTurn(s, emit)
}

function deal(s: State, emit: Tell): void {
  const stack = stackOfRound(s, s[AT.round])
  if (s[AT.stackNext + stack] === 0)
    for (const module of having.stackBegan) {
      if (inPlay(s, module)) module.stackBegan(s, stack, emit)
    }
  const dealt = Math.min(SLOTS, s[AT.stackSize + stack] - s[AT.stackNext + stack])
  for (let slot = 0; slot < dealt; slot++) {
    const card = s[AT.stackOrder + stack * STACK_CARDS + s[AT.stackNext + stack]++] - 1
    s[AT.rows + slot] = card + 1
    putCard(s, card, IN_ROW)
  }
  for (let row = 0; row < ROWS; row++) s[AT.rowTaken + row] = 0
  s.fill(0, AT.takers, AT.takers + SLOTS)
  if (endsStack(s, s[AT.round]) && !installed.some((module) => module.keepsUndealt && inPlay(s, module)))
    dropUndealt(s, stack)
  if (!emit) return
  const cards = Array.from({ length: SLOTS }, (_, slot) => s[AT.rows + slot] - 1)
  tell(
    s,
    emit,
    cards.filter((card) => card >= 0).map(cardRef),
    { kind: 'dealt', round: s[AT.round], cards },
    everySeat(s),
  )
}

/**
 * The undealt cards of a stack go out of the game with its last deal, or where they are needed, with its last round.
 */
function dropUndealt(s: State, stack: number): void {
  for (let i = s[AT.stackNext + stack]; i < s[AT.stackSize + stack]; i++) {
    const at = AT.stackOrder + stack * STACK_CARDS + i
    putCard(s, s[at] - 1, DISCARDED)
  }
  s.fill(0, AT.stackOrder + stack * STACK_CARDS, AT.stackOrder + (stack + 1) * STACK_CARDS)
  s[AT.stackSize + stack] = 0
  s[AT.stackNext + stack] = 0
}

/** The turn of the next seat of this round begins; what waits for it comes first. */
export function beginTurn(s: State, emit: Tell): void {
  s[AT.phase] = TURN
  s[AT.turn]++
  s[AT.active] = nextSeat(s, s[AT.starter], s[AT.turnOfRound] % seatCount(s))
  s[AT.actor] = s[AT.active]
  s[AT.taken] = 0
  s[AT.startTakenNow] = 0
  if (emit) tell(s, emit, [seatRef(s[AT.active])], { kind: 'turnBegan' })
  takeDueBonus(s, emit)
}

/** After the turn and all that came of it. */
export function nextTurn(s: State, emit: Tell): void {
  s[AT.turnOfRound]++
  goOn(s, emit)
}

/** The round also ends when nothing is left to take; first whoever had no turn left has their bonus. */
export function goOn(s: State, emit: Tell): void {
  const nothingLeft = firstSlot(s) < 0 && s[AT.startHolder] !== 0
  if (s[AT.turnOfRound] < TURNS_EACH * seatCount(s) && !nothingLeft) beginTurn(s, emit)
  else if (anyBonusDue(s)) beginBonuses(s)
  else endRound(s, emit)
}

function anyBonusDue(s: State): boolean {
  for (let seat = 0; seat < seatCount(s); seat++) if (s[AT.bonusDue + seat] !== 0) return true
  return false
}

function endRound(s: State, emit: Tell): void {
  for (let row = 0; row < ROWS; row++) clearRow(s, row, emit)
  if (s[AT.startHolder] !== 0) s[AT.starter] = s[AT.startHolder] - 1
  s[AT.startHolder] = 0
  s[AT.turnOfRound] = 0
  if (emit) tell(s, emit, [TABLE], { kind: 'roundEnded', round: s[AT.round], starter: s[AT.starter] })
  if (!endsStack(s, s[AT.round])) return beginRound(s, emit)
  dropUndealt(s, stackOfRound(s, s[AT.round]))
  s[AT.offset] = 0
  openBooks(s)
  beginScoring(s, emit)
}

/** From here on it is kept what this scoring brings, for whoever looks on. */
export function openBooks(s: State): void {
  for (let seat = 0; seat < seatCount(s); seat++) s[AT.pointsBefore + seat] = totalPoints(s, seat)
  s.fill(0, AT.counted, AT.counted + MAX_SEATS * COUNTED)
}

/** The bonus of the next seat after the one that took the start tile; after the last the next turn. */
export function nextBonus(s: State, emit: Tell): void {
  lapseGained(s, emit)
  s[AT.offset]++
  if (s[AT.offset] < seatCount(s)) {
    s[AT.actor] = nextSeat(s, s[AT.active], s[AT.offset])
    return takeDueBonus(s, emit)
  }
  s[AT.offset] = 0
  if (s[AT.startBonusOnOwnTurn]) goOn(s, emit)
  else nextTurn(s, emit)
}

/** Seat by seat from the new start player. [002:659, 666] */
function beginScoring(s: State, emit: Tell): void {
  s[AT.phase] = SCORING
  s[AT.active] = nextSeat(s, s[AT.starter], s[AT.offset])
  s[AT.actor] = s[AT.active]
  if (emit) tell(s, emit, [seatRef(s[AT.active])], { kind: 'scoringBegan', scoring: scoringNumber(s) })
}

/** The first, second or third scoring. */
export const scoringNumber = (s: State): number => stackOfRound(s, s[AT.round]) + 1

/** The scoring of the next seat, after the last the next round, or the end. */
export function nextScoring(s: State, emit: Tell): void {
  s.fill(0, AT.cityPaid, AT.cityPaid + 1 + MAX_ROUTE)
  s[AT.offset]++
  if (s[AT.offset] < seatCount(s)) return beginScoring(s, emit)
  s[AT.offset] = 0
  if (s[AT.round] < roundsOf(s)) return beginRound(s, emit)
  s[AT.phase] = ENDED
  countUp(s, emit)
}

/** House rule startBonusOnOwnTurn: the bonus waits for the beginning of one's own turn. [004:38-40] */
export function takeDueBonus(s: State, emit: Tell): void {
  const due = AT.bonusDue + actor(s)
  if (s[due] === 0) return
  const frame = s[due] - 1
  s[due] = 0
  if (emit) tell(s, emit, [seatRef(actor(s)), START_TILE], { kind: 'startBonusBegan' })
  pushFrame(s, frame, FROM_START_TILE, 0, emit)
}

/** The seats after the taker of the start tile have their bonuses when that whole turn is over. [ruling 6] */
export function giveBonuses(s: State, emit: Tell): void {
  for (let offset = 1; offset < seatCount(s); offset++) {
    if (START_FRAME[offset - 1] >= 0) s[AT.bonusDue + nextSeat(s, s[AT.active], offset)] = START_FRAME[offset - 1] + 1
  }
  if (s[AT.startBonusOnOwnTurn]) nextTurn(s, emit)
  else beginBonuses(s)
}

function beginBonuses(s: State): void {
  s[AT.phase] = BONUS
  s[AT.offset] = 0
}
