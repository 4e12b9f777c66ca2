import { writeFileSync } from 'node:fs'
import type { Action, ActionKind } from '../../../src-shared/games/first-class/actions.ts'
import { END_CARDS, END_CARD_BASE, TOOLBOX_ID } from '../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEventKind } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import type { Setup } from '../../../src-main/engine/game.ts'
import { firstClass as game } from '../../../src-main/engine/first-class/index.ts'
import { inGame } from '../../../src-main/engine/first-class/setup/setup.ts'
import { generator, nextBelow, shuffle } from '../../../src-main/engine/random.ts'
import { SETTINGS, type Setting } from './settings.ts'
import { listed } from '../playthrough-text.ts'
import { write, type Recorded } from './playthrough.ts'

/**
 * Records the golden playthroughs anew, all or those named: `npx tsx test/golden/first-class/record.ts modules-EF.txt`.
 * Looks for lively games by seed.
 */

/** Chances of doing each kind of thing when it is possible; 10 when not named. */
const LIKING: Partial<Record<ActionKind, number>> = {
  take: 90, refuse: 3, takeStart: 4, endTurn: 12, takePoints: 3, enough: 1, waive: 1, spendPoint: 1, fulfil: 60, use: 60, city: 40,
}

function play({ title, options, seatCount, events }: Setting, seed: number): Recorded | null {
  const rng = generator(seed)
  const setup: Setup<FirstClassOptions> = { options, seatCount, seed, starter: 0, deck: frozenDeck(options, seatCount, rng) }
  const seen = new Set<FirstClassEventKind>()
  const s = game.setup(setup)
  const actions: Action[] = []
  for (let codes = listed(game, s); codes.length > 0; codes = listed(game, s)) {
    const action = choose(Array.from(codes, (code) => game.decode(s, code)), rng)
    actions.push(action)
    game.apply(s, game.encode(s, action) as number, (event) => seen.add(event.kind))
  }
  return events.every((kind) => seen.has(kind)) ? { title, setup, actions } : null
}

/** Every component that is shuffled, in an order of its own. */
function frozenDeck(options: FirstClassOptions, seatCount: number, rng: Int32Array): number[] {
  const s = game.setup({ options, seatCount, seed: 1 })
  const deck = Array.from({ length: TOOLBOX_ID }, (_, card) => card).filter((card) => inGame(s, card))
  for (let card = 0; card < END_CARDS.length; card++) deck.push(END_CARD_BASE + card)
  shuffle(rng, 0, deck, 0, deck.length)
  return deck
}

function choose(choices: readonly Action[], rng: Int32Array): Action {
  const liking = (kind: ActionKind): number => LIKING[kind] ?? 10
  const kinds = [...new Set(choices.map((action) => action.kind))]
  let lot = nextBelow(rng, 0, kinds.reduce((sum, kind) => sum + liking(kind), 0))
  const kind = kinds.find((one) => (lot -= liking(one)) < 0)
  const these = choices.filter((action) => action.kind === kind)
  return these[nextBelow(rng, 0, these.length)]
}

const named = process.argv.slice(2)
for (const setting of SETTINGS.filter(({ file }) => named.length === 0 || named.includes(file))) {
  let found: Recorded | null = null
  let seed = 1
  for (; !found && seed < 3000; seed++) found = play(setting, seed)
  if (!found) throw new Error(`no lively game found for ${setting.file}`)
  writeFileSync(new URL(setting.file, import.meta.url), write(found))
  console.log(`${setting.file}: seed ${seed - 1}, ${found.actions.length} answers`)
}
