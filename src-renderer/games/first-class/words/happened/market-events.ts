import type { Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import { aCard, aKind, cardPhrase, endCardPhrase, endCardShort, isKnown, whatPhrase } from '../cards.ts'
import { START_BONUSES } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { commas, framePhrase, semicolons } from '../effects.ts'
import { before, type EventOf, type EventWords, type Told } from './event.ts'
import { holderName } from '../holder.ts'

/** Cards, rows, rounds and the draft. */
export const MARKET_EVENTS = {
  setUp({ starter, modules }, { seats }) {
    const who = nameOf(seats, starter)
    if (modules.length === 0) return phrase('first-class.event.setUp', { who })
    const letters = commas(modules.map((letter) => phrase(`first-class.module.${letter}`)))
    return phrase('first-class.event.setUp.modules', { who, modules: letters })
  },
  draftHanded: ({ endCards }, { who }) => phrase('first-class.event.draftHanded', { who, n: endCards.length }),
  drafted: ({ endCard }, { who }) =>
    endCard < 0
      ? phrase('first-class.event.drafted', { who })
      : phrase('first-class.event.drafted.seen', { who, card: endCardShort(endCard) }),
  dealt: ({ round, cards }) => phrase('first-class.event.dealt', { round, n: cards.filter(isKnown).length }),
  taken: ({ refused, card }, { who }) =>
    phrase(refused ? 'first-class.event.refused' : 'first-class.event.taken', { who, card: aCard(card) }),
  startTaken: (_, { who }) => phrase('first-class.event.startTaken', { who }),
  removed: ({ card }) => phrase('first-class.event.removed', { card: cardPhrase(card) }),
  rowCleared: ({ row, cards }) => phrase(`first-class.event.rowCleared.${row as 0 | 1 | 2}`, { n: cards.length }),
  contractFulfilled: ({ card }, { who }) =>
    phrase('first-class.event.contractFulfilled', { who, card: whatPhrase(card) ?? aCard(card) }),
  endCardTaken: ({ endCard }, { who }) =>
    phrase('first-class.event.endCardTaken', { who, card: endCardPhrase(endCard) }),
  startBonusBegan,
  /** No round follows the last one, only a scoring. */
  roundEnded: ({ round, starter }, { seats, view }) =>
    phrase(round >= view.rounds ? 'first-class.event.lastRoundEnded' : 'first-class.event.roundEnded', {
      round,
      who: nameOf(seats, starter),
    }),
  warehouseOpened: ({ cards }) =>
    phrase('first-class.event.warehouseOpened', { cards: semicolons(cards.map(cardPhrase)) }),
  fetched: ({ card }, { who }) => phrase('first-class.event.fetched', { who, card: cardPhrase(card) }),
  dummyTook: ({ holder, card }, { seats }) =>
    phrase('first-class.event.dummyTook', { who: holderName(holder, seats), card: aKind(card) }),
  frameBegan: ({ times }) => (times > 1 ? phrase('first-class.event.times', { n: times }) : null),
  frameLapsed,
} satisfies Partial<EventWords>

/** Who took the start tile, and what this seat gets of it. */
function startBonusBegan({ seat, taker }: EventOf<'startBonusBegan'>, { who, seats }: Told): Phrase {
  const bonus = START_BONUSES[(seat - taker - 1 + seats.length) % seats.length]
  return phrase('first-class.event.startBonusBegan.of', {
    name: nameOf(seats, taker),
    who,
    what: bonus ? framePhrase(bonus) : '',
  })
}

/** Several bonuses that lapse together are one line, that of the first. */
function frameLapsed(_: EventOf<'frameLapsed'>, told: Told): Phrase | null {
  if (before(told)?.kind === 'frameLapsed') return null
  const after = told.step.slice(told.i).findIndex(({ kind }) => kind !== 'frameLapsed')
  return phrase('first-class.event.frameLapsed', { n: after < 0 ? told.step.length - told.i : after })
}
