import type { Graphics } from 'pixi.js'

/** A few strokes that marks, lines and previews share. */
type Points = readonly { readonly x: number; readonly y: number }[]

export interface Rim {
  readonly colour: string
  readonly width: number
  readonly casing: string
}

/** A shape drawn on; `path` adds it to the graphics, once for each stroke. */
export function cased(
  graphics: Graphics,
  path: (graphics: Graphics) => void,
  { colour, width, casing }: Rim,
  hair = 1,
): void {
  path(graphics)
  graphics.stroke({ width: width + 2 * hair, color: casing, join: 'round', cap: 'round' })
  path(graphics)
  graphics.stroke({ width, color: colour, join: 'round', cap: 'round' })
}

/** In the colour of a seat: on paper, with a hair of ink outside. */
export function inSeatColour(
  graphics: Graphics,
  path: (graphics: Graphics) => void,
  { colour, width, casing }: Rim,
  edge: string,
  broad = 2,
): void {
  path(graphics)
  graphics.stroke({ width: width + 2 * broad + 2 * HAIR, color: edge, join: 'round', cap: 'round' })
  cased(graphics, path, { colour, width, casing }, broad)
}
const HAIR = 0.8

/**
 * What was done last, in the colour of who did it and dark within. So it is a pair of rails, never the full line of
 * what may be picked, though a seat's colour be that of brass.
 */
export function asRails(
  graphics: Graphics,
  path: (graphics: Graphics) => void,
  rim: Rim,
  edge: string,
  broad = 2,
): void {
  inSeatColour(graphics, path, rim, edge, broad)
  path(graphics)
  graphics.stroke({ width: rim.width * WITHIN, color: edge, join: 'round', cap: 'round' })
}
/** So much of the line is dark. */
const WITHIN = 0.4

export function polyline(graphics: Graphics, points: Points): void {
  points
    .filter((_, i) => isBend(points, i))
    .forEach(({ x, y }, i) => (i === 0 ? graphics.moveTo(x, y) : graphics.lineTo(x, y)))
}

/**
 * A line that grows is drawn anew at every frame: what lies straight between its neighbours costs and shows nothing.
 */
function isBend(points: Points, i: number): boolean {
  const [before, at, after] = [points[i - 1], points[i], points[i + 1]]
  if (!before || !after) return true
  const [dx, dy, ex, ey] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y]
  return Math.abs(dx * ey - dy * ex) > 1e-3 || dx * ex + dy * ey < 0
}

/** The dashes of a line, so long and so far apart; the first begins after a gap. */
export function dashes(points: Points, on: number, off: number): { x: number; y: number }[][] {
  const found: { x: number; y: number }[][] = []
  let drawn = false
  let left = off
  points.slice(1).forEach((to, i) => {
    const from = points[i]
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const at = (along: number) => ({
      x: from.x + ((to.x - from.x) * along) / length,
      y: from.y + ((to.y - from.y) * along) / length,
    })
    let along = 0
    while (length - along > left) {
      along += left
      if (drawn) found[found.length - 1].push(at(along))
      else found.push([at(along)])
      drawn = !drawn
      left = drawn ? on : off
    }
    left -= length - along
    if (drawn) found[found.length - 1].push(to)
  })
  return found
}

/** The head of an arrow at the end of a line, so long, pointing the way the line goes there. */
export function arrowHead(points: Points, long: number): number[] {
  const tip = points[points.length - 1]
  const back = points.findLast(({ x, y }) => Math.hypot(x - tip.x, y - tip.y) > 1) ?? tip
  const far = Math.hypot(tip.x - back.x, tip.y - back.y) || 1
  const [ux, uy] = [((tip.x - back.x) / far) * long, ((tip.y - back.y) / far) * long]
  const [x, y] = [tip.x - ux, tip.y - uy]
  return [tip.x, tip.y, x - uy * 0.8, y + ux * 0.8, x + uy * 0.8, y - ux * 0.8]
}

/** Round dots along a line. */
export function dotted(graphics: Graphics, points: Points, colour: string, radius: number, apart: number): void {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    for (let at = 0; at <= length; at += apart) {
      graphics.circle(a.x + ((b.x - a.x) * at) / length, a.y + ((b.y - a.y) * at) / length, radius).fill(colour)
    }
  }
}

/** Brackets round the corners of a square. */
export function brackets(graphics: Graphics, x: number, y: number, half: number, arm: number): void {
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    graphics
      .moveTo(x + dx * half, y + dy * (half - arm))
      .lineTo(x + dx * half, y + dy * half)
      .lineTo(x + dx * (half - arm), y + dy * half)
  }
}
