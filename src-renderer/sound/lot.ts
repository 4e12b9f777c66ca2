/** A lot that falls the same every time: from 0 to below 1. */
export function lotOf(seed: number): () => number {
  let state = (Math.imul(seed, 2654435761) + 1) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
