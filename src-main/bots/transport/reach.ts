import { opposite, SIDES } from '../../../src-shared/geometry/hexagons.ts'
import { HIGH, LOW, numberUp, PALLETS, PARCEL_COUNT } from '../../../src-shared/games/transport/cards.ts'
import { FINE } from '../../../src-shared/games/transport/reasons.ts'
import type { State } from '../../engine/game.ts'
import { spread } from '../../engine/transport/board.ts'
import { cardUnder, faceOf } from '../../engine/transport/state.ts'
import { cardBeyond, exitsOf, stepsOf, whyNotStep } from '../../engine/transport/ways.ts'

/** What parcels could do from where they lie, by pallet. Filled by `readReach`. */

/** The most that any one move brings to it now, and what the next best parcel would bring. */
export const bestNow = new Float64Array(PALLETS)
export const secondNow = new Float64Array(PALLETS)
/** What lies about to come to it later, by nearness. */
export const nearby = new Float64Array(PALLETS)

let counted = 0
/** How many parcels lie on the belts. */
export const onBelt = (): number => counted

/** Of the parcel being read: which pallets it reaches exactly, as bits. */
let exact = 0
/** The parcel being read, the card it rests on and its number. */
let parcel = 0
let start = 0
let number = 0

/** Reads the board of a state. */
export function readReach(s: State): void {
  for (const list of [bestNow, secondNow, nearby]) list.fill(0)
  spread(s)
  counted = 0
  for (parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    start = cardUnder(s, parcel)
    if (start < 0) continue
    counted++
    readParcel(s)
  }
}

function readParcel(s: State): void {
  const flipped = numberUp(parcel, faceOf(s, parcel) === HIGH ? LOW : HIGH)
  number = stepsOf(s, parcel)
  exact = 0
  walk(start, -1, 0)
  for (let pallet = 0; pallet < PALLETS; pallet++) if (exact & (1 << pallet)) note(pallet, flipped)
  readDistances(flipped)
}

function note(pallet: number, value: number): void {
  if (value > bestNow[pallet]) {
    secondNow[pallet] = bestNow[pallet]
    bestNow[pallet] = value
  } else if (value > secondNow[pallet]) secondNow[pallet] = value
}

/** All ways of the parcel as far as its number: which pallets lie at their end. */
function walk(card: number, from: number, steps: number): void {
  const exits = exitsOf(card, from)
  for (let side = 0; side < SIDES; side++) {
    if ((exits & (1 << side)) === 0) continue
    const next = cardBeyond(card, side)
    const onPallet = next >= 0 && next < PALLETS
    if (whyNotStep(parcel, -1, card, side, onPallet) !== FINE) continue
    if (onPallet && steps + 1 === number) exact |= 1 << next
    else if (!onPallet && steps + 1 < number) walk(next, opposite(side), steps + 1)
  }
}

/** Belts are followed so far. */
const FAR = 8
const queue = new Int32Array(512)
const from = new Int32Array(512)
const depth = new Int32Array(512)
const seen = new Uint8Array(128 * SIDES)

/** The shortest belt from the parcel to each pallet: the nearer, the more it counts. */
function readDistances(worth: number): void {
  seen.fill(0)
  queue[0] = start
  from[0] = -1
  depth[0] = 0
  let tail = 1
  for (let head = 0; head < tail && tail < queue.length - SIDES; head++) {
    const card = queue[head]
    if (card < PALLETS) {
      nearby[card] += worth / (1 + depth[head] / 3)
      continue
    }
    if (depth[head] >= FAR) continue
    const exits = exitsOf(card, from[head])
    for (let side = 0; side < SIDES; side++) {
      if ((exits & (1 << side)) === 0) continue
      const next = cardBeyond(card, side)
      if (next < 0 || seen[next * SIDES + opposite(side)] || whyNotStep(parcel, -1, card, side, true) !== FINE) continue
      seen[next * SIDES + opposite(side)] = 1
      queue[tail] = next
      from[tail] = opposite(side)
      depth[tail++] = depth[head] + 1
    }
  }
}
