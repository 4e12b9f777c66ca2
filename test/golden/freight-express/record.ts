import { writeFileSync } from 'node:fs'
import type { Action, ActionKind } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightEventKind } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightOptions } from '../../../src-shared/games/freight-express/options.ts'
import { MAX_CHOICES, type Setup } from '../../../src-main/engine/game.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { generator, nextBelow, shuffle } from '../../../src-main/engine/random.ts'
import { write, type Recorded } from './playthrough.ts'

/**
 * Records the golden playthroughs anew: `npx tsx test/golden/freight-express/record.ts [part of a name]`. Looks for
 * lively games by seed: a lot decides what kind of thing is done, then which.
 */
interface Wanted {
  readonly file: string
  readonly title: string
  readonly seatCount: number
  readonly options: FreightOptions
  /** The last answer must be of this kind. */
  readonly last: readonly ActionKind[]
  readonly events: readonly FreightEventKind[]
  /** Advanced: so many kinds of events at least. */
  readonly kinds?: number
}

const LIVELY: readonly FreightEventKind[] = ['covered', 'coupled', 'uncoupled', 'drove', 'shuffled']
const WANTED: readonly Wanted[] = [
  {
    file: 'ends-at-turn-start.txt', title: 'Freight Express, three seats: a turn begins and nothing is left to draw',
    seatCount: 3, options: game.options.default, last: ['endTurn'], events: [...LIVELY, 'derailed', 'gaveUpTrain'],
  },
  {
    file: 'ends-during-refill.txt', title: 'Freight Express, two seats: a refill finds too few cards',
    seatCount: 2, options: game.options.default, last: ['refill'], events: [...LIVELY, 'flipped', 'dropped'],
  },
  {
    file: 'free-placement.txt', title: 'Freight Express, four seats, free placement, house rules pusherPays and stopAtRailEnd',
    seatCount: 4, options: { ...game.options.default, layout: 'placed', pusherPays: true, stopAtRailEnd: true },
    last: ['endTurn', 'refill'], events: LIVELY,
  },
  {
    file: 'advanced-two-seats.txt', title: 'Freight Express for the advanced, two seats',
    seatCount: 2, options: { ...game.options.default, advanced: true }, last: ['endTurn', 'refill'], events: ['vetoPlayed', 'flew'], kinds: 26,
  },
  {
    file: 'advanced-three-seats.txt', title: 'Freight Express for the advanced, three seats, with abduction, raids paid from the hand',
    seatCount: 3, options: { ...game.options.default, advanced: true, stations: game.options.values.stations[2], raidPaysWithHandCard: true },
    last: ['endTurn', 'refill'], events: ['abducted'], kinds: 24,
  },
  {
    file: 'advanced-four-seats.txt', title: 'Freight Express for the advanced, four seats, specials by lot',
    seatCount: 4, options: { ...game.options.default, advanced: true, stations: 'shuffled' },
    last: ['endTurn', 'refill'], events: ['vetoPlayed'], kinds: 26,
  },
]

/** Chances of doing each kind of thing when it is possible. */
const LIKING: Readonly<Record<ActionKind, number>> = {
  lay: 12, couple: 60, uncouple: 200, drive: 25, refill: 1, giveUpTrain: 1, endTurn: 8, branch: 1, drop: 1, place: 1,
  useSpecial: 20, skipSpecial: 4, playVeto: 4, passVeto: 4, chooseSeat: 10, closeStation: 10, takeWagon: 10, takeCard: 10, rebuild: 10, relay: 10, scrap: 1, abduct: 10, fly: 60, stopSpecial: 2, showHand: 1, halt: 1, driveOff: 1,
}
const LONGEST = 420

function play(wanted: Wanted, seed: number): Recorded | null {
  const rng = generator(seed)
  const deck = Array.from({ length: 50 }, (_, card) => card)
  shuffle(rng, 0, deck, 0, deck.length)
  const setup: Setup<FreightOptions> = { options: wanted.options, seatCount: wanted.seatCount, seed, starter: 0, deck }
  const s = game.setup(setup)
  const seen = new Set<FreightEventKind>()
  const actions: Action[] = []
  const out = new Int32Array(MAX_CHOICES)
  while (actions.length < LONGEST) {
    const count = game.choices(s, out)
    if (count === 0) break
    const action = choose(Array.from(out.subarray(0, count), (code) => game.decode(s, code)), rng)
    actions.push(action)
    game.apply(s, game.encode(s, action) as number, (event) => seen.add(event.kind))
  }
  const lively = wanted.events.every((kind) => seen.has(kind)) && seen.size >= (wanted.kinds ?? 0)
  const ended = game.status(s).outcome !== null && wanted.last.includes(actions[actions.length - 1].kind)
  return lively && ended ? { title: wanted.title, setup, actions } : null
}

function choose(choices: readonly Action[], rng: Int32Array): Action {
  const kinds = [...new Set(choices.map((action) => action.kind))]
  let lot = nextBelow(rng, 0, kinds.reduce((sum, kind) => sum + LIKING[kind], 0))
  const kind = kinds.find((one) => (lot -= LIKING[one]) < 0)
  const these = choices.filter((action) => action.kind === kind)
  return these[nextBelow(rng, 0, these.length)]
}

/** Only those whose name holds the argument, if there is one. */
for (const wanted of WANTED.filter(({ file }) => file.includes(process.argv[2] ?? ''))) {
  let found: Recorded | null = null
  let seed = 1
  for (; !found && seed < 20_000; seed++) found = play(wanted, seed)
  if (!found) throw new Error(`no lively game found for ${wanted.file}`)
  writeFileSync(new URL(wanted.file, import.meta.url), write(found))
  console.log(`${wanted.file}: seed ${seed - 1}, ${found.actions.length} answers`)
}
