import type { Ref } from '../../../../src-shared/core.ts'
import { fromCode } from '../../../../src-shared/games/transport/actions.ts'
import { isPallet, SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'
import { ROTATIONS } from '../../../../src-shared/games/transport/shapes.ts'
import { laidBy, type Lie, type TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { LaidView, TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import type { PreviewDrawing as AnyPreviewDrawing } from '../../../stage/over/preview-drawing.ts'
import { BASE, type Size } from '../../../stage/craft.ts'
import { piece } from '../../../stage/pieces.ts'
import type { SceneFrame, Shown } from '../../../stage/scene.ts'
import { signsOf } from '../art/card.ts'
import { centreOf, restAt, sum, type Point } from '../belts/belt.ts'
import { home } from '../layout/home.ts'
import { layoutOf, type Layout } from '../layout/layout.ts'
import { PLACED, placeOn, pointsOn } from '../layout/plates.ts'
import { liftedIn } from '../words/lifted.ts'
import { PARCEL_Z, floorLettering, nameOn } from '../layout/place-names.ts'
import { servedOn } from '../layout/served-spot.ts'
import { tagOn } from '../layout/tag-spot.ts'
import type { TurnedView } from '../turned.ts'
import { asBits, boundFor } from '../words/belts/bound.ts'
import { changeIn, laidBefore, laidView, toldOf } from '../words/belts/opened.ts'
import { isSaidInRow, laidOf } from '../words/places.ts'
import { numbersToCome, waysFrom } from '../words/belts/roads.ts'
import { names, type Look, type Piece, type Poses } from '../looks.ts'
import { comingThen, gaining, hiddenBy, movedPlates, namePlates } from '../layout/name-plates.ts'
import { facesOf, poses } from '../poses.ts'
import { acrossOf, lineOf } from '../belts/travel.ts'

/** What a preview draws over the table: things that would be there, the way a parcel would take. */
export interface PreviewDrawing extends AnyPreviewDrawing<Look> {
  readonly line: readonly Point[]
  /** The parcel that goes that way, by its name; null = none does. */
  readonly parcel: string | null
  /** From where a pallet lies to where it would go. */
  readonly pushes: readonly (readonly [Point, Point])[]
  /** Those of cards that would come: arrows leave them to be read. */
  readonly icons: readonly Point[]
  /** Ways to a pallet that a card opens by how it would lie, or that lie open from an intake which is meant. */
  readonly opened: readonly (readonly Point[])[]
  /** The pallets to which these lead, and that to which a parcel would be brought. */
  readonly served: readonly Point[]
  /** Where things lay that would lie elsewhere. */
  readonly left: readonly Point[]
}

/** Reads a preview's beats: plain data, no canvas. `view` is the position that stands. */
export function drawPreview(
  view: TransportView,
  preview: Shown,
  frame?: SceneFrame,
  size: Size = BASE,
  _past?: unknown,
  lying?: Poses,
): PreviewDrawing {
  const ghosts: Record<string, Piece> = {}
  let steps: Record<string, Piece> = {}
  const pushes: [Point, Point][] = []
  const icons: Point[] = []
  let line: Point[] = []
  let parcel: string | null = null
  const named = lying ?? namePlates(view, layoutOf(size, view), frame)
  const cells: number[] = []
  const turned: number[] = []
  /** Places that words name, and the card on which that is to stand. */
  const said: Said = new Map()
  let gained: { readonly tile: number; readonly value: number } | null = null
  let before = view
  for (const beat of [...preview.beats, ...(preview.then ?? [])]) {
    const event = beat.event as TransportEvent
    const after = beat.view as TransportView
    for (const [card, lie] of laidBy(event)) {
      ghosts[`ghost ${card}`] = ghost(card, lie)
      cells.push(lie.cell)
      if (!isPallet(card)) {
        turned.push(lie.cell)
        icons.push(...signsOf(card, lie.rotation).map(({ at }) => sum(centreOf(lie.cell), at)))
      }
      const lay = view.laid.find((laid) => laid.card === card)
      if (lay && event.kind !== 'palletsExchanged') pushes.push([centreOf(lay.cell), centreOf(lie.cell)])
    }
    if (event.kind === 'keyMoved' && event.parcel >= 0)
      ghosts[`ghost ${names.parcel(event.parcel)}`] = resting(after, event.parcel)
    speakOf(event, view, said)
    if (event.kind === 'parcelMoved') {
      line = lineOf(before, event.way)
      parcel = names.parcel(event.parcel)
      steps = stepsOf(event)
    }
    if (event.kind === 'scored') {
      Object.assign(ghosts, gains(layoutOf(size, view), event.tile, event.value, event.nth))
      gained = { tile: event.tile, value: event.value }
    }
    if (event.kind === 'flipped')
      ghosts[`ghost ${names.parcel(event.parcel)}`] = resting(before, event.parcel, event.face)
    before = after
  }
  // The plate of a pallet goes with it; one that would lie under what comes is out of sight.
  const layout = layoutOf(size, view)
  const moved = movedPlates(named, view, before, layout)
  const room = { camera: home(view, layout), board: layout.board }
  const widened = gained ? gaining({ ...named, ...moved }, before, gained.tile, gained.value, room) : {}
  const hidden: Record<string, Piece> = {
    ...leftBehind(named, view, before),
    ...hiddenBy(named, cells),
    ...hiddenBy(named, turned, turnedAround(view, size)),
  }
  for (const [name, plate] of Object.entries(moved)) {
    ghosts[`ghost ${name}`] = widened[name] ?? plate
    hidden[name] = { ...plate, alpha: 0 }
  }
  const replaced = {
    ...comingThen(named, view, before, room),
    ...widened,
    ...hidden,
    ...boundElsewhere(view, before),
    ...faded(view, ghosts),
    ...tagged(view, said, size),
  }
  const ways = line.length > 0 ? [] : [...openedIn(view, preview), ...comingIn(view, preview)]
  return {
    ghosts,
    steps: {
      ...steps,
      ...replaced,
      ...servedBy(
        ways,
        view.seats.some(({ team }) => team.length > 1),
      ),
    },
    line,
    parcel,
    pushes,
    icons,
    opened: ways.map(({ line }) => line),
    served: [...palletsOf(ways).map(({ cell }) => centreOf(cell)), ...placesOf(before, gained?.tile)],
    left: leftBy(view, pushes),
    arrow: pushes[0] ?? null,
  }
}

/** Plates do not stay where their pallets no longer are then, though they find no room there. */
function leftBehind(named: Poses, before: TransportView, after: TransportView): Poses {
  const isGone = ({ look }: Piece): boolean =>
    (look.kind === 'namePlate' || look.kind === 'nameTag') && cellOf(before, look.seat) !== cellOf(after, look.seat)
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, plate]) => (isGone(plate) ? [[name, { ...plate, alpha: 0 }]] : [])),
  )
}
const cellOf = ({ laid }: TransportView, card: number) => laid.find((one) => one.card === card)?.cell

/** Where things lie that would lie elsewhere; what is lifted has left its gap already. */
function leftBy(view: TransportView, pushes: readonly (readonly [Point, Point])[]): Point[] {
  const lifted = liftedIn(view)
  const gap = lifted && centreOf(lifted.cell)
  const isAt = (a: Point, b: Point | null) => b !== null && Math.hypot(a.x - b.x, a.y - b.y) < 1
  return pushes.flatMap(([from, to]) => (isAt(from, to) || isAt(from, gap) ? [] : [from]))
}

const placesOf = ({ laid }: TransportView, pallet: number | undefined): Point[] =>
  laid.flatMap(({ card, cell }) => (card === pallet ? [centreOf(cell)] : []))

/** A way that lies open, or would: along which belt, to which pallet, and with which number. */
interface OpenWay {
  readonly line: readonly Point[]
  readonly to: LaidView
  readonly n: number
}

/** Where a parcel goes by itself its way is lit, and says enough. */
function openedIn(view: TransportView, preview: Preview): readonly OpenWay[] {
  const after = laidView(preview)
  if (!after) return []
  return toldOf(changeIn(view, preview), { view }).flatMap(({ opens, steps, pallet, n }) => {
    const to = after.laid.find(({ card }) => card === pallet)
    return opens && to ? [{ line: lineOf(after, steps), to, n }] : []
  })
}

/** Those of what may come in at an intake that is meant, with each number: which of them it takes is chance. */
function comingIn(now: TransportView, preview: Shown): readonly OpenWay[] {
  const { codes = [] } = preview
  const view = laidBefore(now, preview)
  const action = codes.length > 0 ? fromCode(codes[codes.length - 1]) : null
  const from = action?.kind === 'intake' ? laidOf(view, action.card) : undefined
  if (!from) return []
  return numbersToCome(view).flatMap((n) =>
    [...waysFrom(view, from, n)].flatMap(([pallet, steps]) => {
      const to = laidOf(view, pallet)
      return to ? [{ line: lineOf(view, steps), to, n }] : []
    }),
  )
}

/** Where they lead to, each once; one that comes to lie elsewhere before an intake is used stands there. */
const palletsOf = (ways: readonly OpenWay[]): readonly LaidView[] =>
  ways.flatMap(({ to }, i) => (ways.findIndex((way) => way.to.card === to.card) === i ? [to] : []))

/** At each pallet stand the numbers of the ways to it that are lit. */
const servedBy = (ways: readonly OpenWay[], isShared: boolean): Poses =>
  Object.fromEntries(
    palletsOf(ways).map((to) => {
      const numbers = [...new Set(ways.flatMap((way) => (way.to.card === to.card ? [way.n] : [])))]
      const { x, y } = sum(centreOf(to.cell), servedOn(to.rotation, numbers.length, isShared))
      const look = { kind: 'served', numbers: numbers.sort((a, b) => a - b).join(' ') } as const
      return [`served ${to.card}`, piece(look, 'board', x, y, { z: PARCEL_Z })]
    }),
  )

/** Parcels that stay where they lie bear the signs of the pallets that they would come to then, not of those of now. */
function boundElsewhere(view: TransportView, after: TransportView): Poses {
  const out: Record<string, Piece> = {}
  for (const laid of after.laid) {
    const lay = view.laid.find(({ card, parcel }) => card === laid.card && parcel === laid.parcel)
    if (laid.parcel < 0 || lay === liftedIn(view) || lay?.cell !== laid.cell || lay.rotation !== laid.rotation) continue
    const bound = asBits(boundFor(after, laid))
    if (bound === asBits(boundFor(view, lay))) continue
    const { x, y } = restAt(laid)
    const faces = facesOf(laid.parcel, after.parcels[laid.parcel].face)
    out[names.parcel(laid.parcel)] = piece({ kind: 'parcel', ...faces, ...(bound > 0 && { bound }) }, 'board', x, y)
  }
  return out
}

type Said = Map<number, Pick<LaidView, 'card' | 'rotation'>>

/** Adds the places that words name where they tell of this. */
function speakOf(event: TransportEvent, view: TransportView, said: Said): void {
  if (event.kind === 'parcelMoved') {
    const start = view.laid.find(({ cell }) => cell === event.way[0].cell)
    if (start && !said.has(start.cell)) said.set(start.cell, start)
  }
  // Two that change places are told by their owners.
  if (event.kind === 'palletsExchanged') return
  // A card that comes before a pallet is told by that, and the pallet by the side to which it moves on.
  if (event.kind === 'palletPushed' || (event.kind === 'connected' && event.inserted)) return
  for (const [card, lie] of laidBy(event)) {
    const lay = view.laid.find((laid) => laid.card === card)
    said.set(lie.cell, { card, ...lie })
    // A pallet is called by its owner: only where it comes to lie is told.
    if (lay && lay.cell !== lie.cell && !isPallet(card)) said.set(lay.cell, lay)
  }
}

/**
 * The name of each place of which a hint or a row speaks, on the card that lies there or would: the floor below it
 * bears none then. What is told by an intake or a pallet needs none.
 */
function tagged(view: TurnedView, said: Said, size: Size): Record<string, Piece> {
  const letters = floorLettering(home(view, layoutOf(size, view)).scale)
  const out: Record<string, Piece> = {}
  for (const [cell, lies] of said) {
    const name = nameOn(view, cell)
    if (name === null || isSaidInRow(view, cell, lies.card)) continue
    out[`name ${cell}`] = tagOn(cell, lies, name, letters)
  }
  return out
}

/** So far about a card that may lie otherwise, in the board's units, what turns it finds room. */
const turnedAround = (view: TransportView, size: Size): number => PILL / home(view, layoutOf(size, view)).scale
/** In CSS pixels: the pill, and what it keeps clear. */
const PILL = 54

/**
 * A card or pallet whose new place is shown is seen faintly where it lies, with what it carries; one that was lifted
 * has left its gap already, and is not seen twice.
 */
function faded(view: TransportView, ghosts: Readonly<Record<string, Piece>>): Poses {
  const moving = view.laid.filter(({ card }) => `ghost ${card}` in ghosts)
  if (moving.length === 0) return {}
  const lying = poses(view)
  const lifted = liftedIn(view)
  return Object.fromEntries(
    moving.flatMap((laid) => {
      const alpha = laid === lifted ? 0 : LEFT_SEEN
      const left = [names.card(laid.card), ...(laid.parcel >= 0 ? [names.parcel(laid.parcel)] : [])]
      return left.map((name) => [name, { ...lying[name], alpha }])
    }),
  )
}
/** What a ghost leaves, within an outline. docs/look/transport.md, 'States'. */
export const LEFT_SEEN = 0.22

const ghost = (card: number, { cell, rotation }: Lie): Piece =>
  piece({ kind: 'ghostCard', card, rotation }, 'board', centreOf(cell).x, centreOf(cell).y)

/** Every way in which a card or pallet that is taken up may be shown to lie, and the pallets that it may push on. */
export function ghostsOf(ref: Ref, { laid }: Pick<TransportView, 'laid'>): Poses | null {
  if (ref.kind !== 'card' && ref.kind !== 'pallet') return null
  const cards = new Set([ref.id, ...laid.map(({ card }) => card).filter(isPallet)])
  const ghosts = [...cards].flatMap((card) =>
    Array.from({ length: ROTATIONS[SHAPE_OF[card]] }, (_, rotation) => ghost(card, { cell: 0, rotation })),
  )
  return Object.fromEntries(ghosts.map((one, i) => [`ghost ${i}`, one]))
}

/** The count of each card on the way, in the middle of its belt; the last one is the parcel itself. */
function stepsOf({ way }: TransportEvent & { kind: 'parcelMoved' }): Record<string, Piece> {
  return Object.fromEntries(
    way.slice(1, -1).map((step, i) => {
      const line = acrossOf(step.card, step.from, step.to)
      const { x, y } = sum(centreOf(step.cell), line[line.length >> 1])
      return [`step ${i}`, piece({ kind: 'step', n: i + 1 }, 'board', x, y, { z: i })]
    }),
  )
}

/** What a score would bring: '+2' beside the points, and the place on the tile. */
function gains(layout: Layout, seat: number, n: number, nth: number): Record<string, Piece> {
  const points = pointsOn(layout, seat)
  const { x, y, scale } = placeOn(layout, seat, nth - 1)
  return {
    gain: piece({ kind: 'gain', n }, 'screen', points.x, points.y, { z: 20, scale: points.scale }),
    'would score': piece({ kind: 'wouldScore', n }, 'screen', x, y, { z: 20, scale: scale / PLACED }),
  }
}

/** The parcel at the end of its way with the number it then shows, or on the card that has carried it along. */
function resting(view: TransportView, parcel: number, face = view.parcels[parcel].face): Piece {
  const laid = view.laid.find((one) => one.parcel === parcel)
  const { x, y } = laid ? restAt(laid) : { x: 0, y: 0 }
  return piece({ kind: 'ghostParcel', ...facesOf(parcel, face) }, 'board', x, y, { z: PARCEL_Z })
}
