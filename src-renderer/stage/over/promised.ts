import type { Poses } from '../pieces.ts'

/**
 * Ghosts of what is being done: each stays until what it stands for has come, so that no place is bare in between. They
 * are gone once all stands still.
 */
export class Promised<Look> {
  #ghosts: Poses<Look> = {}
  #begun = false

  keep(ghosts: Poses<Look>): void {
    this.#ghosts = ghosts
    this.#begun = false
  }

  forget(): void {
    this.keep({})
  }

  /** What is left of them: `awaited` tells of the ghosts those for which nothing has come yet. */
  at(moving: boolean, awaited: (ghosts: Poses<Look>) => Poses<Look>): Poses<Look> {
    if (this.#begun && !moving) this.forget()
    this.#begun = moving
    // What has come stays: its ghost must not appear anew where it moves on.
    if (moving) this.#ghosts = awaited(this.#ghosts)
    return this.#ghosts
  }
}
