/** A stop of a lesson's rail, or of a line of lessons drawn small. */
export interface Stop {
  readonly x: number
  readonly state: 'done' | 'now' | 'open'
  readonly n: number
}

/** So many stops, evenly over a width, of which the first are done and the next is the one of now. */
export const stopsOver = (width: number, all: number, isDone: (n: number) => boolean, now: number): Stop[] =>
  Array.from({ length: all }, (_, n) => ({
    x: all === 1 ? width / 2 : 13 + (n * (width - 26)) / (all - 1),
    state: isDone(n) ? 'done' : n === now ? 'now' : 'open',
    n: n + 1,
  }))
