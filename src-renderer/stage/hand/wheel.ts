/** A notch of a wheel, in pixels: scrolled so far without a pause, the next turn is meant. */
const NOTCH = 100

/** Whoever has not scrolled for so long begins anew, in milliseconds. */
const PAUSE = 200

/** What each unit of `deltaMode` comes to in pixels: pixels, lines, of which a notch is three, and pages. */
const PIXELS = [1, NOTCH / 3, NOTCH]

/** Makes single turns of what is scrolled: a wheel tells of each notch, a trackpad of every few pixels. */
export class Wheel {
  /** What was scrolled since the last turn, and when. */
  #since: { readonly at: number; readonly pixels: number } | null = null

  /** Which way to turn now; 0 = what is scrolled belongs to the turn before. */
  turn({ deltaY, deltaMode, timeStamp }: WheelEvent): 1 | -1 | 0 {
    const pixels = deltaY * PIXELS[deltaMode]
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
