/** Lets one piece of work run at a time, in the order asked. Requests and bots' steps never interleave. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }

  /** When all that was asked so far is done. */
  async idle(): Promise<void> {
    await this.#last
  }
}
