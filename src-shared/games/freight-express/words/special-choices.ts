import type { Phrase, Ref } from '../../../core.ts'
import { turnRails } from '../../../geometry/rails.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Position } from '../../../messages/speech.ts'
import type { Action } from '../actions.ts'
import { TRACK_CARDS } from '../cards.ts'
import type { FreightView } from '../view.ts'
import { cardFacts, cardShort, railsPhrase } from './cards.ts'
import { GROUPS } from './groups.ts'
import { nameOf } from './names.ts'
import { placePhrase, stationPhrase } from './places.ts'
import { specialPhrase } from './special-events.ts'

/** Answers of the advanced game alone. */
export type SpecialChoice = Extract<Action, {
  readonly kind: 'useSpecial' | 'skipSpecial' | 'playVeto' | 'passVeto' | 'chooseSeat' | 'closeStation' | 'takeWagon' | 'takeCard'
    | 'rebuild' | 'relay' | 'scrap' | 'abduct' | 'fly' | 'stopSpecial' | 'showHand'
}>

/** A choice that is a single row. */
export function specialChoice(action: SpecialChoice, refs: readonly Ref[], at: Position<FreightView>): Pick<Candidate, 'group' | 'confirm' | 'steps'> {
  return {
    group: action.kind === 'fly' ? GROUPS.fly : GROUPS.special,
    confirm: phrase('freight.confirm.special'),
    steps: [{ id: JSON.stringify(action), ask: phrase('freight.ask.special'), many: 'freight.choice.places', label: specialLabel(action, at), refs }],
  }
}

export function specialLabel(action: SpecialChoice, { view, seats }: Position<FreightView>): Phrase {
  switch (action.kind) {
    case 'useSpecial':
      return phrase('freight.choice.useSpecial', { special: specialPhrase(view.special?.special ?? 'none') })
    case 'chooseSeat':
      return phrase('freight.choice.chooseSeat', { name: nameOf(seats, action.seat) })
    case 'closeStation':
      return phrase('freight.choice.closeStation', { station: stationPhrase(action.station), card: cardShort(action.card), rails: railsOf(action.card, action.rotation) })
    case 'takeWagon':
      return phrase('freight.choice.takeWagon', cardFacts(action.card))
    case 'takeCard':
      return phrase('freight.choice.takeCard', { card: cardShort(action.card) })
    case 'rebuild':
    case 'fly':
      return phrase(`freight.choice.${action.kind}`, { card: cardShort(action.card), place: placePhrase(view, action.cell) })
    case 'relay':
      return phrase('freight.choice.relay', { place: placePhrase(view, action.cell), rails: railsOf(action.card, action.rotation) })
    case 'abduct':
      return phrase('freight.choice.abduct', { name: nameOf(seats, action.seat), card: cardShort(action.card) })
    default:
      return phrase(`freight.choice.${action.kind}`)
  }
}

const railsOf = (card: number, rotation: number): Phrase => railsPhrase(turnRails(TRACK_CARDS[card]?.rails ?? 0, rotation))
