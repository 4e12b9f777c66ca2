import type { Clock } from '../../../src-renderer/stage/motion/motion.ts'

/** So many promises one after another lead to the next frame at most. */
const MOST_STEPS = 50

/** Time that a test turns by hand. */
export class HandClock implements Clock {
  now = 0
  #waiting: ((now: number) => void)[] = []

  frame(call: (now: number) => void): void {
    this.#waiting.push(call)
  }

  get idle(): boolean {
    return this.#waiting.length === 0
  }

  /** Lets some time pass, and everyone who waits for a frame have one. */
  pass(milliseconds: number): void {
    this.now += milliseconds
    const calls = this.#waiting.splice(0)
    for (const call of calls) call(this.now)
  }

  /** What leads from one movement to the next takes no time: as in a window, it is done before the next frame. */
  async #asked(isOver: () => boolean): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS && this.idle && !isOver(); steps++) await Promise.resolve()
  }

  /** Passes frames until something is over. */
  async until(what: Promise<unknown>, each = 40): Promise<void> {
    let over = false
    void what.finally(() => (over = true))
    for (let frames = 0; !over; frames++) {
      if (frames > 20_000) throw new Error('the animation does not end')
      await this.#asked(() => over)
      this.pass(each)
    }
    await what
  }
}
