import { phrase } from '../../../../messages/index.ts'
import { heading } from '../asked/headings.ts'
import { liesWhere, stationPhrase } from '../places.ts'
import { cellStep, stationStep } from '../asked/steps.ts'
import { candidate, refsOf, type FreightWords } from './answer.ts'

export const PLACE = heading('place', 'icon-ui-plus', 'placing')

/** Free placement. */
export const place: FreightWords<'place'> = {
  candidate(offer) {
    const [station, cell] = refsOf(offer)
    return candidate(offer, {
      group: PLACE,
      confirm: phrase('freight.confirm.place'),
      steps: [stationStep(offer.action.station, station), cellStep(offer.action.cell, offer.at.view, cell)],
    })
  },
  preview: ({ action: { station, cell }, at: { view } }) => ({
    title: phrase('freight.preview.place', { station: stationPhrase(station) }),
    text: [phrase('freight.preview.at', { place: liesWhere(view, cell) })],
  }),
  question: {
    chapter: 'placing',
    ask({ at: { view } }) {
      const first = view.cells.every((cell) => cell.station < 0)
      return {
        title: phrase('freight.prompt.place'),
        text: phrase(first ? 'freight.prompt.place.first' : 'freight.prompt.place.text'),
      }
    },
  },
}
