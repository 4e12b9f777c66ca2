/** So long after what was shown a press may still be meant to skip it, in milliseconds. */
export const LULL_MS = 600
/** So long the key that skips must have been up, and the question stood, before it is meant for an answer. */
const SPACE_MS = 1500
/** So long a list must have stood before a key is meant for a row of it. */
const READ_MS = 350

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'timeStamp'>

/** The keys of the rows of the list, as they are usually given out. */
export const isRowKey = (key: string): boolean => /^[0-9df]$/i.test(key)

/**
 * Keys that come too early to be answers: Space, which skips what others did, and those of rows, which meant the list
 * before.
 */
export class Lull {
  #until = -Infinity
  #listed = -Infinity
  #unread = -Infinity
  #told = -Infinity
  /** What could be skipped led to the question, and nobody has shown yet that they have seen it. */
  #isUnseen = false
  #pressed = { key: '', at: -Infinity }

  /** What was shown has ended, at this time of the page's clock. */
  begin(now: number): void {
    this.#until = now + SPACE_MS
    this.#isUnseen = true
  }

  /** Another question is asked, with a list of its own. */
  list(now: number): void {
    this.#listed = now
    this.#unread = now
    // What was skipped to come here: the question itself is to be seen first.
    if (now < this.#until) this.begin(now)
  }

  /** What somebody did begins to be shown. */
  tell(now: number): void {
    this.#told = now
  }

  /** Whether a press may be the second of a quick two that meant the deed before: what follows was not seen yet. */
  isHasty({ timeStamp }: Pick<Press, 'timeStamp'>): boolean {
    return timeStamp < this.#told + READ_MS
  }

  /** Whether a row's key may still mean the list that the key just before it has answered. */
  isSecond({ timeStamp }: Pick<Press, 'timeStamp'>): boolean {
    return timeStamp < this.#pressed.at + READ_MS
  }

  /** Somebody has gone to one of its rows, and so has seen it. */
  read(): void {
    this.#unread = -Infinity
    this.#isUnseen = false
  }

  /** Whether the list has only just come to stand, and nobody has read it: a press may mean the question before. */
  isFresh({ timeStamp }: Pick<Press, 'timeStamp'>): boolean {
    return timeStamp < this.#unread + LULL_MS
  }

  /** Whether a press is too early to be an answer. Whoever goes on tapping has not seen the question yet. */
  swallows({ key, repeat, timeStamp }: Press): boolean {
    if (repeat) return key === ' ' || key === 'Enter' || isRowKey(key)
    // Whoever presses another key does not skip: Tab leads to other buttons, which Space presses, too.
    if (key !== ' ') this.#isUnseen = false
    const before = this.#pressed
    if (key === 'Enter' || isRowKey(key)) this.#pressed = { key, at: timeStamp }
    if (isRowKey(key)) return this.#isEarly(timeStamp, before.key === key ? before.at : -Infinity)
    if (key !== ' ') return false
    // However late it comes, the first one after what can be skipped may still be meant for that; and what comes as
    // one's own deed ends was pressed to skip it, and presses no row either.
    if (timeStamp >= this.#until && !this.#isUnseen) return timeStamp < this.#listed + READ_MS
    this.begin(timeStamp)
    this.#isUnseen = false
    return true
  }

  /** The list has just changed, or the same key has just been pressed: its row may be another one by now. */
  #isEarly(at: number, before: number): boolean {
    return at < before + READ_MS || at < this.#listed + READ_MS
  }
}
