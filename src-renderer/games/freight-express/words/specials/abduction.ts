import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import { phrase, type MessageKey } from '../../../../messages/index.ts'
import { candidate, refsOf, type FreightWords } from '../answers/answer.ts'
import { letter } from '../cards.ts'
import { derailTitle, derailedIn, drivesIn, harmText } from '../asked/harm.ts'
import { flipText } from '../asked/trips.ts'
import { SPECIAL, inParts } from '../asked/headings.ts'
import { nameOf } from '../../../../words/names.ts'
import { sleeperPlace } from '../places.ts'
import { cardStep } from '../asked/steps.ts'
import { atStation, type SpecialWords } from './special.ts'

const PARTS: readonly MessageKey[] = ['freight.stop.discard', 'freight.stop.whom', 'freight.stop.drive']

export const abduction: SpecialWords = {
  icon: 'freight-icon-special-abduction',
  chapter: 'abduction',
  parts: PARTS,
  noCard: 'noCardAbducts',
  failsByHand: () => true,
  ask: (asked) => atStation(asked, phrase('freight.prompt.abduction')),
}

/** Which card drives whose locomotive; where that stands, and with how many wagons. */
export const abduct: FreightWords<'abduct'> = {
  candidate(offer) {
    const { card, seat } = offer.action
    const { view, seats } = offer.at
    const { locomotive, coupled } = view.seats[seat]
    const standing = { place: sleeperPlace(view, locomotive.sleeper), n: coupled.length }
    return candidate(offer, {
      group: inParts(SPECIAL, PARTS),
      confirm: phrase('freight.confirm.abduct'),
      steps: [
        cardStep(card),
        {
          id: `seat${seat}`,
          ask: phrase('freight.ask.seat'),
          many: 'freight.choice.seats',
          label: phrase('freight.choice.chooseSeat', { name: nameOf(seats, seat) }),
          note: phrase('freight.choice.standing', standing),
          refs: [refsOf(offer)[1]],
        },
      ],
    })
  },
  tellsHarm: true,
  /** Whose locomotive would drive how far, and whom it would harm. [000:233] */
  preview({ action: { card, seat }, preview, at }) {
    const derailed = derailedIn(preview)
    const into = drivesIn(preview).at(-1)?.enters ?? -1
    const told = { name: nameOf(at.seats, seat), n: TRACK_CARDS[card].wagon }
    const title =
      into >= 0
        ? phrase('freight.preview.abduct.into', { ...told, station: letter(into) })
        : phrase('freight.preview.abduct', told)
    return {
      title: derailed.length > 0 ? derailTitle(derailed, at) : title,
      text: [...harmText(preview, at), ...flipText(preview, at, seat)],
    }
  },
}
