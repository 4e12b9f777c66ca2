import { distance, type Point } from '../camera/camera.ts'

/** A way without so much of its beginning and its end: of a short one half is left. */
export function shortened(way: readonly Point[], by: number): readonly Point[] {
  const length = way.slice(1).reduce((sum, point, i) => sum + distance(way[i], point), 0)
  const off = Math.min(by, length / 4)
  return off > 0 ? cut(cut(way, off).reverse(), off).reverse() : way
}

function cut(way: readonly Point[], off: number): Point[] {
  let left = off
  for (const [i, to] of way.slice(1).entries()) {
    const from = way[i]
    const length = distance(from, to)
    if (left < length) {
      const part = left / length
      return [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, ...way.slice(i + 1)]
    }
    left -= length
  }
  return [...way]
}
