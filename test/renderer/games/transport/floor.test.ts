import { describe, expect, it } from 'vitest'
import { isPallet, numberUp } from '../../../../src-shared/games/transport/cards.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { home } from '../../../../src-renderer/games/transport/layout/home.ts'
import { roomOf } from '../../../../src-renderer/games/transport/layout/floor.ts'
import { layoutOf } from '../../../../src-renderer/games/transport/layout/layout.ts'
import { EVERY_SIDE, cardsBox, cellBox } from '../../../../src-renderer/games/transport/belts/reach.ts'
import type { Poses } from '../../../../src-renderer/games/transport/looks.ts'
import { STORES } from '../../../../src-renderer/games/transport/pieces/floor.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { boxOnScreen, meet } from '../../../../src-renderer/stage/box.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { lettering } from '../../../../src-renderer/stage/art/glyphs.ts'
import { phrase, say } from '../../../../src-renderer/messages/index.ts'
import { frameFor } from '../../harness/telling.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const viewsOf = (seats: number): readonly TransportView[] =>
  randomTransport(5, seats, 0, transportOptions.default)
    .beats.map(({ view }) => view as TransportView)
    .filter((_, i) => i % 9 === 0)

const shedOf = (pieces: Poses) => Object.values(pieces).flatMap(({ look }) => (look.kind === 'shed' ? [look] : []))[0]

describe('the floor of the shed', () => {
  it('has the same stores in the same places from the first turn to the last, wherever cards come', () => {
    const storesOf = (view: TransportView) =>
      Object.entries(poses(view)).flatMap(([name, { look, x, y, scale }]) =>
        look.kind === 'store' ? [{ name, of: look.of, x, y, scale }] : [],
      )
    for (const seats of [2, 3, 4]) {
      const views = viewsOf(seats)
      const first = storesOf(views[0])
      expect(first.length).toBeGreaterThan(8)
      for (const view of views) expect(storesOf(view)).toEqual(first)
    }
  })

  it('keeps what stands along its walls also where its painted edge gives way to cards', () => {
    const away = [2, 3, 4].flatMap(viewsOf).map((view) => poses(view))
    const wide = away.filter((pieces) => shedOf(pieces).room.x < 0)
    expect(wide.length).toBeGreaterThan(0)
    const stores = wide.flatMap((pieces) => Object.values(pieces).filter(({ look }) => look.kind === 'store'))
    expect(stores.length).toBeGreaterThan(wide.length)
  })

  it('has something of every kind along its walls in the large window, and no gap where two stand apart above', () => {
    const { 0: view } = viewsOf(3)
    const size = { width: 1584, height: 1032 }
    const along = Object.values(poses(view, undefined, size)).flatMap(({ look, x, y }) =>
      look.kind === 'store' ? [{ of: look.of, x, y }] : [],
    )
    expect(new Set(along.map(({ of }) => of))).toEqual(new Set(STORES))
    const top = Math.min(...along.map(({ y }) => y))
    const above = along.filter(({ y }) => y === top).map(({ x }) => x)
    const gaps = above.slice(1).map((x, i) => x - above[i])
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
  })

  it('lets what stands where cards lie or may soon lie recede, and nothing else', () => {
    const seen = new Set<boolean>()
    for (const view of viewsOf(3)) {
      const camera = home(view, layoutOf(BASE, view))
      const cells = view.laid.flatMap(({ cell }) => [cell, ...EVERY_SIDE.map((side) => neighbour(cell, side))])
      const lying = cells.map((cell) => boxOnScreen(camera, cellBox(cell)))
      for (const { look, x, y, scale } of Object.values(poses(view))) {
        if (look.kind !== 'store') continue
        const box = { x, y: y - 74 * scale, width: 100 * scale, height: 74 * scale }
        const isNear = lying.some((one) => meet(one, box))
        expect(look.faint ?? false).toBe(isNear)
        seen.add(isNear)
      }
    }
    expect(seen).toEqual(new Set([true, false]))
  })

  it('has no store that is cut at an edge, in a window of any size', () => {
    for (const size of [BASE, { width: 776, height: 652 }, { width: 900, height: 700 }])
      for (const view of viewsOf(3))
        for (const { look, x, y, scale } of Object.values(poses(view, undefined, size))) {
          if (look.kind !== 'store') continue
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x + 96 * scale).toBeLessThanOrEqual(size.width)
          expect(y).toBeLessThanOrEqual(layoutOf(size, view).tray.y)
        }
  })

  it('has a lorry at its gate that takes every parcel scored, and a heap of crates that grows with the points', () => {
    const views = viewsOf(2)
    const loadsOf = (view: TransportView, kind: string) =>
      Object.values(poses(view)).flatMap(({ look }) =>
        look.kind === 'store' && look.of === kind ? [look.load ?? 0] : [],
      )
    let grown = 0
    for (const view of views) {
      const tiles = view.seats.flatMap(({ tile }) => tile)
      const points = tiles.reduce((all, parcel) => all + numberUp(parcel, view.parcels[parcel].face), 0)
      for (const load of loadsOf(view, 'gate')) expect(load).toBe(Math.min(6, tiles.length))
      for (const load of loadsOf(view, 'crates')) expect(load).toBe(Math.min(9, Math.ceil(points / 2)))
      grown += [...loadsOf(view, 'gate'), ...loadsOf(view, 'crates')].filter((load) => load > 0).length
    }
    expect(grown).toBeGreaterThan(0)
  })

  it('bears its number from the first turn to the last: cards may lie over it', () => {
    const frame = { ...frameFor(3, 0), words: { shed: 'Shed' } }
    for (const view of viewsOf(3)) expect(shedOf(poses(view, frame)).name).toBe('SHED')
  })

  it('has its painted edge round all cards, or out of sight on a side where they have no room', () => {
    const beyond = new Set<boolean>()
    for (const size of [BASE, { width: 776, height: 652 }])
      for (const view of viewsOf(3)) {
        const layout = layoutOf(size, view)
        const camera = home(view, layout)
        const { room } = shedOf(poses(view, undefined, size))
        const lying = [boxOnScreen(camera, cardsBox(view))]
        for (const { x, y, width, height } of lying) {
          const { tray, board } = layout
          expect(x > room.x || room.x < -20).toBe(true)
          expect(x + width < room.x + room.width || room.x + room.width > size.width + 20).toBe(true)
          expect(y > room.y || room.y < board.y - 20).toBe(true)
          expect(y + height < room.y + room.height || room.y + room.height > tray.y + 20).toBe(true)
        }
        beyond.add(room.width > size.width || room.height > layout.board.height)
      }
    expect(beyond).toEqual(new Set([true, false]))
  })

  it('keeps the edge on the sides that no card reaches, and what is painted within all the same', () => {
    const sides = new Set<number>()
    for (const view of [2, 3, 4].flatMap(viewsOf)) {
      const layout = layoutOf(BASE, view)
      const { room, hall } = shedOf(poses(view))
      const full = roomOf(layout)
      expect(hall).toEqual(full)
      const cards = boxOnScreen(home(view, layout), cardsBox(view))
      const [edge, whole, lying] = [room, full, cards].map(({ x, y, width, height }) => [-x, -y, x + width, y + height])
      const gone = edge.map((at, i) => at !== whole[i])
      // As near to the edge as half its stroke.
      expect(gone).toEqual(lying.map((at, i) => at > whole[i] - 2.5))
      sides.add(gone.filter(Boolean).length)
    }
    expect(sides.has(0)).toBe(true)
    expect(sides.has(1)).toBe(true)
  })

  it('bears the name of the shed in letters that can be drawn, in every language', () => {
    for (const language of ['en', 'nl', 'de'] as const)
      expect(lettering(say(language, phrase('transport.scene.shed')).toUpperCase(), 0, 0, 25, '#000')).toContain(
        '<path',
      )
  })
})

describe('a pallet', () => {
  const partners = (view: TransportView) =>
    Object.values(poses(view)).flatMap(({ look }) =>
      look.kind === 'card' && isPallet(look.card) ? [[look.card, look.partner]] : [],
    )

  it('bears the sign of its partner where two play together, and of nobody where all play alone', () => {
    expect(partners(viewsOf(4)[3]).sort()).toEqual([
      [0, 2],
      [1, 3],
      [2, 0],
      [3, 1],
    ])
    expect(partners(viewsOf(3)[3]).map(([, partner]) => partner)).toEqual([undefined, undefined, undefined])
  })
})
