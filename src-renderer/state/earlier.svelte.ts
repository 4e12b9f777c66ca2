import type { App } from './app.svelte.ts'
import type { TableSession } from './table.svelte.ts'

/**
 * The log before what the window was told when other eyes began to look: it is asked for by pages, where somebody wants
 * to read it.
 */
export class Earlier {
  readonly #app: App
  readonly #session: TableSession
  /** One page after another, whoever asks. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(app: App, session: TableSession) {
    this.#app = app
    this.#session = session
  }

  /** The first entry that is here. */
  get first(): number {
    return this.#session.log[0]?.n ?? 0
  }

  /** All of the log is here. */
  get whole(): boolean {
    return this.first === 0
  }

  /** Fetches pages until entry `n` is here, or cannot be had. */
  reach(n: number): Promise<void> {
    const reached = this.#last.then(() => this.#reach(n))
    this.#last = reached
    return reached
  }

  async #reach(n: number): Promise<void> {
    while (this.first > n && !this.#session.closed) if (!(await this.#page())) return
  }

  async #page(): Promise<boolean> {
    const { first } = this
    const { slot, viewer } = this.#session.table
    const page = await this.#app.askQuietly('earlierLog', { slot, before: first, viewer })
    const session = this.#session
    // Other eyes look meanwhile: what these may read is asked for anew.
    if (this.first !== first || session.table.viewer !== viewer) return this.first > 0
    if (!page || page.log.length === 0) return false
    session.log = [...page.log, ...session.log]
    return true
  }
}
