import type { Phrase } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { cardShort } from '../cards.ts'
import { heading, inParts, number } from '../asked/headings.ts'
import { liesWhere, namedPlace, stationOf, stationPhrase } from '../places.ts'
import { cardStep } from '../asked/steps.ts'
import { candidate, refsOf, type FreightWords } from './answer.ts'

const FLYING = heading('fly', 'freight-icon-special-b-ticket', 'flying', { ...number(5), lookedAt: true })
export const FLY = inParts(FLYING, ['freight.stop.discard', 'freight.stop.land'])

/** By a ticket: with which card where to. */
export const fly: FreightWords<'fly'> = {
  candidate(offer) {
    const { card, cell } = offer.action
    const { view } = offer.at
    const station = stationOf(view, cell)
    return candidate(offer, {
      group: FLY,
      confirm: phrase('freight.confirm.fly'),
      steps: [
        cardStep(card),
        {
          id: `cell${cell}`,
          ask: phrase('freight.ask.where'),
          many: 'freight.choice.places',
          label:
            station >= 0
              ? phrase('freight.choice.intoStation', { station: stationPhrase(station) })
              : namedPlace(view, cell),
          refs: [station >= 0 ? { kind: 'station', id: station } : refsOf(offer)[1]],
        },
      ],
    })
  },
  preview: ({ action: { card, cell }, at: { view } }) => ({
    title: toLanding(view, cell),
    text: [phrase('freight.preview.fly.text', { card: cardShort(card) })],
  }),
}

const toLanding = (view: FreightView, cell: number): Phrase =>
  stationOf(view, cell) < 0
    ? phrase('freight.preview.fly.track', { place: liesWhere(view, cell) })
    : phrase('freight.preview.fly', { place: stationPhrase(stationOf(view, cell)) })
