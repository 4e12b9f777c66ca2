import type { FreightEvent } from '../../src-shared/games/freight-express/events.ts'
import type { Bot } from '../bots/bot.ts'
import { MAX_CHOICES, type AnyGame, type Seat, type State } from '../engine/game.ts'
import { generator, nextWord } from '../engine/random.ts'
import { stationOf } from '../engine/freight-express/state.ts'
import { MOST_ACTIONS, WIN } from './arena-game.ts'
import { countEvent, emptyTally, type BalanceTally } from './balance-tally.ts'
import type { Clock } from './speed.ts'

/** What a drive asks on the way. */
const ASKED_WHILE_DRIVING = ['branch', 'pushBranch', 'drop']

/** Plays one game of Freight Express, the same bot in every seat, and counts what happens. Seat 0 starts. */
export function playBalanceGame(game: AnyGame, bot: Bot, options: unknown, seats: number, seed: number, nodes: number, clock: Clock): BalanceTally {
  const tally = emptyTally(seats)
  const s = game.setup({ options, seatCount: seats, seed, starter: 0 })
  const dice = generator(~seed)
  const codes = new Int32Array(MAX_CHOICES)
  const began = clock()
  for (let count = game.choices(s, codes); count > 0 && tally.decisions < MOST_ACTIONS; count = game.choices(s, codes)) {
    const seat = game.status(s).decision?.by ?? 0
    const code = count === 1 ? codes[0] : bot.choose({ game: game.id, seat, beliefs: game.beliefs(s, seat), choices: codes.slice(0, count), seed: nextWord(dice), nodes })
    step(game, s, seat, code, tally)
    tally.decisions++
  }
  tally.ms = Math.round(clock() - began)
  countEnd(game, s, tally)
  return tally
}

function step(game: AnyGame, s: State, seat: Seat, code: number, tally: BalanceTally): void {
  let drove = false
  game.apply(s, code, (event: FreightEvent) => {
    countEvent(tally, event)
    drove ||= event.kind === 'drove'
  })
  const asked = game.status(s).decision?.kind ?? ''
  if (drove && !ASKED_WHILE_DRIVING.includes(asked) && stationOf(s, seat) < 0) tally.stopsOnLine++
}

function countEnd(game: AnyGame, s: State, tally: BalanceTally): void {
  const { outcome, turn } = game.status(s)
  tally.games = 1
  tally.turns = turn
  if (!outcome) return
  tally.finished = 1
  for (const seat of outcome.places[0]) tally.won[seat] += WIN / outcome.places[0].length
}
