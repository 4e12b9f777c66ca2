import type { Seat } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Position } from '../../../words/speech.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { conditionPhrase } from './conditions.ts'
import { framePhrase, framesPhrase } from './effects.ts'
import { citiesOf, isDoubled } from './places.ts'
import { cardRef, cityRef, gainedRef } from './refs.ts'
import { oneRow } from './rows.ts'
import { sourcePhrase } from './sources.ts'
import { townPhrase } from './towns.ts'

type At = Position<FirstClassView>

/** What one may do before and after the card: contracts, gained frames, and in a scoring the cities. */

/** A contract that is met: what it gives, and for how many it counts now. */
export function fulfilChoice(card: number, codes: readonly number[], seat: Seat, { view }: At): Candidate {
  const { condition, frames } = CARDS[card]
  const per = frames?.find((frame) => frame.per)?.per
  const times =
    per === 'tile'
      ? view.seats[seat].trains.filter(({ coaches }) => coaches.some(({ kind }) => kind === 'tile')).length
      : view.seats[seat].fulfilled + 1
  const what = framesPhrase(frames) ?? phrase('first-class.ask.next')
  const note = per
    ? phrase('first-class.choice.gives.times', { what, n: times })
    : phrase('first-class.choice.gives', { what })
  const label = condition ? phrase('first-class.choice.fulfil', { condition: conditionPhrase(condition) }) : what
  return oneRow(
    'fulfil',
    'first-class.confirm.fulfil',
    codes,
    {
      id: `fulfil${card}`,
      ask: 'first-class.ask.card',
      many: 'first-class.many.cards',
      label,
      note,
      refs: [cardRef(card)],
    },
    cardRef(card),
  )
}

export function useChoice(index: number, codes: readonly number[], { view }: At): Candidate {
  const { frame, source } = view.gained[index]
  const note = phrase('first-class.choice.from', { what: sourcePhrase(source, view) })
  return oneRow(
    'use',
    'first-class.confirm.use',
    codes,
    {
      id: `use${index}`,
      ask: 'first-class.ask.bonus',
      many: 'first-class.many.bonuses',
      label: framePhrase(frame),
      note,
      refs: [gainedRef(index)],
    },
    gainedRef(index),
  )
}

export function cityChoice(index: number, codes: readonly number[], seat: Seat, { view }: At): Candidate {
  const board = view.seats[seat]
  const city = citiesOf(board)[index]
  const what = city && 'bonus' in city ? framePhrase(city.bonus) : phrase('first-class.ask.bonus')
  const note = isDoubled(board, index) ? { note: phrase('first-class.choice.city.twice') } : {}
  const row = {
    id: `city${index}`,
    ask: 'first-class.ask.bonus',
    many: 'first-class.many.bonuses',
    label: phrase('first-class.choice.city', { town: townPhrase(board, index), what }),
    ...note,
    refs: [cityRef(seat, index)],
  } as const
  return oneRow('city', 'first-class.confirm.take', codes, row, cityRef(seat, index))
}
