import { phrase } from '../../../../messages/index.ts'
import type { QuestionWords } from '../asked/question.ts'
import { turnedUp } from './by-value.ts'
import { atStation, type SpecialWords } from './special.ts'

export const wagonRobbery: SpecialWords = {
  icon: 'freight-icon-special-j-wagon-robbery',
  chapter: 'wagon-robbery',
  victim: {
    does: 'freight.preview.victim.wagonRobbery',
    confirm: 'freight.confirm.victim.turnUp',
    note: ({ coupled }) => phrase('freight.choice.victim.coupled', { n: coupled.length }),
  },
  failsByHand: ({ raidPaysWithHandCard }) => raidPaysWithHandCard,
  ask: (asked) => atStation(asked, phrase('freight.prompt.wagonRobbery', turnedUp(asked.at.view))),
}

/** What a robbery that found nothing is paid with. */
export const payRaid: QuestionWords = {
  chapter: 'wagon-robbery',
  isLoss: () => true,
  ask: (asked) => atStation(asked, phrase('freight.prompt.payRaid', turnedUp(asked.at.view))),
}
