import { ASKED_WHILE_DRIVING } from '../../../src-shared/games/freight-express/decisions.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { Bot } from '../../bots/bot.ts'
import { stationOf } from '../../engine/freight-express/board/locomotives.ts'
import type { AnyGame, GameEvent } from '../../engine/game.ts'
import { playBotGame, type PlayedGame, type Watcher } from '../bot-game.ts'
import type { Clock } from '../speed.ts'
import { countEvent, emptyTally, type BalanceTally } from './balance-tally.ts'

/** Plays one game of Freight Express, the same bot in every seat, and counts what happens. Seat 0 starts. */
export function playBalanceGame(
  game: AnyGame,
  bot: Bot,
  options: unknown,
  seats: number,
  seed: number,
  nodes: number,
  clock: Clock,
): BalanceTally {
  const tally = emptyTally(seats)
  const began = clock()
  const played = playBotGame(
    { game, bots: Array.from({ length: seats }, () => bot), options, seed, nodes, starter: 0 },
    counting(game, tally),
  )
  tally.ms = Math.round(clock() - began)
  countEnd(tally, played)
  return tally
}

/** A drive that leaves its locomotive between two stations is told by no event of its own. */
function counting(game: AnyGame, tally: BalanceTally): Watcher {
  let drove = false
  return {
    before: () => (drove = false),
    event(event: GameEvent) {
      countEvent(tally, event as FreightEvent)
      drove ||= event.kind === 'drove'
    },
    after(s, seat) {
      const asked = game.status(s).decision?.kind ?? ''
      if (drove && !ASKED_WHILE_DRIVING.includes(asked) && stationOf(s, seat) < 0) tally.stopsOnLine++
    },
  }
}

function countEnd(tally: BalanceTally, { outcome, turns, actions, won }: PlayedGame): void {
  tally.games = 1
  tally.turns = turns
  tally.decisions = actions
  tally.finished = outcome ? 1 : 0
  won.forEach((part, seat) => (tally.won[seat] += part))
}
