import type { State } from '../../engine/game.ts'
import { MAX_CHOICES } from '../../engine/game.ts'
import { handCount, stockCount } from '../../engine/freight-express/piles.ts'
import { apply, choices } from '../../engine/freight-express/rules.ts'
import { BRANCH, PUSH_BRANCH, seatCount, stepNow } from '../../engine/freight-express/state.ts'

/** Scratch: for each question of a drive a room for the state after it, and for the answers. */
const rooms: State[] = []
const answers: Int32Array[] = []

/**
 * Adds to `found` every whole drive that begins with a code: the codes of the plans of `Game.plans`, without telling
 * what happens on the way. Search asks for them at every step that it looks at.
 */
export function addDrives(s: State, code: number, found: number[][]): void {
  follow(s, code, [], 0, found)
}

function follow(s: State, code: number, before: readonly number[], deep: number, found: number[][]): void {
  const next = (rooms[deep] ??= s.slice())
  next.set(s)
  apply(next, code)
  const codes = [...before, code]
  const asks = stepNow(next) === BRANCH || stepNow(next) === PUSH_BRANCH
  if (!asks || isLearnt(s, next, deep === 0 && !isAsked(s))) return void found.push(codes)
  const out = (answers[deep] ??= new Int32Array(MAX_CHOICES))
  const count = choices(next, out)
  for (let i = 0; i < count; i++) follow(next, out[i], codes, deep + 1, found)
}

const isAsked = (s: State): boolean => stepNow(s) === BRANCH || stepNow(s) === PUSH_BRANCH

/**
 * Was a card flipped at a crossing, or a hand laid open by a derailing? Where stock and discard were empty, the flipped
 * card is the one just played: nobody learns anything by it. `paid` = a card was played for the drive.
 */
const isLearnt = (before: State, after: State, paid: boolean): boolean =>
  stockCount(before) !== stockCount(after) || inHands(before) - inHands(after) !== (paid ? 1 : 0)

function inHands(s: State): number {
  let cards = 0
  for (let seat = 0; seat < seatCount(s); seat++) cards += handCount(s, seat)
  return cards
}
