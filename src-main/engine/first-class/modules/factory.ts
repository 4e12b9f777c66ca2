import { CARD_KINDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import { popRecord, topSlot } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { pushCardFrames } from '../cards/base-cards.ts'
import { levelAt } from '../board/coaches.ts'
import { clearFrame, frameOpen } from '../frames/effects.ts'
import { after, anyOf, type Answers } from '../answers/answer.ts'
import { enough } from '../answers/bare.ts'
import { layFree } from '../answers/lay.ts'
import { upgradeWagon } from '../answers/upgrade-wagon.ts'
import { pushFromCard } from '../cards/from-card.ts'
import { betweenRef, cardRef } from '../refs.ts'
import { AT, BETWEEN_PLACES, actor, stack } from '../state.ts'
import { FRAME, ofRecord, type FirstClassStep } from '../step.ts'
import { CARD_KIND } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'
import { LEVELS } from '../../../../src-shared/games/first-class/effects.ts'
import { cardBetween, leftOf, pushLayBetween } from './between.ts'
import { rulesSince } from '../versions.ts'
import type { CardRule } from './module.ts'

const { frameFree: FRAME_FREE, frameLimit: FRAME_LIMIT } = AT

/** Its kind of record. */
export const FACTORIES = 19

const FACTORY = CARD_KINDS.indexOf('factory')
/** Places still to work, those left of this one: 1 = the first alone. */
const UP_TO = 1
/** The same, when it has been told. */
const ANNOUNCED = 2

/** It takes its place, all factories work, then its own small frame. [004:786-799] */
export const factoryCard: CardRule = {
  carryOut(s, _seat, card) {
    pushCardFrames(s, card)
    pushLayBetween(s, card)
  },
}

/** Is it the card of a factory? -1 is no card. */
export const isFactory = (card: number): boolean => card >= 0 && CARD_KIND[card] === FACTORY

/** A new factory sets all uncovered ones to work, from right to left. */
export function startFactories(s: State, card: number): void {
  s[pushFromCard(s, FACTORIES, card) + UP_TO] = BETWEEN_PLACES
}

/** The higher of its two left wagons is the most it upgrades to; 0 = no wagon touches it. */
export const factoryLimit = (s: State, seat: Seat, place: number): number =>
  Math.max(levelAt(s, seat, 0, leftOf(place)), levelAt(s, seat, 1, leftOf(place)))

/** A factory that has nothing to do yet is not passed over before coins, contracts and orders. [004:799; ruling 26] */
const waitsForMore = (s: State, free: Answers): boolean =>
  rulesSince(s, 2) && isFactory(cardBetween(s, actor(s), left(s) - 1)) && anyOf(free, s)

/** How many places are still to work. */
const left = (s: State): number => s[topSlot(s, stack) + UP_TO]

/** The next factory: so many upgrades as its place says, free actions before it and after it. [004:790-801] */
export const factoriesStep = (free: Answers): FirstClassStep => ({
  ...ofRecord,
  inner: true,
  kind: 'factory',
  source: (s) => betweenRef(actor(s), left(s) - 1),
  advance(s, emit) {
    while (left(s) > 0) {
      if (load(s, actor(s), left(s) - 1)) {
        announce(s, emit)
        return false
      }
      if (waitsForMore(s, free)) return false
      s[topSlot(s, stack) + UP_TO]--
    }
    clearFrame(s)
    popRecord(s, stack)
    return true
  },
  answers: [
    ...[upgradeWagon, layFree].map((one) => after(one, begin)),
    ...free.map((one) => after(one, clearFrame)),
    enough(skip),
  ],
  offers(s, top) {
    const place = s[top + UP_TO] - 1
    if (s[top + ANNOUNCED] !== s[top + UP_TO]) return null
    const source = cardRef(cardBetween(s, actor(s), place))
    return { source, free: place + 1, limit: LEVELS[factoryLimit(s, actor(s), place) - 1] }
  },
})

/** Puts a factory's upgrades into the frame at work. Says whether there is anything for it to do. */
function load(s: State, seat: Seat, place: number): boolean {
  clearFrame(s)
  if (!isFactory(cardBetween(s, seat, place)) || factoryLimit(s, seat, place) === 0) return false
  s[FRAME_FREE] = place + 1
  s[FRAME_LIMIT] = factoryLimit(s, seat, place)
  if (frameOpen(s, seat)) return true
  clearFrame(s)
  return false
}

function skip(s: State, emit: Tell): void {
  clearFrame(s)
  const top = topSlot(s, stack)
  const begun = s[top + ANNOUNCED] === s[top + UP_TO]
  s[top + UP_TO]--
  if (emit && begun) tell(s, emit, [], { kind: 'frameEnded' })
}

function announce(s: State, emit: Tell): void {
  const top = topSlot(s, stack)
  if (s[top + ANNOUNCED] === s[top + UP_TO]) return
  s[top + ANNOUNCED] = s[top + UP_TO]
  const place = s[top + UP_TO] - 1
  const card = cardBetween(s, actor(s), place)
  if (!emit) return
  const limit = LEVELS[s[FRAME_LIMIT] - 1]
  const refs = [cardRef(card), betweenRef(actor(s), place)]
  tell(s, emit, refs, { kind: 'factoryWorks', card, place, upgrades: place + 1, limit })
}

/** The first upgrade puts its frame to work. */
function begin(s: State): void {
  const place = --s[topSlot(s, stack) + UP_TO]
  pushFromCard(s, FRAME, cardBetween(s, actor(s), place))
}
