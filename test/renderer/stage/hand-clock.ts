import type { Clock } from '../../../src-renderer/stage/motion.ts'

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

  /** Passes frames until something is over. */
  async until(what: Promise<unknown>, each = 40): Promise<void> {
    let over = false
    void what.finally(() => (over = true))
    for (let frames = 0; !over; frames++) {
      if (frames > 20_000) throw new Error('the animation does not end')
      await Promise.resolve()
      this.pass(each)
    }
    await what
  }
}
