/**
 * How the table in src-shared/games/freight-express/cards.ts was made: a local search that swaps single
 * values between cards until no rule of the table is broken. Prints rows to paste there.
 *   npx tsx scripts/design-cards.ts [seed]     (the table is that of seed 1)
 */
import { generator, nextBelow } from '../src-main/engine/random.ts'
import { RAILS, turnRails } from '../src-shared/geometry/rails.ts'
import { LAYOUTS, hopsFrom } from '../src-shared/games/freight-express/layouts.ts'
import { LETTERS } from '../src-shared/games/freight-express/specials.ts'

const RAIL_WORDS = ['NS', 'EW', 'NE', 'SE', 'SW', 'NW']

/** Which rails, how many cards. Mirror images stand side by side, in equal numbers. */
const SHAPES: readonly (readonly [string, number])[] = [
  ['NS', 8],
  ['NE', 10],
  ['NS+NE', 5],
  ['NS+NW', 5],
  ['NE+NW', 4],
  ['NE+SW', 3],
  ['NS+NE+SE', 2],
  ['NS+NE+NW', 2],
  ['NS+NE+SW', 1],
  ['NS+NW+SE', 1],
  ['NE+SE+SW', 2],
  ['NE+SE+SW+NW', 2],
  ['NS+EW', 5],
]
/** How often each wagon value from 2 stands on an ordinary card; crossings have 2, 2, 2, 3, 3. */
const WAGONS: readonly (readonly [number, number])[] = [
  [2, 4],
  [3, 5],
  [4, 7],
  [5, 6],
  [6, 6],
  [7, 6],
  [8, 6],
  [9, 5],
]
const CROSSING_WAGONS = [2, 2, 2, 3, 3]

interface Draft {
  rails: number
  word: string
  wagon: number
  couple: number
  uncouple: number
  action: number
}
type Value = 'wagon' | 'couple' | 'uncouple' | 'action'

const classicHops = LETTERS.map((_, from) => hopsFrom(LAYOUTS.classic, from))
const hops = (card: Draft): number => classicHops[card.couple][card.uncouple]
const railCount = (card: Draft): number => RAILS.filter((rail) => card.rails & rail).length
const times = (value: number, count: number): number[] => new Array<number>(count).fill(value)

function firstDraft(): Draft[] {
  const words = SHAPES.flatMap(([word, count]) => new Array<string>(count).fill(word))
  const wagons = [...WAGONS.flatMap(([wagon, count]) => times(wagon, count)).reverse(), ...CROSSING_WAGONS]
  return words.map((word, i) => ({
    word,
    rails: word.split('+').reduce((mask, name) => mask | RAILS[RAIL_WORDS.indexOf(name)], 0),
    wagon: wagons[i],
    couple: i % 10,
    uncouple: (i + 1 + Math.floor(i / 10)) % 10,
    action: (i % 5) + 1,
  }))
}

const includes = (big: number, small: number): boolean =>
  [0, 1, 2, 3].some((turn) => (turnRails(small, turn) & ~big) === 0)

function dominates(a: Draft, b: Draft): boolean {
  if (a.wagon < b.wagon || a.action < b.action || hops(a) > hops(b) || !includes(a.rails, b.rails)) return false
  return a.wagon > b.wagon || a.action > b.action || hops(a) < hops(b) || !includes(b.rails, a.rails)
}

/** What a card of these rails and this trip ought to pay; and what fuel it ought to be. */
const fairWagon = (card: Draft): number => 5.2 + 1.3 * (hops(card) - 1.8) - 0.9 * (railCount(card) - 1.7)
const fairAction = (card: Draft): number => 3 - 0.5 * (card.wagon - 5.4) - 0.9 * (railCount(card) - 1.7)

function cost(cards: readonly Draft[]): number {
  let sum = 0
  const trips = new Set<number>()
  const tripLengths = [0, 0, 0, 0]
  for (const a of cards) {
    if (a.couple === a.uncouple) sum += 100
    const trip = a.couple * 10 + a.uncouple
    if (trips.has(trip)) sum += 5
    trips.add(trip)
    tripLengths[hops(a)]++
    if (a.word !== 'NS+EW') sum += 0.1 * ((a.wagon - fairWagon(a)) ** 2 + (a.action - fairAction(a)) ** 2)
    for (const b of cards) if (a !== b && dominates(a, b)) sum += 10
  }
  return sum + Math.abs(tripLengths[1] - 17) + Math.abs(tripLengths[3] - 11)
}

function search(seed: number): Draft[] {
  const rng = generator(seed)
  const cards = firstDraft()
  const values: Value[] = ['wagon', 'couple', 'uncouple', 'action']
  let now = cost(cards)
  for (let step = 0; step < 60_000; step++) {
    const value = values[nextBelow(rng, 0, 4)]
    const a = nextBelow(rng, 0, 50)
    const b = nextBelow(rng, 0, 50)
    if (value === 'wagon' && a < 45 !== b < 45) continue
    swap(cards, a, b, value)
    const then = cost(cards)
    const heat = 0.5 * (1 - step / 60_000)
    if (then <= now || nextBelow(rng, 0, 1000) / 1000 < Math.exp((now - then) / (heat + 1e-9))) now = then
    else swap(cards, a, b, value)
  }
  const dominated = cards.flatMap((a) => cards.filter((b) => a !== b && dominates(a, b))).length
  process.stderr.write(`cost ${now.toFixed(2)}, ${dominated} dominated\n`)
  return cards
}

function swap(cards: Draft[], a: number, b: number, value: Value): void {
  const held = cards[a][value]
  cards[a][value] = cards[b][value]
  cards[b][value] = held
}

const shapeOf = (card: Draft): number => SHAPES.findIndex(([word]) => word === card.word)
const found = search(Number(process.argv[2] ?? 1)).sort((a, b) => shapeOf(a) - shapeOf(b) || b.wagon - a.wagon)
for (const { word, wagon, couple, uncouple, action } of found) {
  process.stdout.write(`  ['${word}', ${wagon}, '${LETTERS[couple]}', '${LETTERS[uncouple]}', ${action}],\n`)
}
