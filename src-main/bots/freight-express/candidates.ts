import { fromCode, itemOfCode, kindOfCode } from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { sidesOf, turnRails } from '../../../src-shared/geometry/rails.ts'
import type { State } from '../../engine/game.ts'
import { neighbour } from '../../engine/freight-express/board/neighbours.ts'
import { isEmptyCell, railsOn, stationOn } from '../../engine/freight-express/board/board.ts'
import { coupledCount } from '../../engine/freight-express/piles.ts'
import { ACT, BRANCH, PUSH_BRANCH, activeSeat, stepNow } from '../../engine/freight-express/state.ts'
import { addDrives } from './drives.ts'
import { keepValue } from './hand.ts'
import { usefulRails } from './lays.ts'
import { WEIGHTS } from './weights.ts'

/**
 * What is worth looking at: whole drives in place of their first step, and of all cards that would lie in a cell
 * with the same rails the one that is missed least, where it joins something and shortens a way.
 */
export function candidates(s: State, choices: Int32Array): number[][] {
  const found: number[][] = []
  if (stepNow(s) !== ACT) {
    const isOfDrive = stepNow(s) === BRANCH || stepNow(s) === PUSH_BRANCH
    for (const code of choices)
      if (isOfDrive) addDrives(s, code, found)
      else found.push([code])
    return found
  }
  for (const code of choices) if (kindOfCode(code) === 'drive') addDrives(s, code, found)
  const lays = new Map<number, number>()
  const useful = usefulRails(s)
  for (const code of choices) {
    const kind = kindOfCode(code)
    if (kind === 'lay') noteLay(s, code, useful, lays)
    else if (kind !== 'drive') found.push([code])
  }
  for (const code of lays.values()) found.push([code])
  return found
}

/** Keeps for each cell and rails the code of the card that is worth least in the hand. */
function noteLay(s: State, code: number, useful: Uint8Array, lays: Map<number, number>): void {
  const action = fromCode(code)
  if (action.kind !== 'lay') return
  const rails = turnRails(TRACK_CARDS[action.card].rails, action.rotation)
  if (!(rails & ~railsOn(s, action.cell) & useful[action.cell]) || !joins(s, action.cell, rails)) return
  const key = action.cell * 64 + rails
  const rival = lays.get(key)
  if (rival === undefined || worthOf(s, code) < worthOf(s, rival)) lays.set(key, code)
}

function worthOf(s: State, code: number): number {
  const { wagon, action } = TRACK_CARDS[itemOfCode(code)]
  return keepValue(wagon, action, coupledCount(s, activeSeat(s))) + wagon / WEIGHTS.laidWagonPart
}

/** Does some side with a rail that is new there lead to a station or on to another rail? */
function joins(s: State, cell: number, rails: number): boolean {
  const sides = sidesOf(rails & ~railsOn(s, cell))
  let joined = 0
  for (let side = 0; side < 4; side++) {
    const next = neighbour(s, cell, side)
    if (!(sides & (1 << side)) || next < 0 || isEmptyCell(s, next)) continue
    if (stationOn(s, next) >= 0 || sidesOf(railsOn(s, next)) & (1 << ((side + 2) & 3))) joined++
  }
  return joined > 0
}
