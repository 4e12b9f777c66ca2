import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import { CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { phrase } from '../../../../messages/index.ts'
import { conditionPhrase } from '../conditions.ts'
import { framePhrase, framesPhrase } from '../effects.ts'
import { idlePhrase } from '../asked/idle.ts'
import { group, open } from '../asked/groups.ts'
import { citiesOf, isDoubled } from '../places.ts'
import { cardRef, cityRef, gainedRef } from '../refs.ts'
import { oneRow } from '../asked/rows.ts'
import { symbolsOf } from '../symbols.ts'
import { sourcePhrase } from '../sources.ts'
import { townPhrase } from '../towns.ts'
import { tellsFirst, type At, type FirstClassWords } from './answer.ts'

/** What one may do before and after the card: contracts, gained frames, and in a scoring the cities. */

const fulfilling = group('fulfil', 'icon-ui-check')

/** A contract that is met: what it gives, and for how many it counts now. */
export const fulfil: FirstClassWords<'fulfil'> = {
  groups: [fulfilling],
  chapter: 'contracts',
  tells: tellsFirst,
  candidate({ action: { card }, codes, decision: { by }, at: { view } }) {
    const { condition, frames } = CARDS[card]
    const per = frames?.find((frame) => frame.per)?.per
    const times =
      per === 'tile'
        ? view.seats[by].trains.filter(({ coaches }) => coaches.some(({ kind }) => kind === 'tile')).length
        : view.seats[by].fulfilled + 1
    const what = framesPhrase(frames) ?? phrase('first-class.ask.next')
    const idle = idlePhrase(frames ?? [], view.seats[by], per ? times : 1)
    const row = {
      id: `fulfil${card}`,
      ask: 'first-class.ask.card',
      many: 'first-class.many.cards',
      label: condition ? phrase('first-class.choice.fulfil', { condition: conditionPhrase(condition) }) : what,
      note: per
        ? phrase('first-class.choice.gives.times', { what, n: times })
        : phrase('first-class.choice.gives', { what }),
      ...(idle && { warning: idle }),
      refs: [cardRef(card)],
    } as const
    return oneRow(fulfilling, 'first-class.confirm.fulfil', codes, row, cardRef(card))
  },
  hintTitle({ card }) {
    const { condition } = CARDS[card]
    return condition ? phrase('first-class.hint.fulfil', { condition: conditionPhrase(condition) }) : null
  },
}

const using = open('use', 'icon-ui-gained')

/** A gained frame. */
export const use: FirstClassWords<'use'> = {
  groups: [using],
  chapter: 'gained',
  swift: true,
  lapses: ({ index }, _, { view }) => framePhrase(view.gained[index].frame),
  candidate({ action: { index }, codes, decision: { by }, at: { view } }) {
    const { frame, source } = view.gained[index]
    const idle = idlePhrase([frame], view.seats[by])
    const row = {
      id: `use${index}`,
      ask: 'first-class.ask.bonus',
      many: 'first-class.many.bonuses',
      label: framePhrase(frame),
      signs: symbolsOf(frame),
      note: phrase('first-class.choice.from', { what: sourcePhrase(source, view) }),
      ...(idle && { warning: idle }),
      refs: [gainedRef(index)],
    } as const
    return oneRow(using, 'first-class.confirm.use', codes, row, gainedRef(index))
  },
}

/** What a scoring begins with: before what coins can buy, which could push them out of a short list. */
export const cities = { ...open('city', 'icon-ui-plus'), leads: true }

function cityGives({ index }: { readonly index: number }, seat: Seat, { view }: At): Phrase {
  const board = view.seats[seat]
  const city = citiesOf(board)[index]
  const what = city && 'bonus' in city ? framePhrase(city.bonus) : phrase('first-class.ask.bonus')
  return phrase('first-class.choice.city', { town: townPhrase(board, index), what })
}

/** The bonus of a city, at a scoring. */
export const city: FirstClassWords<'city'> = {
  groups: [cities],
  chapter: 'bonuses',
  swift: true,
  lapses: cityGives,
  tells: tellsFirst,
  candidate({ action: { index }, codes, decision: { by }, at }) {
    const board = at.view.seats[by]
    const city = citiesOf(board)[index]
    const idle = city && 'bonus' in city ? idlePhrase([city.bonus], board, isDoubled(board, index) ? 2 : 1) : null
    const row = {
      id: `city${index}`,
      ask: 'first-class.ask.bonus',
      many: 'first-class.many.bonuses',
      label: cityGives({ index }, by, at),
      ...(city && 'bonus' in city && { signs: symbolsOf(city.bonus) }),
      ...(isDoubled(board, index) && { note: phrase('first-class.choice.city.twice') }),
      ...(idle && { warning: idle }),
      refs: [cityRef(by, index)],
    } as const
    return oneRow(cities, 'first-class.confirm.take', codes, row, cityRef(by, index))
  },
}
