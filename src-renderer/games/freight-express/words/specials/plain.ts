import { phrase } from '../../../../messages/index.ts'
import type { SpecialWords } from './special.ts'

/** Specials of which nothing is asked, or but an opponent. */

/** Station A has none: the start. */
export const none: SpecialWords = { icon: 'freight-icon-special-a-start', chapter: 'entering' }

export const ticket: SpecialWords = { icon: 'freight-icon-special-b-ticket', chapter: 'ticket' }

export const cardRobbery: SpecialWords = {
  icon: 'freight-icon-special-c-card-robbery',
  chapter: 'card-robbery',
  victim: {
    does: 'freight.preview.victim.cardRobbery',
    confirm: 'freight.confirm.victim.turnUp',
    note: ({ hand }) => phrase('freight.choice.victim.hand', { n: hand.length }),
  },
}

export const cardTrain: SpecialWords = {
  icon: 'freight-icon-special-e-card-train',
  chapter: 'card-train',
  victim: {
    ask: 'freight.prompt.cardTrain',
    does: 'freight.preview.victim.cardTrain',
    confirm: 'freight.confirm.victim.draw',
    note: ({ hand }) => phrase('freight.choice.victim.hand', { n: hand.length }),
  },
}

export const veto: SpecialWords = { icon: 'freight-icon-special-g-veto', chapter: 'veto' }
