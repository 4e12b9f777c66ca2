import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { nextBelow, nextWord } from '../../random.ts'

/** Cards that fit into the same places: which of them one takes changes nothing for the others. */
interface Kind {
  readonly value: number
  readonly cards: number[]
}

const fits = ({ value }: Kind, lacks: number): boolean => (lacks & (1 << value)) === 0

/**
 * A card of the pool for each place, such that all deals in which the cards fit are equally likely. `lacks` = for each
 * place the action values that it does not hold, as bits 1 << value. `rng` moves. Returns the cards in the order of
 * the places, or null when there is no such deal.
 */
export function dealEvenly(lacks: readonly number[], pool: readonly number[], rng: Int32Array): number[] | null {
  const kinds = kindsOf(lacks, pool)
  const deals = countDeals(lacks, kinds)
  if (deals(0) === 0) return null
  return lacks.map((lacking, at) => {
    // As many deals follow with a kind as there are cards of it, times the ways to go on.
    const kind = drawn(kinds, (one) => following(one, lacking, () => deals(at + 1)), rng)
    return kind.cards.splice(nextBelow(rng, 0, kind.cards.length), 1)[0]
  })
}

function kindsOf(lacks: readonly number[], pool: readonly number[]): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const card of pool) {
    const value = TRACK_CARDS[card].action
    const key = lacks.map((lacking) => (lacking >> value) & 1).join('')
    const kind = kinds.get(key)
    if (kind) kind.cards.push(card)
    else kinds.set(key, { value, cards: [card] })
  }
  return [...kinds.values()]
}

/** How many deals follow when a place takes a card of a kind. `goOn` is asked with that card gone. */
function following(kind: Kind, lacking: number, goOn: () => number): number {
  const card = fits(kind, lacking) ? kind.cards.pop() : undefined
  if (card === undefined) return 0
  const deals = goOn()
  kind.cards.push(card)
  return kind.cards.length * deals
}

/** Counts the ways to fill the places from one on with the cards that are left of each kind, each such count once. */
function countDeals(lacks: readonly number[], kinds: readonly Kind[]): (at: number) => number {
  const known = new Map<string, number>()
  const deals = (at: number): number => {
    if (at === lacks.length) return 1
    const left = kinds.map(({ cards }) => cards.length).join()
    const counted =
      known.get(left) ?? kinds.reduce((sum, kind) => sum + following(kind, lacks[at], () => deals(at + 1)), 0)
    known.set(left, counted)
    return counted
  }
  return deals
}

/** One kind, each as likely as it weighs; at least one must weigh something. */
function drawn(kinds: readonly Kind[], weigh: (kind: Kind) => number, rng: Int32Array): Kind {
  const weights = kinds.map(weigh)
  let point = (nextWord(rng) / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => (point -= weight) < 0)
  return kinds[at < 0 ? weights.findLastIndex((weight) => weight > 0) : at]
}
