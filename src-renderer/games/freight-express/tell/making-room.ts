import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import type { Ease } from '../../../stage/motion.ts'
import type { Spot } from '../../../stage/turning.ts'
import { crowded } from '../crowding.ts'
import type { Script } from '../kinds.ts'
import { names } from '../looks.ts'
import { cellAt, isStationAt } from '../track.ts'
import { standIn, standingAfter } from '../travel.ts'
import { lastStretch } from '../ways.ts'
import type { Drove } from './course.ts'
import { goesOn } from './stretches.ts'

type Place = Spot & { readonly scale?: number; readonly squash?: number }

/**
 * Locomotives that move on their rails and make room for each other meanwhile: buffers to buffers, as they stand at
 * rest.
 */
export class MakingRoom {
  readonly #script: Script<Drove>
  /** Where each is on its rail, whoever is near. */
  readonly #bare = new Map<string, Place>()
  readonly #names = new Set<string>()

  constructor(script: Script<Drove>) {
    this.#script = script
    const { before, past } = script.telling
    before.seats.forEach(({ locomotive }, seat) => {
      if (locomotive.sleeper < 0 || isStationAt(before, cellOfSleeper(locomotive.sleeper))) return
      const way = lastStretch(before, past?.[seat] ?? [])
      this.#names.add(names.locomotive(seat))
      this.#bare.set(names.locomotive(seat), standingAfter(before, seat, standIn(before, seat), way))
    })
  }

  drive(name: string, at: number, lasts: number, way: (part: number) => Place, ease?: Ease): void {
    this.#names.add(name)
    const noted = (part: number): Place => {
      const place = way(part)
      this.#bare.set(name, { scale: 1, ...place })
      return place
    }
    this.#script.drive(name, at, lasts, noted, ease)
  }

  /** All of them make room until the last one stands. */
  until(ends: number): void {
    const { event, together, before, pieces, to } = this.#script.telling
    const draw = () => {
      const line = [...this.#bare].filter(([, place]) => !isStationAt(before, Math.max(0, cellAt(before, place))))
      const places = crowded(line.map(([, place]) => place))
      line.forEach(([name, { scale = 1 }], i) => {
        if (!pieces.get(name)) return
        const { x, y, scale: by } = places[i]
        pieces.alter(name, { x, y, scale: scale * by })
      })
    }
    this.#script.acts.push({ at: 0, lasts: ends, ease: (part) => part, draw })
    const onward = before.seats.flatMap((_, seat) => (goesOn(event, together, seat) ? [names.locomotive(seat)] : []))
    for (const name of this.#names) if (to[name] && !onward.includes(name)) this.#script.put(name, ends, to[name])
  }
}
