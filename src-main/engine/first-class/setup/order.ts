import type { State } from '../../flat.ts'
import { shuffle } from '../../random.ts'
import { AT } from '../state.ts'

/**
 * The order of a pile from the top, as numbers from 0: those that `deck` names, by `base` and their number, as they
 * stand there, and the `count` less so many others shuffled below.
 */
export function orderOf(s: State, deck: readonly number[], base: number, count: number): number[] {
  const named = deck.filter((id) => id >= base && id < base + count).map((id) => id - base)
  const others = Array.from({ length: count }, (_, one) => one).filter((one) => !named.includes(one))
  shuffle(s, AT.generator, others, 0, count - named.length)
  return [...named, ...others]
}
