import { phrase } from '../../../../messages/index.ts'
import { rowsTold } from '../../../../words/answers.ts'
import { candidate, refsOf, type FreightWords } from '../answers/answer.ts'
import { SPECIAL } from '../asked/headings.ts'
import { stationPhrase } from '../places.ts'
import { cardStep, stationStep, turnStep } from '../asked/steps.ts'
import { atStation, type SpecialWords } from './special.ts'

export const closing: SpecialWords = {
  icon: 'freight-icon-special-d-close-station',
  chapter: 'closing',
  noCard: 'noCardCloses',
  failsByHand: () => true,
  ask: (asked) => atStation(asked, phrase('freight.prompt.closeStation')),
}

/** Which card on which station, then how it is turned. */
export const closeStation: FreightWords<'closeStation'> = {
  candidate(offer) {
    const { card, station, rotation } = offer.action
    const ref = refsOf(offer)[1]
    return candidate(offer, {
      group: SPECIAL,
      confirm: phrase('freight.confirm.closeStation'),
      stem: `close${card}.${station}`,
      steps: [cardStep(card), stationStep(station, ref), turnStep(card, rotation, ref)],
    })
  },
  preview({ action: { station }, candidate }) {
    const { title, text } = rowsTold(candidate)
    return { title, text: [...text, phrase('freight.preview.closeStation', { station: stationPhrase(station) })] }
  },
}
