import { cellOfCode, isInsert, itemOfCode, rotationOfCode } from '../../../src-shared/games/transport/actions.ts'
import type { Ref } from '../../../src-shared/core.ts'
import { PALLETS } from '../../../src-shared/games/transport/cards.ts'
import type { Lie } from '../../../src-shared/games/transport/events.ts'
import { opposite, STEP } from '../../../src-shared/geometry/hexagons.ts'
import type { State } from '../flat.ts'
import { boardOf } from './board/board.ts'
import { actsAgain } from './board/icons.ts'
import { cutOffPallets } from './board/reach.ts'
import { cardRef, cellRef, palletRef, seatRef } from './refs.ts'
import { activeSeat, AT, cellOf, chosenCard, iconCard, layCard, letGo, parcelOn, rotationOf } from './state.ts'
import { told, type Tell } from './tell.ts'
import { askParcel, fire } from './turn.ts'

/** Laying the chosen card where a code says: from the hand, by a key, by a forklift. */
export type Lay = (s: State, code: number, emit: Tell) => void

/** How a card lies on the table. */
export const lieOf = (s: State, card: number): Lie => ({ cell: cellOf(s, card), rotation: rotationOf(s, card) })

/** Connects the card held out, on an open end or before a pallet (003:55); then its icon acts. */
export const layFromHand: Lay = (s, code, emit) => {
  const card = chosenCard(s)
  const inserted = isInsert(code)
  const apart = emit && cutOffPallets(boardOf(s))
  if (inserted) pushPallet(s, code, card, emit)
  layCard(s, card, cellOfCode(code), rotationOfCode(code))
  letGo(s)
  s[AT.connected] = 1
  s[AT.idle] = 0
  if (emit) {
    const refs = [cardRef(card), cellRef(cellOf(s, card))]
    const base = told(s, seatRef(activeSeat(s)), refs)
    emit({ kind: 'connected', ...base, card, at: lieOf(s, card), inserted })
  }
  tellJoins(s, apart, cardRef(card), emit)
  fire(s, card)
}

/** A key connects the card it has taken (003:67). Then a parcel moves, or under iconsFireAgain its icon acts. */
export const layByKey: Lay = (s, code, emit) => {
  const card = chosenCard(s)
  const from = emit && lieOf(s, card)
  const apart = emit && cutOffPallets(boardOf(s))
  const inserted = isInsert(code)
  if (inserted) pushPallet(s, code, card, emit)
  layCard(s, card, cellOfCode(code), rotationOfCode(code))
  letGo(s)
  if (emit && from) {
    const base = told(s, cardRef(iconCard(s)), [cardRef(card), cellRef(cellOf(s, card))])
    emit({ kind: 'keyMoved', ...base, card, from, at: lieOf(s, card), inserted, parcel: parcelOn(s, card) })
  }
  tellJoins(s, apart, cardRef(card), emit)
  if (s[AT.iconsFireAgain] && actsAgain(boardOf(s), card)) fire(s, card)
  else askParcel(s)
}

/** A forklift puts the pallet it has lifted there (003:71). Then a parcel moves. */
export const layByForklift: Lay = (s, code, emit) => {
  const pallet = chosenCard(s)
  const from = emit && lieOf(s, pallet)
  const apart = emit && cutOffPallets(boardOf(s))
  layCard(s, pallet, cellOfCode(code), rotationOfCode(code))
  letGo(s)
  if (emit && from) {
    const base = told(s, cardRef(iconCard(s)), [palletRef(pallet), cellRef(cellOf(s, pallet))])
    emit({ kind: 'forkliftMoved', ...base, pallet, from, at: lieOf(s, pallet) })
  }
  tellJoins(s, apart, palletRef(pallet), emit)
  askParcel(s)
}

/**
 * Tells of each pallet that lies cut off now and did not before, or the other way round.
 * @param before those that were cut off, as `cutOffPallets` gives them; undefined where nobody listens
 * @param because what was laid otherwise
 */
export function tellJoins(s: State, before: number | undefined, because: Ref, emit: Tell): void {
  if (!emit || before === undefined) return
  const now = cutOffPallets(boardOf(s))
  for (let pallet = 0; pallet < PALLETS; pallet++) {
    const bit = 1 << pallet
    if (((before ^ now) & bit) === 0) continue
    const kind = (now & bit) === 0 ? 'palletJoined' : 'palletCutOff'
    emit({ kind, ...told(s, because, [palletRef(pallet)]), pallet })
  }
}

/** The pallet on the cell of an insertion makes room: on over a side of the card to come, facing it (003:55). */
function pushPallet(s: State, code: number, card: number, emit: Tell): void {
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
