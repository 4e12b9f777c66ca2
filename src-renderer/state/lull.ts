/** So long after what was shown a press may still be meant to skip it, in milliseconds. */
const LULL_MS = 600

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'timeStamp'>

/** When what others did has been shown, Space, which skips it, says nothing to the question that comes next. */
export class Lull {
  #until = -Infinity

  /** What was shown has ended, at this time of the page's clock. */
  begin(now: number): void {
    this.#until = now + LULL_MS
  }

  /** Whether a press is too early to be an answer. Whoever goes on tapping has not seen the question yet. */
  swallows({ key, repeat, timeStamp }: Press): boolean {
    if (repeat) return key === ' ' || key === 'Enter'
    if (key !== ' ' || timeStamp >= this.#until) return false
    this.begin(timeStamp)
    return true
  }
}
