import type { GameEvent } from '../../../src-shared/core.ts'
import type { Asking } from './asking.ts'
import type { Standing } from './standing.svelte.ts'

/**
 * The log before what the window was told when other eyes began to look: it is asked for by pages, where somebody wants
 * to read it.
 */
export class Earlier {
  readonly #app: Asking
  readonly #standing: Standing
  /** One page after another, whoever asks. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(app: Asking, standing: Standing) {
    this.#app = app
    this.#standing = standing
  }

  /** The first entry that is here. */
  get first(): number {
    return this.#standing.log[0]?.n ?? 0
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

  /** Fetches pages until an event is here that is looked for. Returns whether any came. */
  async reachBackTo(isIt: (event: GameEvent) => boolean): Promise<boolean> {
    const { first } = this
    const isHere = () => this.#standing.log.some(({ events }) => events.some(isIt))
    for (let before = Infinity; !isHere() && !this.whole && this.first < before;) {
      before = this.first
      await this.reach(before - 1)
    }
    return this.first < first
  }

  async #reach(n: number): Promise<void> {
    while (this.first > n && !this.#standing.closed) if (!(await this.#page())) return
  }

  async #page(): Promise<boolean> {
    const { first } = this
    const { slot, viewer } = this.#standing.table
    const page = await this.#app.askQuietly('earlierLog', { slot, before: first, viewer })
    const standing = this.#standing
    // Other eyes look meanwhile: what these may read is asked for anew.
    if (this.first !== first || standing.table.viewer !== viewer) return this.first > 0
    if (!page || page.log.length === 0) return false
    standing.log = [...page.log, ...standing.log]
    return true
  }
}
