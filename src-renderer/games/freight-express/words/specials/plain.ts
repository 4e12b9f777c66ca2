import type { SpecialWords } from './special.ts'

/** Specials of which nothing is asked, or but an opponent. */

/** Station A has none: the start. */
export const none: SpecialWords = { icon: 'freight-icon-special-a-start', chapter: 'entering' }

export const ticket: SpecialWords = { icon: 'freight-icon-special-b-ticket', chapter: 'ticket' }

export const cardRobbery: SpecialWords = { icon: 'freight-icon-special-c-card-robbery', chapter: 'card-robbery' }

export const cardTrain: SpecialWords = {
  icon: 'freight-icon-special-e-card-train',
  chapter: 'card-train',
  victim: 'freight.prompt.cardTrain',
}

export const veto: SpecialWords = { icon: 'freight-icon-special-g-veto', chapter: 'veto' }
