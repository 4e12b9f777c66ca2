import { Container, type GraphicsContext } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import type { Ref, RefKind } from '../../../src-shared/core.ts'
import * as firstClassHits from '../../../src-renderer/games/first-class/hits.ts'
import { craft as firstClassCraft } from '../../../src-renderer/games/first-class/model.ts'
import { Overlay as FirstClassOverlay } from '../../../src-renderer/games/first-class/overlay/overlay.ts'
import * as freightHits from '../../../src-renderer/games/freight-express/hits.ts'
import { craft as freightCraft } from '../../../src-renderer/games/freight-express/model.ts'
import { Overlay as FreightOverlay } from '../../../src-renderer/games/freight-express/overlay/overlay.ts'
import * as transportHits from '../../../src-renderer/games/transport/hits.ts'
import { craft as transportCraft } from '../../../src-renderer/games/transport/model.ts'
import { Overlay as TransportOverlay } from '../../../src-renderer/games/transport/overlay/overlay.ts'
import type { Point } from '../../../src-renderer/stage/camera/camera.ts'
import type { Craft, Kinds } from '../../../src-renderer/stage/craft.ts'
import { BASE } from '../../../src-renderer/stage/craft.ts'
import type { Mark, Box } from '../../../src-renderer/stage/scene.ts'
import type { Aim } from '../../../src-renderer/stage/table.ts'
import { thingsIn } from '../../../src-renderer/stage/things.ts'
import { seedFor } from '../../seed.ts'
import { frameFor } from '../harness/telling.ts'
import { randomView } from './random-view.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const GAMES = 12

interface Explored {
  readonly id: string
  readonly craft: Craft<Kinds>
  readonly Overlay: new (layers: Readonly<Record<string, Container>>) => { paint(light: unknown): void }
  hitsAt(aim: Aim<Kinds>, at: Point): Ref[]
  boxOf(aim: Aim<Kinds>, ref: Ref): Box | null
  readonly options: readonly Readonly<Record<string, unknown>>[]
  /** Kinds of things that the arrow keys surely come to. */
  readonly kinds: readonly RefKind[]
}

/** A game's own types are its own affair: here every game is looked at alike. */
const explored = [
  {
    id: 'freight-express',
    craft: freightCraft,
    Overlay: FreightOverlay,
    ...freightHits,
    options: [{}, { advanced: true }],
    kinds: ['cell', 'station', 'locomotive', 'train', 'seat', 'card'],
  },
  {
    id: 'first-class',
    craft: firstClassCraft,
    Overlay: FirstClassOverlay,
    ...firstClassHits,
    options: [{}, { modules: ['A', 'C'] }, { modules: ['E', 'F'] }],
    kinds: ['card', 'seat', 'train', 'coach', 'conductor', 'city', 'locomotive'],
  },
  {
    id: 'transport',
    craft: transportCraft,
    Overlay: TransportOverlay,
    ...transportHits,
    options: [{}],
    kinds: ['cell', 'card', 'seat', 'pile'],
  },
] as unknown as readonly Explored[]

/** How much an overlay draws for one thing in these states. */
function drawn({ Overlay }: Explored, { view, poses }: Aim<Kinds>, ref: Ref, states: readonly Mark['state'][]): number {
  const layers: Record<string, Container> = {}
  const given = new Proxy(layers, { get: (_, name) => (layers[String(name)] ??= new Container()) })
  const light = {
    view,
    poses,
    lit: states.length > 0 ? [{ ref, states: new Set(states) }] : [],
    lifts: new Map(),
    last: null,
    drawing: null,
    call: null,
    pictures: { colour: () => '#204080' },
    size: BASE,
  }
  new Overlay(given).paint(light)
  const strokes = Object.values(layers).flatMap(
    ({ children }) => children as unknown as { context?: GraphicsContext }[],
  )
  return strokes.reduce((sum, { context }) => sum + (context?.instructions.length ?? 0), 0)
}

it.each(explored)('wherever the arrow keys come to on the table of $id, the focus is drawn', (game) => {
  const seen = new Set<RefKind>()
  const unseen = new Set<string>()
  const first = seedFor(20261121)
  for (let n = 0; n < GAMES; n++) {
    const seatCount = 2 + (n % 3)
    const { view, viewer } = randomView(game.id, game.options[n % game.options.length], seatCount, first + n)
    const layout = game.craft.layoutOf(BASE, view)
    const aim: Aim<Kinds> = {
      view,
      poses: game.craft.poses(view, frameFor(seatCount, viewer), BASE),
      camera: game.craft.home(view, layout),
      trayTop: layout.tray.y,
    }
    for (const { ref } of thingsIn(
      layout,
      (at) => game.hitsAt(aim, at),
      (one) => game.boxOf(aim, one),
    )) {
      seen.add(ref.kind)
      if (drawn(game, aim, ref, ['focus']) <= drawn(game, aim, ref, []))
        unseen.add(`seed ${first + n}: ${ref.kind} ${ref.id}`)
    }
  }
  expect([...unseen]).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining([...game.kinds]))
})
