import { EVIDENCE } from '../../../src-shared/games/first-class/cards/index.ts'
import { destroyedBy, destroyerCount } from '../../engine/first-class/modules/verdict.ts'
import { AT } from '../../engine/first-class/state.ts'
import type { State } from '../../engine/game.ts'

/** What a holder of evidence would be found with now: as `verdictOn` says, without making lists. */
const PRINTS = Int32Array.from(EVIDENCE, (front) => ('prints' in front ? front.prints : 0))
const HAND_IN = Int32Array.from(EVIDENCE, (front) => ('handIn' in front ? 1 : 0))
const EVIDENCE_POINTS = Int32Array.from(EVIDENCE, (front) => ('points' in front ? front.points : 0))
const MOST_PRINTS = Math.max(...PRINTS)

const pieces = new Int32Array(MOST_PRINTS + 1)

export function printsOf(s: State, holder: number): number {
  let destroyed = destroyedBy(destroyerCount(s, holder))
  pieces.fill(0)
  for (let piece = 0; piece < EVIDENCE.length; piece++) {
    if (s[AT.evidenceHolder + piece] !== holder + 1) continue
    pieces[PRINTS[piece]]++
    destroyed += HAND_IN[piece]
  }
  return left(destroyed)
}

/** The highest prints go first. */
function left(destroyed: number): number {
  let sum = 0
  for (let prints = MOST_PRINTS; prints > 0; prints--) {
    const gone = Math.min(destroyed, pieces[prints])
    destroyed -= gone
    sum += (pieces[prints] - gone) * prints
  }
  return sum
}

export function evidencePoints(s: State, seat: number): number {
  let points = 0
  for (let piece = 0; piece < EVIDENCE.length; piece++)
    if (s[AT.evidenceHolder + piece] === seat + 1) points += EVIDENCE_POINTS[piece]
  return points
}
