import {
  CARD_KINDS,
  COUNTED_KINDS,
  TOOLBOX_ID,
  type CardKind,
} from '../../../../src-shared/games/first-class/cards/index.ts'
import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { popRecord, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { shuffle } from '../../random.ts'
import { file, pushCardFrames } from '../cards/base-cards.ts'
import { bundleCan } from '../frames/effects.ts'
import { anyOf, answer, when, type Answers } from '../answers/answer.ts'
import { enough } from '../answers/bare.ts'
import { pushFromCard } from '../cards/from-card.ts'
import { cardRef } from '../refs.ts'
import { FINE, WHY } from '../reasons.ts'
import { AT, STACK_CARDS, actor, stack, stackOfRound, everySeat } from '../state.ts'
import { ofRecord, type FirstClassStep } from '../step.ts'
import { CARD_FRAME, CARD_FRAMES, CARD_KIND } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'
import { IN_STACK, IN_WAREHOUSE, TOOLBOX_PLACE, putCard } from '../board/zones.ts'
import { rulesSince } from '../versions.ts'
import type { CardRule } from './module.ts'

const { generator: GENERATOR, round: ROUND, stackNext: STACK_NEXT, stackOrder: STACK_ORDER, stackSize: STACK_SIZE } = AT

/** Its kind of record. */
export const WAREHOUSE = 20

const DRAWN = 3
const USES = 2
const USES_LEFT = 1
const CARDS_DRAWN = 2
const usable: readonly CardKind[] = [...COUNTED_KINDS, 'coins', 'endCard', 'toolbox']
const USABLE = CARD_KINDS.map((kind) => usable.includes(kind))

/** Filed; three cards of what is left of the stack and the toolbox are laid open. [004:749-766] */
export const warehouseCard: CardRule = {
  carryOut(s, seat, card, emit) {
    file(s, seat, card, emit)
    const top = pushFromCard(s, WAREHOUSE, card)
    s[top + USES_LEFT] = USES
    s[top + CARDS_DRAWN] = open(s)
    if (!emit) return
    const cards = openCards(s)
    tell(s, emit, cards.map(cardRef), { kind: 'warehouseOpened', cards }, everySeat(s))
  },
}

/** The cards that lie open. */
export const openCards = (s: State): number[] =>
  Array.from(s.subarray(AT.warehouse, AT.warehouse + DRAWN + 1), (id) => id - 1).filter((id) => id >= 0)

/** The toolbox has a place of its own. */
export const putToolbox = (s: State): void => putCard(s, TOOLBOX_ID, TOOLBOX_PLACE)

function open(s: State): number {
  const pile = stackOfRound(s, s[ROUND])
  const drawn = Math.min(DRAWN, s[STACK_SIZE + pile] - s[STACK_NEXT + pile])
  for (let i = 0; i < drawn; i++) {
    const card = s[STACK_ORDER + pile * STACK_CARDS + s[STACK_NEXT + pile]++] - 1
    s[AT.warehouse + i] = card + 1
    putCard(s, card, IN_WAREHOUSE)
  }
  s[AT.warehouse + DRAWN] = TOOLBOX_ID + 1
  return drawn
}

/** A card drawn in the warehouse, or the toolbox. */
const fetch = answer({
  kind: 'fetch',
  list(s, out, n) {
    for (let i = 0; i <= DRAWN; i++) {
      const card = s[AT.warehouse + i] - 1
      if (card >= 0 && useRefusal(s, card) === FINE) out[n++] = packCode(KIND.fetch, card)
    }
    return n
  },
  whyNot: (s, { card }) => (liesOpen(s, card) ? useRefusal(s, card) : WHY.nothingHere),
  touches: (_, { card }) => [cardRef(card)],
  whyNotAt: (s, { kind, id }) => (kind === 'card' && liesOpen(s, id) ? useRefusal(s, id) : FINE),
  apply(s, code, emit) {
    const card = firstOf(code)
    s[topSlot(s, stack) + USES_LEFT]--
    for (let i = 0; i <= DRAWN; i++) if (s[AT.warehouse + i] === card + 1) s[AT.warehouse + i] = 0
    if (emit) tell(s, emit, [cardRef(card)], { kind: 'fetched', card })
    pushCardFrames(s, card)
  },
})

/** A card that has been used is out of the list. */
function liesOpen(s: State, card: number): boolean {
  for (let i = 0; i <= DRAWN; i++) if (s[AT.warehouse + i] === card + 1) return true
  return false
}

function useRefusal(s: State, card: number): number {
  if (!USABLE[CARD_KIND[card]]) return WHY.notUsableInWarehouse
  return bundleCan(s, actor(s), CARD_FRAME[card], CARD_FRAMES[card]) ? FINE : WHY.frameDoesNothing
}

/**
 * Could a coin, contract or order make a second card do something? It is not passed over before them. [004:764; ruling
 * 26]
 */
function mayDoMore(s: State, free: Answers): boolean {
  if (isFirst(s) || !rulesSince(s, 2)) return false
  for (let i = 0; i <= DRAWN; i++) {
    const card = s[AT.warehouse + i] - 1
    if (card >= 0 && USABLE[CARD_KIND[card]]) return anyOf(free, s)
  }
  return false
}

const isFirst = (s: State): boolean => s[topSlot(s, stack) + USES_LEFT] === USES

/** Up to two of the usable cards, one after the other, with free actions in between. */
export const warehouseStep = (free: Answers): FirstClassStep => ({
  ...ofRecord,
  kind: 'warehouse',
  advance(s, emit) {
    if (s[topSlot(s, stack) + USES_LEFT] > 0 && (anyOf([fetch], s) || mayDoMore(s, free))) return false
    close(s, emit)
    return true
  },
  answers: [
    fetch,
    ...free.map((one) => when(one, (s) => !isFirst(s))),
    enough((s) => {
      s[topSlot(s, stack) + USES_LEFT] = 0
    }),
  ],
})

/** All that were drawn, used or not, are shuffled back into the stack. */
function close(s: State, emit: Tell): void {
  const top = topSlot(s, stack)
  const pile = stackOfRound(s, s[ROUND])
  const drawn = s[top + CARDS_DRAWN]
  s[STACK_NEXT + pile] -= drawn
  const from = STACK_ORDER + pile * STACK_CARDS + s[STACK_NEXT + pile]
  const cards: number[] | null = emit ? [] : null
  for (let i = 0; i < drawn; i++) {
    putCard(s, s[from + i] - 1, IN_STACK)
    cards?.push(s[from + i] - 1)
  }
  s.fill(0, AT.warehouse, AT.warehouse + DRAWN + 1)
  shuffle(s, GENERATOR, s, from, s[STACK_SIZE + pile] - s[STACK_NEXT + pile])
  if (emit && cards) tell(s, emit, cards.map(cardRef), { kind: 'warehouseClosed', cards })
  popRecord(s, stack)
}
