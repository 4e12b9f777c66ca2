import { packCode } from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../src-shared/games/freight-express/reasons.ts'
import { CROSSING, distinctTurns, sidesOf, turnRails } from '../../../src-shared/geometry/rails.ts'
import type { State } from '../flat.ts'
import { groundRefusal, type Grounds } from './board/ground.ts'
import { neighbour } from './board/neighbours.ts'
import { cardOn, railsOn } from './board/board.ts'
import { AT } from './state.ts'

/** Extending the network and completing lines: actions 1 and 2 (000:51-55). */

/** Why a card may not be laid so; null = it may. Whether it is in the hand is asked elsewhere. */
export function layRefusal(s: State, card: number, cell: number, rotation: number): FreightReason | null {
  return groundRefusal(s, cell) ?? fitRefusal(s, turnRails(TRACK_CARDS[card].rails, rotation), cell)
}

/** What forbids these rails on a cell that the ground allows. */
export function fitRefusal(s: State, rails: number, cell: number): FreightReason | null {
  const why = coverRefusal(rails, railsOn(s, cell), s[AT.equalRailsAllowed])
  return why === null && s[AT.railsMustMatch] && !matches(s, rails, cell) ? 'railsMismatch' : why
}

/** What forbids these rails over others, 0 = none, whatever lies beside them. */
function coverRefusal(rails: number, covered: number, equalAllowed: number): FreightReason | null {
  if (covered === 0) return null
  if (rails === CROSSING) return 'crossingNeedsEmptyCell'
  if ((rails & covered) !== covered) return 'railsLost'
  return rails === covered && !equalAllowed ? 'noNewRail' : null
}

/** The answers of `coverRefusal` for all rails: of those of a card, << 6, and those covered, the turns as bits. */
const [TURNS, TURNS_WITH_EQUAL] = [0, 1].map((equalAllowed) =>
  Uint8Array.from({ length: 64 * 64 }, (_, i) => {
    const rails = i >> 6
    let turns = 0
    for (let turn = 0; turn < distinctTurns(rails); turn++)
      if (coverRefusal(turnRails(rails, turn), i & 63, equalAllowed) === null) turns |= 1 << turn
    return turns
  }),
)
/** By rails of a card: does it lie over no others? */
const [ONLY_BARE, ONLY_BARE_WITH_EQUAL] = [TURNS, TURNS_WITH_EQUAL].map((turns) =>
  Array.from({ length: 64 }, (_, rails) => !turns.subarray((rails << 6) + 1, (rails + 1) << 6).some((of) => of !== 0)),
)

/**
 * In which turns, as bits, a card with these rails may lie on a cell that the ground allows: of turns that show the
 * same rails the first.
 */
export function turnsToLay(s: State, rails: number, cell: number): number {
  const turns = (s[AT.equalRailsAllowed] ? TURNS_WITH_EQUAL : TURNS)[(rails << 6) | railsOn(s, cell)]
  return s[AT.railsMustMatch] ? turns & matchingTurns(s, rails, cell) : turns
}

/**
 * Writes what `turnsToLay` says of all cells of `ground`, as codes: `code` with each cell and turn. Gives how many
 * there are then. What does not fit is written too, and then over: to ask first takes longer, for nobody can guess the
 * answer.
 */
export function listLays(s: State, ground: Grounds, code: number, rails: number, out: Int32Array, n: number): number {
  const equalAllowed = s[AT.equalRailsAllowed]
  const turnsOver = equalAllowed ? TURNS_WITH_EQUAL : TURNS
  const mustMatch = s[AT.railsMustMatch] !== 0
  const row = rails << 6
  const onlyBare = (equalAllowed ? ONLY_BARE_WITH_EQUAL : ONLY_BARE)[rails]
  if (onlyBare && !mustMatch) return listBare(ground, code, turnsOver[row], out, n)
  const { count, cells, rails: covered } = ground.all
  for (let k = 0; k < count; k++) {
    let turns = turnsOver[row | covered[k]]
    if (mustMatch) turns &= matchingTurns(s, rails, cells[k])
    if (turns === 0) continue
    const there = code | packCode(0, 0, cells[k])
    out[n] = there
    n += turns & 1
    out[n] = there | ONE_TURN
    n += (turns >> 1) & 1
    out[n] = there | TWO_TURNS
    n += (turns >> 2) & 1
    out[n] = there | THREE_TURNS
    n += turns >> 3
  }
  return n
}

/** The same for a card that lies over no other: in the same turns on all cells on which nothing lies. */
function listBare(ground: Grounds, code: number, turns: number, out: Int32Array, n: number): number {
  const { count, cells } = ground.bare
  for (let k = 0; k < count; k++) {
    const there = code | packCode(0, 0, cells[k])
    out[n++] = there
    if (turns === 1) continue
    out[n++] = there | ONE_TURN
    if (turns === 0b11) continue
    out[n++] = there | TWO_TURNS
    out[n++] = there | THREE_TURNS
  }
  return n
}

const [ONE_TURN, TWO_TURNS, THREE_TURNS] = [1, 2, 3].map((turn) => packCode(0, 0, 0, turn))

function matchingTurns(s: State, rails: number, cell: number): number {
  let turns = 0
  for (let turn = 0; turn < 4; turn++) if (matches(s, turnRails(rails, turn), cell)) turns |= 1 << turn
  return turns
}

/** House rule railsMustMatch: on every side towards a card both have rail or neither. A station takes any. */
function matches(s: State, rails: number, cell: number): boolean {
  for (let side = 0; side < 4; side++) if (!meets(s, rails, cell, side)) return false
  return true
}

function meets(s: State, rails: number, cell: number, side: number): boolean {
  const next = neighbour(s, cell, side)
  if (next < 0 || cardOn(s, next) < 0) return true
  const here = (sidesOf(rails) >> side) & 1
  const there = (sidesOf(railsOn(s, next)) >> ((side + 2) & 3)) & 1
  return here === there
}
