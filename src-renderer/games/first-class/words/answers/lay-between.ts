import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import { CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { BetweenView } from '../../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Line } from '../../../../words/speech.ts'
import { aKind } from '../cards.ts'
import { commas } from '../effects.ts'
import { open } from '../asked/groups.ts'
import { nthPhrase } from '../places.ts'
import { betweenRef } from '../refs.ts'
import { oneRow, type Row } from '../asked/rows.ts'
import type { At, FirstClassWords } from './answer.ts'

const group = open('between', 'icon-ui-plus')

/** The row has told where the card goes, and what it covers. */
export const tellsPlace = ({ phrase: { key } }: Line): boolean => key.startsWith('first-class.event.betweenLaid')

/** The place between the trains where a card goes. */
export const layBetween: FirstClassWords<'layBetween'> = {
  groups: [group],
  chapter: 'between',
  swift: true,
  tells: tellsPlace,
  withCard: ({ place }, card, seat, at) => betweenRow(place, card, seat, at),
  candidate: ({ action: { place }, codes, decision: { by, source }, at }) =>
    oneRow(group, 'first-class.confirm.choose', codes, betweenRow(place, source.id, by, at), betweenRef(by, place)),
}

/** The right wagon beside place 3 would be the mail wagon. [ruling 19] */
const BESIDE_MAIL = 2

function betweenRow(place: number, card: number, seat: Seat, { view }: At): Row {
  const label = phrase(place === BESIDE_MAIL ? 'first-class.choice.between.mail' : 'first-class.choice.between', {
    n: place + 1,
    a: nthPhrase(place * 2),
    b: nthPhrase(place * 2 + 1),
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
  const notes = [
    ...(CARDS[card].kind === 'factory' ? [phrase('first-class.choice.between.factory', { n: place + 1 })] : []),
    ...(under < 0 ? [] : [phrase('first-class.choice.between.covers', { card: aKind(under) })]),
  ]
  return notes.length > 0 ? commas(notes) : undefined
}

function warningAt(place: number, card: number, { card: under, done }: BetweenView): Phrase | undefined {
  // What a technician there has not done yet can only lapse.
  if (place === BESIDE_MAIL) {
    if (CARDS[card].kind === 'switch') return phrase('first-class.choice.between.switchMail')
    return CARDS[card].kind === 'technician' ? phrase('first-class.choice.between.technicianMail') : undefined
  }
  const isHalfDone = CARDS[under]?.kind === 'technician' && done.includes(false)
  return isHalfDone ? phrase('first-class.choice.between.half') : undefined
}
