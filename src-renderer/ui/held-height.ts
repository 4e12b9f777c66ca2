/**
 * How high the question stays at least, in px: while something is carried over the table its words are others at every
 * place, and what lies below them is not to jump. 0 = as high as its words are.
 */
export class HeldHeight {
  #tallest = 0

  of(height: number, isCarried: boolean): number {
    this.#tallest = isCarried ? Math.max(this.#tallest, height) : 0
    return this.#tallest
  }
}
