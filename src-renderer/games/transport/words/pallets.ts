import type { Phrase, Seat, Viewer } from '../../../../src-shared/core.ts'
import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Position } from '../../../words/speech.ts'
import { aCard, cardPhrase } from './cards.ts'

/**
 * Whose pallet it is says more to people than the letter on it: 'your pallet', 'Bram’s pallet', or 'their own pallet'
 * of whoever did something.
 */
export interface Whose {
  readonly seats: readonly SeatInfo[]
  /** Who is called 'you'; nobody where that is no seat. */
  readonly viewer?: Viewer | null
  /** Who did it: their pallet is told as their own. */
  readonly doer?: Seat
}

/** A row speaks to whoever moves. */
export const toAsked = ({ seats, view }: Position<TransportView>): Whose => ({ seats, viewer: view.active })

/** What lies on the table, or is held over it: a pallet by its owner, a card by what it shows. */
export const thingOf = (card: number, whose: Whose): Phrase =>
  isPallet(card) ? palletOf(card, whose) : cardPhrase(card)
/** The same as what something comes to, or lies on or beside. */
export const toThing = (card: number, whose: Whose): Phrase =>
  isPallet(card) ? toPallet(card, whose) : cardPhrase(card)
/** 'a wide bend with a key', 'your pallet' */
export const aThing = (card: number, whose: Whose): Phrase => (isPallet(card) ? palletOf(card, whose) : aCard(card))

/** German alone tells them apart: it moves 'deine Palette', and comes to, or lies on, 'deiner Palette'. */
export const palletOf = (pallet: Seat, whose: Whose): Phrase => told(pallet, whose, '')
export const toPallet = (pallet: Seat, whose: Whose): Phrase => told(pallet, whose, '.dative')

function told(pallet: Seat, { seats, viewer, doer }: Whose, grammar: '' | '.dative'): Phrase {
  if (pallet === viewer) return phrase(`transport.pallet.yours${grammar}`)
  if (pallet === doer) return phrase(`transport.pallet.own${grammar}`)
  const name = nameOf(seats, pallet)
  const ending = endingOf(name)
  return phrase(ending === '.bare' ? `transport.pallet.of.bare${grammar}` : `transport.pallet.of${ending}`, { name })
}

/** How German makes an owner of a name: 'Brams', 'Max’', and after what is no letter 'von Spieler 3'. */
function endingOf(name: string): '' | '.s' | '.bare' {
  if (/[sxzß]$|ce$/iu.test(name)) return '.s'
  return /\p{L}$/u.test(name) ? '' : '.bare'
}

/** The pallet that made room for the card laid next; any, where that is not told. */
export const pushedOf = (before: TransportEvent | undefined, whose: Whose): Phrase =>
  before?.kind === 'palletPushed' ? palletOf(before.pallet, whose) : phrase('transport.card.anyPallet')
