import type { AnyGame, GameEvent, Seat, State } from '../../engine/game.ts'
import type { Deal } from './halving.ts'
import type { Meter } from './meter.ts'
import type { GamePart, Plan } from './part.ts'

/**
 * A game that can be won before anybody else is asked is won, and none is ended that would be lost: points alone do not
 * tell, for a game that is won by one point may be worth less than one that is led by ten and goes on.
 */

/** On so many deals a win must be one before it is called certain. */
const DEALS = 8
/** Of what may be judged, the part that looking for a win may take. */
const PART_OF_SEARCH = 0.35
/** Carrying an answer out is so many times as cheap as judging a state. */
const ANSWERS_A_NODE = 8
/** Lines one after another; the game can end in the last of them. */
const DEEPEST = 14

/**
 * Codes by which a seat surely wins in its own turn; null where none are found.
 * @param s one deal; @param deal gives others
 */
export function sureWin(
  game: AnyGame,
  part: GamePart,
  seat: Seat,
  s: State,
  deal: Deal,
  meter: Meter,
): number[] | null {
  if (!part.mayEnd(s)) return null
  const search = new WinSearch(game, part, seat, Math.floor(meter.left * PART_OF_SEARCH * ANSWERS_A_NODE))
  const others = Array.from({ length: DEALS - 1 }, deal)
  const found = search.from(s, (codes) => others.every((other) => search.winsBy(other, codes)))
  meter.nodes += Math.ceil(search.given / ANSWERS_A_NODE)
  return found
}

/** Plans without those that end the game for another, where there is any other plan. */
export function notLosing(game: AnyGame, part: GamePart, seat: Seat, s: State, plans: readonly Plan[]): Plan[] {
  if (!part.mayEnd(s)) return [...plans]
  const kept = plans.filter(({ codes }) => {
    const after = s.slice()
    for (const code of codes) if (game.decider(after) === seat) game.apply(after, code)
    return !part.ended(after) || firstOf(game, after).includes(seat)
  })
  return kept.length > 0 ? kept : [...plans]
}

const firstOf = (game: AnyGame, s: State): readonly Seat[] => game.status(s).outcome?.places[0] ?? []

class WinSearch {
  /** Answers carried out so far. */
  given = 0
  readonly #game: AnyGame
  readonly #part: GamePart
  readonly #seat: Seat
  readonly #most: number
  /** By depth. */
  readonly #states: State[] = []

  constructor(game: AnyGame, part: GamePart, seat: Seat, most: number) {
    this.#game = game
    this.#part = part
    this.#seat = seat
    this.#most = most
  }

  /** The shortest lines first: a game that ends mostly does so by the next of them. */
  from(s: State, isSure: (codes: readonly number[]) => boolean): number[] | null {
    for (let depth = 1; depth <= DEEPEST && this.given < this.#most; depth++) {
      const found = this.#dive(s, depth, [], isSure)
      if (found) return found
    }
    return null
  }

  /** Does the seat win by these codes on another deal? */
  winsBy(s: State, codes: readonly number[]): boolean {
    const at = s.slice()
    for (const code of codes) {
      if (this.#game.decider(at) !== this.#seat) return false
      this.#game.apply(at, code)
      this.given++
    }
    return this.#hasWon(at)
  }

  #dive(
    s: State,
    depth: number,
    before: readonly number[],
    isSure: (codes: readonly number[]) => boolean,
  ): number[] | null {
    for (const line of this.#part.lines(s)) {
      if (this.given >= this.#most) return null
      const at = this.#copy(s, depth)
      let learnt = false
      const tell = (event: GameEvent): void => void (learnt ||= event.learnt.includes(this.#seat))
      const codes = [...before]
      for (const code of line) {
        if (learnt || this.#game.decider(at) !== this.#seat) break
        this.#game.apply(at, code, tell)
        this.given++
        codes.push(code)
      }
      if (this.#part.ended(at)) {
        if (this.#hasWon(at) && isSure(codes)) return codes
      } else if (depth > 1 && !learnt && this.#game.decider(at) === this.#seat) {
        const found = this.#dive(at, depth - 1, codes, isSure)
        if (found) return found
      }
    }
    return null
  }

  #copy(s: State, depth: number): State {
    const room = this.#states[depth]
    if (room?.length !== s.length) return (this.#states[depth] = s.slice())
    room.set(s)
    return room
  }

  #hasWon(s: State): boolean {
    const first = firstOf(this.#game, s)
    return first.includes(this.#seat) && first.every((other) => this.#part.together(s, this.#seat, other))
  }
}
