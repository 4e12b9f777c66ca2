import { END_CARDS, EVIDENCE } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { State } from '../../flat.ts'
import { shuffle } from '../../random.ts'
import { AT } from '../state.ts'

/** The order of a pile while it is made: outside the state, for as long as it takes to lay it there. */
const order = new Int32Array(Math.max(END_CARDS.length, EVIDENCE.length))

/**
 * The order of a pile from the top, as numbers from 0: those that `deck` names, by `base` and their number, as they
 * stand there, and the `count` less so many others shuffled below. Good until the next one is made.
 */
export function orderOf(s: State, deck: readonly number[], base: number, count: number): Int32Array {
  let n = 0
  for (const id of deck) if (id >= base && id < base + count) order[n++] = id - base
  const named = n
  for (let one = 0; one < count; one++) if (!isAmong(named, one)) order[n++] = one
  shuffle(s, AT.generator, order, named, count - named)
  return order
}

/** Is it one of the first of `order`? */
function isAmong(count: number, one: number): boolean {
  for (let i = 0; i < count; i++) if (order[i] === one) return true
  return false
}
