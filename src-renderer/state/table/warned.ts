import type { Phrase, Viewer } from '../../../src-shared/core.ts'

/** What warns of the end is said in words through the first turn that is asked under it; then its sign is enough. */
export class Warned {
  readonly #first = new Map<string, number>()

  /** Whether this is still to be said in words in a turn, to whoever looks; `asks`: they are asked now. */
  isNew({ key }: Phrase, viewer: Viewer, turn: number, asks: boolean): boolean {
    const told = `${key} ${viewer}`
    const first = this.#first.get(told)
    if (first === undefined && asks) this.#first.set(told, turn)
    return first === undefined || first === turn
  }
}
