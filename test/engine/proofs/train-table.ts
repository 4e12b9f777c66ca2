/**
 * Just enough of First Class to prove chains: one train a seat, two mail wagons, one passenger, coins.
 * A turn's card has frames, a frame has effects, an effect may reach the mail place, a mail wagon's bonus
 * waits in the queue, boarding pays coins into the frame, and coins that do not fit ask for room.
 * [002:195, 503, 615, 1153, 1313, 1334] and docs/rulings/first-class.md 1-3, 6, 7, 18.
 */
import { layout, type State } from '../../../src-main/engine/flat.ts'
import { recordsSize, type Records } from '../../../src-main/engine/chain.ts'

export const SEATS = 3
export const CARS = 9
/** The sixth card of a train is its mail wagon. */
export const MAIL_PLACE = 5
export const MAIL = 100
export const COLUMNS = [5, 5, 2]

/** Kinds of records; their further fields are named below. */
export const TURN = 1
export const CARD = 2
export const FRAME = 3
export const MAIL_WAGON = 4
export const ROOM = 5
export const BONUSES = 6

/** Field numbers. Every record: whose train it is. */
export const SEAT = 1
export const CARD_TAKEN = 2 // TURN: 0 none, card + 1, or START_TILE
export const CARD_ID = 2 // CARD
export const NEXT_FRAME = 3 // CARD
export const FRAME_ID = 2 // FRAME, and the queue's records
export const DONE = 3 // FRAME: effects carried out, as bits
export const POOLED = 4 // FRAME: coins to be laid as its last step; ROOM: coins to be laid
export const STEP = 2 // BONUSES: how many seats clockwise of the taker

export const START_TILE = 9

export type Effect =
  { readonly do: 'wagon' } | { readonly do: 'upgrade' } | { readonly do: 'conductor' | 'coins'; readonly n: number }
export interface Frame {
  readonly effects: readonly Effect[]
  /** How many of the effects may be carried out. */
  readonly most: number
}

export const TWO_WAGONS = 0
export const CONDUCTOR_4 = 1
export const MAIL_CONDUCTOR_2 = 2
export const MAIL_COINS_3 = 3
export const START_WAGON = 4
export const START_WAGON_OR_UPGRADE = 5
export const COIN_WAGON = 6
export const COIN_STEP = 7

export const FRAMES: readonly Frame[] = [
  { effects: [{ do: 'wagon' }, { do: 'wagon' }], most: 2 },
  { effects: [{ do: 'conductor', n: 4 }], most: 1 },
  { effects: [{ do: 'conductor', n: 2 }], most: 1 },
  { effects: [{ do: 'coins', n: 3 }], most: 1 },
  { effects: [{ do: 'wagon' }], most: 1 },
  { effects: [{ do: 'wagon' }, { do: 'upgrade' }], most: 1 },
  { effects: [{ do: 'wagon' }], most: 1 },
  { effects: [{ do: 'conductor', n: 1 }], most: 1 },
]
/** What stands on each of the two cards and under each of the two mail wagons. */
export const CARD_FRAMES = [[TWO_WAGONS, CONDUCTOR_4], [CONDUCTOR_4]]
export const MAIL_FRAMES = [MAIL_CONDUCTOR_2, MAIL_COINS_3]

export const stack: Records = { at: 0, width: 5, room: 8 }
export const queue: Records = { at: recordsSize(5, 8), width: 3, room: 6 }
const rest = layout({
  records: recordsSize(5, 8) + recordsSize(3, 6),
  seq: 1,
  turn: 1,
  over: 1,
  cars: CARS * SEATS, // level + 1, MAIL + mail wagon, 0 = none
  mailUsed: SEATS, // mail wagons laid, as bits
  conductor: SEATS, // 0 = left of the first car
  passenger: SEATS, // car it sits on + 1, 0 = none
  fare: SEATS,
  aboard: SEATS,
  coins: COLUMNS.length * SEATS,
  points: SEATS,
})
export const at = rest
export const SIZE = rest.size

export const carAt = (s: State, seat: number, car: number): number => s[at.cars + seat * CARS + car]

export function carCount(s: State, seat: number): number {
  let cars = 0
  while (cars < CARS && carAt(s, seat, cars) !== 0) cars++
  return cars
}

export const freeCoinPlaces = (s: State, seat: number): number =>
  COLUMNS.reduce((free, places, column) => free + places - s[at.coins + seat * 3 + column], 0)

/** Coins go to the first free places; what finds none is lost. [002:603] */
export function layCoins(s: State, seat: number, coins: number): void {
  COLUMNS.forEach((places, column) => {
    const slot = at.coins + seat * 3 + column
    const laid = Math.min(coins, places - s[slot])
    s[slot] += laid
    coins -= laid
  })
}
