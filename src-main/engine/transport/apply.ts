import { itemOfCode, kindOfCode } from '../../../src-shared/games/transport/actions.ts'
import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import type { Emit } from '../game.ts'
import type { State } from '../flat.ts'
import { connect, exchange, moveByForklift, moveByKey, pick } from './laying.ts'
import { askParcel, bringIn, moveParcel } from './moving.ts'
import { AT, KEY_PLACE, PALLET_PLACE, phase, PLACE, WAY } from './state.ts'
import type { Tell } from './told.ts'
import { endTurn, swapHand } from './turn.ts'

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

function place(s: State, code: number, emit: Tell): void {
  if (phase(s) === PLACE) connect(s, code, emit)
  else if (phase(s) === KEY_PLACE) moveByKey(s, code, emit)
  else moveByForklift(s, code, emit)
}
