import {
  CARD_KINDS,
  COUNTED_KINDS,
  TOOLBOX_ID,
  type CardKind,
} from '../../../../src-shared/games/first-class/cards/index.ts'
import { KIND, firstOf, kindOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import { popRecord } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { shuffle } from '../../random.ts'
import { file, pushCardFrames } from '../cards/base-cards.ts'
import { bundleCan } from '../effects/index.ts'
import { anyFreeAction, applyFreeAction, listFreeActions } from '../free-actions.ts'
import { pushFromCard } from '../cards/from-card.ts'
import { cardRef } from '../refs.ts'
import { MAY, WHY } from '../reasons.ts'
import { AT, STACK_CARDS, actor, stack, stackOfRound } from '../state.ts'
import { WAREHOUSE, type Step } from '../step.ts'
import { CARD_FRAME, CARD_FRAMES, CARD_KIND } from '../tables.ts'
import { everySeat, tell, type Tell } from '../tell.ts'
import { IN_STACK, IN_WAREHOUSE, putCard } from '../board/zones.ts'
import { rulesSince } from '../versions.ts'
import type { CardRule } from './module.ts'

const DRAWN = 3
const USES = 2
const USES_LEFT = 1
const CARDS_DRAWN = 2
const usable: readonly CardKind[] = [...COUNTED_KINDS, 'coins', 'endCard', 'toolbox']
const USABLE = CARD_KINDS.map((kind) => usable.includes(kind))

/** Filed; three cards of what is left of the stack and the toolbox are laid open. [004:749-766] */
export const warehouseCard: CardRule = {
  refusal: () => MAY,
  carryOut(s, seat, card, emit) {
    file(s, seat, card, emit)
    const top = pushFromCard(s, WAREHOUSE, card)
    s[top + USES_LEFT] = USES
    s[top + CARDS_DRAWN] = open(s)
    if (!emit) return
    const cards = Array.from(s.subarray(AT.warehouse, AT.warehouse + DRAWN + 1), (id) => id - 1).filter((id) => id >= 0)
    tell(s, emit, cards.map(cardRef), { kind: 'warehouseOpened', cards }, everySeat(s))
  },
}

function open(s: State): number {
  const pile = stackOfRound(s, s[AT.round])
  const drawn = Math.min(DRAWN, s[AT.stackSize + pile] - s[AT.stackNext + pile])
  for (let i = 0; i < drawn; i++) {
    const card = s[AT.stackOrder + pile * STACK_CARDS + s[AT.stackNext + pile]++] - 1
    s[AT.warehouse + i] = card + 1
    putCard(s, card, IN_WAREHOUSE)
  }
  s[AT.warehouse + DRAWN] = TOOLBOX_ID + 1
  return drawn
}

/** Why a card in the warehouse is not carried out; a card that has been is out of the list. */
export function fetchRefusal(s: State, seat: Seat, card: number): number {
  if (!USABLE[CARD_KIND[card]]) return WHY.notUsableInWarehouse
  return bundleCan(s, seat, CARD_FRAME[card], CARD_FRAMES[card]) ? MAY : WHY.frameDoesNothing
}

function listFetches(s: State, seat: Seat, out: Int32Array, n: number): number {
  for (let i = 0; i <= DRAWN; i++) {
    const card = s[AT.warehouse + i] - 1
    if (card >= 0 && fetchRefusal(s, seat, card) === MAY) out[n++] = packCode(KIND.fetch, card)
  }
  return n
}

const scratch = new Int32Array(8)

/**
 * Could a coin, contract or order make a second card do something? It is not passed over before them. [004:764; ruling
 * 26]
 */
function mayDoMore(s: State, top: number): boolean {
  if (s[top + USES_LEFT] === USES || !rulesSince(s, 2)) return false
  for (let i = 0; i <= DRAWN; i++) {
    const card = s[AT.warehouse + i] - 1
    if (card >= 0 && USABLE[CARD_KIND[card]]) return anyFreeAction(s, actor(s))
  }
  return false
}

/** Up to two of the usable cards, one after the other, with free actions in between. */
export const warehouseStep: Step = {
  kind: 'warehouse',
  auto: 'ifSingle',
  advance(s, top, emit) {
    if (s[top + USES_LEFT] > 0 && (listFetches(s, actor(s), scratch, 0) > 0 || mayDoMore(s, top))) return false
    close(s, top, emit)
    return true
  },
  choices(s, top, out, n) {
    n = listFetches(s, actor(s), out, n)
    if (s[top + USES_LEFT] < USES) n = listFreeActions(s, actor(s), out, n)
    out[n++] = packCode(KIND.enough)
    return n
  },
  apply(s, top, code, emit) {
    if (kindOf(code) === KIND.enough) s[top + USES_LEFT] = 0
    else if (kindOf(code) === KIND.fetch) fetch(s, top, firstOf(code), emit)
    else applyFreeAction(s, actor(s), code, emit)
  },
}

function fetch(s: State, top: number, card: number, emit: Tell): void {
  s[top + USES_LEFT]--
  for (let i = 0; i <= DRAWN; i++) if (s[AT.warehouse + i] === card + 1) s[AT.warehouse + i] = 0
  if (emit) tell(s, emit, [cardRef(card)], { kind: 'fetched', card })
  pushCardFrames(s, card)
}

/** All that were drawn, used or not, are shuffled back into the stack. */
function close(s: State, top: number, emit: Tell): void {
  const pile = stackOfRound(s, s[AT.round])
  const drawn = s[top + CARDS_DRAWN]
  s[AT.stackNext + pile] -= drawn
  const from = AT.stackOrder + pile * STACK_CARDS + s[AT.stackNext + pile]
  const cards: number[] | null = emit ? [] : null
  for (let i = 0; i < drawn; i++) {
    putCard(s, s[from + i] - 1, IN_STACK)
    cards?.push(s[from + i] - 1)
  }
  s.fill(0, AT.warehouse, AT.warehouse + DRAWN + 1)
  shuffle(s, AT.generator, s, from, s[AT.stackSize + pile] - s[AT.stackNext + pile])
  if (emit && cards) tell(s, emit, cards.map(cardRef), { kind: 'warehouseClosed', cards })
  popRecord(s, stack)
}
