/** A small generator of its own, so that a failing game can be played again by its seed. */
export const generator = (seed: number) => () => (
  (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0),
  seed / 2 ** 32
)
