import type { Box } from '../scene.ts'

/** Which part of the board is seen: screen = board * scale + (x, y), in CSS pixels of the host. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** How far apart two points lie. */
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

export interface Size {
  readonly width: number
  readonly height: number
}

const CLOSEST = 4

/** The floor as it lies at home. */
export const LAID: Camera = { x: 0, y: 0, scale: 1 }

/** Where the floor that was laid for home comes when one looks from elsewhere: it goes with the board. */
export function floorUnder(camera: Camera, home: Camera): Camera {
  const scale = camera.scale / home.scale
  return { scale, x: camera.x - home.x * scale, y: camera.y - home.y * scale }
}

/** The largest scale at which all of `content` is seen within `room`, in whole pixels for 100 units, in the middle. */
export function fit(content: Box, room: Box, margin: number): Camera {
  const wanted = Math.min((room.width - 2 * margin) / content.width, (room.height - 2 * margin) / content.height)
  const scale = Math.max(0.05, Math.floor(wanted * 100) / 100)
  return {
    scale,
    x: Math.round(room.x + (room.width - content.width * scale) / 2 - content.x * scale),
    y: Math.round(room.y + (room.height - content.height * scale) / 2 - content.y * scale),
  }
}

export const toScreen = (camera: Camera, point: Point): Point => ({
  x: point.x * camera.scale + camera.x,
  y: point.y * camera.scale + camera.y,
})
export const toBoard = (camera: Camera, point: Point): Point => ({
  x: (point.x - camera.x) / camera.scale,
  y: (point.y - camera.y) / camera.scale,
})

/** The one of some points that is nearest to another, and no further from it than `most`. */
export function nearestTo(to: Point, points: readonly Point[], most: number): Point | null {
  const far = ({ x, y }: Point) => Math.hypot(x - to.x, y - to.y)
  const [near] = points.filter((one) => far(one) <= most).sort((a, b) => far(a) - far(b))
  return near ?? null
}

/** Zooms so that what lies under `at` stays there; never further out than `furthest`, which shows it all. */
export function zoomAt(camera: Camera, home: Camera, at: Point, factor: number, furthest = home): Camera {
  const scale = Math.min(home.scale * CLOSEST, Math.max(furthest.scale, camera.scale * factor))
  if (scale === furthest.scale) return furthest
  const board = toBoard(camera, at)
  return { scale, x: at.x - board.x * scale, y: at.y - board.y * scale }
}

/** Moves the board by some pixels, never so far that nothing of it is left in the middle of the room. */
export function pan(camera: Camera, content: Box, room: Box, dx: number, dy: number): Camera {
  const low = {
    x: room.x + room.width / 2 - (content.x + content.width) * camera.scale,
    y: room.y + room.height / 2 - (content.y + content.height) * camera.scale,
  }
  const high = {
    x: room.x + room.width / 2 - content.x * camera.scale,
    y: room.y + room.height / 2 - content.y * camera.scale,
  }
  return {
    scale: camera.scale,
    x: Math.min(high.x, Math.max(low.x, camera.x + dx)),
    y: Math.min(high.y, Math.max(low.y, camera.y + dy)),
  }
}

/**
 * Pixels per unit for which pictures of the board are made: exact at home, then in steps, so that zooming does not
 * remake them all the time.
 */
export function densityOf(camera: Camera, home: Camera, pixelRatio: number): number {
  let step = home.scale
  while (step < camera.scale - 1e-9) step *= 1.5
  return step * pixelRatio
}
