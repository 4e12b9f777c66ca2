import { describe, expect, it } from 'vitest'
import type { Box } from '../../../src-renderer/stage/scene.ts'
import { BASE } from '../../../src-renderer/stage/craft.ts'
import { piece } from '../../../src-renderer/stage/pieces.ts'
import { placePill } from '../../../src-renderer/stage/hand/pill.ts'
import { lookedAt, pillPlace } from '../../../src-renderer/stage/hand/pill-place.ts'
import { drawPreview } from '../../../src-renderer/games/freight-express/overlay/preview-drawing.ts'
import { footOf, glassBox } from '../../../src-renderer/games/freight-express/pieces/index.ts'
import { boardBox, layoutOf } from '../../../src-renderer/games/freight-express/layout/layout.ts'
import { craft } from '../../../src-renderer/games/freight-express/model.ts'
import { poses } from '../../../src-renderer/games/freight-express/poses.ts'
import { dayPreview, dayView, frameOf } from '../harness/position.ts'

const SIZE = { width: 180, height: 44 }
const ROOM: Box = { x: 0, y: 0, width: 800, height: 500 }
const square = (x: number, y: number, side: number): Box => ({ x, y, width: side, height: side })
const apart = (a: Box, b: Box): number =>
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height)

describe('the confirm pill', () => {
  it('stands at least 8 px from its ghost, near it and inside its room', () => {
    for (const [x, y] of [
      [0, 0],
      [300, 200],
      [700, 400],
      [700, 0],
    ]) {
      const ghost = square(x, y, 98)
      const place = placePill(SIZE, { room: ROOM, about: [ghost], avoid: [ghost], spare: [] })!
      expect(apart(place, ghost)).toBeGreaterThanOrEqual(8)
      expect(apart(place, ghost)).toBeLessThan(24)
      expect(place.x >= 0 && place.y >= 0 && place.x + 180 <= 800 && place.y + 44 <= 500).toBe(true)
    }
  })

  it('takes an empty place a little further off rather than cover what lies beside', () => {
    const ghost = square(300, 200, 98)
    const track = [
      square(200, 200, 98),
      square(400, 200, 98),
      square(300, 100, 98),
      square(200, 100, 98),
      square(400, 100, 98),
    ]
    const place = placePill(SIZE, { room: ROOM, about: [ghost], avoid: [ghost], spare: track })!
    for (const tile of track) expect(apart(place, tile)).toBeGreaterThanOrEqual(0)
  })

  it('goes a little further off rather than lie on the foot of a station', () => {
    const ghost = square(348, 278, 78)
    const station = { ...square(348, 358, 78), weight: 2 }
    const tiles = [square(268, 278, 78), square(428, 278, 78), square(348, 198, 78), square(428, 358, 78)]
    const read = [square(330, 350, 18), square(362, 372, 50)]
    const place = placePill(SIZE, { room: ROOM, about: [ghost], avoid: [ghost], spare: [station, ...tiles], read })!
    for (const tile of [station, ...tiles, ...read]) expect(apart(place, tile)).toBeGreaterThanOrEqual(0)
  })

  it('stands over or under a ghost between four stations, not off at a corner of it', () => {
    const ghost = square(300, 200, 98)
    const stations = [square(200, 200, 98), square(400, 200, 98), square(300, 100, 98), square(300, 300, 98)]
    const place = placePill(SIZE, { room: ROOM, about: [ghost], avoid: [ghost], spare: stations })!
    expect(apart(place, ghost)).toBeLessThan(24)
    expect(Math.abs(place.x + SIZE.width / 2 - 349)).toBeLessThan(60)
  })

  it('goes well off rather than cover a sign that is read', () => {
    const ghost = square(300, 200, 98)
    const around = [square(200, 200, 98), square(400, 200, 98), square(300, 100, 98), square(300, 300, 98)]
    const signs = around.map(({ x, y }) => square(x + 22, y + 22, 54))
    const place = placePill(SIZE, { room: ROOM, about: [ghost], avoid: [ghost], spare: around, read: signs })!
    for (const sign of signs) expect(apart(place, sign)).toBeGreaterThanOrEqual(0)
    expect(apart(place, ghost)).toBeLessThan(100)
  })

  it('moves a little further off rather than touch a tile with its edge', () => {
    // As at 200 % text: what it is about lies above its room, a tile beside the nearest spot.
    const tile = square(345, 0, 86)
    const place = placePill(
      { width: 287, height: 66 },
      { room: ROOM, about: [square(264, -54, 20)], avoid: [], spare: [tile] },
    )!
    expect(apart(place, tile)).toBeGreaterThanOrEqual(0)
    expect(place.y).toBeLessThan(24)
  })

  it('finds no place where there is no room', () => {
    expect(placePill(SIZE, { room: square(0, 0, 100), about: [], avoid: [], spare: [] })).toBeNull()
  })

  it('keeps clear of every ghost and number of a drive that would derail someone', () => {
    const view = dayView(3)
    const frame = frameOf(3)
    const drawing = drawPreview(view, dayPreview(view), frame, BASE)
    const camera = craft.home(view, craft.layoutOf(BASE, view))
    const place = pillPlace(SIZE, {
      drawings: [drawing],
      resting: poses(view, frame),
      camera,
      board: layoutOf(BASE, 3).board,
      sheet: boardBox(9, 5),
      picked: [],
      footOf,
    })!
    const ghosts = [...Object.values(drawing.ghosts), ...Object.values(drawing.steps)].filter(
      ({ space }) => space === 'board',
    )
    expect(ghosts.length).toBeGreaterThan(5)
    for (const { x, y, look } of ghosts) {
      const half = (look.kind === 'number' ? 10 : 22) * camera.scale
      const at = { x: x * camera.scale + camera.x, y: y * camera.scale + camera.y }
      expect(
        apart(place, { x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half }),
        look.kind,
      ).toBeGreaterThanOrEqual(7.99)
    }
    const plate = glassBox(poses(view, frame)['plate 0'])
    expect(apart(place, plate)).toBeGreaterThan(0)
  })
})

/** Things on a bare board, as large as a cell of 90. */
const lying = (x: number, y: number) => piece({ kind: 'thing' }, 'board', x, y)
const BARE = {
  resting: {},
  camera: { x: 0, y: 0, scale: 1 },
  board: ROOM,
  sheet: undefined,
  picked: [],
  footOf: ({ x, y }: { x: number; y: number }) => square(x - 45, y - 45, 90),
}

it('the confirm pill stands at one place however what it is about is turned, clear of all that moves with it', () => {
  const card = lying(300, 250)
  const pushed = [lying(400, 250), lying(250, 336), lying(250, 164)]
  const drawings = pushed.map((pallet) => ({ ghosts: { card, pallet }, steps: {}, line: [], arrow: null }))
  const places = [0, 1, 2].map((first) =>
    pillPlace(SIZE, { ...BARE, drawings: [...drawings.slice(first), ...drawings.slice(0, first)] }),
  )
  expect(places[1]).toEqual(places[0])
  expect(places[2]).toEqual(places[0])
  for (const { x, y } of [card, ...pushed])
    expect(apart(places[0]!, square(x - 45, y - 45, 90))).toBeGreaterThanOrEqual(8)
  expect(apart(places[0]!, square(card.x - 45, card.y - 45, 90))).toBeLessThan(40)
})

describe('the confirm pill of a move', () => {
  it('stands where that ends, however near whom it pushes there would be room', () => {
    // Land lies free beside the one that is pushed; beside the end nothing does.
    const ghosts = { driver: lying(60, 250), pushed: lying(400, 250) }
    const resting = Object.fromEntries(
      [50, 150, 250, 350, 450].flatMap((y) => [60, 150].map((x) => [`${x} ${y}`, lying(x, y)])),
    )
    const [about, all] = [['driver'], undefined].map((about) =>
      pillPlace(SIZE, { ...BARE, resting, drawings: [{ ghosts, ...(about && { about }) }] })!,
    )
    expect(apart(about, square(15, 205, 90))).toBeLessThan(60)
    expect(apart(all, square(15, 205, 90))).toBeGreaterThan(100)
  })

  it('goes further off rather than lie on what is joined to that', () => {
    const next = [200, 400].map((x) => lying(x, 250))
    const ring = [150, 350].flatMap((y) => [250, 350].map((x) => lying(x, y)))
    const resting = Object.fromEntries([...next, ...ring].entries())
    const place = pillPlace(SIZE, {
      ...BARE,
      resting,
      offNext: true,
      drawings: [{ ghosts: { end: lying(300, 250) } }],
    })!
    for (const { x, y } of [...next, ...ring])
      expect(apart(place, square(x - 45, y - 45, 90))).toBeGreaterThanOrEqual(0)
  })

  it('rather covers what bears nothing to be read', () => {
    const sign = lying(300, 150)
    const readOf = (one: unknown) => (one === sign ? square(295, 106, 10) : null)
    const tiles = [150, 250, 350].flatMap((y) => [100, 200, 300, 400, 500].map((x) => lying(x, y)))
    const resting = { sign, ...Object.fromEntries(tiles.slice(0, 2).concat(tiles.slice(3)).entries()) }
    const drawings = [{ ghosts: { end: lying(300, 250) } }]
    // Above and below it is as far off, and there is a tile below.
    const place = pillPlace(SIZE, { ...BARE, readOf, resting, drawings })!
    expect(place.y).toBeGreaterThan(250)
  })
})

it('the confirm pill is looked for at the pile that was clicked, not at the card it costs', () => {
  const picked = [{ ref: { kind: 'card', id: 3 } as const }, { ref: { kind: 'pile', id: 0 } as const }]
  expect(lookedAt(picked)).toEqual(picked.slice(1))
  expect(lookedAt(picked.slice(0, 1))).toEqual(picked.slice(0, 1))
})
