import type { Phrase } from '../../../../../src-shared/core.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate } from '../../../../words/speech.ts'
import type { At } from '../answers/answer.ts'
import { isReached } from '../belts/cut-off.ts'
import { heading } from './headings.ts'

/** While a pallet is cut off its owner looks for one thing: what leads belts to it again stands above all else. */
export const REJOIN = heading('rejoin', 'transport-icon-connect', 'pallets', {
  brief: phrase('transport.group.rejoin'),
  leads: true,
})

/** Whether no belt leads to this seat's pallet as the cards lie. */
export function isCutOff({ laid }: TransportView, seat: number): boolean {
  const known = KNOWN.get(laid) ?? new Map<number, boolean>()
  KNOWN.set(laid, known)
  const out = known.get(seat) ?? !isReached(laid, seat)
  known.set(seat, out)
  return out
}
const KNOWN = new WeakMap<TransportView['laid'], Map<number, boolean>>()

/** Whether a position to come leads belts to the pallet of whoever moves, to which none lead now. */
export const rejoins = (view: TransportView, after: () => TransportView): boolean =>
  isCutOff(view, view.active) && isReached(after().laid, view.active)

/** Those that lead belts to the pallet of whoever moves again. */
export const leadingBack = ({ view }: Pick<At, 'view'>, all: readonly Candidate[]): readonly Candidate[] =>
  isCutOff(view, view.active) ? all.filter((one) => one.rejoins?.()) : []

/** The same answer under that heading, and where it would stand otherwise. */
export const underRejoining = (one: Candidate): Candidate => ({ ...one, group: { ...REJOIN, instead: one.group.id } })

/**
 * That a pallet is cut off, as long as it is, to its owner; and where the way back stands, if there is one. Whoever is
 * about to take that has it in the heading.
 * @param news the seats of which the news above it says that they are cut off: of those only the way back is told
 */
export function apartTold(
  view: TransportView,
  seat: number,
  offered: readonly Candidate[],
  news: readonly number[],
): Phrase | null {
  if (view.ended) return null
  if (!isCutOff(view, seat)) return partnersTold(view, seat, news)
  const isNews = news.includes(seat)
  const back = seat === view.active ? offered.filter(({ group }) => group.id === REJOIN.id) : []
  if (back.length === 0) return isNews ? null : phrase('transport.apart.yours')
  if (back.length === offered.length) return null
  return phrase(isNews ? 'transport.apart.back' : 'transport.apart.yours.now')
}

/** Partners score together: that nothing comes to the other's pallet is told to both. */
const partnersTold = (view: TransportView, seat: number, news: readonly number[]): Phrase | null =>
  view.seats[seat].team.some((one) => isCutOff(view, one) && !news.includes(one))
    ? phrase('transport.apart.partner')
    : null
