import type { Size } from '../craft.ts'
import { samePiece, type Piece, type Pieces, type Poses } from '../pieces.ts'

/** What comes and goes beside what is told takes so long, in milliseconds: nobody is to look there. */
const FADE_MS = 900

const NOTHING = { pieces: {}, fading: false }

type Drawn<Look> = Pick<Pieces<Look>, 'entries'>

interface Shown<Look> {
  readonly piece: Piece<Look>
  /** How much of it is seen, 0 to 1, and whether it is to stay. */
  part: number
  stays: boolean
}

/** Furniture that comes and goes slowly, whatever is told meanwhile. */
export class Fading<Look extends object> {
  readonly #isSlow: (look: Look) => boolean
  readonly #shown = new Map<string, Shown<Look>>()
  #at = -Infinity
  #size: Size | null = null
  /** The position whose furniture all stands whole; null = some of it comes or goes. */
  #settled: Poses<Look> | null = null

  constructor(isSlow: (look: Look) => boolean) {
    this.#isSlow = isSlow
  }

  /**
   * How much of the furniture is seen at this time, in the place of what is drawn; at once when `instant`, and in a
   * table of another size. `live`: what is drawn without this.
   */
  at(
    resting: Poses<Look>,
    live: Drawn<Look>,
    { now, instant, size }: { readonly now: number; readonly instant: boolean; readonly size: Size },
  ): { pieces: Poses<Look>; fading: boolean } {
    if (this.#settled === resting && this.#size === size && this.#isDrawn(resting, live)) return this.#nothing(now)
    const wanted = new Map(
      Object.entries(resting)
        .filter(([, { look }]) => this.#isSlow(look))
        .map(([name, piece]) => [keyOf(name, piece), piece]),
    )
    const jumps = instant || this.#size !== size || this.#shown.size === 0
    // A table at rest is not painted: what begins now begins whole, however long ago it was painted last.
    const lasted = this.#settled ? 0 : Math.max(0, now - this.#at)
    const step = jumps ? 1 : lasted / FADE_MS
    this.#at = now
    this.#size = size
    for (const [key, piece] of wanted) if (!this.#shown.has(key)) this.#shown.set(key, { piece, part: 0, stays: true })
    for (const [key, one] of this.#shown) {
      one.stays = wanted.has(key)
      one.part = Math.min(1, Math.max(0, one.part + (one.stays ? step : -step)))
      if (one.part === 0 && !one.stays) this.#shown.delete(key)
    }
    const drawn = this.#drawn(live)
    this.#settled = drawn.fading ? null : resting
    return drawn
  }

  /** Nothing is made for a table at rest, which asks at every painting. */
  #nothing(now: number): { pieces: Poses<Look>; fading: boolean } {
    this.#at = now
    return NOTHING
  }

  /** The furniture is drawn as it stands in this position, whatever else is on its way. */
  #isDrawn(resting: Poses<Look>, live: Drawn<Look>): boolean {
    let [drawn, wanted] = [0, 0]
    for (const [name, one] of live.entries()) {
      if (!this.#isSlow(one.look)) continue
      if (!samePiece(one, resting[name])) return false
      drawn++
    }
    for (const name in resting) if (this.#isSlow(resting[name].look)) wanted++
    return drawn === wanted
  }

  #drawn(live: Drawn<Look>): { pieces: Poses<Look>; fading: boolean } {
    const pieces: Record<string, Piece<Look>> = {}
    // What is on its way already is seen once it is there.
    for (const [name, piece] of live.entries()) if (this.#isSlow(piece.look)) pieces[name] = { ...piece, alpha: 0 }
    let fading = false
    for (const [key, { piece, part, stays }] of this.#shown) {
      const z = piece.z - (stays ? 0 : 1)
      pieces[stays ? key.slice(0, key.indexOf('\n')) : key] = { ...piece, alpha: piece.alpha * part, z }
      fading ||= part < 1
    }
    return { pieces, fading }
  }
}

/** Another place or look is another piece. */
const keyOf = <Look>(name: string, { x, y, scale, look }: Piece<Look>): string =>
  [name, x, y, scale, JSON.stringify(look)].join('\n')
