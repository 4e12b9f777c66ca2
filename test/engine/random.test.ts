import { describe, expect, it } from 'vitest'
import { generator, nextBelow, nextWord, seedGenerator, shuffle } from '../../src-main/engine/random.ts'

it('the same seed gives the same numbers on every platform', () => {
  const rng = generator(7)
  expect([nextWord(rng), nextWord(rng), nextWord(rng)]).toEqual([888617221, 1677882914, 1993636295])
})

it('a copy of the words goes on as the original does', () => {
  const rng = generator(11)
  nextWord(rng)
  const copy = rng.slice()
  expect(nextWord(copy)).toBe(nextWord(rng))
})

it('may lie anywhere in a state and touches its four words only', () => {
  const state = new Int32Array(10)
  seedGenerator(state, 3, 7)
  expect(nextWord(state, 3)).toBe(nextWord(generator(7)))
  expect([...state.slice(0, 3), ...state.slice(7)]).toEqual([0, 0, 0, 0, 0, 0])
})

describe('nextBelow', () => {
  it('gives each number about equally often', () => {
    const rng = generator(3)
    const counts = [0, 0, 0, 0, 0]
    for (let i = 0; i < 10_000; i++) counts[nextBelow(rng, 0, 5)]++
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  it('gives 0 when there is one number only', () => {
    expect(nextBelow(generator(1), 0, 1)).toBe(0)
  })
})

describe('nextBelow, however large the number', () => {
  /** The plain rule: words at and above the last whole multiple are thrown again. */
  function plainly(words: Int32Array, below: number): number {
    const limit = 0x100000000 - (0x100000000 % below)
    let word = nextWord(words)
    while (word >= limit) word = nextWord(words)
    return word % below
  }

  it.each([1, 2, 3, 6, 75, 1000, 65_537, 0x40000001, 0x80000000, 0x80000001, 0xc0000000, 0xffffffff])(
    'throws below %i as the plain rule does, and leaves the generator there',
    (below) => {
      const [words, plain] = [generator(below), generator(below)]
      const thousands = Array.from({ length: 2000 }, () => nextBelow(words, 0, below))
      expect(thousands).toEqual(Array.from({ length: 2000 }, () => plainly(plain, below)))
      expect(words).toEqual(plain)
    },
  )
})

describe('shuffle', () => {
  it('keeps every card and leaves those outside its stretch where they are', () => {
    const list = [0, 1, 2, 3, 4, 5, 6, 7]
    shuffle(generator(5), 0, list, 2, 4)
    expect([list[0], list[1], list[6], list[7]]).toEqual([0, 1, 6, 7])
    expect([...list].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('throws once for each card but the last', () => {
    const [words, plain] = [generator(5), generator(5)]
    shuffle(words, 0, [0, 1, 2, 3], 0, 4)
    for (const below of [4, 3, 2]) nextBelow(plain, 0, below)
    expect(words).toEqual(plain)
  })

  it('brings every card to every place about equally often', () => {
    const rng = generator(9)
    const first = [0, 0, 0, 0]
    for (let i = 0; i < 8000; i++) {
      const list = [0, 1, 2, 3]
      shuffle(rng, 0, list, 0, 4)
      first[list[0]]++
    }
    for (const count of first) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })
})
