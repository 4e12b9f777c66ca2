import type { Graphics } from 'pixi.js'

/** A box with round corners round a place, turned with it. */
export function turnedBox(
  graphics: Graphics,
  at: { x: number; y: number; angle: number },
  x: number,
  y: number,
  width: number,
  height: number,
  radius = Math.min(width, height) * 0.28,
): void {
  const turn = (at.angle * Math.PI) / 180
  const spot = (dx: number, dy: number): [number, number] => [
    at.x + dx * Math.cos(turn) - dy * Math.sin(turn),
    at.y + dx * Math.sin(turn) + dy * Math.cos(turn),
  ]
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const
  corners.forEach((corner, i) => {
    const [before, after] = [
      towards(corner, corners[(i + 3) % 4], radius),
      towards(corner, corners[(i + 1) % 4], radius),
    ]
    if (i === 0) graphics.moveTo(...spot(...before))
    else graphics.lineTo(...spot(...before))
    graphics.quadraticCurveTo(...spot(...corner), ...spot(...after))
  })
  graphics.closePath()
}

/** The point at some distance from one point on the way to another. */
function towards(from: readonly [number, number], to: readonly [number, number], by: number): [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return [from[0] + ((to[0] - from[0]) * by) / length, from[1] + ((to[1] - from[1]) * by) / length]
}
