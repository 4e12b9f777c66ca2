import {
  cellOfCode, isInsert, itemOfCode, kindOfCode, rotationOfCode, sideOfCode, stepsOfCode,
} from '../../../src-shared/games/transport/actions.ts'
import {
  FORKLIFT_ICON, HIGH, ICON_OF, KEY_ICON, LOW, numberUp, PARCEL_ICON, PARCELS_TO_END, PALLETS,
} from '../../../src-shared/games/transport/cards.ts'
import type { Lie, TransportEvent, WayStep } from '../../../src-shared/games/transport/events.ts'
import { opposite, STEP } from '../../../src-shared/geometry/hexagons.ts'
import type { Emit } from '../game.ts'
import type { State } from '../flat.ts'
import { cardAt, lies, spread } from './board.ts'
import { actsAgain } from './icons.ts'
import { playFromHand, putOnTile, takeFromBag } from './piles.ts'
import { cardRef, cellRef, palletRef, parcelRef, pieceRef, seatRef } from './refs.ts'
import {
  activeSeat, AT, cellOf, chosenCard, chosenParcel, END_TURN, everySeat, INTAKE, iconCard, KEY_CARD, KEY_PLACE,
  layCard, markFired, PALLET, PALLET_PLACE, PARCEL, phase, PLACE, cardUnder, parcelOn, rotationOf, seatCount,
  WAY,
} from './state.ts'
import { told } from './told.ts'
import { endGame, endTurn, swapHand } from './turn.ts'
import { anyCanMove, cardBeyond, stepsOf } from './ways.ts'

type Out = Emit<TransportEvent> | undefined

/** Carries out a code that `choices` has listed, in place. */
export function apply(s: State, code: number, emit?: Emit<TransportEvent>): void {
  s[AT.seq]++
  switch (kindOfCode(code)) {
    case 'connect':
      return pick(s, itemOfCode(code), emit)
    case 'swap':
      swapHand(s, emit)
      return askParcel(s, emit)
    case 'place':
    case 'insert':
      return place(s, code, emit)
    case 'intake':
      return bringIn(s, itemOfCode(code), emit)
    case 'take':
      s[AT.chosen] = itemOfCode(code) + 1
      s[AT.phase] = KEY_PLACE
      return
    case 'lift':
      s[AT.chosen] = itemOfCode(code) + 1
      s[AT.phase] = PALLET_PLACE
      return
    case 'exchange':
      return exchange(s, itemOfCode(code), emit)
    case 'parcel':
      s[AT.parcel] = itemOfCode(code) + 1
      s[AT.phase] = WAY
      return
    case 'way':
      return moveParcel(s, code, emit)
    case 'endTurn':
      return endTurn(s, emit)
  }
}

/** A hand card is held out; from now on all see it. */
function pick(s: State, card: number, emit: Out): void {
  playFromHand(s, activeSeat(s), card)
  s[AT.chosen] = card + 1
  s[AT.phase] = PLACE
  if (emit) emit({ kind: 'picked', ...told(s, seatRef(activeSeat(s)), [cardRef(card)]), card })
}

function place(s: State, code: number, emit: Out): void {
  if (phase(s) === PLACE) connect(s, code, emit)
  else if (phase(s) === KEY_PLACE) moveByKey(s, code, emit)
  else moveByForklift(s, code, emit)
}

const lieOf = (s: State, card: number): Lie => ({ cell: cellOf(s, card), rotation: rotationOf(s, card) })

/** The pallet on the cell of an insertion makes room: on over a side of the card to come, facing it (003:55). */
function pushPallet(s: State, code: number, card: number, emit: Out): void {
  const cell = cellOfCode(code)
  const side = itemOfCode(code)
  const pallet = palletOn(s, cell)
  const from = emit && lieOf(s, pallet)
  layCard(s, pallet, cell + STEP[side], opposite(side))
  if (emit && from) {
    const refs = [palletRef(pallet), cellRef(cellOf(s, pallet))]
    emit({ kind: 'palletPushed', ...told(s, cardRef(card), refs), pallet, from, at: lieOf(s, pallet) })
  }
}

function palletOn(s: State, cell: number): number {
  for (let pallet = 0; pallet < PALLETS; pallet++) if (cellOf(s, pallet) === cell) return pallet
  throw new RangeError(`no pallet lies on cell ${cell}`)
}

function connect(s: State, code: number, emit: Out): void {
  const card = chosenCard(s)
  const inserted = isInsert(code)
  if (inserted) pushPallet(s, code, card, emit)
  layCard(s, card, cellOfCode(code), rotationOfCode(code))
  s[AT.chosen] = 0
  s[AT.connected] = 1
  s[AT.idle] = 0
  if (emit) {
    const refs = [cardRef(card), cellRef(cellOf(s, card))]
    const base = told(s, seatRef(activeSeat(s)), refs)
    emit({ kind: 'connected', ...base, card, at: lieOf(s, card), inserted })
  }
  fire(s, card, emit)
}

/** 003:57: the icon of a card just connected acts at once; without one, a parcel moves. */
function fire(s: State, card: number, emit: Out): void {
  const icon = ICON_OF[card]
  s[AT.icon] = card + 1
  if (s[AT.iconsFireAgain] && icon !== 0) markFired(s, card)
  if (icon === PARCEL_ICON) s[AT.phase] = INTAKE
  else if (icon === KEY_ICON) s[AT.phase] = KEY_CARD
  else if (icon === FORKLIFT_ICON) s[AT.phase] = PALLET
  else askParcel(s, emit)
}

/** 003:61: with four seats the lower number lies up. */
function bringIn(s: State, card: number, emit: Out): void {
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

function moveByKey(s: State, code: number, emit: Out): void {
  const card = chosenCard(s)
  const key = iconCard(s)
  const from = emit && lieOf(s, card)
  const inserted = isInsert(code)
  if (inserted) pushPallet(s, code, card, emit)
  layCard(s, card, cellOfCode(code), rotationOfCode(code))
  s[AT.chosen] = 0
  if (emit && from) {
    const base = told(s, cardRef(key), [cardRef(card), cellRef(cellOf(s, card))])
    emit({ kind: 'keyMoved', ...base, card, from, at: lieOf(s, card), inserted, parcel: parcelOn(s, card) })
  }
  if (actsAgain(s, card)) fire(s, card, emit)
  else askParcel(s, emit)
}

function moveByForklift(s: State, code: number, emit: Out): void {
  const pallet = chosenCard(s)
  const from = emit && lieOf(s, pallet)
  layCard(s, pallet, cellOfCode(code), rotationOfCode(code))
  if (emit && from) {
    const base = told(s, cardRef(iconCard(s)), [palletRef(pallet), cellRef(cellOf(s, pallet))])
    emit({ kind: 'forkliftMoved', ...base, pallet, from, at: lieOf(s, pallet) })
  }
  askParcel(s, emit)
}

function exchange(s: State, other: number, emit: Out): void {
  const pallet = chosenCard(s)
  const cell = cellOf(s, pallet)
  const rotation = rotationOf(s, pallet)
  layCard(s, pallet, cellOf(s, other), rotationOf(s, other))
  layCard(s, other, cell, rotation)
  if (emit) {
    const base = told(s, cardRef(iconCard(s)), [palletRef(pallet), palletRef(other)])
    emit({ kind: 'palletsExchanged', ...base, pallets: [pallet, other], at: [lieOf(s, pallet), lieOf(s, other)] })
  }
  askParcel(s, emit)
}

/** 003:79: a parcel must move if one can. */
export function askParcel(s: State, emit: Out): void {
  s[AT.chosen] = 0
  s[AT.icon] = 0
  s.fill(0, AT.fired, AT.fired + 3)
  spread(s)
  const moves = anyCanMove(s)
  s[AT.phase] = moves ? PARCEL : END_TURN
  if (emit && !moves) emit({ kind: 'nothingMoves', ...told(s, seatRef(activeSeat(s)), []) })
}

function moveParcel(s: State, code: number, emit: Out): void {
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
    card = cardAt[lies[card] + STEP[to]] - 1
    from = opposite(to)
  }
  return way
}

/** 003:79: once, also when it scores. */
function flip(s: State, parcel: number, emit: Out): void {
  const face = s[AT.face + parcel] === HIGH ? LOW : HIGH
  s[AT.face + parcel] = face
  if (emit) emit({ kind: 'flipped', ...told(s, parcelRef(parcel), [parcelRef(parcel)]), parcel, face, number: numberUp(parcel, face) })
}

/** 003:85: to the tile of the pallet's colour; the fourth one there ends the game at once (003:132). */
function score(s: State, parcel: number, pallet: number, emit: Out): void {
  const nth = putOnTile(s, pallet, parcel)
  if (emit) {
    const refs = [parcelRef(parcel), palletRef(pallet), seatRef(pallet)]
    const value = numberUp(parcel, s[AT.face + parcel])
    emit({ kind: 'scored', ...told(s, parcelRef(parcel), refs), parcel, pallet, tile: pallet, value, nth })
  }
  if (nth === PARCELS_TO_END) endGame(s, 'fourthParcel', emit)
}

