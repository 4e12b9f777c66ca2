import { expect, it } from 'vitest'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import { isIntake, isPallet, numberUp } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import { cellAt, neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { R, centreOf } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { LEFT_SEEN, drawPreview, ghostsOf } from '../../../../src-renderer/games/transport/overlay/preview-drawing.ts'
import { cellName } from '../../../../src-renderer/games/transport/words/places.ts'
import { beltsOf } from '../../../../src-renderer/games/transport/words/turned.ts'
import { boxOf, hitsAt } from '../../../../src-renderer/games/transport/hits.ts'
import type { TransportKinds } from '../../../../src-renderer/games/transport/kinds.ts'
import { liftsOf, pieceOf } from '../../../../src-renderer/games/transport/overlay/marks.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import type { Pictures } from '../../../../src-renderer/games/transport/pictures.ts'
import type { PreviewDrawing } from '../../../../src-renderer/games/transport/overlay/preview-drawing.ts'
import { LAID } from '../../../../src-renderer/stage/camera/camera.ts'
import { Hints } from '../../../../src-renderer/stage/over/hints.ts'
import type { Looking } from '../../../../src-renderer/stage/camera/looking.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { Places } from '../../../../src-renderer/stage/places.ts'
import type { Table } from '../../../../src-renderer/stage/table.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const { beats } = randomTransport(4, 3, 0, transportOptions.default)
const end = beats[beats.length - 1].view as TransportView

/** A card to which a belt of another leads, that can be lifted. */
const laid = end.laid.find(
  (one) => !isPallet(one.card) && !isIntake(one.card) && one.card > 10 && ledTo(one.cell).length > 0,
)!
const lifted: TransportView = { ...end, step: { ...end.step, name: 'keyPlace', card: laid.card, parcel: -1, icon: -1 } }

/** The rollers across the belts of others that would end at this cell if nothing lay there. */
function ledTo(cell: number): string[] {
  return end.laid.flatMap((one) =>
    beltsOf(one)
      .filter((side) => !isPallet(one.card) && neighbour(one.cell, side) === cell)
      .map((side) => names.roller(one.cell, side)),
  )
}

/** A table whose camera shows the board as it is, without a canvas. */
function tableOf(view: TransportView) {
  const model = new Model(craft, new HandClock(), () => undefined)
  model.show(view, frameFor(3, 0))
  const looking = { camera: LAID } as Looking
  const table = { craft, hitsAt, boxOf, liftsOf, pieceOf } as unknown as TransportTable
  const hints = new Hints(table, model)
  return { hints, model, places: new Places(table, model, looking, hints) }
}
type TransportTable = Table<TransportKinds, PreviewDrawing, Pictures, string>

it('takes hold of a card of the hand wherever it is drawn while it is raised, and still where it lay', () => {
  const { hints, model, places } = tableOf(beats[0].view as TransportView)
  const [card] = (beats[0].view as TransportView).seats[0].hand
  const { x, y, scale } = model.resting()[names.card(card)]
  const top = { x, y: y - R * scale - 10 }
  expect(places.under(top)).not.toContainEqual({ kind: 'card', id: card })
  hints.lit = [{ ref: { kind: 'card', id: card }, states: new Set(['selected']) }]
  expect(places.under(top)[0]).toEqual({ kind: 'card', id: card })
  expect(places.under({ x, y: y + R * scale - 4 })[0]).toEqual({ kind: 'card', id: card })
})

it('takes hold of a card that a key has lifted where it hangs, and of its place where that is seen', () => {
  const { x, y } = centreOf(laid.cell)
  const card = { kind: 'card', id: laid.card }
  const { places } = tableOf(lifted)
  expect(places.under({ x, y: y - 120 })).toContainEqual(card)
  expect(places.under({ x, y: y + 80 })).toContainEqual(card)
  expect(tableOf(end).places.under({ x, y: y - 120 })).not.toContainEqual(card)
})

it('hangs a card that a key has lifted above its place, where it leaves a gap at which belts end', () => {
  const at = centreOf(laid.cell)
  const shown = poses(lifted)
  expect(shown[names.card(laid.card)]).toMatchObject({ look: { kind: 'liftedCard' }, x: at.x })
  expect(shown[names.card(laid.card)].y).toBeLessThan(at.y)
  expect(shown[names.gap]).toMatchObject(at)
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(ledTo(laid.cell)))
  expect(poses(end)[names.gap]).toBeUndefined()
})

it('shows a lifted card but faintly where it hangs while its new place is shown', () => {
  const moved = {
    seat: 0,
    turn: 1,
    kind: 'keyMoved',
    card: laid.card,
    from: laid,
    at: { cell: 0, rotation: 0 },
    parcel: -1,
  }
  const preview = { beats: [{ event: moved, view: lifted }], stops: 'end' } as unknown as Preview
  const drawing = drawPreview(lifted, preview)
  expect(drawing.steps?.[names.card(laid.card)]?.alpha).toBeLessThan(0.5)
})

it('shows what lies on the table but faintly while its new place is shown', () => {
  const pallet = end.laid.find(({ card }) => isPallet(card))!
  const at = { cell: neighbour(pallet.cell, 0), rotation: pallet.rotation }
  const pushed = { seat: 0, turn: 1, kind: 'palletPushed', pallet: pallet.card, from: pallet, at }
  const connected = { seat: 0, turn: 1, kind: 'connected', card: 40, at: pallet, inserted: true }
  const alphaAfter = (...events: unknown[]) => {
    const beats = events.map((event) => ({ event, view: end }))
    return drawPreview(end, { beats } as unknown as Preview).steps?.[names.card(pallet.card)]?.alpha
  }
  expect(alphaAfter({ ...pushed, kind: 'forkliftMoved' })).toBe(LEFT_SEEN)
  expect(alphaAfter(pushed, connected)).toBe(LEFT_SEEN)
  expect(alphaAfter(connected)).toBeUndefined()
  expect(LEFT_SEEN).toBeLessThan(0.3)
})

it('draws an outline where what would lie elsewhere lies now, and none where a card is lifted or only comes', () => {
  const pallet = end.laid.find(({ card }) => isPallet(card))!
  const at = { cell: neighbour(pallet.cell, 0), rotation: pallet.rotation }
  const leftBy = (view: TransportView, event: object) =>
    drawPreview(view, { beats: [{ event: { seat: 0, turn: 1, ...event }, view }] } as unknown as Preview).left
  const moved = { kind: 'forkliftMoved', pallet: pallet.card, from: pallet, at }
  expect(leftBy(end, moved)).toEqual([centreOf(pallet.cell)])
  const card = end.seats.flatMap(({ hand }) => hand).find((one) => end.laid.every((lies) => lies.card !== one))!
  expect(leftBy(end, { kind: 'connected', card, at, inserted: false })).toEqual([])
  const byKey = { kind: 'keyMoved', card: laid.card, from: laid, at: { cell: 0, rotation: 0 }, parcel: -1 }
  expect(leftBy(lifted, byKey)).toEqual([])
})

it('names on the table the places that a preview is about, unless an intake or a pallet says so, and not where a pallet lay', () => {
  const own = end.laid.find(({ card }) => isPallet(card))!
  const from = { ...own, cell: cellAt(9, -3) }
  const view = { ...end, laid: end.laid.map((laid) => (laid === own ? from : laid)) }
  const tagsOf = (cell: number) => {
    const at = { cell, rotation: from.rotation }
    const event = { seat: 0, turn: 1, kind: 'forkliftMoved', pallet: from.card, from, at }
    const { steps = {} } = drawPreview(view, { beats: [{ event, view }] } as unknown as Preview)
    return new Set(Object.values(steps).flatMap(({ look }) => (look.kind === 'placeTag' ? [look.name] : [])))
  }
  const far = cellAt(7, -7)
  expect(tagsOf(far)).toEqual(new Set([cellName(far)]))
  const intake = end.laid.find(({ card }) => isIntake(card))!
  expect(tagsOf(neighbour(intake.cell, 0))).toEqual(new Set())
  // Between belt and pallet it is told by that.
  const at = { cell: from.cell, rotation: 0 }
  const event = { seat: 0, turn: 1, kind: 'connected', card: 40, at, inserted: true }
  const { steps = {} } = drawPreview(view, { beats: [{ event, view }] } as unknown as Preview)
  expect(Object.keys(steps)).not.toContain(`name ${from.cell}`)
})

it('shows the parcel that a lifted card carries on its new place, and but faintly where it hangs', () => {
  const parcel = 0
  const at = { cell: neighbour(laid.cell, 0), rotation: laid.rotation }
  const other = end.laid.filter((one) => one !== laid && one.cell !== at.cell && one.parcel !== parcel)
  const carrying = { ...lifted, laid: [...other, { ...laid, parcel }] }
  const after = { ...end, laid: [...other, { ...laid, ...at, parcel }] }
  const moved = { seat: 0, turn: 1, kind: 'keyMoved', card: laid.card, from: laid, at, parcel }
  const { ghosts, steps } = drawPreview(carrying, { beats: [{ event: moved, view: after }] } as unknown as Preview)
  const [card, carried] = [ghosts[`ghost ${laid.card}`], ghosts[`ghost ${names.parcel(parcel)}`]]
  expect(carried.look).toMatchObject({ kind: 'ghostParcel', up: numberUp(parcel, end.parcels[parcel].face) })
  expect(Math.hypot(carried.x - card.x, carried.y - card.y)).toBeLessThan(40)
  expect(carried.z).toBeGreaterThan(card.z)
  expect(steps?.[names.parcel(parcel)]?.alpha).toBeLessThan(0.5)
})

it('shows a parcel that is carried along though another one goes its way after it', () => {
  const [parcel, other] = [0, 1]
  const [rests] = end.laid.filter((one) => one !== laid && !isPallet(one.card))
  const cards = [
    { ...laid, parcel },
    { ...rests, parcel: other },
  ]
  const view = { ...end, laid: cards }
  const moved = { seat: 0, turn: 1, kind: 'keyMoved', card: laid.card, from: laid, at: laid, parcel }
  const flipped = { seat: 0, turn: 1, kind: 'flipped', parcel: other, face: 1, number: 2 }
  const beats = [moved, flipped].map((event) => ({ event, view }))
  const { ghosts } = drawPreview(view, { beats } as unknown as Preview)
  expect([parcel, other].map((one) => ghosts[`ghost ${names.parcel(one)}`]?.look.kind)).toEqual(
    Array(2).fill('ghostParcel'),
  )
})

it('knows every way in which a card that is taken up may lie, so that a ghost can stand for it at once', () => {
  const alone = { laid: [] }
  const ghosts = Object.values(ghostsOf({ kind: 'card', id: laid.card }, alone) ?? {})
  expect(ghosts.map(({ look }) => look)).toContainEqual({ kind: 'ghostCard', card: laid.card, rotation: laid.rotation })
  expect(Object.keys(ghostsOf({ kind: 'pallet', id: 0 }, alone) ?? {})).toHaveLength(6)
  expect(ghostsOf({ kind: 'seat', id: 0 }, alone)).toBeNull()
})

it('knows every way in which a pallet may lie that the card pushes on', () => {
  const ghosts = Object.values(ghostsOf({ kind: 'card', id: laid.card }, end) ?? {})
  for (const rotation of [0, 1, 2, 3, 4, 5])
    expect(ghosts.map(({ look }) => look)).toContainEqual({ kind: 'ghostCard', card: 1, rotation })
})
