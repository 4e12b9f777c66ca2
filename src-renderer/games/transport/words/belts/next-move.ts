import type { Phrase } from '../../../../../src-shared/core.ts'
import { PARCELS_TO_END } from '../../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { At } from '../answers/answer.ts'
import { boundFor } from './bound.ts'
import { downOf } from '../cards.ts'
import { isLastTurn } from '../standing.ts'

/**
 * What a parcel can bring with its next move from where it comes to rest: whoever moves it on need not be the one who
 * brought it there, and this is where points are given away.
 */

/** The position in which a parcel lies on this card, turned over. */
export function restedAt(view: TransportView, parcel: number, card: number): TransportView {
  const laid = view.laid.map((one) =>
    one.card === card ? { ...one, parcel } : one.parcel === parcel ? { ...one, parcel: -1 } : one,
  )
  const parcels = view.parcels.map((one, id) =>
    id === parcel ? { ...one, place: 'table' as const, on: card, face: 1 - one.face } : one,
  )
  return { ...view, laid, parcels }
}

/** For whom it can count then, and how much. */
interface Next {
  readonly pallets: readonly number[]
  readonly n: number
}

/** Its turn ends with it: null where the game ends with that turn, too. */
function nextOf(after: TransportView, parcel: number): Next | null {
  const laid = after.laid.find((one) => one.parcel === parcel)
  const pallets = laid && !isLastTurn(after) ? boundFor(after, laid) : []
  return pallets.length === 0 ? null : { pallets, n: downOf(after, parcel) }
}

/**
 * 'From there its next move can bring Bram 4 points.' It is warned of where that can end the game and only for others.
 */
export function nextTold(
  after: TransportView,
  parcel: number,
  at: At,
): { readonly text: readonly Phrase[]; readonly warning: boolean } {
  const next = nextOf(after, parcel)
  if (!next) return { text: [], warning: false }
  const { pallets, n } = next
  const { team } = at.view.seats[at.view.active]
  const [ending, others] = [true, false].map((ends) => pallets.filter((pallet) => wantsOne(after, pallet) === ends))
  const told = (key: 'next' | 'nextEnds', its: readonly number[]) =>
    its.length === 0 ? [] : [phrase(`transport.preview.way.${key}`, { n, name: whom(its, at) })]
  return {
    text: [...told('next', others), ...told('nextEnds', ending)],
    warning: ending.length > 0 && !ending.some((pallet) => team.includes(pallet)),
  }
}
const wantsOne = ({ seats }: TransportView, pallet: number): boolean => seats[pallet].tile.length === PARCELS_TO_END - 1

/** 'can then bring Bram 4' */
export function nextNote(after: TransportView, parcel: number, at: At): Phrase | null {
  const next = nextOf(after, parcel)
  return next && phrase('transport.choice.next', { n: next.n, name: whom(next.pallets, at) })
}

const whom = (pallets: readonly number[], at: At): Phrase =>
  pallets.map((pallet) => toWhom(pallet, at)).reduce((a, b) => phrase('transport.intake.or', { a, b }))

/** 'you', 'Bram': to whom points come. */
export const toWhom = (pallet: number, { view, seats }: At): Phrase =>
  pallet === view.active ? phrase('transport.choice.next.you') : phrase('common.plain', { name: nameOf(seats, pallet) })
