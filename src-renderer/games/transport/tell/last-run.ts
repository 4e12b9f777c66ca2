import { neighbour, opposite } from '../../../../src-shared/geometry/hexagons.ts'
import { SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'
import { WAYS_OUT, poseOf } from '../../../../src-shared/games/transport/shapes.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { easeBoth } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { PHASES, PITCH } from '../art/moving.ts'
import { centreOf } from '../belts/belt.ts'
import type { Of } from '../kinds.ts'
import type { ParcelLook } from '../pieces/parcels.ts'
import { bedOf } from '../belts/travel.ts'
import { beltsOf } from '../words/turned.ts'

/** The belts run once more, towards the pallet of who has won: what has brought it there is what is greeted. */

/** So many cards of the belt before it; and how far they run, in the board's units. */
const CARDS = 6
const RUNS = 420

type Run = Extract<ParcelLook, { kind: 'run' }>

/** A card of it, and between which sides it runs. */
interface Before extends Omit<Run, 'phase'> {
  readonly cell: number
}

/** The cards from which a parcel comes to the pallet of a seat, the nearest first; of a fork any one branch. */
export function leadingTo({ laid }: TransportView, seat: number): readonly Before[] {
  const at = new Map(laid.map((one) => [one.cell, one]))
  const out: Before[] = []
  let here = laid.find(({ card }) => card === seat)
  let side = here && beltsOf(here)[0]
  while (here && side !== undefined && out.length < CARDS) {
    const card = at.get(neighbour(here.cell, side))
    const to: number = opposite(side)
    if (!card || out.some(({ cell }) => cell === card.cell)) break
    if (!(WAYS_OUT[poseOf(SHAPE_OF[card.card], card.rotation)] & (1 << to))) break
    const before = beltsOf(card).filter((one) => one !== to)
    const from = before.find((one) => at.has(neighbour(card.cell, one))) ?? before[0] ?? -1
    out.push({ cell: card.cell, kind: 'run', from, to, bed: bedOf({ ...card, from, to }) })
    here = card
    side = from < 0 ? undefined : from
  }
  return out
}

/** All that they look like as they run. */
export const runningTo = (view: TransportView, seat: number): Run[] =>
  leadingTo(view, seat).flatMap(({ cell: _, ...run }) =>
    Array.from({ length: PHASES }, (_, phase) => ({ ...run, phase })),
  )

export function lastRun(script: Of<'ended'>, seat: number, at: number, lasts: number): void {
  const { before, pieces } = script.telling
  for (const { cell, ...run } of leadingTo(before, seat)) {
    const { x, y } = centreOf(cell)
    const name = script.extra()
    script.acts.push({
      at,
      lasts,
      ease: easeBoth,
      draw(part) {
        const phase = Math.floor((part * RUNS * PHASES) / PITCH[run.bed]) % PHASES
        pieces.put(name, piece({ ...run, phase }, 'board', x, y))
      },
    })
    script.remove(name, at + lasts)
  }
}
