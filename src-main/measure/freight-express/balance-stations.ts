import {
  LETTERS,
  SPECIALS,
  VARIANT,
  type Letter,
  type Special,
  type StationSpecials,
} from '../../../src-shared/games/freight-express/specials.ts'
import { generator, shuffle } from '../../engine/random.ts'

/** What can lie on B to J by default: all but nothing and the variant. */
const USUAL: readonly Special[] = SPECIALS.filter((special) => special !== 'none' && special !== VARIANT)

/**
 * Abduction (000:233) among the others, on B to J by lot: the usual specials stay away in turn, one a game, so that
 * nine games show each of them eight times, and Abduction every time.
 *
 * @param number of the game, from 0
 * @param seed of the lot
 */
export function stationsWithAbduction(number: number, seed: number): StationSpecials {
  const away = USUAL[number % USUAL.length]
  const places = USUAL.map((_, i) => i)
  shuffle(generator(seed), 0, places, 0, places.length)
  const there = USUAL.map((special): Special => (special === away ? VARIANT : special))
  return Object.fromEntries(LETTERS.map((letter, i) => [letter, i === 0 ? 'none' : there[places[i - 1]]])) as Record<
    Letter,
    Special
  >
}
