import { opposite, SIDES } from '../../../src-shared/geometry/hexagons.ts'
import { sideOfCode, stepsOfCode } from '../../../src-shared/games/transport/actions.ts'
import { HIGH, LOW, numberUp, PALLETS, PARCEL_COUNT } from '../../../src-shared/games/transport/cards.ts'
import type { State } from '../../engine/game.ts'
import { spread } from '../../engine/transport/board.ts'
import { cardUnder, faceOf } from '../../engine/transport/state.ts'
import { cardBeyond, exitsOf, listWays, whyNotStep } from '../../engine/transport/ways.ts'
import { FINE } from '../../../src-shared/games/transport/reasons.ts'

/** What parcels could do from where they lie. */
const ways = new Int32Array(512)

/** By pallet: the most that any one move brings to it now. Filled by `readReach`. */
export const bestNow = new Float64Array(PALLETS)
/** By pallet: what lies about to come to it later, by nearness. Filled by `readReach`. */
export const nearby = new Float64Array(PALLETS)

/** Reads the board of a state: which parcel reaches which pallet, at once or by and by. */
export function readReach(s: State, near: number): void {
  bestNow.fill(0)
  nearby.fill(0)
  spread(s)
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    const card = cardUnder(s, parcel)
    if (card >= 0) readParcel(s, parcel, card, near)
  }
}

function readParcel(s: State, parcel: number, card: number, near: number): void {
  const flipped = numberUp(parcel, faceOf(s, parcel) === HIGH ? LOW : HIGH)
  const count = listWays(s, parcel, ways, 0)
  for (let i = 0; i < count; i++) {
    const end = endOf(card, ways[i])
    if (end < PALLETS && flipped > bestNow[end]) bestNow[end] = flipped
  }
  readDistances(parcel, card, flipped * near)
}

function endOf(card: number, code: number): number {
  let end = card
  for (let step = 0; step < stepsOfCode(code); step++) end = cardBeyond(end, sideOfCode(code, step))
  return end
}

const queue = new Int32Array(512)
const from = new Int32Array(512)
const depth = new Int32Array(512)
const seen = new Uint8Array(128 * SIDES)

/** The shortest belt from a card to each pallet, as far as eight cards: the nearer, the more it counts. */
function readDistances(parcel: number, start: number, worth: number): void {
  seen.fill(0)
  queue[0] = start
  from[0] = -1
  depth[0] = 0
  let tail = 1
  for (let head = 0; head < tail && tail < queue.length - SIDES; head++) {
    const card = queue[head]
    if (card < PALLETS && depth[head] > 0) {
      nearby[card] += worth / (1 + depth[head] / 3)
      continue
    }
    if (depth[head] >= 8) continue
    const exits = exitsOf(card, from[head])
    for (let side = 0; side < SIDES; side++) {
      if ((exits & (1 << side)) === 0) continue
      const next = cardBeyond(card, side)
      if (next < 0 || seen[next * SIDES + opposite(side)] || whyNotStep(parcel, -1, card, side, next < PALLETS) !== FINE) continue
      seen[next * SIDES + opposite(side)] = 1
      queue[tail] = next
      from[tail] = opposite(side)
      depth[tail++] = depth[head] + 1
    }
  }
}
