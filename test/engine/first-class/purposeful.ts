import { cloneState, type State } from '../../../src-main/engine/flat.ts'
import { MAX_CHOICES, type GameEvent, type Setup } from '../../../src-main/engine/game.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { firstOf, kindIndexOf, ACTION_KINDS, type ActionKind } from '../../../src-shared/games/first-class/actions.ts'
import { CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import type { Playout } from '../../conformance/playout.ts'
import { hashState } from '../../state-text.ts'
import { testable } from '../../testable/testable.ts'

/**
 * A game of thrifty builders: they hoard coins, lay long trains and walk to their ends. By chance alone nobody
 * ever fills a coin board or reaches Constantinople, so that no check would look there.
 */
const LIKING: Partial<Record<ActionKind, number>> = {
  lay: 400,
  walk: 300,
  upgradeWagon: 60,
  drive: 100,
  use: 300,
  fulfil: 300,
  city: 300,
  fetch: 100,
  board: 50,
  takeCoins: 40,
  takeStart: 30,
  endTurn: 60,
  takePoints: 60,
  refuse: 2,
  enough: 1,
  waive: 30,
  spendWagon: 2,
  spendStep: 2,
  spendUpgrade: 2,
  spendPoint: 1,
  buy: 1,
  order: 1,
}
const GOOD_CARDS = ['wagon', 'coins', 'conductor']

export function playPurposefully(setup: Setup<FirstClassOptions>, seed: number): Playout {
  const rng = generator(seed)
  const setupEvents: GameEvent[] = []
  const live = firstClass.setup(setup, (event) => setupEvents.push(event))
  const states = [cloneState(live)]
  const codes: number[] = []
  const events: GameEvent[][] = []
  for (let code = choose(live, rng); code >= 0; code = choose(live, rng)) {
    const happened: GameEvent[] = []
    firstClass.apply(live, code, (event) => happened.push(event))
    codes.push(code)
    events.push(happened)
    states.push(cloneState(live))
  }
  return {
    game: testable(firstClass),
    setup,
    seed,
    states,
    hashes: states.map(hashState),
    codes,
    setupEvents,
    events,
    live,
  }
}

const out = new Int32Array(MAX_CHOICES)

function choose(s: State, rng: Int32Array): number {
  const codes = Array.from(out.subarray(0, firstClass.choices(s, out)))
  if (codes.length === 0) return -1
  const weights = codes.map(liking)
  let lot = nextBelow(
    rng,
    0,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  return codes[weights.findIndex((weight) => (lot -= weight) < 0)]
}

function liking(code: number): number {
  const kind = ACTION_KINDS[kindIndexOf(code)]
  if (kind === 'take') return GOOD_CARDS.includes(CARDS[firstOf(code)].kind) ? 200 : 30
  return LIKING[kind] ?? 20
}
