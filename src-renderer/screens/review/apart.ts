/** A sentence of one of two moves, and where it says something else than the other's does. */
export interface Apart {
  readonly before: string
  /** '' where both say the same. */
  readonly differs: string
  readonly after: string
}

/** Where less than half of it is alike, the whole is read: nothing is set off. */
const LEAST_ALIKE = 0.5

/** Word by word from both ends: long sentences that differ in one place are told apart by that. */
export function apartFrom(line: string, other: string | undefined): Apart {
  const [words, others] = [line, other ?? ''].map((one) => one.split(' '))
  const shortest = Math.min(words.length, others.length)
  const alike = (at: (all: readonly string[], i: number) => string | undefined, most: number): number => {
    let n = 0
    while (n < most && at(words, n) === at(others, n)) n++
    return n
  }
  const first = alike((all, i) => all[i], shortest)
  const last = alike((all, i) => all.at(-1 - i), shortest - first)
  if (first + last < LEAST_ALIKE * words.length) return { before: line, differs: '', after: '' }
  const end = words.length - last
  const said = [words.slice(0, first), words.slice(first, end), words.slice(end)].map((part) => part.join(' '))
  return { before: said[0], differs: said[1], after: said[2] }
}
