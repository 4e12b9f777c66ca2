import type { Plan } from '../../../src-shared/core.ts'
import {
  cellOfCode,
  isInsert,
  itemOfCode,
  kindOfCode,
  rotationOfCode,
  sideOfCode,
  stepsOfCode,
} from '../../../src-shared/games/transport/actions.ts'
import { numberUp, HIGH, LOW } from '../../../src-shared/games/transport/cards.ts'
import { MAX_CHOICES } from '../game.ts'
import type { State } from '../flat.ts'
import { choices } from './choices.ts'
import { apply } from './apply.ts'
import { cardRef, cellRef, palletRef, parcelRef, pieceRef } from './refs.ts'
import {
  ACT,
  cardUnder,
  chosenCard,
  faceOf,
  KEY_PLACE,
  PALLET,
  PALLET_PLACE,
  PARCEL,
  phase,
  PLACE,
  WAY,
} from './state.ts'
import { cardOn, cardsOfWay } from './touches.ts'

/**
 * Ready sequences: a hand card with its place, a pallet with its place, a parcel with its whole way. The
 * card of a key is asked by itself, for its places alone may be hundreds.
 */
export function plans(s: State): Plan[] {
  switch (phase(s)) {
    case ACT:
      return listed(s)
        .filter((code) => kindOfCode(code) === 'connect')
        .flatMap((code) => after(s, code))
    case PALLET:
    case PARCEL:
      return listed(s).flatMap((code) => after(s, code))
    case PLACE:
    case KEY_PLACE:
    case PALLET_PLACE:
    case WAY:
      return listed(s).map((code) => planOf(s, code, []))
    default:
      return []
  }
}

const codes = new Int32Array(MAX_CHOICES)
const listed = (s: State): number[] => Array.from(codes.subarray(0, choices(s, codes)))

/** The plans that begin with a choice which tells nobody anything and only leads to the next question. */
function after(s: State, first: number): Plan[] {
  const next = s.slice()
  apply(next, first)
  return listed(next).map((code) => planOf(next, code, [first]))
}

function planOf(s: State, code: number, before: readonly number[]): Plan {
  switch (kindOfCode(code)) {
    case 'way':
      return wayPlan(s, code, before)
    case 'exchange':
      return exchangePlan(s, code, before)
    default:
      return placePlan(s, code, before)
  }
}

function placePlan(s: State, code: number, before: readonly number[]): Plan {
  const card = chosenCard(s)
  const cell = cellOfCode(code)
  const facts = { card, cell, rotation: rotationOfCode(code) }
  const refs = [pieceRef(card), cellRef(cell)]
  const plan = { kind: phase(s) === PLACE ? 'connect' : 'move', codes: [...before, code], end: cellRef(cell) }
  if (!isInsert(code)) return { ...plan, refs, facts }
  const pallet = cardOn(s, cell)
  return { ...plan, refs: [...refs, palletRef(pallet)], facts: { ...facts, pallet, side: itemOfCode(code) } }
}

function exchangePlan(s: State, code: number, before: readonly number[]): Plan {
  const [pallet, other] = [chosenCard(s), itemOfCode(code)]
  return {
    kind: 'exchange',
    codes: [...before, code],
    refs: [palletRef(pallet), palletRef(other)],
    end: palletRef(other),
    facts: { card: pallet, other },
  }
}

/** `cards` are those of the way, the last one where it ends; `flipped` is the number the parcel then shows. */
function wayPlan(s: State, code: number, before: readonly number[]): Plan {
  const parcel = itemOfCode(code)
  const cards = cardsOfWay(s, code)
  const end = pieceRef(cards[cards.length - 1])
  const sides = Array.from({ length: stepsOfCode(code) }, (_, step) => sideOfCode(code, step))
  const flipped = numberUp(parcel, faceOf(s, parcel) === HIGH ? LOW : HIGH)
  return {
    kind: 'way',
    codes: [...before, code],
    refs: [parcelRef(parcel), cardRef(cardUnder(s, parcel)), ...cards.map(pieceRef)],
    end,
    facts: { parcel, from: cardUnder(s, parcel), cards, sides, flipped },
  }
}
