/** A preview that is being done: as much of it as is still to come stays, until all stands still. */
export class Underway<F> {
  #left: F | null = null
  #begun = false

  keep(drawing: F): void {
    this.#left = drawing
    this.#begun = false
  }

  forget(): void {
    this.#left = null
  }

  /** What is left of it. What has been done of it stays away: only what was left of it can be left. */
  at(moving: boolean, left: (of: F) => F | null): F | null {
    if (this.#begun && !moving) this.forget()
    this.#begun = moving
    if (this.#left) this.#left = left(this.#left)
    return this.#left
  }
}
