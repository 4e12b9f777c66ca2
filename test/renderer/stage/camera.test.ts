import { describe, expect, it } from 'vitest'
import { densityOf, fit, pan, toBoard, toScreen, zoomAt } from '../../../src-renderer/stage/camera/camera.ts'

const content = { x: -6, y: -6, width: 912, height: 512 }
const room = { x: 0, y: 91, width: 976, height: 513 }

describe('the camera', () => {
  it('shows the whole board in the middle of its room, in whole pixels for a cell', () => {
    const home = fit(content, room, 5.5)
    expect(home.scale).toBe(0.98)
    const [from, to] = [toScreen(home, content), toScreen(home, { x: 906, y: 506 })]
    expect(from.x).toBeGreaterThanOrEqual(room.x)
    expect(from.y).toBeGreaterThanOrEqual(room.y)
    expect(to.x).toBeLessThanOrEqual(room.x + room.width)
    expect(to.y).toBeLessThanOrEqual(room.y + room.height)
    expect(Math.abs(from.x - room.x - (room.x + room.width - to.x))).toBeLessThanOrEqual(1)
  })

  it('keeps what lies under the pointer there while it zooms', () => {
    const home = fit(content, room, 5.5)
    const at = { x: 300, y: 400 }
    const near = zoomAt(home, home, at, 2)
    expect(near.scale).toBeCloseTo(home.scale * 2)
    expect(toBoard(near, at).x).toBeCloseTo(toBoard(home, at).x)
    expect(toBoard(near, at).y).toBeCloseTo(toBoard(home, at).y)
  })

  it('never zooms further out than home, and comes home exactly', () => {
    const home = fit(content, room, 5.5)
    const near = zoomAt(home, home, { x: 10, y: 200 }, 3)
    expect(zoomAt(near, home, { x: 900, y: 300 }, 0.01)).toEqual(home)
  })

  it('never loses the board, however far it is dragged', () => {
    const home = fit(content, room, 5.5)
    const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 }
    for (const [dx, dy] of [
      [1e5, 0],
      [-1e5, 0],
      [0, 1e5],
      [0, -1e5],
    ]) {
      const seen = toBoard(pan(home, content, room, dx, dy), middle)
      expect(seen.x).toBeGreaterThanOrEqual(content.x - 0.01)
      expect(seen.x).toBeLessThanOrEqual(content.x + content.width + 0.01)
      expect(seen.y).toBeGreaterThanOrEqual(content.y - 0.01)
      expect(seen.y).toBeLessThanOrEqual(content.y + content.height + 0.01)
    }
  })

  it('has pictures made in few steps of size, each at least as fine as the screen', () => {
    const home = fit(content, room, 5.5)
    const sizes = new Set<number>()
    for (let factor = 1; factor <= 4; factor += 0.01) {
      const camera = zoomAt(home, home, { x: 400, y: 300 }, factor)
      const density = densityOf(camera, home, 2)
      expect(density).toBeGreaterThanOrEqual(camera.scale * 2 - 1e-6)
      sizes.add(density)
    }
    expect(densityOf(home, home, 2)).toBe(home.scale * 2)
    expect(sizes.size).toBeLessThanOrEqual(5)
  })
})
