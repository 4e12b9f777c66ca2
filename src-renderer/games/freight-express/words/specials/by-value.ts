import { TRACK_CARDS, haveSameValue } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { isKnown } from '../cards.ts'
import { atStation, type SpecialWords } from './special.ts'

/** Whether a card has the action value of the one that was turned up. */
export const matchesTurnedUp = (card: number, { special }: FreightView): boolean =>
  special !== null && special.turnedUp >= 0 && isKnown(card) && haveSameValue(card, special.turnedUp)

/** The value that was turned up, as texts have it. */
export const turnedUp = ({ special }: FreightView): { readonly value: number } => ({
  value: TRACK_CARDS[special?.turnedUp ?? -1]?.action ?? 0,
})

/** Where nothing has the value, what is chosen is lost, whatever the station is called. */
function matchOrLose(
  name: 'uncoupleWagon' | 'coupleWagon',
  from: 'coupled' | 'hand',
): Pick<SpecialWords, 'ask' | 'isLoss'> {
  const matches = (view: FreightView) => view.seats[view.active][from].some((card) => matchesTurnedUp(card, view))
  return {
    isLoss: (view) => view.seats[view.active][from].length > 0 && !matches(view),
    ask(asked) {
      const value = turnedUp(asked.at.view)
      return matches(asked.at.view)
        ? atStation(asked, phrase(`freight.prompt.${name}.match`, value))
        : atStation(asked, phrase(`freight.prompt.${name}.lose`, value), phrase(`freight.prompt.${name}.lose.title`))
    },
  }
}

export const uncoupleWagon: SpecialWords = {
  icon: 'freight-icon-special-f-uncouple-wagon',
  chapter: 'uncouple-wagon',
  ...matchOrLose('uncoupleWagon', 'coupled'),
}

export const coupleWagon: SpecialWords = {
  icon: 'freight-icon-special-i-couple-wagon',
  chapter: 'couple-wagon',
  ...matchOrLose('coupleWagon', 'hand'),
}
