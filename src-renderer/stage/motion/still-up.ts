import type { Lift } from '../drawing/drawing.ts'

const NOTHING: ReadonlyMap<string, Lift> = new Map()

/** What was picked for a deed lies as it lay until the deed begins to be seen: no card falls back into the hand. */
export class StillUp {
  #lifts = NOTHING

  keep(lifts: ReadonlyMap<string, Lift>): void {
    this.#lifts = lifts
  }

  forget(): void {
    this.#lifts = NOTHING
  }

  /** `wanted`: what marks lift. `moves`: something is seen to move; whatever is kept goes where it must. */
  at(wanted: ReadonlyMap<string, Lift>, moves: boolean): ReadonlyMap<string, Lift> {
    if (moves) this.forget()
    return this.#lifts.size === 0 ? wanted : new Map([...wanted, ...this.#lifts])
  }
}
