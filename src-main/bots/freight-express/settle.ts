import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { MAX_CHOICES, type Seat, type State } from '../../engine/game.ts'
import { apply } from '../../engine/freight-express/apply.ts'
import { choices } from '../../engine/freight-express/choices.ts'
import { ACT, BRANCH, DROP, PUSH_BRANCH, activeSeat, phase } from '../../engine/freight-express/state.ts'

const scratch = new Int32Array(MAX_CHOICES)

/** Drives on to the end after a flipped card: the cheapest wagon is dropped, the first way taken. */
export function settle(s: State, seat: Seat): void {
  while (activeSeat(s) === seat && phase(s) !== ACT) {
    const asked = phase(s)
    if (asked !== BRANCH && asked !== PUSH_BRANCH && asked !== DROP) return
    const count = choices(s, scratch)
    apply(s, asked === DROP ? cheapest(count) : scratch[0])
  }
}

function cheapest(count: number): number {
  let best = scratch[0]
  for (let i = 1; i < count; i++) if (wagonOf(scratch[i]) < wagonOf(best)) best = scratch[i]
  return best
}

const wagonOf = (code: number): number => TRACK_CARDS[(code >> 5) & 63].wagon
