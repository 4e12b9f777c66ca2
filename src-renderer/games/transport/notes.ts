import { SIDES, neighbour } from '../../../src-shared/geometry/hexagons.ts'
import { SHAPE_OF, isPallet } from '../../../src-shared/games/transport/cards.ts'
import { ROTATIONS } from '../../../src-shared/games/transport/shapes.ts'
import type { LaidView, TransportView } from '../../../src-shared/games/transport/view.ts'
import { isLegal, type Lit } from '../../stage/marks.ts'
import { piece } from '../../stage/pieces.ts'
import type { Box } from '../../stage/scene.ts'
import type { Noted } from '../../stage/table.ts'
import { centreOf } from './belt.ts'
import type { TransportKinds } from './kinds.ts'
import { boxAbout, floorLettering, home, layoutOf, pointsOn } from './layout.ts'
import type { Piece, Poses } from './looks.ts'
import { shownOf } from './memory.ts'
import { turnedCell, type TurnedView } from './turned.ts'
import { cellName } from './words/places.ts'
import { beltsOf } from './words/turned.ts'

/** Places that may be picked, with where the card that is picked would push a pallet from there. */
export function wideOf(view: TransportView, lit: readonly Lit[]): Box | null {
  const cells = lit.filter(({ ref, states }) => ref.kind === 'cell' && isLegal(states)).map(({ ref }) => ref.id)
  const card = lit.find(({ ref, states }) => ref.kind === 'card' && states.has('selected'))?.ref.id
  const pallets = view.laid.filter((laid) => isPallet(laid.card) && cells.includes(laid.cell))
  const taken = new Set(view.laid.map(({ cell }) => cell))
  const pushed = card === undefined ? [] : pallets.flatMap((pallet) => pushedFrom(pallet, card))
  return boxAbout(
    cells,
    pushed.filter((cell) => !taken.has(cell)),
  )
}

/** Where a pallet may go when a card comes before it: on over the other belts of that card, however it lies. */
function pushedFrom({ card: pallet, cell, rotation }: LaidView, card: number): number[] {
  const [towards] = beltsOf({ card: pallet, rotation })
  const turns = Array.from({ length: ROTATIONS[SHAPE_OF[card]] }, (_, turn) => beltsOf({ card, rotation: turn }))
  const sides = new Set(turns.filter((belts) => belts.includes(towards)).flat())
  sides.delete(towards)
  return [...sides].map((side) => neighbour(cell, side))
}

/** The names of free places while they are lit or pointed at; beside a seat's points what it gained last. */
export function notesOf({ view, lit, last, previewing, size }: Noted<TransportKinds>): Poses {
  const layout = layoutOf(size, view)
  const out: Record<string, Piece> = {}
  const { turned = 0 } = view as TurnedView
  const taken = new Set(view.laid.map(({ cell }) => cell))
  const letters = floorLettering(home(view, layout).scale)
  for (const { ref } of lit) {
    if (ref.kind !== 'cell' || taken.has(ref.id)) continue
    const name = cellName(turnedCell(ref.id, (SIDES - turned) % SIDES))
    const { x, y } = centreOf(ref.id)
    if (name !== null) out[`name ${ref.id}`] = piece({ kind: 'placeName', name, size: letters }, 'board', x, y)
  }
  if (previewing) return out
  const gained = new Map<number, number>()
  for (const deed of shownOf(last ?? [], view.active))
    if (deed.kind === 'scored') gained.set(deed.tile, (gained.get(deed.tile) ?? 0) + deed.value)
  for (const [seat, n] of gained) {
    const { x, y, scale } = pointsOn(layout, seat)
    out[`gained ${seat}`] = piece({ kind: 'gain', n }, 'screen', x, y, { z: 20, scale })
  }
  return out
}
