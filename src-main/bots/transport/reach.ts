import { opposite, SIDES } from '../../../src-shared/geometry/hexagons.ts'
import { HIGH, LOW, numberUp, PALLETS, PARCEL_COUNT } from '../../../src-shared/games/transport/cards.ts'
import { FINE } from '../../../src-shared/games/transport/reasons.ts'
import type { State } from '../../engine/game.ts'
import { beltAround } from '../../engine/transport/board/around.ts'
import { lowestBit } from '../../engine/transport/board/bits.ts'
import { boardOf, type Board } from '../../engine/transport/board/board.ts'
import { cardBeyond, exitsOf, stepsOf, whyNotStep } from '../../engine/transport/board/ways.ts'
import { cardUnder, faceOf } from '../../engine/transport/state.ts'

/** Belts are followed so far. */
const FAR = 8

/** What parcels could do from where they lie, by pallet: of the state that was last read. */
export class Reach {
  /** The most that any one move brings to it now, and what the next best parcel would bring. */
  readonly bestNow = new Float64Array(PALLETS)
  readonly secondNow = new Float64Array(PALLETS)
  /** The parcel that brings the most now, where one brings any. */
  readonly bringer = new Int8Array(PALLETS)
  /** What lies about to come to it later, by nearness. */
  readonly nearby = new Float64Array(PALLETS)
  /** How many parcels lie on the belts. */
  onBelt = 0

  /** Scratch of `readDistances`. */
  readonly #queue = new Int32Array(512)
  readonly #from = new Int32Array(512)
  readonly #depth = new Int32Array(512)
  readonly #seen = new Uint8Array(128 * SIDES)

  /** Reads the board of a state. */
  read(s: State): void {
    this.bestNow.fill(0)
    this.secondNow.fill(0)
    this.nearby.fill(0)
    const board = boardOf(s)
    this.onBelt = 0
    for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
      const start = cardUnder(s, parcel)
      if (start < 0) continue
      this.onBelt++
      this.#readParcel(board, parcel, start)
    }
  }

  #readParcel(board: Board, parcel: number, start: number): void {
    const flipped = numberUp(parcel, faceOf(board.s, parcel) === HIGH ? LOW : HIGH)
    const exact = palletsReached(board, parcel, stepsOf(board.s, parcel), start, -1)
    for (let pallet = 0; pallet < PALLETS; pallet++) if (exact & (1 << pallet)) this.#note(pallet, flipped, parcel)
    this.#readDistances(board, parcel, start, flipped)
  }

  #note(pallet: number, value: number, parcel: number): void {
    const { bestNow, secondNow } = this
    if (value > bestNow[pallet]) {
      secondNow[pallet] = bestNow[pallet]
      bestNow[pallet] = value
      this.bringer[pallet] = parcel
    } else if (value > secondNow[pallet]) secondNow[pallet] = value
  }

  /** The shortest belt from the parcel to each pallet: the nearer, the more it counts. */
  #readDistances(board: Board, parcel: number, start: number, worth: number): void {
    const queue = this.#queue
    const from = this.#from
    const depth = this.#depth
    const seen = this.#seen
    const nearby = this.nearby
    seen.fill(0)
    queue[0] = start
    from[0] = -1
    depth[0] = 0
    let tail = 1
    for (let head = 0; head < tail && tail < queue.length - SIDES; head++) {
      const card = queue[head]
      const far = depth[head]
      if (card < PALLETS) {
        nearby[card] += worth / (1 + far / 3)
        continue
      }
      if (far >= FAR) continue
      const joined = beltAround(board.around[board.slot[card]])
      for (let exits = exitsOf(board, card, from[head]) & joined; exits !== 0; exits &= exits - 1) {
        const side = lowestBit(exits)
        const next = cardBeyond(board, card, side)
        const back = opposite(side)
        if (seen[next * SIDES + back] !== 0 || whyNotStep(board, parcel, -1, card, side, true) !== FINE) continue
        seen[next * SIDES + back] = 1
        queue[tail] = next
        from[tail] = back
        depth[tail++] = far + 1
      }
    }
  }
}

/**
 * All ways of the parcel, so many cards more from a card entered by `from`: which pallets lie at their end, as bits.
 */
function palletsReached(board: Board, parcel: number, left: number, card: number, from: number): number {
  let reached = 0
  const joined = beltAround(board.around[board.slot[card]])
  for (let exits = exitsOf(board, card, from) & joined; exits !== 0; exits &= exits - 1) {
    const side = lowestBit(exits)
    const next = cardBeyond(board, card, side)
    const onPallet = next < PALLETS
    // One that stops short of a pallet, or would go on through it, brings nothing to it.
    if (onPallet !== (left === 1) || whyNotStep(board, parcel, -1, card, side, onPallet) !== FINE) continue
    if (onPallet) reached |= 1 << next
    else reached |= palletsReached(board, parcel, left - 1, next, opposite(side))
  }
  return reached
}
