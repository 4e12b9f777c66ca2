/** Counts what a search has looked at, and says when it must end. One node is one judged state. */
export class Meter {
  nodes = 0
  readonly #limit: number
  readonly #unwanted: () => boolean

  /** @param limit nodes that may be judged; @param unwanted whether whoever asked wants the best found so far now */
  constructor(limit: number, unwanted: () => boolean = () => false) {
    this.#limit = limit
    this.#unwanted = unwanted
  }

  get left(): number {
    return this.#unwanted() ? 0 : Math.max(0, this.#limit - this.nodes)
  }
}
