import {
  END_CARDS,
  END_CARD_BASE,
  FIRST_PIECE,
  STACKS,
  TOOLBOX_ID,
  WAGON_CARDS,
} from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import { newState, type State } from '../../flat.ts'
import type { Emit, Setup } from '../../game.ts'
import { nextBelow, seedGenerator, shuffle } from '../../random.ts'
import { BOARD } from '../board/route.ts'
import { inPlay, installed } from '../modules/module.ts'
import { modulesInPlay, writeOptions } from './options.ts'
import { AT, DRAFT, MAX_SEATS, STACK_CARDS, TRAINS } from '../state.ts'
import { beginDraft } from './draft.ts'
import { CARDS_OF_STACK, CARD_MODULE, CARD_STACK } from '../tables.ts'
import { coachSlot } from '../board/coaches.ts'
import { tell } from '../tell.ts'
import { TABLE } from '../refs.ts'
import { RULES_VERSION } from '../versions.ts'
import { IN_STACK, putCard, zoneOf } from '../board/zones.ts'
import { orderOf } from './order.ts'

/**
 * A new game up to the first seat's draft. [002:63-159]
 * `deck` may name components from the top (action cards, end cards as END_CARD_BASE + card): each stack and the
 * end deck lie in that order, what it does not name is shuffled below.
 * @throws RangeError on a seat count or deck that does not fit.
 */
export function setup(spec: Setup<FirstClassOptions>, emit?: Emit<FirstClassEvent>): State {
  const s = emptyTable(spec.options, spec.seatCount, spec.seed, spec.starter, spec.rulesVersion)
  fillStacks(s, spec.deck ?? [])
  fillEndDeck(s, spec.deck ?? [])
  if (emit) tell(s, emit, [TABLE], { kind: 'setUp', starter: s[AT.starter], modules: modulesInPlay(s) })
  s[AT.phase] = DRAFT
  for (const module of installed) if (module.setUp && inPlay(s, module)) module.setUp(s, spec.deck ?? [], emit)
  beginDraft(s, emit)
  return s
}

/** All boards as they begin, no card anywhere yet. */
export function emptyTable(
  options: FirstClassOptions,
  seats: number,
  seed: number,
  starter?: number,
  rulesVersion = RULES_VERSION,
): State {
  if (!Number.isInteger(seats) || seats < 2 || seats > MAX_SEATS)
    throw new RangeError(`First Class takes 2 to ${MAX_SEATS} seats`)
  if (starter !== undefined && (!Number.isInteger(starter) || starter < 0 || starter >= seats))
    throw new RangeError(`there is no seat ${starter}`)
  const s = newState(AT.size)
  seedGenerator(s, AT.generator, seed)
  s[AT.rulesVersion] = rulesVersion
  s[AT.seatCount] = seats
  writeOptions(s, options)
  s[AT.starter] = starter ?? nextBelow(s, AT.generator, seats)
  s[AT.firstStarter] = s[AT.starter]
  s[AT.active] = s[AT.starter]
  for (let seat = 0; seat < seats; seat++) prepareBoard(s, seat)
  if (s[AT.limitedWagons])
    WAGON_CARDS.forEach((n, pair) => (s[AT.supply + pair] = n - (pair === 0 ? seats * TRAINS : 0)))
  return s
}

/** A 0-wagon in each train, one coin, the board's three cities. [002:119-127, 382] */
function prepareBoard(s: State, seat: number): void {
  for (let train = 0; train < TRAINS; train++) {
    s[AT.coaches + coachSlot(seat, train, 0)] = 1
    s[AT.trainLength + seat * TRAINS + train] = 1
  }
  s[AT.coins + seat * 3] = 1
  s[AT.cities + seat] = BOARD
}

/** Is this action card in the game: base, or of a module in play? */
export const inGame = (s: State, card: number): boolean =>
  card !== TOOLBOX_ID && (CARD_MODULE[card] === 0 || (s[AT.modules] & (1 << (CARD_MODULE[card] - 1))) !== 0)

function fillStacks(s: State, deck: readonly number[]): void {
  if (deck.length > 0) checkDeck(s, deck)
  for (const stack of STACKS) {
    const at = AT.stackOrder + (stack - 1) * STACK_CARDS
    let count = 0
    for (const id of deck) if (id < END_CARD_BASE && CARD_STACK[id] === stack - 1) putInStack(s, at + count++, id)
    const named = count
    for (const card of CARDS_OF_STACK[stack - 1])
      if (inGame(s, card) && zoneOf(s, card) !== IN_STACK) putInStack(s, at + count++, card)
    shuffle(s, AT.generator, s, at + named, count - named)
    s[AT.stackSize + stack - 1] = count
  }
}

function putInStack(s: State, at: number, card: number): void {
  s[at] = card + 1
  putCard(s, card, IN_STACK)
}

function fillEndDeck(s: State, deck: readonly number[]): void {
  const count = END_CARDS.length
  const order = orderOf(s, deck, END_CARD_BASE, count)
  // the top is the last of the list
  for (let i = 0; i < count; i++) s[AT.endDeck + i] = order[count - 1 - i] + 1
  s[AT.endDeckCount] = count
}

function checkDeck(s: State, deck: readonly number[]): void {
  if (new Set(deck).size !== deck.length) throw new RangeError('the deck names a component twice')
  for (const id of deck) {
    const known = Number.isInteger(id) && id >= 0 && id < FIRST_PIECE
    if (!known || (id < END_CARD_BASE && !inGame(s, id))) throw new RangeError(`component ${id} is not in this game`)
  }
}
