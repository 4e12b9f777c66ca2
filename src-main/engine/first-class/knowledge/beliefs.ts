import { END_CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { GENERATOR_WORDS, nextWord, seedGenerator, shuffle } from '../../random.ts'
import { draftPlace, hasLainOpen, isPublic, passedOn } from './draft.ts'
import { inPlay, installed } from '../modules/module.ts'
import { AT, DRAFT, ENDED, MAX_SEATS, STACK_CARDS, actor } from '../state.ts'
import { drafter, inDraftSet } from '../setup/draft.ts'

/** All that a seat has been shown: the table with what is hidden from it taken out, and the end cards it passed on. */
export interface FirstClassBeliefs {
  readonly seat: Seat
  readonly slots: readonly number[]
  readonly passed: readonly number[]
}

const HIDDEN = -1

/** See Game.beliefs. */
export function beliefs(s: State, seat: Seat): FirstClassBeliefs {
  const known = s.slice()
  known.fill(0, AT.generator, AT.generator + GENERATOR_WORDS)
  for (let pile = 0; pile < 3; pile++) undealt(known, pile).sort()
  known.fill(HIDDEN, AT.endDeck, AT.endDeck + known[AT.endDeckCount])
  if (!(s[AT.phase] === DRAFT && actor(s) === seat)) known.fill(HIDDEN, AT.draftSet, AT.draftSet + known[AT.draftCount])
  for (let other = 0; other < MAX_SEATS; other++)
    if (other !== seat && s[AT.drafted + other] !== 0 && s[AT.phase] !== ENDED) known[AT.drafted + other] = HIDDEN
  known[AT.leftover] = known[AT.leftover] === 0 ? 0 : HIDDEN
  for (const module of installed) if (module.hide && inPlay(s, module)) module.hide(known, seat)
  return { seat, slots: Array.from(known), passed: passedOn(s, seat) }
}

/** The part of a stack that has not been dealt: everybody knows which cards, nobody in which order. */
export const undealt = (s: State, pile: number): Int32Array =>
  s.subarray(
    AT.stackOrder + pile * STACK_CARDS + s[AT.stackNext + pile],
    AT.stackOrder + pile * STACK_CARDS + s[AT.stackSize + pile],
  )

/** A full state that agrees with the beliefs. */
export function sample(beliefs: FirstClassBeliefs, rng: Int32Array): State {
  const s = Int32Array.from(beliefs.slots)
  seedGenerator(s, AT.generator, nextWord(rng))
  for (let pile = 0; pile < 3; pile++) {
    const cards = undealt(s, pile)
    shuffle(rng, 0, cards, 0, cards.length)
  }
  dealEndCards(s, beliefs, rng)
  for (const module of installed) if (module.redeal && inPlay(s, module)) module.redeal(s, beliefs.seat, rng)
  return s
}

/**
 * Deals the end cards this seat cannot place: those it passed on among the later drafters, the others among the rest.
 */
function dealEndCards(s: State, { seat, passed }: FirstClassBeliefs, rng: Int32Array): void {
  const place = draftPlace(s, seat)
  const unseen: number[] = []
  for (let card = 0; card < END_CARDS.length; card++) {
    const mine = s[AT.drafted + seat] === card + 1 || passed.includes(card) || inDraftSet(s, card)
    if (!mine && !isPublic(s, card)) unseen.push(card)
  }
  shuffle(rng, 0, unseen, 0, unseen.length)
  const seen = passed.filter((card) => !isPublic(s, card))
  shuffle(rng, 0, seen, 0, seen.length)
  // A card that was passed on and has come to light is the one left over.
  const leftover = passed.find((card) => hasLainOpen(s, card))
  for (let nth = 0; nth < s[AT.draftDone]; nth++) {
    const other = drafter(s, nth)
    if (s[AT.drafted + other] === HIDDEN) s[AT.drafted + other] = (nth > place ? seen : unseen).pop()! + 1
  }
  const knowsSet = s[AT.drafted + seat] !== 0
  for (let i = 0; i < s[AT.draftCount]; i++)
    if (s[AT.draftSet + i] === HIDDEN) s[AT.draftSet + i] = (knowsSet ? seen : unseen).pop()! + 1
  if (s[AT.leftover] === HIDDEN) s[AT.leftover] = leftoverOf(leftover, seen, unseen) + 1
  const deck = [...seen, ...unseen]
  shuffle(rng, 0, deck, 0, deck.length)
  deck.forEach((card, i) => (s[AT.endDeck + i] = card + 1))
}

/** Who has passed nothing on (only in scenarios without a draft) takes any card of the deck for it. */
const leftoverOf = (known: number | undefined, seen: readonly number[], unseen: readonly number[]): number =>
  known ?? seen[0] ?? unseen[0]
