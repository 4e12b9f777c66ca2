import { createHash } from 'node:crypto'
import { generator, nextBelow } from '../engine/random.ts'
import { MAX_CHOICES, type AnyGame, type State } from '../engine/game.ts'

const room = new Int32Array(MAX_CHOICES)

/** The choices at this decision, as a copy of their own. */
export const choicesOf = (game: AnyGame, state: State): Int32Array => room.slice(0, game.choices(state, room))

/**
 * Eight hex digits over what is asked and all that may be answered. Tells whether a replay still goes the
 * way the game went. It looks at the rules from outside, so that a state may get new fields without
 * making old journals look broken.
 */
export const positionCheck = (game: AnyGame, state: State): string => hex(fold(0x811c9dc5, game, state))

const FINGERPRINT_STEPS = 40
const fingerprints = new WeakMap<AnyGame, string>()

/**
 * The same for two programs whose cards, layouts and rules agree: a hash of the tables of the box after a short
 * game of lots, folded position by position. Journals of earlier versions have the game of lots only.
 */
export function fingerprint(game: AnyGame): string {
  const known = fingerprints.get(game)
  if (known !== undefined) return known
  const print = hex(playByLots(game)) + hashOf(game.components)
  fingerprints.set(game, print)
  return print
}

const hashOf = (tables: unknown): string =>
  createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, 16)

function playByLots(game: AnyGame): number {
  const dice = generator(1)
  const state = game.setup({ options: game.options.default, seatCount: game.seats.min, seed: 1 })
  let sum = fold(0x811c9dc5, game, state)
  for (let i = 0; i < FINGERPRINT_STEPS; i++) {
    const codes = choicesOf(game, state)
    if (codes.length === 0) break
    game.apply(state, codes[nextBelow(dice, 0, codes.length)])
    sum = fold(sum, game, state)
  }
  return sum
}

function fold(start: number, game: AnyGame, state: State): number {
  const { turn, active, decision, outcome } = game.status(state)
  let sum = mix(mix(mix(start, turn), active), outcome ? 1 : 0)
  if (decision) sum = mix(sum, decision.by)
  const count = game.choices(state, room)
  for (let i = 0; i < count; i++) sum = mix(sum, room[i])
  return sum
}

function mix(sum: number, n: number): number {
  const mixed = Math.imul(sum ^ n, 0x01000193)
  return mixed ^ (mixed >>> 15)
}

const hex = (sum: number): string => (sum >>> 0).toString(16).padStart(8, '0')
