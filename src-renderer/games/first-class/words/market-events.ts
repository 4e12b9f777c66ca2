import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { aCard, aKind, cardPhrase, endCardPhrase, endCardShort, isKnown, whatPhrase } from './cards.ts'
import { START_BONUSES } from '../../../../src-shared/games/first-class/cards/index.ts'
import { commas, framePhrase, semicolons } from './effects.ts'
import { before, holderName, type Telling } from './telling.ts'

/** Cards, rows, rounds and the draft. null: not of these. */
export function marketEvent(event: FirstClassEvent, telling: Telling): Phrase | null {
  const { seats } = telling
  const who = nameOf(seats, event.seat)
  switch (event.kind) {
    case 'setUp':
      return event.modules.length === 0
        ? phrase('first-class.event.setUp', { who: nameOf(seats, event.starter) })
        : phrase('first-class.event.setUp.modules', {
            who: nameOf(seats, event.starter),
            modules: commas(event.modules.map((letter) => phrase(`first-class.module.${letter}`))),
          })
    case 'draftHanded':
      return phrase('first-class.event.draftHanded', { who, n: event.endCards.length })
    case 'drafted':
      return event.endCard < 0
        ? phrase('first-class.event.drafted', { who })
        : phrase('first-class.event.drafted.seen', { who, card: endCardShort(event.endCard) })
    case 'dealt':
      return phrase('first-class.event.dealt', { round: event.round, n: event.cards.filter(isKnown).length })
    case 'taken':
      return phrase(event.refused ? 'first-class.event.refused' : 'first-class.event.taken', {
        who,
        card: aCard(event.card),
      })
    case 'startTaken':
      return phrase('first-class.event.startTaken', { who })
    case 'removed':
      return phrase('first-class.event.removed', { card: cardPhrase(event.card) })
    case 'rowCleared':
      return cleared(event, telling)
    case 'contractFulfilled':
      return phrase('first-class.event.contractFulfilled', { who, card: aContract(event.card) })
    case 'endCardTaken':
      return phrase('first-class.event.endCardTaken', { who, card: endCardPhrase(event.endCard) })
    case 'startBonusBegan':
      return startBonus(event.seat, telling)
    case 'roundEnded':
      return roundEnded(event, telling)
    case 'warehouseOpened':
      return phrase('first-class.event.warehouseOpened', { cards: semicolons(event.cards.map(cardPhrase)) })
    case 'fetched':
      return phrase('first-class.event.fetched', { who, card: cardPhrase(event.card) })
    case 'dummyTook':
      return phrase('first-class.event.dummyTook', { who: holderName(event.holder, seats), card: aKind(event.card) })
    case 'frameBegan':
      return event.times > 1 ? phrase('first-class.event.times', { n: event.times }) : null
    case 'frameLapsed':
      return lapsed(telling)
    default:
      return null
  }
}

/** No round follows the last one: nobody starts it. */
function roundEnded(
  { round, starter }: Extract<FirstClassEvent, { kind: 'roundEnded' }>,
  { seats, view }: Telling,
): Phrase {
  if (round >= view.rounds) return phrase('first-class.event.lastRoundEnded', { round })
  return phrase('first-class.event.roundEnded', { round, who: nameOf(seats, starter) })
}

/**
 * What is left of a row goes at once. Behind a card that was taken it lies there, drawn and told, until the turn is
 * over; the start tile has nothing to wait for.
 */
function cleared({ row, cards }: Extract<FirstClassEvent, { kind: 'rowCleared' }>, telling: Telling): Phrase {
  const what = { n: cards.length }
  return before(telling)?.kind === 'removed'
    ? phrase(`first-class.event.rowCleared.now.${row as 0 | 1 | 2}`, what)
    : phrase(`first-class.event.rowCleared.${row as 0 | 1 | 2}`, what)
}

/** Who took the start tile, and what this seat gets of it, as long as that is known. */
function startBonus(seat: number, { step, seats, view }: Telling): Phrase {
  const taker = step.find(({ kind }) => kind === 'startTaken')?.seat ?? view.startHolder
  const bonus = START_BONUSES[(seat - taker - 1 + seats.length) % seats.length]
  const who = nameOf(seats, seat)
  if (taker < 0 || taker === seat || !bonus) return phrase('first-class.event.startBonusBegan', { who })
  return phrase('first-class.event.startBonusBegan.of', {
    name: nameOf(seats, taker),
    who,
    what: framePhrase(bonus),
  })
}

const aContract = (card: number): Phrase => whatPhrase(card) ?? aCard(card)

/** Several bonuses that lapse together are one line, that of the first. */
function lapsed(telling: Telling): Phrase | null {
  if (before(telling)?.kind === 'frameLapsed') return null
  const after = telling.step.slice(telling.i).findIndex(({ kind }) => kind !== 'frameLapsed')
  return phrase('first-class.event.frameLapsed', { n: after < 0 ? telling.step.length - telling.i : after })
}
