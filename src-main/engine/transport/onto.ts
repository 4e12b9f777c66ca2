import { refKey, type Ref } from '../../../src-shared/core.ts'
import type { Action } from '../../../src-shared/games/transport/actions.ts'
import type { State } from '../flat.ts'
import { MAX_CHOICES } from '../game.ts'
import { cellRef, palletRef } from './refs.ts'
import { choices, decode } from './rules.ts'
import { cardOn, KEY_PLACE, PALLET_PLACE, stepNow } from './state.ts'

/** The cells and pallets to which the card or pallet can go that a key or a forklift has lifted; else nothing. */
export function onto(s: State): readonly Ref[] {
  const step = stepNow(s)
  if (step !== KEY_PLACE && step !== PALLET_PLACE) return []
  const codes = new Int32Array(MAX_CHOICES)
  const found = new Map<string, Ref>()
  for (const code of codes.subarray(0, choices(s, codes))) {
    for (const ref of placesOf(s, decode(s, code))) found.set(refKey(ref), ref)
  }
  return [...found.values()]
}

/** Before a pallet that pallet is meant, not the cell below it. */
function placesOf(s: State, action: Action): readonly Ref[] {
  switch (action.kind) {
    case 'place':
      return [cellRef(action.cell)]
    case 'insert':
      return [palletRef(cardOn(s, action.cell))]
    case 'exchange':
      return [palletRef(action.pallet)]
    default:
      return []
  }
}
