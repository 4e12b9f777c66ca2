import { WRITING, itemCode, itemOfCode, withItem } from '../../../../src-shared/games/transport/actions.ts'
import { PALLETS } from '../../../../src-shared/games/transport/cards.ts'
import { FINE, WHY, type Why } from '../../../../src-shared/games/transport/reasons.ts'
import { boardOf, type Board } from '../board/board.ts'
import { whyNotLiftable } from '../board/icons.ts'
import { cutOffPallets } from '../board/reach.ts'
import { lieOf, tellJoins } from '../laying.ts'
import { refused } from '../reasons.ts'
import { asPiece, cardRef, palletRef, pieceRef } from '../refs.ts'
import { cellOf, chosenCard, iconCard, layCard, letGo, rotationOf } from '../state.ts'
import { told } from '../tell.ts'
import { askParcel } from '../turn.ts'
import { againstCard, type TransportAnswer } from './answer.ts'

const CODE = itemCode('exchange')

/** The pallet a forklift has lifted changes places with this one (003:71). Then a parcel moves. */
export const exchange: TransportAnswer<'exchange'> = {
  ...WRITING.exchange,
  list(s, out, n) {
    const board = boardOf(s)
    for (let pallet = 0; pallet < PALLETS; pallet++) {
      if (whyNotExchange(board, pallet) === FINE) out[n++] = withItem(CODE, pallet)
    }
    return n
  },
  refusal: (s, { pallet }) => refused(whyNotExchange(boardOf(s), pallet), pieceRef(pallet)),
  touches: (_, { pallet }) => asPiece(pallet),
  against: (s, target) => againstCard(target, (card) => whyNotExchange(boardOf(s), card)),
  apply(s, code, emit) {
    const pallet = chosenCard(s)
    const other = itemOfCode(code)
    const cell = cellOf(s, pallet)
    const rotation = rotationOf(s, pallet)
    const apart = emit && cutOffPallets(boardOf(s))
    layCard(s, pallet, cellOf(s, other), rotationOf(s, other))
    layCard(s, other, cell, rotation)
    letGo(s)
    if (emit) {
      const base = told(s, cardRef(iconCard(s)), [palletRef(pallet), palletRef(other)])
      emit({ kind: 'palletsExchanged', ...base, pallets: [pallet, other], at: [lieOf(s, pallet), lieOf(s, other)] })
    }
    tellJoins(s, apart, palletRef(pallet), emit)
    askParcel(s)
  },
  plan(s, { pallet: other }) {
    const card = chosenCard(s)
    return {
      kind: 'exchange',
      refs: [palletRef(card), palletRef(other)],
      end: palletRef(other),
      facts: { card, other },
    }
  },
}

/** Why the lifted pallet cannot change places with this one. */
const whyNotExchange = (board: Board, pallet: number): Why =>
  pallet === chosenCard(board.s) ? WHY.samePallet : whyNotLiftable(board, pallet)
