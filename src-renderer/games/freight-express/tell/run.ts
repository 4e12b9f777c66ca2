import type { Ease } from '../../../stage/motion/motion.ts'
import { between, normal, radians, type Spot } from '../../../stage/motion/turning.ts'
import type { Move } from '../../../../src-shared/games/freight-express/events.ts'
import type { Way } from '../track/travel.ts'

/** One step of a locomotive: when, how far, and to which sleeper. */
export interface Leg {
  readonly at: number
  readonly lasts: number
  readonly way: Way
  readonly ease: Ease
  readonly move: Move
  /** It goes into a station's siding. */
  readonly into: boolean
}

export type Place = Spot & { readonly scale?: number }

const SAMPLES = 10

/** All that a locomotive drives in one go: where it is at a time, and where it was so far before. */
export class Run {
  readonly #legs: readonly Leg[]
  /** Places along it, each with how far it lies from the start; and how far each leg begins from there. */
  readonly #places: (Place & { readonly far: number })[] = []
  readonly #begins: number[] = []

  constructor(legs: readonly Leg[]) {
    this.#legs = legs
    let far = 0
    for (const { way } of legs) {
      this.#begins.push(far)
      for (let i = 0; i <= SAMPLES; i++) {
        const place = way(i / SAMPLES)
        const last = i > 0 ? this.#places[this.#places.length - 1] : place
        far += Math.hypot(place.x - last.x, place.y - last.y)
        this.#places.push({ ...place, far })
      }
    }
    this.#begins.push(far)
  }

  /** Where it is at a time, and how far from where it set out. */
  at(time: number): { readonly place: Place; readonly far: number } {
    const nth = Math.max(
      0,
      this.#legs.findLastIndex(({ at }) => at <= time),
    )
    const { at, lasts, way, ease } = this.#legs[nth]
    const part = ease(Math.min(1, Math.max(0, (time - at) / lasts)))
    return { place: way(part), far: between(this.#begins[nth], this.#begins[nth + 1], part) }
  }

  /** The place so far from where it set out; before that, straight on behind it. */
  along(far: number): Place {
    const next = this.#places.findIndex((place) => place.far >= far)
    if (next > 0) {
      const [a, b] = [this.#places[next - 1], this.#places[next]]
      const part = b.far > a.far ? (far - a.far) / (b.far - a.far) : 1
      const angle = normal(a.angle + normal(b.angle - a.angle) * part)
      return { ...b, x: between(a.x, b.x, part), y: between(a.y, b.y, part), angle }
    }
    if (next < 0) return this.#places[this.#places.length - 1]
    const [start] = this.#places
    const heading = radians(this.heading)
    return { ...start, x: start.x + Math.cos(heading) * far, y: start.y + Math.sin(heading) * far }
  }

  /** Which way it sets out, whichever way it faces. */
  get heading(): number {
    const [start] = this.#places
    const on = this.#places.find(({ far }) => far > 2) ?? this.#places[this.#places.length - 1]
    return (Math.atan2(on.y - start.y, on.x - start.x) * 180) / Math.PI
  }
}
