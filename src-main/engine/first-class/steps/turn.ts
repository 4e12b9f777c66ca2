import { START_COINS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { KIND, firstOf, kindOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import { pushRecord } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { file } from '../cards/base-cards.ts'
import { gainCoins } from '../board/coins.ts'
import { refillEndCards } from '../board/end-cards.ts'
import { applyFreeAction, lapseGained, listFreeActions } from '../free-actions.ts'
import { pushBundle } from '../frames/gained.ts'
import { inPlay, installed, ruleOfKind } from '../modules/module.ts'
import { FROM_CARD, FROM_START_TILE, START_TILE, seatRef } from '../refs.ts'
import { MAY, WHY } from '../reasons.ts'
import { giveBonuses, nextTurn } from '../turn.ts'
import { SLOTS, cardAt, slotOf, takeFromRow } from '../board/rows.ts'
import { AT, actor, stack } from '../state.ts'
import { CARD_KIND, REFUSAL_FRAME } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'
import { START_REMOVES, type Step } from '../step.ts'

/** Why a card can only be refused, or not be taken at all. */
export function takeRefusal(s: State, seat: Seat, card: number): number {
  const why = refuseRefusal(s, card)
  return why === MAY ? carryOutRefusal(s, seat, card) : why
}

/** For a card of the rows: why it can only be refused. */
function carryOutRefusal(s: State, seat: Seat, card: number): number {
  const rule = ruleOfKind(CARD_KIND[card])
  const must = rule.refusal(s, seat, card)
  if (must !== MAY || s[AT.autoRefuse] === 0) return must
  return rule.does && !rule.does(s, seat, card) ? WHY.cardDoesNothing : MAY
}

/** May a card be refused? MAY, or why not: each turn takes one card. */
export function refuseRefusal(s: State, card: number): number {
  if (slotOf(s, card) < 0) return WHY.notInRows
  return s[AT.taken] ? WHY.alreadyTaken : MAY
}

/** May the start tile be taken? MAY, or why not. */
export function startRefusal(s: State): number {
  if (s[AT.taken]) return WHY.alreadyTaken
  return s[AT.startHolder] ? WHY.startTileGone : MAY
}

/** A turn: free actions in any order, before and after the one card or start tile. [002:187-201, 619] */
export const turnStep: Step = {
  kind: 'turn',
  auto: 'never',
  advance: () => false,
  choices(s, _top, out, n) {
    const seat = actor(s)
    if (!s[AT.taken]) n = listCards(s, seat, out, n)
    n = listFreeActions(s, seat, out, n)
    if (s[AT.taken]) out[n++] = packCode(KIND.endTurn)
    return n
  },
  apply(s, _top, code, emit) {
    const seat = actor(s)
    const kind = kindOf(code)
    if (kind === KIND.take) take(s, seat, firstOf(code), emit)
    else if (kind === KIND.refuse) refuse(s, seat, firstOf(code), emit)
    else if (kind === KIND.takeStart) takeStart(s, seat, emit)
    else if (kind === KIND.endTurn) endTurn(s, emit)
    else applyFreeAction(s, seat, code, emit)
  },
  source: (s) => seatRef(actor(s)),
}

function listCards(s: State, seat: Seat, out: Int32Array, n: number): number {
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = cardAt(s, slot)
    if (card < 0) continue
    if (carryOutRefusal(s, seat, card) === MAY) out[n++] = packCode(KIND.take, card)
    out[n++] = packCode(KIND.refuse, card)
  }
  if (startRefusal(s) === MAY) out[n++] = packCode(KIND.takeStart)
  return n
}

function take(s: State, seat: Seat, card: number, emit: Tell): void {
  s[AT.taken] = 1
  takeFromRow(s, slotOf(s, card), false, emit)
  tellTaken(s, seat, card, emit)
  ruleOfKind(CARD_KIND[card]).carryOut(s, seat, card, emit)
}

function tellTaken(s: State, seat: Seat, card: number, emit: Tell): void {
  for (const module of installed) if (module.cardTaken && inPlay(s, module)) module.cardTaken(s, seat, card, emit)
}

/** One free upgrade instead of all that the card does. [002:197-199] */
function refuse(s: State, seat: Seat, card: number, emit: Tell): void {
  s[AT.taken] = 1
  takeFromRow(s, slotOf(s, card), true, emit)
  tellTaken(s, seat, card, emit)
  file(s, seat, card, emit)
  pushBundle(s, REFUSAL_FRAME, 1, FROM_CARD, card)
}

function takeStart(s: State, seat: Seat, emit: Tell): void {
  s[AT.taken] = 1
  s[AT.startTakenNow] = 1
  s[AT.startHolder] = seat + 1
  if (emit) tell(s, emit, [START_TILE], { kind: 'startTaken' })
  const top = pushRecord(s, stack, START_REMOVES)
  s[top + 4] = FROM_START_TILE
  gainCoins(s, seat, START_COINS, FROM_START_TILE, 0, emit)
}

function endTurn(s: State, emit: Tell): void {
  lapseGained(s, emit)
  refillEndCards(s, emit)
  if (emit) tell(s, emit, [seatRef(actor(s))], { kind: 'turnEnded' })
  for (const module of installed) if (module.turnEnded && inPlay(s, module)) module.turnEnded(s, emit)
  if (s[AT.startTakenNow]) giveBonuses(s, emit)
  else nextTurn(s, emit)
}
