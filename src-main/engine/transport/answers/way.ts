import { WRITING, itemOfCode, sideOfCode, stepsOfCode } from '../../../../src-shared/games/transport/actions.ts'
import type { WayStep } from '../../../../src-shared/games/transport/events.ts'
import { HIGH, LOW, numberUp, PALLETS, PARCELS_TO_END, SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'
import { WHY } from '../../../../src-shared/games/transport/reasons.ts'
import { FLOOR } from '../../../../src-shared/games/transport/shapes.ts'
import { opposite, STEP } from '../../../../src-shared/geometry/hexagons.ts'
import type { State } from '../../flat.ts'
import { boardOf } from '../board/board.ts'
import { cardBeyond, listWays, stepsOf, whyNotWay } from '../board/ways.ts'
import { putOnTile } from '../piles.ts'
import { reason, refused } from '../reasons.ts'
import { asPiece, cardRef, palletRef, parcelRef, pieceRef, seatRef } from '../refs.ts'
import { activeSeat, ask, AT, cardOn, cardUnder, cellOf, chosenParcel, END_TURN, faceOf } from '../state.ts'
import { told, type Tell } from '../tell.ts'
import { endGame } from '../turn.ts'
import { cardMeant, type TransportAnswer } from './answer.ts'

/** The side by which the chosen parcel leaves each card on its way, the first one where it rests (003:77). */
export const way: TransportAnswer<'way'> = {
  ...WRITING.way,
  list: (s, out, n) => listWays(boardOf(s), chosenParcel(s), out, n),
  refusal(s, { parcel, sides }) {
    if (parcel !== chosenParcel(s)) return otherParcel(s)
    return refused(whyNotWay(boardOf(s), parcel, sides), parcelRef(parcel), stepsOf(s, parcel))
  },
  touches: (s, { parcel, sides }) => [parcelRef(parcel), ...asPiece(cardsOfWay(s, parcel, sides).at(-1) ?? -1)],
  against(s, target) {
    const chosen = chosenParcel(s)
    if (target.kind === 'parcel') return [otherParcel(s)]
    const card = cardMeant(s, target)
    if (card < 0 ? target.kind === 'cell' : SHAPE_OF[card] === FLOOR) return [reason(WHY.offBelt, [parcelRef(chosen)])]
    return card >= 0 ? [reason(WHY.notReached, [parcelRef(chosen)], stepsOf(s, chosen))] : []
  },
  apply: move,
  /** `cards` are those of the way, the last one where it ends; `flipped` is the number the parcel then shows. */
  plan(s, { parcel, sides }) {
    const from = cardUnder(s, parcel)
    const cards = cardsOfWay(s, parcel, sides)
    const flipped = numberUp(parcel, faceOf(s, parcel) === HIGH ? LOW : HIGH)
    return {
      kind: 'way',
      refs: [parcelRef(parcel), cardRef(from), ...cards.map(pieceRef)],
      end: pieceRef(cards[cards.length - 1]),
      facts: { parcel, from, cards, sides, flipped },
    }
  },
}

const otherParcel = (s: State) => reason(WHY.otherParcel, [parcelRef(chosenParcel(s))])

/** The cards of a way, the first one left out. */
function cardsOfWay(s: State, parcel: number, sides: readonly number[]): number[] {
  let cell = cellOf(s, cardUnder(s, parcel))
  return sides.map((side) => cardOn(s, (cell += STEP[side])))
}

/** Moves the chosen parcel, turns it over and scores it on a pallet (003:77-79). */
function move(s: State, code: number, emit: Tell): void {
  const parcel = chosenParcel(s)
  const number = stepsOf(s, parcel)
  const steps = emit && wayOf(s, code)
  let cell = cellOf(s, cardUnder(s, parcel))
  for (let step = 0; step < stepsOfCode(code); step++) cell += STEP[sideOfCode(code, step)]
  const card = cardOn(s, cell)
  s[AT.parcelOn + parcel] = card + 1
  ask(s, END_TURN, parcel)
  if (emit && steps) {
    const refs = [parcelRef(parcel), ...steps.map((step) => pieceRef(step.card))]
    emit({ kind: 'parcelMoved', ...told(s, seatRef(activeSeat(s)), refs), parcel, number, way: steps })
  }
  flip(s, parcel, emit)
  if (card < PALLETS) score(s, parcel, card, emit)
}

/** The cards of a way with the sides it uses. The parcel is still where it was. */
function wayOf(s: State, code: number): WayStep[] {
  const board = boardOf(s)
  const steps = stepsOfCode(code)
  const found: WayStep[] = []
  let card = cardUnder(s, itemOfCode(code))
  let from = -1
  for (let step = 0; step <= steps; step++) {
    const to = step < steps ? sideOfCode(code, step) : -1
    found.push({ card, cell: cellOf(s, card), from, to })
    if (to < 0) break
    card = cardBeyond(board, card, to)
    from = opposite(to)
  }
  return found
}

/** 003:77, 003:79: once, also when it scores. */
function flip(s: State, parcel: number, emit: Tell): void {
  const face = faceOf(s, parcel) === HIGH ? LOW : HIGH
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
    const value = numberUp(parcel, faceOf(s, parcel))
    emit({ kind: 'scored', ...told(s, parcelRef(parcel), refs), parcel, pallet, tile: pallet, value, nth })
  }
  if (nth === PARCELS_TO_END) endGame(s, 'fourthParcel', emit)
}
