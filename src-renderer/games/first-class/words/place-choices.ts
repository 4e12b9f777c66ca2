import type { Decision, Phrase, Seat } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Position } from '../../../words/speech.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { BetweenView, FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { aKind, citiesPhrase, paysPhrase } from './cards.ts'
import { betweenRef, cardRef, coachRef, trainRef } from './refs.ts'
import { oneRow, type Row } from './rows.ts'

type At = Position<FirstClassView>

/**
 * Where celebrities, passengers, luggage, postcards and cards between the trains may go: asked alone, or with their
 * card.
 */

export const boardChoice = (train: number, codes: readonly number[], { by, source }: Decision, at: At): Candidate =>
  oneRow('train', 'first-class.confirm.choose', codes, boardRow(train, source.id, by, at), trainRef(by, train))

/** The first wagon of a train in which nothing rides. [002:950] */
function freePlace(train: number, seat: Seat, { view }: At): number {
  return view.seats[seat].trains[train].coaches.findIndex(({ kind, rider }) => kind === 'wagon' && rider < 0)
}

export function boardRow(train: number, card: number, seat: Seat, at: At): Row {
  const place = freePlace(train, seat, at)
  const n = place + 1
  const { kind, passenger, luggage } = CARDS[card]
  const row = {
    id: `board${train}`,
    ask: 'first-class.ask.where',
    refs: [trainRef(seat, train), coachRef(seat, train, place)],
  } as const
  if (kind !== 'boarding' || !passenger || !luggage)
    return { ...row, label: phrase(`first-class.choice.take.train.${train === 0 ? 0 : 1}`, { n }) }
  return train === 0
    ? {
        ...row,
        label: phrase('first-class.choice.passenger', { n }),
        note: phrase('first-class.choice.pays', { what: paysPhrase(passenger, 'coins') }),
      }
    : {
        ...row,
        label: phrase('first-class.choice.luggage', { n }),
        note: phrase('first-class.choice.loads', { what: paysPhrase(luggage, 'points') }),
      }
}

export const postcardChoice = (index: number, codes: readonly number[], { by }: Decision, at: At): Candidate =>
  oneRow('postcard', 'first-class.confirm.choose', codes, postcardRow(index, by, at))

export function postcardRow(index: number, seat: Seat, { view }: At): Row {
  const { card } = view.seats[seat].route[index]
  const what = citiesPhrase(CARDS[card].cities ?? [])
  return {
    id: `postcard${index}`,
    ask: 'first-class.ask.where',
    label: phrase('first-class.choice.postcard', { n: index + 1, what }),
    refs: [cardRef(card)],
  }
}

export const betweenChoice = (place: number, codes: readonly number[], { by, source }: Decision, at: At): Candidate =>
  oneRow('between', 'first-class.confirm.choose', codes, betweenRow(place, source.id, by, at), betweenRef(by, place))

/** The right wagon beside place 3 would be the mail wagon. [ruling 19] */
const BESIDE_MAIL = 2

export function betweenRow(place: number, card: number, seat: Seat, { view }: At): Row {
  const label = phrase(place === BESIDE_MAIL ? 'first-class.choice.between.mail' : 'first-class.choice.between', {
    n: place + 1,
    a: place * 2 + 1,
    b: place * 2 + 2,
  })
  const warning = warningAt(place, card, view.seats[seat].between[place])
  const note = noteAt(place, card, view.seats[seat].between[place])
  return {
    id: `between${place}`,
    ask: 'first-class.ask.where',
    label,
    refs: [betweenRef(seat, place)],
    ...(note && { note }),
    ...(warning && { warning }),
  }
}

function noteAt(place: number, card: number, { card: under }: BetweenView): Phrase | undefined {
  if (CARDS[card].kind === 'factory') return phrase('first-class.choice.between.factory', { n: place + 1 })
  return under < 0 ? undefined : phrase('first-class.choice.between.covers', { card: aKind(under) })
}

function warningAt(place: number, card: number, { card: under, done }: BetweenView): Phrase | undefined {
  if (CARDS[under]?.kind === 'technician' && done.includes(false)) return phrase('first-class.choice.between.half')
  if (place !== BESIDE_MAIL) return undefined
  if (CARDS[card].kind === 'switch') return phrase('first-class.choice.between.switchMail')
  return CARDS[card].kind === 'technician' ? phrase('first-class.choice.between.technicianMail') : undefined
}
