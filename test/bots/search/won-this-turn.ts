import { MAX_CHOICES, type AnyGame, type Seat, type State } from '../../../src-main/engine/game.ts'
import { cloneState } from '../../../src-main/engine/flat.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'

/** A position of a random game: its seed, seats, and how many answers were given. */
export interface Played {
  readonly seed: number
  readonly seats: number
  readonly answers: number
}

const codes = new Int32Array(MAX_CHOICES)

const choicesOf = (game: AnyGame, s: State): Int32Array => codes.slice(0, game.choices(s, codes))

/** A random game up to that many answers, or to its end. Same arguments, same position. */
export function position(game: AnyGame, { seed, seats, answers }: Played): { s: State; answers: number } {
  const dice = generator(seed)
  const s = game.setup({ options: game.options.default, seatCount: seats, seed })
  let given = 0
  for (; given < answers; given++) {
    const choices = choicesOf(game, s)
    if (choices.length === 0) break
    game.apply(s, choices[nextBelow(dice, 0, choices.length)])
  }
  return { s, answers: given }
}

/** Has the seat won, alone? */
export const hasWon = (game: AnyGame, s: State, seat: Seat): boolean => {
  const first = game.status(s).outcome?.places[0]
  return first?.length === 1 && first[0] === seat
}

/** More than so many answers are not gone through. */
const MOST_ANSWERS = 6000

/**
 * Of the answers of the seat that is asked, those after which it can win before anybody else is asked, whatever is
 * drawn; by going through all it can do. null where that is too much.
 */
export function winning(game: AnyGame, s: State): number[] | null {
  const seat = game.decider(s)
  let left = MOST_ANSWERS
  /** Wins from here on; draws are known to nobody, so what comes after one is not counted on. */
  const wins = (at: State, depth: number): boolean => {
    if (game.decider(at) !== seat) return hasWon(game, at, seat)
    return Array.from(choicesOf(game, at)).some((code) => leadsToWin(at, code, depth))
  }
  const rooms: State[] = []
  const leadsToWin = (at: State, code: number, depth: number): boolean => {
    if (left-- <= 0) return false
    const next = (rooms[depth] ??= cloneState(at))
    next.set(at)
    let learnt = false
    game.apply(next, code, (event) => (learnt ||= event.learnt.includes(seat)))
    if (game.decider(next) === -1) return hasWon(game, next, seat)
    return !learnt && wins(next, depth + 1)
  }
  const found = Array.from(choicesOf(game, s)).filter((code) => leadsToWin(s, code, 0))
  return left > 0 ? found : null
}

/** On so many deals of what is hidden an answer must win to be called known. */
const DEALS = 6

/** Of `winning`, those that win whatever is hidden, as far as some deals tell. */
export function surelyWinning(game: AnyGame, s: State): number[] | null {
  const dice = generator(7)
  const beliefs: unknown = game.beliefs(s, game.decider(s))
  let sure = winning(game, s)
  for (let deal = 0; deal < DEALS && sure && sure.length > 0; deal++) {
    const here = winning(game, game.sample(beliefs, dice))
    sure = here && sure.filter((code) => here.includes(code))
  }
  return sure
}
