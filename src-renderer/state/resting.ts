import type { Asking } from './asking.ts'
import type { Standing } from './standing.svelte.ts'

/** Why bots wait: the menu lies over the table, or so much is still to be shown that they would run far ahead of it. */
export type RestFor = 'menu' | 'shown'

/** So many steps that are not shown yet are enough, and with so few more are wanted: between them nothing is asked. */
const ENOUGH = 4
const FEW = 1

/** Has the bots at the table wait for this window. */
export class Resting {
  readonly #app: Asking
  readonly #standing: Standing
  readonly #why = new Set<RestFor>()
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
    const before = this.#why.size > 0
    if (on) this.#why.add(why)
    else this.#why.delete(why)
    const rests = this.#why.size > 0
    if (rests === before) return
    this.#last = this.#last.then(() => this.#tell(rests))
  }

  /** A table that was left meanwhile needs no bots. */
  async #tell(on: boolean): Promise<void> {
    const { closed, table } = this.#standing
    if (!closed) await this.#app.askQuietly('restBots', { slot: table.slot, on }).catch(() => null)
  }
}
