import { GraphicsContext, type Graphics } from 'pixi.js'
import { expect, test, vi } from 'vitest'
import { Overlay } from '../../../../src-renderer/games/transport/overlay/overlay.ts'
import { brush } from '../../../../src-renderer/games/transport/pictures.ts'
import { UNKNOWN } from '../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import type { TransportKinds } from '../../../../src-renderer/games/transport/kinds.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'
import { TAG_Z } from '../../../../src-renderer/games/transport/layout/place-names.ts'
import { emptyLayers } from './layers.ts'
import type { DeedOf } from '../../../../src-renderer/games/transport/memory.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

type Light = Parameters<Overlay['paint']>[0]

/** How many strokes of the last moves each layer bears, of those that are faint and of the others. */
function strokes(last: readonly DeedOf[], active = 3, lookedPast = false, seats: readonly { hand: number[] }[] = []) {
  const layers = emptyLayers()
  const light = {
    view: { laid: [{ cell: 3, card: 0, parcel: -1 }], active, seats, step: { name: 'act' } },
    poses: {},
    lit: [],
    lifts: new Map(),
    last,
    lookedPast,
    drawing: null,
    call: null,
    pictures: { colour: () => '#204080' },
    size: { width: 1280, height: 800 },
  } as unknown as Light
  new Overlay(layers).paint(light)
  const count = (name: keyof typeof layers, isFaint: boolean) =>
    (layers[name].children as Graphics[])
      .filter(({ alpha }) => alpha < 1 === isFaint)
      .reduce((sum, { context }) => sum + context.instructions.length, 0)
  return (isFaint: boolean) => ({
    marks: count('marks', isFaint),
    arrows: count('arrows', isFaint),
    trail: count('trail', isFaint),
    over: count('over', isFaint),
  })
}

const carried = (seat: number): DeedOf => ({ kind: 'card', seat, card: 0, cell: 3, from: { x: 900, y: 300 } })
/** The band of gold on which the latest of it lies is one stroke. */
const HALO = 1
const NONE = { marks: 0, arrows: 0, trail: 0, over: 0 }

test('a pallet that was carried has its arrow over the cards, and below them a worn place without a rim', () => {
  const drawn = strokes([carried(1)])
  expect(drawn(false)).toEqual({ marks: 1, arrows: 4, trail: 0, over: 4 + HALO })
  expect(drawn(true)).toEqual(NONE)
})

test('what another did last lies on a band of gold until one acts; what one did oneself has none', () => {
  const way: DeedOf = {
    kind: 'way',
    seat: 1,
    parcel: 0,
    card: 0,
    cell: 3,
    went: 3,
    line: [0, 400].map((x) => ({ x, y: 0 })),
  }
  const [theirs, own] = [strokes([way])(false), strokes([{ ...way, seat: 3 }])(false)]
  expect(theirs).toEqual({ ...own, trail: own.trail + HALO })
  // Looked past it has no ring where the parcel set out: it could be taken for one that lies there.
  expect(strokes([way], 3, true)(true)).toEqual(own)
  expect(strokes([carried(3)])(false).over).toBe(4)
})

test('where a parcel set out stands an open ring, none of its own where the number stands that has one', () => {
  const way: DeedOf = {
    kind: 'way',
    seat: 0,
    parcel: 0,
    card: 0,
    cell: 3,
    went: 3,
    line: [0, 400].map((x) => ({ x, y: 0 })),
  }
  const circle = vi.spyOn(GraphicsContext.prototype, 'circle')
  const moveTo = vi.spyOn(GraphicsContext.prototype, 'moveTo')
  strokes([way])
  expect(circle).not.toHaveBeenCalled()
  // The line begins outside the ring: what it runs through would look filled.
  expect(moveTo.mock.calls.filter(([x]) => x > 0 && x < 25)).toEqual([])
  strokes([way, { ...way, seat: 1, parcel: 1 }])
  expect(circle.mock.calls).toEqual([[0, 0, 25]])
  vi.restoreAllMocks()
})

test('what one did oneself goes from the table when the turn is over, what another did stays', () => {
  const hidden = { hand: [UNKNOWN] }
  const seats = [hidden, { hand: [20, 21] }, hidden, hidden]
  expect(strokes([carried(1)], 2, false, seats)(false)).toEqual(NONE)
  expect(strokes([carried(1)], 1, false, seats)(false).arrows).toBeGreaterThan(0)
  expect(strokes([carried(0), carried(1)], 2, false, seats)(false)).toEqual(strokes([carried(0)], 2)(false))
})

test('round a card that was laid last stand brackets, one in each corner: it is no place where anything may go', () => {
  const rim = vi.spyOn(GraphicsContext.prototype, 'moveTo')
  strokes([{ kind: 'card', seat: 3, card: 0, cell: 3 } as DeedOf])
  // Paper, ink and colour are four strokes of the same path.
  expect(rim).toHaveBeenCalledTimes(4 * 6)
  rim.mockRestore()
})

test('an arrow of what was carried covers no sign and no name', () => {
  const layers: readonly string[] = brush.layers.board
  const at = (name: string) => layers.indexOf(name)
  for (const read of ['signs', 'names', 'nameLetters', 'parcels']) expect(at(read)).toBeGreaterThan(at('arrows'))
  expect(at('arrows')).toBeGreaterThan(at('cards'))
})

test('what others did before the latest turn is fainter than that', () => {
  const drawn = strokes([carried(0), carried(1)])
  expect({ ...drawn(true), over: drawn(true).over + HALO }).toEqual(drawn(false))
  expect(drawn(true).over).toBeGreaterThan(0)
  expect(strokes([carried(3)])(true)).toEqual(NONE)
})

test('the arrow of what was carried is fainter once a parcel has gone after it: its way is the newer trail', () => {
  const way: DeedOf = {
    kind: 'way',
    seat: 1,
    parcel: 0,
    card: 0,
    cell: 3,
    went: 3,
    line: [0, 400].map((x) => ({ x, y: 0 })),
  }
  const arrows = (last: readonly DeedOf[]) => [false, true].map((isFaint) => strokes(last)(isFaint).arrows)
  expect(arrows([carried(1)])).toEqual([4, 0])
  expect(arrows([carried(1), way])).toEqual([0, 4])
  expect(arrows([way, carried(1)])).toEqual([4, 0])
})

test('what another did stands back once somebody has looked past it to choose; what one did oneself does not', () => {
  const drawn = strokes([carried(1)], 3, true)
  expect(drawn(false)).toEqual(NONE)
  expect({ ...drawn(true), over: drawn(true).over + HALO }).toEqual(strokes([carried(1)])(false))
  expect(strokes([carried(3)], 3, true)(true)).toEqual(NONE)
})

test('a mark does not stay on the empty floor while the card that it stood by is on its way', async () => {
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const pallets = beats.map(({ event }) => ((event as TransportEvent).kind === 'forkliftMoved' ? event : null))
  const moves = pallets.flatMap((event, i) => (event ? [{ i, pallet: (event as Forklift).pallet }] : []))
  const marks = (model: Model<TransportKinds>, card: number) =>
    model.last?.some((deed) => deed.kind === 'card' && deed.card === card) ?? false
  let met = 0
  for (const { i, pallet } of moves) {
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    const frame = frameFor(3, 0)
    model.show(beats[i - 1].view as TransportView, frame)
    model.recall(beats.slice(0, i).map(({ event }) => event as TransportEvent))
    if (!marks(model, pallet)) continue
    met++
    const played = model.play([beats[i]] as Beat[], frame)
    for (let wait = 0; wait < 10; wait++) await Promise.resolve()
    for (let n = 0; n < 10; n++) clock.pass(20)
    expect(marks(model, pallet)).toBe(false)
    model.skip()
    await played
  }
  expect(met).toBeGreaterThan(0)
})
type Forklift = TransportEvent & { readonly kind: 'forkliftMoved' }

test('heads on a belt that would lie open cover no tag that names a place', () => {
  const layers = emptyLayers()
  new Overlay(layers)
  expect(layers.ghosts.children.map(({ zIndex }) => zIndex < TAG_Z)).toEqual([true])
  expect(layers.steps.children).toEqual([])
})
