import type { Action } from '../../../src-shared/games/freight-express/actions.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import {
  cardOn,
  cellCount,
  lyingCard,
  lyingRotation,
  packLying,
  stationOn,
} from '../../../src-main/engine/freight-express/board/board.ts'
import {
  coupledCount,
  deliveredCount,
  discardCount,
  handCount,
  stockCount,
} from '../../../src-main/engine/freight-express/piles.ts'
import {
  AT,
  CARDS,
  CELLS,
  MAX_COUPLED,
  MAX_SEATS,
  PLACE,
  STATIONS,
  stepNow,
  seatCount,
} from '../../../src-main/engine/freight-express/state.ts'
import { toPlaceCount } from '../../../src-main/engine/freight-express/setup/placing.ts'

/** Renaming components (see census for their ids), for the conformance suite. */

/** See Testable.relabel. The rails of a cell are not read anew: what lies open is never renamed to another card. */
export function relabel(s: State, to: Int32Array): State {
  const t = s.slice()
  renamePiles(s, t, to)
  renameCards(s, t, to)
  for (let station = 0; station < STATIONS; station++) {
    t[AT.stationCell + to[CARDS + station] - CARDS] = s[AT.stationCell + station]
  }
  if (stepNow(s) !== PLACE) renameCells(s, t, to)
  return t
}

function renamePiles(s: State, t: State, to: Int32Array): void {
  const rename = (at: number, count: number): void => {
    for (let i = at; i < at + count; i++) t[i] = to[s[i]]
  }
  rename(AT.stock, stockCount(s))
  rename(AT.discard, discardCount(s))
  for (let seat = 0; seat < seatCount(s); seat++) {
    rename(AT.hand + seat * CARDS, handCount(s, seat))
    rename(AT.coupled + seat * MAX_COUPLED, coupledCount(s, seat))
    rename(AT.delivered + seat * CARDS, deliveredCount(s, seat))
    const from = AT.toPlace + seat * STATIONS
    for (let i = from; i < from + toPlaceCount(s, seat); i++) t[i] = to[CARDS + s[i]] - CARDS
  }
}

function renameCards(s: State, t: State, to: Int32Array): void {
  for (let card = 0; card < CARDS; card++) {
    t[AT.knownBy + to[card]] = s[AT.knownBy + card]
    t[AT.batch + to[card]] = s[AT.batch + card]
    t[AT.beneath + to[card]] = renamedLying(s[AT.beneath + card], to)
  }
  if (s[AT.driveCard]) t[AT.driveCard] = to[s[AT.driveCard] - 1] + 1
  for (const at of [AT.driveFlipped, AT.turnedUp, ...Array.from({ length: MAX_SEATS }, (_, seat) => AT.bound + seat)]) {
    if (s[at]) t[at] = to[s[at] - 1] + 1
  }
  t[AT.lifted] = renamedLying(s[AT.lifted], to)
}

const renamedLying = (word: number, to: Int32Array): number =>
  word ? packLying(to[lyingCard(word)], lyingRotation(word)) : 0

function renameCells(s: State, t: State, to: Int32Array): void {
  for (let cell = 0; cell < cellCount(s); cell++) {
    const card = cardOn(s, cell)
    const station = stationOn(s, cell)
    if (station >= 0) t[CELLS + cell] = to[CARDS + station] - CARDS + 1
    if (card >= 0) t[CELLS + cell] = (s[CELLS + cell] & ~(63 << 4)) | ((to[card] + 1) << 4)
  }
}

/** See Testable.relabelAction. */
export function relabelAction(action: Action, to: Int32Array): Action {
  switch (action.kind) {
    case 'giveUpTrain':
    case 'endTurn':
    case 'branch':
    case 'useSpecial':
    case 'skipSpecial':
    case 'playVeto':
    case 'passVeto':
    case 'chooseSeat':
    case 'scrap':
    case 'stopSpecial':
    case 'showHand':
    case 'halt':
    case 'driveOff':
      return action
    case 'place':
      return { ...action, station: to[CARDS + action.station] - CARDS }
    default:
      return { ...action, card: to[action.card] }
  }
}
