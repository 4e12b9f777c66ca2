import { CARD_COUNT, DECK_SIZE, FIRST_DECK_CARD, PARCEL_COUNT } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { cellOfStart, startLayout } from '../../../../src-shared/games/transport/layouts.ts'
import type { TransportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { Emit, Setup } from '../../game.ts'
import { newState, type State } from '../../flat.ts'
import { nextBelow, seedGenerator, shuffle } from '../../random.ts'
import { drawCard, handOf } from '../piles.ts'
import { cardRef, seatRef, STOCK } from '../refs.ts'
import { AT, BOXED, handSize, layCard, nextSeat } from '../state.ts'
import { beginTurn } from '../turn.ts'

/** A state with its options and seats and nothing on the table. */
export function emptyTable(options: TransportOptions, seatCount: number, seed: number): State {
  const s = newState(AT.size)
  seedGenerator(s, AT.generator, seed)
  s[AT.seatCount] = seatCount
  s[AT.iconsFireAgain] = Number(options.iconsFireAgain)
  s[AT.handOfThree] = Number(options.handOfThree)
  s[AT.everyoneAlone] = Number(options.everyoneAlone)
  return s
}

/** The options a game was begun with. */
export const readOptions = (s: State): TransportOptions => ({
  iconsFireAgain: s[AT.iconsFireAgain] === 1,
  handOfThree: s[AT.handOfThree] === 1,
  everyoneAlone: s[AT.everyoneAlone] === 1,
})

/** A new game up to its first decision (003:24-28). @throws RangeError on a seat count or deck that does not fit. */
export function setup(spec: Setup<TransportOptions>, emit?: Emit<TransportEvent>): State {
  const s = emptyTable(spec.options, spec.seatCount, spec.seed)
  layStart(s)
  fillStock(s, spec.deck)
  fillBag(s, spec.deck)
  s[AT.starter] = spec.starter ?? nextBelow(s, AT.generator, spec.seatCount)
  if (s[AT.starter] < 0 || s[AT.starter] >= spec.seatCount) throw new RangeError(`no seat ${spec.starter} can start`)
  s[AT.active] = s[AT.starter]
  deal(s, emit)
  s[AT.turn] = 1
  beginTurn(s, emit)
  return s
}

/** The start cards of the layout; those it does not use stay in the box (003:26). */
export function layStart(s: State): void {
  for (let card = 0; card < FIRST_DECK_CARD; card++) layCard(s, card, BOXED, 0)
  for (const start of startLayout(s[AT.seatCount])) layCard(s, start.card, cellOfStart(start), start.rotation)
}

/** The stock, shuffled or as a given deck has it from the top. The deck may go on with the bag's order. */
function fillStock(s: State, deck?: readonly number[]): void {
  const whole = !deck || isOrderOf(deck.slice(0, DECK_SIZE), FIRST_DECK_CARD, DECK_SIZE)
  if (!whole) throw new RangeError('the deck must hold each deck card once')
  for (let i = 0; i < DECK_SIZE; i++) s[AT.stock + i] = (deck ? deck[DECK_SIZE - 1 - i] : FIRST_DECK_CARD + i) + 1
  s[AT.stockCount] = DECK_SIZE
  if (!deck) shuffle(s, AT.generator, s, AT.stock, DECK_SIZE)
}

function fillBag(s: State, deck?: readonly number[]): void {
  const order = deck?.slice(DECK_SIZE) ?? []
  const given = order.length > 0
  if (given && !isOrderOf(order, CARD_COUNT, PARCEL_COUNT)) throw new RangeError('the bag must hold each parcel once')
  for (let i = 0; i < PARCEL_COUNT; i++) s[AT.bag + i] = (given ? order[PARCEL_COUNT - 1 - i] - CARD_COUNT : i) + 1
  s[AT.bagCount] = PARCEL_COUNT
  if (!given) shuffle(s, AT.generator, s, AT.bag, PARCEL_COUNT)
}

function isOrderOf(ids: readonly number[], from: number, count: number): boolean {
  if (ids.length !== count) return false
  const sorted = [...ids].sort((a, b) => a - b)
  return sorted.every((id, i) => id === from + i)
}

/** 003:26: a hand for each seat, from the one who starts. Dealt before turn 1. */
function deal(s: State, emit?: Emit<TransportEvent>): void {
  for (let i = 0, seat = s[AT.starter]; i < s[AT.seatCount]; i++, seat = nextSeat(s, seat)) {
    for (let k = 0; k < handSize(s); k++) drawCard(s, seat)
    if (!emit) continue
    const cards = handOf(s, seat)
    const refs = [STOCK, seatRef(seat), ...cards.map(cardRef)]
    emit({ kind: 'dealt', turn: 0, seat, because: STOCK, refs, learnt: [seat], cards })
  }
}
