import { expect } from 'vitest'
import type { Action } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import { botOf } from '../../../src-main/bots/registry.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { activeSeat } from '../../../src-main/engine/freight-express/state.ts'
import { codes } from '../../engine/freight-express/helpers.ts'

const greedy = botOf('greedy')

/** What the greedy bot does here, the same with each of some dice, or the test fails. */
export function choice(s: State): Action {
  const chosen = new Set([1, 2, 3, 4].map((seed) => ask(s, seed)))
  expect(chosen.size, `it wavers: ${[...chosen].map((code) => JSON.stringify(game.decode(s, code))).join(' ')}`).toBe(1)
  return game.decode(s, [...chosen][0])
}

export const ask = (s: State, seed: number): number => {
  const seat = game.status(s).decision!.by
  return greedy.choose({
    game: 'freight-express',
    seat,
    beliefs: game.beliefs(s, seat),
    choices: Int32Array.from(codes(s)),
    seed,
    nodes: 1000,
  })
}

/** Plays on with the bot until its turn is over; gives what happened. */
export function turn(s: State, seed = 5): FreightEvent[] {
  const events: FreightEvent[] = []
  const seat = activeSeat(s)
  while (game.status(s).decision?.by === seat && activeSeat(s) === seat)
    game.apply(s, ask(s, seed), (event) => events.push(event))
  return events
}
