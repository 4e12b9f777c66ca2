import { cloneState } from '../engine/flat.ts'
import type { AnyGame, State } from '../engine/game.ts'

/** Between two kept positions at most so many entries lie: what is between is played from the earlier one. */
const EVERY = 16

/** How the position after an entry is found. `far`: so many entries from a kept one. */
type Way =
  | { readonly kind: 'kept'; readonly state: State; readonly far: 0 }
  | { readonly kind: 'played'; readonly codes: readonly number[]; readonly far: number }
  /** As it was after an earlier entry. */
  | { readonly kind: 'as'; readonly entry: number; readonly far: number }

/** Where a game stood after each entry of its log, steps taken back included; found without playing from the start. */
export class Positions {
  readonly #game: AnyGame
  readonly #ways: Way[] = []
  #played = 0

  constructor(game: AnyGame) {
    this.#game = game
  }

  /** So many answers were played to find positions again. */
  get played(): number {
    return this.#played
  }

  /** The next entry: these answers led to this position. */
  add(codes: readonly number[], state: State): void {
    const far = (this.#ways.at(-1)?.far ?? EVERY) + 1
    this.#ways.push(far > EVERY ? { kind: 'kept', state: cloneState(state), far: 0 } : { kind: 'played', codes, far })
  }

  /** The next entry: the game stood again as after that one. */
  addAs(entry: number, state: State): void {
    const far = this.#ways[entry].far + 1
    this.#ways.push(far > EVERY ? { kind: 'kept', state: cloneState(state), far: 0 } : { kind: 'as', entry, far })
  }

  /** A copy of the position after that entry. */
  after(entry: number): State {
    const answers: (readonly number[])[] = []
    let at = entry
    let way = this.#ways[at]
    while (way.kind !== 'kept') {
      if (way.kind === 'played') answers.push(way.codes)
      at = way.kind === 'played' ? at - 1 : way.entry
      way = this.#ways[at]
    }
    const state = cloneState(way.state)
    for (const codes of answers.reverse()) {
      this.#played += codes.length
      for (const code of codes) this.#game.apply(state, code)
    }
    return state
  }
}
