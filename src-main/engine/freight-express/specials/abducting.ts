import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { NO_FACING } from '../../../../src-shared/geometry/rails.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { payForSpecial } from '../discarding.ts'
import { beginDrive } from '../driving/drive.ts'
import { facingOf } from '../board/locomotives.ts'
import { coupledCount } from '../piles.ts'
import { AT, activeSeat, seatCount } from '../state.ts'
import { cardRef, locomotive } from '../refs.ts'
import type { Tell } from '../tell.ts'
import { ofSpecial } from './telling.ts'

/** The variant 'Abduction': another's locomotive on open line is driven, off the rails too (000:233). */
export function abductRefusal(s: State, card: number, seat: Seat): FreightReason | null {
  if (seat === activeSeat(s) || seat < 0 || seat >= seatCount(s)) return 'notAnOpponent'
  if (facingOf(s, seat) === NO_FACING) return 'notOnLine'
  return TRACK_CARDS[card].action < coupledCount(s, seat) ? 'tooWeakForIt' : null
}

/** Discards the card and drives the victim its wagon value; the victim's drive asks what it asks. */
export function abduct(s: State, card: number, victim: Seat, emit: Tell): void {
  s[AT.victim] = victim + 1
  payForSpecial(s, card, 'abduction', emit)
  emit?.({ kind: 'abducted', ...ofSpecial(s, [cardRef(card), locomotive(victim)]), victim, card })
  s[AT.driveSeat] = victim + 1
  beginDrive(s, card, TRACK_CARDS[card].wagon, emit)
}
