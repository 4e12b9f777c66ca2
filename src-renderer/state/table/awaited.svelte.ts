/** A table that is about to be drawn: what happens meanwhile is shown when it is there, or known not to come. */
export class Awaited {
  /** What is said beside it comes with it. */
  is = $state(false)
  /** Resolves when it is there; null = none is awaited. */
  #expected: Promise<void> | null = null
  #come: () => void = () => undefined

  /** It is about to be drawn. */
  expect(): void {
    this.#expected ??= new Promise((done) => (this.#come = done))
    this.is = true
  }

  /** It is there and has its pace, or will not come. */
  ready(): void {
    this.#expected = null
    this.is = false
    this.#come()
  }

  /** When it is there, or known not to come. */
  get here(): Promise<void> | null {
    return this.#expected
  }
}
