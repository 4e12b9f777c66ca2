import { normal } from '../../../stage/motion/turning.ts'
import type { Place } from './run.ts'

/** A millisecond, at most: in u for who only makes room, and for who drives; in degrees; in parts of its size. */
const [MAKES_ROOM, DRIVES, TURNS, GROWS] = [0.25, 0.7, 1.2, 0.006]
/** Whoever has fallen behind catches up by so much of its own speed. */
const CATCHES_UP = 1.3

/**
 * Locomotives that go where they are wanted no faster than locomotives move: what makes room for them or holds them
 * back may begin and end at once, and none jumps for that.
 */
export class Gently {
  readonly #seen = new Map<string, Required<Place>>()
  readonly #drove = new Map<string, Place>()
  readonly #driving = new Set<string>()
  #time = 0
  #passed = 0

  /** So it is seen before it first moves. */
  from(name: string, seen: Required<Place> | undefined): void {
    if (!seen || this.#seen.has(name)) return
    const { x, y, angle, scale } = seen
    this.#seen.set(name, { x, y, angle, scale })
  }

  /** The same of one whose own way begins at a place: that is none that it has driven to. */
  setsOut(name: string, seen: Required<Place> | undefined, begins: Place): void {
    if (this.#driving.has(name)) return
    this.#driving.add(name)
    this.from(name, seen)
    this.#drove.set(name, begins)
  }

  /** It is that time now; told backwards, it is earlier than it was. */
  pass(time: number): void {
    this.#passed = Math.abs(time - this.#time)
    this.#time = time
  }

  /** Where it is seen now: `bare`, where its own way has brought it, and where it is wanted. */
  to(name: string, bare: Place, wanted: Place): Required<Place> {
    const end = { scale: 1, ...wanted }
    const seen = this.#seen.get(name) ?? end
    const drove = this.#drove.get(name) ?? bare
    const own = Math.hypot(bare.x - drove.x, bare.y - drove.y)
    const speed = Math.min(DRIVES * this.#passed, Math.max(own * CATCHES_UP, MAKES_ROOM * this.#passed))
    const far = Math.hypot(end.x - seen.x, end.y - seen.y)
    const part = far <= speed ? 1 : speed / far
    const turned = Math.abs(normal(bare.angle - drove.angle))
    const now = {
      x: seen.x + (end.x - seen.x) * part,
      y: seen.y + (end.y - seen.y) * part,
      angle: normal(seen.angle + within(normal(end.angle - seen.angle), turned + TURNS * this.#passed)),
      scale: seen.scale + within(end.scale - seen.scale, GROWS * this.#passed),
    }
    this.#seen.set(name, now)
    this.#drove.set(name, { ...bare })
    return now
  }
}

const within = (change: number, most: number): number => Math.min(most, Math.max(-most, change))
