import { phrase } from '../../../../messages/index.ts'
import type { QuestionWords } from '../question.ts'
import { turnedUp } from './by-value.ts'
import { atStation, type SpecialWords } from './special.ts'

export const wagonRobbery: SpecialWords = {
  icon: 'freight-icon-special-j-wagon-robbery',
  chapter: 'wagon-robbery',
  failsByHand: ({ raidPaysWithHandCard }) => raidPaysWithHandCard,
  ask: (asked) => atStation(asked, phrase('freight.prompt.wagonRobbery', turnedUp(asked.at.view))),
}

/** What a robbery that found nothing is paid with. */
export const payRaid: QuestionWords = {
  chapter: 'wagon-robbery',
  isLoss: () => true,
  ask: (asked) => atStation(asked, phrase('freight.prompt.payRaid', turnedUp(asked.at.view))),
}
