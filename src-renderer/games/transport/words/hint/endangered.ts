import type { Phrase } from '../../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import type { LaidView, TransportView } from '../../../../../src-shared/games/transport/view.ts'
import type { Preview } from '../../../../../src-shared/table.ts'
import { phrase } from '../../../../messages/index.ts'
import { listOf, nameOf } from '../../../../words/names.ts'
import { cutOff } from '../belts/cut-off.ts'
import type { At } from '../answers/answer.ts'
import { laidView } from '../belts/opened.ts'
import { othersOf } from '../happened/steals.ts'
import { sumOfTeam, winnersOf } from '../standing.ts'

/** What one would rue, or others: that a pallet is cut off, or that the game ends while others are ahead. */

interface Told {
  readonly text: readonly Phrase[]
  readonly warning: boolean
}

/** A pallet of one's own side that a preview cuts off. */
export function cutsOffOwn(preview: Preview, { view, seats }: At): Told {
  const after = laidView(preview)
  const own = after ? view.seats[view.active].team : []
  const text = own.flatMap((pallet) => {
    const [was, is] = [view, after!].map(({ laid }) => isCutOff(pallet, laid))
    if (!is || was) return []
    return [
      pallet === view.active
        ? phrase('transport.preview.cutOff.yours')
        : phrase('transport.preview.cutOff', { name: nameOf(seats, pallet) }),
    ]
  })
  return { text, warning: text.length > 0 }
}

/** The pallets of others that a preview cuts off: what is done to them, and no warning. */
export function cutsOffOthers(preview: Preview, { view, seats }: At): readonly Phrase[] {
  const cut = preview.beats.flatMap(({ event }) => {
    const told = event as TransportEvent
    return told.kind === 'palletCutOff' ? othersOf(view.active, [told.pallet], view) : []
  })
  return cut.map((seat) => phrase('transport.preview.cutOff', { name: nameOf(seats, seat) }))
}

/** Whether nothing leads to a pallet as these cards lie. */
function isCutOff(pallet: number, laid: readonly LaidView[]): boolean {
  const lies = laid.find(({ card }) => card === pallet)
  return lies !== undefined && cutOff(laid).has(lies.cell)
}

/** Who would have won where a preview ends the game; that others would is a warning. */
export function endsGame(preview: Preview, { view, seats }: At): Told {
  const beats = [...preview.beats, ...(preview.then ?? [])]
  const end = beats.findLast(({ event }) => (event as TransportEvent).kind === 'ended')
  const last = (end?.view ?? null) as TransportView | null
  const winners = last ? winnersOf(last) : []
  if (!last || winners.length === 0) return { text: [], warning: false }
  const points = { n: sumOfTeam(last, view.active), most: sumOfTeam(last, winners[0]) }
  if (winners.includes(view.active)) {
    const alone = winners.every((seat) => last.seats[view.active].team.includes(seat))
    return { text: [phrase(`transport.preview.ends.${alone ? 'won' : 'shared'}`, points)], warning: false }
  }
  const names = listOf(winners.map((seat) => nameOf(seats, seat)))
  return { text: [phrase('transport.preview.ends.lost', { names, ...points })], warning: true }
}
