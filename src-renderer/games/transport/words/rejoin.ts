import type { Phrase } from '../../../../src-shared/core.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Group } from '../../../words/speech.ts'
import { outOfReach } from './cut-off.ts'
import { heading } from './headings.ts'

/** While a pallet is cut off its owner looks for one thing: what leads belts to it again stands above all else. */
export const REJOIN = heading('rejoin', 'transport-icon-connect', 'pallets', {
  brief: phrase('transport.group.rejoin'),
  leads: true,
})

/** Whether no belt leads to this seat's pallet as the cards lie. */
export function isCutOff(view: TransportView, seat: number): boolean {
  const out = KNOWN.get(view.laid) ?? outOfReach(view.laid)
  KNOWN.set(view.laid, out)
  return out.has(seat)
}
const KNOWN = new WeakMap<TransportView['laid'], ReadonlySet<number>>()

/** Whether a position to come leads belts to the pallet of whoever moves, to which none lead now. */
export const rejoins = (view: TransportView, after: () => TransportView): boolean =>
  isCutOff(view, view.active) && !outOfReach(after().laid).has(view.active)

/** The heading of an answer after which the cards lie so. */
export const headingOf = <G extends Group>(
  view: TransportView,
  own: G,
  after: () => TransportView,
): G | typeof REJOIN => (rejoins(view, after) ? REJOIN : own)

/** That a pallet is cut off, as long as it is, to its owner; and where the way back stands, if there is one. */
export function apartTold(view: TransportView, seat: number, offered: readonly Candidate[]): Phrase | null {
  if (view.ended || !isCutOff(view, seat)) return null
  const isOffered = seat === view.active && offered.some(({ group }) => group.id === REJOIN.id)
  return phrase(isOffered ? 'transport.apart.yours.now' : 'transport.apart.yours')
}
