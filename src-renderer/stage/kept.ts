/**
 * What was worked out of the same things lately, so that it need not be worked out again. Things are known by identity.
 */
export class Kept<T> {
  readonly #most: number
  #entries: { readonly of: readonly unknown[]; readonly made: T }[] = []

  /** @param most how many are kept: those made last */
  constructor(most: number) {
    this.#most = most
  }

  of(things: readonly unknown[], make: () => T): T {
    const known = this.#entries.find(({ of }) => of.every((thing, i) => thing === things[i]))
    if (known) return known.made
    const made = make()
    this.#entries = [{ of: things, made }, ...this.#entries].slice(0, this.#most)
    return made
  }
}
