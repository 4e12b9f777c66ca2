/**
 * The seeded generator (sfc32). Its four words lie in a game's state at an offset, so that a copy of
 * a state draws the same cards as the original. Same seed: same numbers on every platform.
 */
export const GENERATOR_WORDS = 4

/** Fills four words at `at` from a seed (any number; its lower 32 bits count). */
export function seedGenerator(words: Int32Array, at: number, seed: number): void {
  words[at] = 0x9e3779b9 | 0
  words[at + 1] = 0x243f6a88
  words[at + 2] = seed | 0
  words[at + 3] = 1
  for (let i = 0; i < 12; i++) nextWord(words, at)
}

/** A fresh generator of its own, for bots, tests and `sample`. */
export function generator(seed: number): Int32Array {
  const words = new Int32Array(GENERATOR_WORDS)
  seedGenerator(words, 0, seed)
  return words
}

/** The next 32 bits, as an unsigned number. Moves the generator. */
export function nextWord(words: Int32Array, at = 0): number {
  const a = words[at]
  const b = words[at + 1]
  const c = words[at + 2]
  const counter = words[at + 3]
  const result = (((a + b) | 0) + counter) | 0
  words[at + 3] = (counter + 1) | 0
  words[at] = b ^ (b >>> 9)
  words[at + 1] = (c + (c << 3)) | 0
  words[at + 2] = (((c << 21) | (c >>> 11)) + result) | 0
  return result >>> 0
}

/** A whole number from 0 to `below` - 1, each equally likely. `below` is 1 or more. */
export function nextBelow(words: Int32Array, at: number, below: number): number {
  let word = nextWord(words, at)
  // Only of the last few words some are too many, and only then it is asked which: to divide by it takes long.
  if (word >= WORDS - below) {
    const limit = WORDS - (WORDS % below)
    while (word >= limit) word = nextWord(words, at)
  }
  // Both of 32 bits without a sign: the processor has one instruction for that.
  return (word >>> 0) % (below >>> 0)
}
/** So many different words there are. */
const WORDS = 0x100000000

/** Shuffles `count` entries of `list` from `from` on, in place (Fisher-Yates). */
export function shuffle(words: Int32Array, at: number, list: Int32Array | number[], from: number, count: number): void {
  for (let i = count - 1; i > 0; i--) {
    const j = nextBelow(words, at, i + 1)
    const held = list[from + i]
    list[from + i] = list[from + j]
    list[from + j] = held
  }
}
