import type { Shares } from '../../src-shared/review.ts'
import type { AnyGame, Seat, State } from '../engine/game.ts'
import { generator } from '../engine/random.ts'
import { Meter } from '../bots/search/meter.ts'
import type { GamePart } from '../bots/search/part.ts'
import { partOf } from '../bots/search/parts.ts'
import { sharesOf } from '../bots/value/expected.ts'

/** Deals that agree with what seats know: more of them change no line of the graph. */
const DEALS = 10
/** Of each that is asked. */
const LEAST_DEALS = 4
/** So many rounds the cheap policy plays on from each: what lies hidden tells only when it is drawn or played. */
const ROUNDS = 2
/** A turn ends after so many steps whatever happens. */
const MOST_STEPS = 60

/**
 * What each seat may expect, from what some of them know, each for itself: the mean over deals of all that is hidden.
 * @param s the position as it is; of it only the beliefs of those seats are used
 */
export function knownShares(game: AnyGame, s: State, seats: number, knowing: readonly Seat[], seed: number): Shares {
  const deals = Math.max(LEAST_DEALS, Math.ceil(DEALS / knowing.length))
  const part = partOf(game)
  return meanOf(
    knowing.map((seat) => meanOver(game, s, seat, deals, seed, (deal) => playedOn(game, part, deal, seats))),
  )
}

/** The same at once, with nothing played on: a rough figure. */
export function roughShares(game: AnyGame, s: State, seats: number, seat: Seat, seed: number): Shares {
  return meanOver(game, s, seat, DEALS, seed, (deal) => sharesOf(game, deal, seats))
}

/** What each seat may expect as the cards lie, hidden ones too. */
export const openShares = (game: AnyGame, s: State, seats: number): Shares =>
  playedOn(game, partOf(game), s.slice(), seats)

function meanOver(
  game: AnyGame,
  s: State,
  seat: Seat,
  deals: number,
  seed: number,
  of: (deal: State) => Shares,
): Shares {
  const beliefs: unknown = game.beliefs(s, seat)
  const dice = generator(seed)
  return meanOf(Array.from({ length: deals }, () => of(game.sample(beliefs, dice))))
}

const meanOf = (all: readonly Shares[]): Shares =>
  all[0].map((_, one) => all.reduce((sum, shares) => sum + shares[one], 0) / all.length)

/** Plays on, in place. The mean over the positions after each turn: whoever is to move stands better, and all are. */
function playedOn(game: AnyGame, part: GamePart, s: State, seats: number): Shares {
  const meter = new Meter(Infinity)
  const all: Shares[] = []
  for (let turns = 0; turns < ROUNDS * seats; turns++) {
    const turn = part.turn(s)
    for (let step = 0; step < MOST_STEPS && !part.ended(s) && part.turn(s) === turn; step++) part.playOn(s, meter)
    all.push(sharesOf(game, s, seats))
  }
  return meanOf(all)
}
