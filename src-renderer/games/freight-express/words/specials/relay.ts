import type { Phrase } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { bare, candidate, refsOf, type FreightWords } from '../answers/answer.ts'
import { aShape } from '../cards.ts'
import { SPECIAL } from '../asked/headings.ts'
import { liesWhere, stationOf, stationPhrase } from '../places.ts'
import { cellStep, turnStep } from '../asked/steps.ts'
import { atStation } from './special.ts'

/** Where the lifted card goes. */
export const relay: FreightWords<'relay'> = {
  candidate(offer) {
    const { card, cell, rotation } = offer.action
    const [ref] = refsOf(offer)
    return candidate(offer, {
      group: SPECIAL,
      confirm: phrase('freight.confirm.relay'),
      stem: `relay${cell}`,
      steps: [cellStep(cell, offer.at.view, ref, whatItHides(offer.at.view, cell)), turnStep(card, rotation, ref)],
    })
  },
  question: {
    chapter: 'rebuilding',
    isLastPart: true,
    ask: (asked) => atStation(asked, phrase('freight.prompt.relay')),
  },
  hintTitle: ({ card, cell }, { view }) =>
    phrase('freight.hint.relay', { shape: aShape(card), place: liesWhere(view, cell) }),
}

function whatItHides(view: FreightView, cell: number): Phrase | null {
  const { card } = view.cells[cell]
  const station = stationOf(view, cell)
  if (card >= 0) return phrase('freight.choice.covers', { shape: aShape(card) })
  return station >= 0 ? phrase('freight.choice.recloses', { station: stationPhrase(station) }) : null
}

export const scrap: FreightWords<'scrap'> = {
  ...bare('scrap'),
  hintTitle: (_, { view }) => (view.lifted < 0 ? null : phrase('freight.hint.scrap', { shape: aShape(view.lifted) })),
}
