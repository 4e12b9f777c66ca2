import {
  KIND,
  cellOfCode,
  itemOfCode,
  kindIndexOf,
  turnOfCode,
} from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { sidesOf, turnRails } from '../../../src-shared/geometry/rails.ts'
import type { State } from '../../engine/game.ts'
import { neighbour } from '../../engine/freight-express/board/neighbours.ts'
import { isEmptyCell, railsOn, stationOn } from '../../engine/freight-express/board/board.ts'
import { coupledCount } from '../../engine/freight-express/piles.ts'
import { ACT, BRANCH, MAX_CELLS, PUSH_BRANCH, activeSeat, stepNow } from '../../engine/freight-express/state.ts'
import { addDrives } from './drives.ts'
import { keepValue } from './hand.ts'
import { usefulRails } from './lays.ts'
import { WEIGHTS } from './weights.ts'

const [DRIVE, LAY, REFILL, END_TURN] = [KIND.drive, KIND.lay, KIND.refill, KIND.endTurn]

/** Does a code end the turn? */
export const endsTurn = (code: number): boolean => kindIndexOf(code) === REFILL || kindIndexOf(code) === END_TURN

/**
 * What is worth looking at: whole drives in place of their first step, and of all cards that would lie in a cell
 * with the same rails the one that is missed least, where it joins something and shortens a way.
 * @param count so many of the choices there are
 * @param withEnds the ends of the turn among them
 */
export function candidates(s: State, choices: Int32Array, count = choices.length, withEnds = true): number[][] {
  const found: number[][] = []
  if (stepNow(s) !== ACT) {
    const isOfDrive = stepNow(s) === BRANCH || stepNow(s) === PUSH_BRANCH
    for (let i = 0; i < count; i++)
      if (isOfDrive) addDrives(s, choices[i], found)
      else found.push([choices[i]])
    return found
  }
  for (let i = 0; i < count; i++) if (kindIndexOf(choices[i]) === DRIVE) addDrives(s, choices[i], found)
  const useful = usefulRails(s)
  lays = 0
  for (let i = 0; i < count; i++) {
    const code = choices[i]
    const kind = kindIndexOf(code)
    if (kind === LAY) noteLay(s, code, useful)
    else if (kind !== DRIVE && (withEnds || !endsTurn(code))) found.push([code])
  }
  for (let i = 0; i < lays; i++) found.push([layCodes[i]])
  return found
}

/** The lays noted so far, by cell and rails. Scratch. */
let lays = 0
const layKeys = new Int32Array(MAX_CELLS * 64)
const layCodes = new Int32Array(MAX_CELLS * 64)

/** Keeps for each cell and rails the code of the card that is worth least in the hand. */
function noteLay(s: State, code: number, useful: Uint8Array): void {
  const cell = cellOfCode(code)
  if (useful[cell] === 0) return
  const rails = turnRails(TRACK_CARDS[itemOfCode(code)].rails, turnOfCode(code))
  if (!(rails & ~railsOn(s, cell) & useful[cell]) || !joins(s, cell, rails)) return
  const key = cell * 64 + rails
  let i = 0
  while (i < lays && layKeys[i] !== key) i++
  if (i === lays) layKeys[lays++] = key
  else if (worthOf(s, code) >= worthOf(s, layCodes[i])) return
  layCodes[i] = code
}

function worthOf(s: State, code: number): number {
  const { wagon, action } = TRACK_CARDS[itemOfCode(code)]
  return keepValue(wagon, action, coupledCount(s, activeSeat(s))) + wagon / WEIGHTS.laidWagonPart
}

/** Does some side with a rail that is new there lead to a station or on to another rail? */
function joins(s: State, cell: number, rails: number): boolean {
  const sides = sidesOf(rails & ~railsOn(s, cell))
  for (let side = 0; side < 4; side++) {
    const next = neighbour(s, cell, side)
    if (!(sides & (1 << side)) || next < 0 || isEmptyCell(s, next)) continue
    if (stationOn(s, next) >= 0 || sidesOf(railsOn(s, next)) & (1 << ((side + 2) & 3))) return true
  }
  return false
}
