/**
 * How high the question stays at least, in px: while something is carried over the table, or places of it are pointed
 * at, its words are others at every place. What lies below them is neither to jump with each nor to be covered: it
 * makes way for the longest once, and stays there until something else is asked. 0 = as high as its words are.
 */
export class HeldHeight {
  #tallest = 0
  #question = ''

  of(height: number, isHeld: boolean, question: string): number {
    if (question !== this.#question) this.#tallest = 0
    this.#question = question
    if (isHeld) this.#tallest = Math.max(this.#tallest, height)
    return this.#tallest
  }
}
