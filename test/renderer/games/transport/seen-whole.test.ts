import { expect, it, vi } from 'vitest'
import type { Beat, Preview } from '../../../../src-shared/table.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { CARDS, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { createScene } from '../../../../src-renderer/games/transport/scene.ts'
import { layoutOf } from '../../../../src-renderer/games/transport/layout/layout.ts'
import { boxOfPlate } from '../../../../src-renderer/games/transport/layout/name-plates.ts'
import type { NamePlateLook } from '../../../../src-renderer/games/transport/pieces/name-plate.ts'
import type { Piece } from '../../../../src-renderer/games/transport/looks.ts'
import { EVERY_SIDE, cellBox } from '../../../../src-renderer/games/transport/belts/reach.ts'
import { boxOnScreen, grown, isAround } from '../../../../src-renderer/stage/box.ts'
import type { Frame } from '../../../../src-renderer/stage/drawing/canvas.ts'
import type { Point } from '../../../../src-renderer/stage/camera/camera.ts'
import type { Handling } from '../../../../src-renderer/stage/hand/gestures.ts'
import type { Box, TableScene } from '../../../../src-renderer/stage/scene.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { frameFor } from '../../harness/telling.ts'
import { standInWindow } from '../../stage/stand-in-window.ts'

type Painted = Frame<never, unknown, unknown>
let painted: Painted | null = null
let sized: () => void = () => undefined

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))
vi.mock('../../../../src-renderer/stage/drawing/text.ts', async (real) => ({
  ...(await real()),
  loadFonts: async () => undefined,
}))
let pointAt: (at: Point) => void = () => undefined
vi.mock('../../../../src-renderer/stage/hand/pointer.ts', () => ({
  listen: (_canvas: unknown, _input: unknown, table: Handling) => {
    pointAt = (at) => void table.hits(at)
    return () => undefined
  },
}))
vi.mock('../../../../src-renderer/stage/drawing/canvas.ts', () => ({
  Canvas: {
    open: async (_table: unknown, _host: unknown, _theme: unknown, before: (now: number) => void) => {
      const nothing = () => undefined
      const paintAtOnce = () => before(0)
      const kept = { furnish: nothing, destroy: nothing, resize: nothing, paintAtOnce, request: paintAtOnce }
      const paint = (frame: Painted) => void (painted = frame)
      return { ...kept, painted: 0, isMissing: false, theme: async () => true, prepare: async () => undefined, paint }
    },
  },
}))
standInWindow((changed) => (sized = changed))

/** The room of the table in windows of 1920x1080, 1280x800 and 1024x700, beside the column and below the bar. */
const ROOMS = [
  { window: '1920x1080', width: 1584, height: 1032 },
  { window: '1280x800', width: 976, height: 752 },
  { window: '1024x700', width: 720, height: 652 },
]
const SEATS = 2
const frame = frameFor(SEATS, 0)
/** More cards than this spread over games played by lot: there what comes is seen from further away, as all is. */
const FEW = 14
const FLOOR_CARD = CARDS.findIndex(({ shape }) => shape === 'floor')

/** Cards that push a pallet away, with what they do, from the turns in which few cards lie. */
const pushing = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
  const { first, beats } = randomTransport(seed, SEATS, 'open', transportOptions.default)
  return beats.flatMap(({ event }, i) => {
    const before = (i > 0 ? beats[i - 1].view : first) as TransportView
    if ((event as TransportEvent).kind !== 'palletPushed' || before.laid.length > FEW) return []
    return [{ view: before, done: beats.slice(i, i + 2) as readonly Beat[] }]
  })
})

/** So much of a place is enough to point at it: what reachOf leaves room for. */
const POINTED_AT = 0.6
const middlePart = (box: Box): Box => grown(box, (-(1 - POINTED_AT) / 2) * Math.min(box.width, box.height))

const previewOf = (done: readonly Beat[]) => ({ beats: done, refs: [] }) as unknown as Preview

async function opened(host: { clientWidth: number; clientHeight: number }): Promise<TableScene> {
  const nothing = () => undefined
  const input = { hover: nothing, pick: nothing, turn: () => false, cancel: nothing }
  const scene = await createScene(host as HTMLElement, input)
  scene.speed('off', true)
  return scene
}

const isPlate = (one: Piece): one is Piece & { look: NamePlateLook } => one.look.kind === 'namePlate' && one.alpha > 0

/** What of a preview's ghosts, and the plates beside them, does not lie within the room. */
function cutOff(view: TransportView, size: { width: number; height: number }): string[] {
  sized()
  const { camera, pieces } = painted!
  const room = grown(layoutOf(size, view).board, 7)
  return [...(pieces as Iterable<[string, Piece]>)].flatMap(([name, piece]) => {
    if (!name.startsWith('ghost ') || piece.space !== 'board') return []
    const { x, y } = piece
    const box = isPlate(piece) ? boxOfPlate(piece) : { x: x - 84, y: y - 90, width: 168, height: 180 }
    return isAround(room, boxOnScreen(camera, box)) ? [] : [name]
  })
}

it.each(ROOMS)('a hint is seen whole with the pallets that it pushes and their plates: $window', async (room) => {
  const host = { clientWidth: room.width, clientHeight: room.height }
  const scene = await opened(host)
  expect(pushing.length).toBeGreaterThan(2)
  for (const { view, done } of pushing) {
    scene.show(view, frame)
    scene.preview(previewOf(done))
    expect(cutOff(view, room), `${view.laid.length} cards`).toEqual([])
    scene.preview(null)
  }
})

it('a hint is seen whole in a window that is made another size meanwhile as well', async () => {
  const host = { clientWidth: ROOMS[0].width, clientHeight: ROOMS[0].height }
  const scene = await opened(host)
  for (const { view, done } of pushing) {
    scene.show(view, frame)
    scene.preview(previewOf(done))
    for (const room of ROOMS) {
      host.clientWidth = room.width
      host.clientHeight = room.height
      expect(cutOff(view, room), room.window).toEqual([])
    }
    scene.preview(null)
  }
})

it.each(ROOMS)(
  'once a card is chosen the table stays where it is for every place pointed at: $window',
  async (room) => {
    const host = { clientWidth: room.width, clientHeight: room.height }
    const scene = await opened(host)
    for (const { view, done } of pushing) {
      scene.show(view, frame)
      const pallet = view.laid.find(({ card, cell }) => isPallet(card) && pushedFrom(done) === cell)
      if (!pallet) continue
      scene.mark([
        { ref: { kind: 'card', id: view.seats[view.active].hand[0] }, state: 'selected' },
        { ref: { kind: 'cell', id: pallet.cell }, state: 'legal' },
      ])
      sized()
      const { goal } = painted!
      const middle = middlePart(boxOnScreen(goal, cellBox(pallet.cell)))
      expect(isAround(layoutOf(room, view).board, middle)).toBe(true)
      pointAt({ x: middle.x, y: middle.y })
      scene.preview(previewOf(done))
      scene.preview(null)
      scene.preview(previewOf(done), true)
      expect(painted!.goal).toEqual(goal)
      scene.preview(null)
      scene.mark([])
    }
  },
)

it.each(ROOMS)(
  'every place beside a card can be pointed at in a first turn, and the table lies still once a floor card is chosen: $window',
  async (room) => {
    const scene = await opened({ clientWidth: room.width, clientHeight: room.height })
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { first, beats } = randomTransport(seed, SEATS, 'open', transportOptions.default)
      const second = beats.find(
        ({ view }) => (view as TransportView).laid.length > (first as TransportView).laid.length,
      )
      for (const position of [first, second!.view] as TransportView[]) {
        const view = { ...position, seats: position.seats.map((seat) => ({ ...seat, hand: [FLOOR_CARD] })) }
        const taken = view.laid.map(({ cell }) => cell)
        const free = taken.flatMap((cell) => EVERY_SIDE.map((side) => neighbour(cell, side)))
        const places = [...new Set(free)].filter((cell) => !taken.includes(cell))
        scene.show(view, frame)
        // As when a turn begins: it is another game.
        scene.fit()
        sized()
        const { goal } = painted!
        scene.mark([
          { ref: { kind: 'card', id: FLOOR_CARD }, state: 'selected' },
          ...places.map((id) => ({ ref: { kind: 'cell', id } as const, state: 'legal' as const })),
        ])
        void scene.seen?.()
        expect(painted!.goal).toEqual(goal)
        const seen = grown(layoutOf(room, view).board, 1)
        const cut = places.filter((cell) => !isAround(seen, middlePart(boxOnScreen(goal, cellBox(cell)))))
        expect(cut, `seed ${seed}`).toEqual([])
        scene.mark([])
      }
    }
  },
)

function pushedFrom(done: readonly Beat[]): number {
  const pushed = done.map(({ event }) => event as TransportEvent).find(({ kind }) => kind === 'palletPushed')
  return pushed?.kind === 'palletPushed' ? pushed.from.cell : -1
}
