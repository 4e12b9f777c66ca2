import { writeFileSync } from 'node:fs'
import { CARD_COUNT, DECK_SIZE, FIRST_DECK_CARD, ICON_OF, PARCEL_COUNT, PARCEL_ICON } from '../../../src-shared/games/transport/cards.ts'
import type { TransportOptions } from '../../../src-shared/games/transport/options.ts'
import type { EndReason } from '../../../src-shared/games/transport/events.ts'
import { cloneState, type State } from '../../../src-main/engine/flat.ts'
import type { Setup } from '../../../src-main/engine/game.ts'
import { generator, nextBelow, shuffle } from '../../../src-main/engine/random.ts'
import { transport as game } from '../../../src-main/engine/transport/index.ts'
import { RECIPES, type Recipe } from './recipes.ts'
import { playWritten, type Chooser } from './transcript.ts'

/**
 * Records the golden games anew: `npx tsx test/golden/transport/record.ts [part of a name]`. Looks for them by seed.
 */

const SEEDS = 40

/** The shortest of the games, by seeds from 1 on, that end as wanted. */
function record({ seatCount, ending, options }: Recipe): string {
  const found: string[] = []
  for (let seed = 1; seed <= SEEDS; seed++) {
    const title = `Transport with ${seatCount} seats, ends by ${ending}`
    const setup = { seatCount, seed, starter: seed % seatCount, options: { ...game.options.default, ...options }, deck: deckOf(seed) }
    const text = playWritten(title, setup, chooser(ending, seed))
    if (text.includes(`transport.end.${ending} `)) found.push(text)
  }
  if (found.length === 0) throw new Error(`no game of ${seatCount} seats ends by ${ending}`)
  return found.reduce((shortest, text) => (text.length < shortest.length ? text : shortest))
}

function deckOf(seed: number): NonNullable<Setup<TransportOptions>['deck']> {
  const cards = Array.from({ length: DECK_SIZE }, (_, i) => FIRST_DECK_CARD + i)
  const parcels = Array.from({ length: PARCEL_COUNT }, (_, i) => CARD_COUNT + i)
  const rng = generator(seed)
  shuffle(rng, 0, cards, 0, cards.length)
  shuffle(rng, 0, parcels, 0, parcels.length)
  return [...cards, ...parcels]
}

function chooser(ending: EndReason, seed: number): Chooser {
  const rng = generator(seed + 1000)
  const any = (codes: readonly number[]): number => codes[nextBelow(rng, 0, codes.length)]
  return (s, list) => {
    const codes = [...list]
    const swaps = codes.filter((code) => game.decode(s, code).kind === 'swap')
    if (swaps.length > 0 && ending === 'nobodyConnected') return swaps[0]
    const wanted = ending === 'fourthParcel' ? codes.filter((code) => helps(s, code)) : codes.filter((code) => !swaps.includes(code))
    return any(wanted.length > 0 ? wanted : codes)
  }
}

/** Brings parcels in, and brings them home: a quick game. */
function helps(s: State, code: number): boolean {
  const action = game.decode(s, code)
  if (action.kind === 'connect') return ICON_OF[action.card] === PARCEL_ICON
  if (action.kind === 'parcel') return game.plans(s).some((plan) => plan.codes[0] === code && plan.end.id === game.status(s).active && plan.end.kind === 'pallet')
  if (action.kind !== 'way') return false
  const after = cloneState(s)
  const seat = game.status(s).active
  game.apply(after, code)
  return game.score(after)[seat].total > game.score(s)[seat].total
}

/** Only those whose name holds the argument, if there is one. */
for (const recipe of RECIPES.filter(({ file }) => file.includes(process.argv[2] ?? ''))) {
  writeFileSync(new URL(recipe.file, import.meta.url), record(recipe))
  console.log(recipe.file)
}
