import { expect, it, vi } from 'vitest'
import { CARDS, FIRST_INTAKE, PARCELS } from '../../../../src-shared/games/transport/cards.ts'
import { ROTATIONS, SHAPES } from '../../../../src-shared/games/transport/shapes.ts'
import { shed } from '../../../../src-renderer/games/transport/art/floor.ts'
import { STORES } from '../../../../src-renderer/games/transport/pieces/floor.ts'
import { brush, Pictures } from '../../../../src-renderer/games/transport/pictures.ts'
import type { Look } from '../../../../src-renderer/games/transport/looks.ts'
import type { Part } from '../../../../src-renderer/stage/drawing/sprites.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

const ROOM = { x: 14, y: 72, width: 948, height: 534 }

/** Every picture there is, without words: those are written by the canvas. */
const LOOKS: readonly Look[] = [
  { kind: 'shed', width: 976, height: 620, room: ROOM, hall: ROOM, name: 'SHED' },
  ...STORES.flatMap((of): Look[] => [
    { kind: 'store', of },
    { kind: 'store', of, load: 5 },
  ]),
  { kind: 'placeName', name: 'K14', size: 24 },
  ...[0, 3].map((gain): Look => ({ kind: 'namePlate', seat: 1, name: 'Ben', points: 4, gain, width: 80, height: 27 })),
  { kind: 'barrier' },
  { kind: 'compass' },
  { kind: 'back' },
  { kind: 'flyingBack' },
  { kind: 'roller' },
  { kind: 'pointing' },
  { kind: 'hatch' },
  { kind: 'lip' },
  { kind: 'pulse' },
  { kind: 'spark' },
  { kind: 'landed', seat: 2 },
  { kind: 'truck' },
  { kind: 'turningKey' },
  { kind: 'unlocked' },
  { kind: 'flag' },
  { kind: 'dusk', width: 976, height: 600 },
  ...CARDS.flatMap(({ shape }, card) =>
    upTo(ROTATIONS[SHAPES.indexOf(shape)]).flatMap((rotation): Look[] => [
      { kind: 'card', card, rotation },
      { kind: 'flyingCard', card, rotation },
      { kind: 'ghostCard', card, rotation },
      { kind: 'signs', card, rotation },
      { kind: 'face', card },
    ]),
  ),
  ...PARCELS.flatMap((faces) =>
    [0, 1].flatMap((face) =>
      (['parcel', 'flyingParcel', 'ghostParcel', 'scored'] as const).map((kind): Look => ({
        kind,
        up: faces[face],
        down: faces[1 - face],
        high: face === 0,
      })),
    ),
  ),
  ...[1, 2, 3, 4].flatMap((n): Look[] => [
    { kind: 'step', n },
    { kind: 'gain', n },
    { kind: 'rise', n },
    { kind: 'wouldScore', n },
    { kind: 'prize', n, seat: n - 1 },
    { kind: 'flinch', seat: n - 1, width: 300, height: 50 },
  ]),
  ...(['belt', 'arms', 'slope'] as const).flatMap((bed) =>
    upTo(6).map((phase): Look => ({ kind: 'run', from: 0, to: 3, bed, phase })),
  ),
  ...upTo(4).map((count): Look => ({ kind: 'pile', of: 'stock', word: '', count, text: 1, beside: true })),
  { kind: 'pile', of: 'stock', word: '', count: 2, isLow: true, text: 1, beside: true },
  { kind: 'pile', of: 'bag', word: '', count: 3, text: 1, beside: true },
  ...[1, 6, 15].map((bound): Look => ({ kind: 'parcel', up: 3, down: 2, high: true, bound })),
]

it('the number of an intake is above the rings of what is lit, and of a parcel that lies there', () => {
  const parts = new Pictures('day').partsOf({ kind: 'card', card: FIRST_INTAKE, rotation: 0 })
  const { layer } = parts.find(({ key }) => key.includes('sign intake'))!
  const board: readonly string[] = brush.layers.board
  expect(board.indexOf(layer)).toBeGreaterThan(board.indexOf('over'))
  expect(board.indexOf(layer)).toBeLessThan(board.indexOf('ghosts'))
})

it('the light of a pallet goes with it through the air: it is not lit anew where that comes down', () => {
  const lightOf = (look: Look) =>
    new Pictures('day').partsOf(look).flatMap(({ key, layer }) => (key.includes('pallet light') ? [[key, layer]] : []))
  const lies = { card: 1, rotation: 0 }
  const lit = lightOf({ kind: 'card', ...lies })
  expect(lit).toHaveLength(1)
  for (const kind of ['flyingCard', 'pushedCard', 'liftedCard'] as const)
    expect(lightOf({ kind, ...lies }), kind).toEqual(lit)
})

it.each(['day', 'night'] as const)(
  'every picture of the table can be drawn by %s: cards in each rotation, parcels, previews, what moves',
  (theme) => {
    const pictures = new Pictures(theme)
    const parts: Part[] = LOOKS.flatMap((look) => pictures.partsOf(look))
    expect(parts.length).toBeGreaterThan(LOOKS.length)
    for (const part of parts) {
      const { body, box } = part.picture()
      expect(body, part.key).not.toMatch(/undefined|NaN/)
      expect(box.every(Number.isFinite), part.key).toBe(true)
    }
  },
)

it('the floor is calm: no line of it by day is strong, for dark belts are to stand out', () => {
  const { body } = shed(((token: string) => token) as never, false, {
    kind: 'shed',
    width: 976,
    height: 620,
    room: ROOM,
    hall: ROOM,
    name: '',
  })
  const [below] = body.split('id="dusk"')
  const lines = [...below.matchAll(/<path d="[^"]*" fill="none"[^>]*stroke-opacity="([\d.]+)"/g)].map(
    ([, seen]) => +seen,
  )
  expect(lines.length).toBeGreaterThan(3)
  const worn = body.match(/<g opacity="([\d.]+)">/)?.[1]
  for (const seen of lines) expect(seen).toBeLessThanOrEqual(0.55)
  expect(Number(worn)).toBeLessThanOrEqual(0.5)
})
