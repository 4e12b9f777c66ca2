import type { Phrase } from '../../../../../src-shared/core.ts'
import { isIntake, isPallet } from '../../../../../src-shared/games/transport/cards.ts'
import type { LaidView, TransportView } from '../../../../../src-shared/games/transport/view.ts'
import type { Preview } from '../../../../../src-shared/table.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { At } from '../answers/answer.ts'
import { cutOff } from './cut-off.ts'
import { laidView } from './opened.ts'
import { roadsFrom } from './roads.ts'

/**
 * A junction or slope that lies against a pallet of one's own side: belts join it, but by their arrows no parcel comes
 * there any more, or fewer. What is cut off altogether is told elsewhere.
 */
export function leadsAway(
  preview: Preview,
  { view, seats }: At,
): { readonly text: readonly Phrase[]; readonly warning: boolean } {
  const after = laidView(preview)
  const own = after ? view.seats[view.active].team : []
  const text = own.flatMap((pallet) => {
    const lies = after!.laid.find(({ card }) => card === pallet && isPallet(card))
    if (!lies || cutOff(after!.laid).has(lies.cell)) return []
    const had = startsTo(view, pallet)
    const has = startsTo(after!, pallet)
    const key = has.size === 0 && had.size > 0 ? 'against' : parcelsLost(had, has) > 0 ? 'leadsAway' : null
    if (key === null) return []
    const [yours, n] = [pallet === view.active, parcelsLost(had, has)]
    return [
      phrase(`transport.preview.${key}${yours ? '.yours' : ''}`, {
        ...(key === 'leadsAway' && { n }),
        ...(!yours && { name: nameOf(seats, pallet) }),
      }),
    ]
  })
  return { text, warning: text.length > 0 }
}

/** What the arrows lead to a pallet, however far it is and whatever lies on the way: parcels, and intakes. */
const startsTo = (view: TransportView, pallet: number): ReadonlySet<string> =>
  new Set(
    view.laid
      .filter((laid) => (laid.parcel >= 0 || isIntake(laid.card)) && leads(view, laid, pallet))
      .map(({ parcel, card }) => (parcel >= 0 ? `${PARCEL}${parcel}` : `intake ${card}`)),
  )
const PARCEL = 'parcel '

const leads = (view: TransportView, start: LaidView, to: number): boolean =>
  roadsFrom(view, start).some(({ pallet }) => pallet === to)

const parcelsLost = (had: ReadonlySet<string>, has: ReadonlySet<string>): number =>
  [...had].filter((one) => one.startsWith(PARCEL) && !has.has(one)).length
