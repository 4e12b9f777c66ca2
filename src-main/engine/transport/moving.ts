import { itemOfCode, sideOfCode, stepsOfCode } from '../../../src-shared/games/transport/actions.ts'
import { HIGH, LOW, numberUp, PALLETS, PARCELS_TO_END } from '../../../src-shared/games/transport/cards.ts'
import type { WayStep } from '../../../src-shared/games/transport/events.ts'
import { opposite } from '../../../src-shared/geometry/hexagons.ts'
import type { State } from '../flat.ts'
import { lies, spread } from './board.ts'
import { putOnTile, takeFromBag } from './piles.ts'
import { cardRef, palletRef, parcelRef, pieceRef, seatRef } from './refs.ts'
import { activeSeat, AT, cardUnder, chosenParcel, END_TURN, everySeat, iconCard, PARCEL, seatCount } from './state.ts'
import { told, type Tell } from './told.ts'
import { endGame } from './turn.ts'
import { anyCanMove, cardBeyond, stepsOf } from './ways.ts'

/** Parcels: coming in, moving along the belt, turning over, being scored. */

/** 003:63: with four seats the lower number lies up. */
export function bringIn(s: State, card: number, emit: Tell): void {
  const parcel = takeFromBag(s)
  const face = seatCount(s) === 4 ? LOW : HIGH
  s[AT.parcelOn + parcel] = card + 1
  s[AT.face + parcel] = face
  if (emit) {
    const base = told(s, cardRef(iconCard(s)), [parcelRef(parcel), cardRef(card)], everySeat(s))
    emit({ kind: 'parcelPlaced', ...base, parcel, card, face, number: numberUp(parcel, face) })
  }
  askParcel(s, emit)
}

/** 003:77: a parcel must move if one can. */
export function askParcel(s: State, emit: Tell): void {
  s[AT.chosen] = 0
  s[AT.icon] = 0
  s.fill(0, AT.fired, AT.fired + 3)
  spread(s)
  const moves = anyCanMove(s)
  s[AT.phase] = moves ? PARCEL : END_TURN
  if (emit && !moves) emit({ kind: 'nothingMoves', ...told(s, seatRef(activeSeat(s)), []) })
}

/** Moves the chosen parcel along the sides that `code` names, turns it over and scores it on a pallet (003:77-79). */
export function moveParcel(s: State, code: number, emit: Tell): void {
  spread(s)
  const parcel = chosenParcel(s)
  const number = stepsOf(s, parcel)
  const way = emit && wayOf(s, code)
  let card = cardUnder(s, parcel)
  for (let step = 0; step < stepsOfCode(code); step++) card = cardBeyond(card, sideOfCode(code, step))
  s[AT.parcelOn + parcel] = card + 1
  s[AT.parcel] = 0
  s[AT.phase] = END_TURN
  if (emit && way) {
    const refs = [parcelRef(parcel), ...way.map((step) => pieceRef(step.card))]
    emit({ kind: 'parcelMoved', ...told(s, seatRef(activeSeat(s)), refs), parcel, number, way })
  }
  flip(s, parcel, emit)
  if (card < PALLETS) score(s, parcel, card, emit)
}

/** The cards of a way with the sides it uses. The board is spread and the parcel still where it was. */
function wayOf(s: State, code: number): WayStep[] {
  const steps = stepsOfCode(code)
  const way: WayStep[] = []
  let card = cardUnder(s, itemOfCode(code))
  let from = -1
  for (let step = 0; step <= steps; step++) {
    const to = step < steps ? sideOfCode(code, step) : -1
    way.push({ card, cell: lies[card], from, to })
    if (to < 0) break
    card = cardBeyond(card, to)
    from = opposite(to)
  }
  return way
}

/** 003:77, 003:79: once, also when it scores. */
function flip(s: State, parcel: number, emit: Tell): void {
  const face = s[AT.face + parcel] === HIGH ? LOW : HIGH
  s[AT.face + parcel] = face
  if (emit) {
    const base = told(s, parcelRef(parcel), [parcelRef(parcel)])
    emit({ kind: 'flipped', ...base, parcel, face, number: numberUp(parcel, face) })
  }
}

/** 003:79: to the tile of the pallet's colour; the fourth one there ends the game at once (003:125). */
function score(s: State, parcel: number, pallet: number, emit: Tell): void {
  const nth = putOnTile(s, pallet, parcel)
  if (emit) {
    const refs = [parcelRef(parcel), palletRef(pallet), seatRef(pallet)]
    const value = numberUp(parcel, s[AT.face + parcel])
    emit({ kind: 'scored', ...told(s, parcelRef(parcel), refs), parcel, pallet, tile: pallet, value, nth })
  }
  if (nth === PARCELS_TO_END) endGame(s, 'fourthParcel', emit)
}
