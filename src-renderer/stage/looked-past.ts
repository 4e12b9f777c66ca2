/** The last move that somebody has looked past to choose something: it does not come back at once. */
export class LookedPast<Last> {
  #past: Last | null = null

  /** Whether this one was, now that somebody is choosing or is not. */
  at(last: Last | null, isChoosing: boolean): boolean {
    if (isChoosing) this.#past = last
    return last !== null && last === this.#past
  }
}
