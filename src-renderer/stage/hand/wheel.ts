/**
 * A notch of a wheel, in pixels of the screen, a little less than a hundred as they are rounded: scrolled so far
 * without a pause, the next turn is meant.
 */
const NOTCH = 96

/** Whoever has not scrolled for so long begins anew, in milliseconds. */
const PAUSE = 200

/** What lines, of which a notch is three, and pages come to in pixels, by `deltaMode`. */
const LINES = [0, NOTCH / 3, NOTCH]

/** Makes single turns of what is scrolled: a wheel tells of each notch, a trackpad of every few pixels. */
export class Wheel {
  /** What was scrolled since the last turn, and when. */
  #since: { readonly at: number; readonly pixels: number } | null = null

  readonly #density: () => number

  /** @param density pixels of the screen to one of the page: browsers count the page's, fewer where all is larger */
  constructor(density: () => number) {
    this.#density = density
  }

  /** Which way to turn now; 0 = what is scrolled belongs to the turn before. */
  turn({ deltaMode, deltaY, timeStamp }: WheelEvent): 1 | -1 | 0 {
    const pixels = deltaY * (deltaMode === 0 ? this.#density() : LINES[deltaMode])
    const way = pixels > 0 ? 1 : -1
    const before = this.#since && timeStamp - this.#since.at <= PAUSE ? this.#since.pixels : null
    // Turning back leaves nothing of the way there.
    const far = before === null ? NOTCH : Math.abs(pixels) + (before * way > 0 ? Math.abs(before) : 0)
    const turns = far >= NOTCH
    this.#since = { at: timeStamp, pixels: turns ? 0 : far * way }
    return turns ? way : 0
  }

  /** Nothing was turned: the next that is scrolled may turn at once. */
  rest(): void {
    this.#since = null
  }
}
