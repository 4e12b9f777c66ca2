import type { Camera, Point } from './camera/camera.ts'
import type { Box } from './scene.ts'

/** Boxes on the board and on the screen. */
export const boxOnScreen = (camera: Camera, box: Box): Box => ({
  x: box.x * camera.scale + camera.x,
  y: box.y * camera.scale + camera.y,
  width: box.width * camera.scale,
  height: box.height * camera.scale,
})

export const boxOnBoard = (camera: Camera, box: Box): Box => ({
  x: (box.x - camera.x) / camera.scale,
  y: (box.y - camera.y) / camera.scale,
  width: box.width / camera.scale,
  height: box.height / camera.scale,
})

/** A square by its middle. */
export const squareAt = ({ x, y }: Point, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
})

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** A box and so much round it. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Whether a point lies in a box, its edge included. */
export const inside = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height

/** Whether two boxes cover the same; none is as good as another none. */
export const sameBox = (a: Box | null, b: Box | null): boolean =>
  a?.x === b?.x && a?.y === b?.y && a?.width === b?.width && a?.height === b?.height

/** Whether all of a box lies within another. */
export const isAround = (outer: Box, { x, y, width, height }: Box): boolean =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height

/** Whether two boxes lie over each other; edge to edge they do not. */
export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
