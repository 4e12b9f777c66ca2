import type { Asking } from './asking.ts'
import type { Standing } from './standing.svelte.ts'

/**
 * Why bots wait: the menu or another page lies over the table, or so much is still to be shown that they would run far
 * ahead of it.
 */
export type RestFor = 'menu' | 'page' | 'shown'

/** So many steps that are not shown yet are enough, and with so few more are wanted: between them nothing is asked. */
const ENOUGH = 4
const FEW = 1

/** Has the bots at the table wait for this window. */
export class Resting {
  readonly #app: Asking
  readonly #standing: Standing
  readonly #why = new Set<RestFor>()
  #told = false
  /** One request after another: the last is to be the one that holds. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(app: Asking, standing: Standing) {
    this.#app = app
    this.#standing = standing
  }

  /** So many steps have come and are still to be shown. */
  toShow(steps: number): void {
    if (steps >= ENOUGH) this.rest('shown', true)
    else if (steps <= FEW) this.rest('shown', false)
  }

  rest(why: RestFor, on: boolean): void {
    if (on) this.#why.add(why)
    else this.#why.delete(why)
    this.#last = this.#last.then(() => this.#tell())
  }

  /** As it is by now: a page that follows on the menu leaves no gap. A table that was left meanwhile needs no bots. */
  async #tell(): Promise<void> {
    const on = this.#why.size > 0
    const { closed, table } = this.#standing
    if (closed || on === this.#told) return
    this.#told = on
    await this.#app.askQuietly('restBots', { slot: table.slot, on }).catch(() => null)
  }
}
