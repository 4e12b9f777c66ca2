import { ORDERS, TEATIME_PRICE } from '../../../../src-shared/games/first-class/cards/index.ts'
import { KIND, firstOf, packCode, secondOf } from '../../../../src-shared/games/first-class/actions.ts'
import type { Level } from '../../../../src-shared/games/first-class/effects.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { shuffle } from '../../random.ts'
import { answer } from '../answers/answer.ts'
import { pushPayment } from '../answers/pay.ts'
import { coachSlot, conductorOf, levelAt } from '../board/coaches.ts'
import { coinCount } from '../board/coins.ts'
import { addPoints } from '../points.ts'
import { addSource, coachRef, orderRef } from '../refs.ts'
import { FINE, WHY } from '../reasons.ts'
import { AT, PLACES, TRAINS, actor, seatCount, stackOfRound, everySeat } from '../state.ts'
import { levelCode } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'
import type { Module } from './module.ts'

const { generator: GENERATOR, round: ROUND, teatime: TEATIME } = AT

/** Where an order tile is: 0 in the box, open, gone, or on the wagon with this number and more. */
const OPEN = 1
const GONE = 2
const ON_WAGON = 16

addSource('order')

const LEVEL = ORDERS.map((order) => levelCode(order.level as Level))

/** Does this order tile lie open, to be ordered? */
export const isOpenOrder = (s: State, tile: number): boolean => s[AT.orders + tile] === OPEN

/** The order tile of a wagon, or -1. */
export function orderAt(s: State, seat: Seat, train: number, place: number): number {
  for (let tile = 0; tile < ORDERS.length; tile++)
    if (s[AT.orders + tile] === ON_WAGON + coachSlot(seat, train, place)) return tile
  return -1
}

function hasColour(s: State, seat: Seat, train: number, colour: number): boolean {
  for (let place = 0; place < PLACES; place++) {
    const tile = orderAt(s, seat, train, place)
    if (tile >= 0 && ORDERS[tile].stack === colour) return true
  }
  return false
}

const alike = (one: number, other: number): boolean =>
  ORDERS[one].stack === ORDERS[other].stack && ORDERS[one].points === ORDERS[other].points

/** Open tiles that are as good as this one; the first of them is offered for all. */
export const twinsOf = (s: State, tile: number): number[] =>
  ORDERS.map((_, other) => other).filter((other) => isOpenOrder(s, other) && alike(other, tile))

function isTwin(s: State, tile: number): boolean {
  for (let other = 0; other < tile; other++) if (isOpenOrder(s, other) && alike(other, tile)) return true
  return false
}

/** An order tile for a wagon; the coins are asked next. */
const order = answer({
  kind: 'order',
  list(s, out, n) {
    if (s[TEATIME] === 0 || coinCount(s, actor(s)) < TEATIME_PRICE) return n
    for (let tile = 0; tile < ORDERS.length; tile++) {
      if (!isOpenOrder(s, tile) || isTwin(s, tile)) continue
      for (let train = 0; train < TRAINS; train++)
        for (let place = 0; place < PLACES; place++) {
          const wagon = train * 16 + place
          if (whyNot(s, tile, wagon) === FINE) out[n++] = packCode(KIND.order, tile, wagon)
        }
    }
    return n
  },
  whyNot: (s, { tile, wagon }) => whyNot(s, tile, wagon) || (isTwin(s, tile) ? WHY.nothingHere : FINE),
  touches: (s, { tile, wagon }) => [
    ...twinsOf(s, tile).map(orderRef),
    coachRef(actor(s), trainOf(wagon), placeOf(wagon)),
  ],
  whyNotAt: (s, { kind, id }) => (kind === 'order' ? tileRefusal(s, id) : FINE),
  apply(s, code, emit) {
    const tile = firstOf(code)
    const train = trainOf(secondOf(code))
    const place = placeOf(secondOf(code))
    s[AT.orders + tile] = ON_WAGON + coachSlot(actor(s), train, place)
    const refs = [orderRef(tile), coachRef(actor(s), train, place)]
    if (emit) tell(s, emit, refs, { kind: 'ordered', tile, train, place })
    pushPayment(s, 'order', tile, TEATIME_PRICE)
  },
})

/** A wagon is written train * 16 + place. */
const trainOf = (wagon: number): number => wagon >> 4
const placeOf = (wagon: number): number => wagon & 15

function tileRefusal(s: State, tile: number): number {
  if (!isOpenOrder(s, tile)) return WHY.orderNotOpen
  return coinCount(s, actor(s)) < TEATIME_PRICE ? WHY.tooFewForOrder : FINE
}

/** Any wagon good enough without an order, one of each colour a train. [004:732-733] */
function whyNot(s: State, tile: number, wagon: number): number {
  const seat = actor(s)
  const train = trainOf(wagon)
  const place = placeOf(wagon)
  if (train >= TRAINS || place >= PLACES) return WHY.nothingHere
  const why = tileRefusal(s, tile)
  if (why !== FINE) return why
  if (levelAt(s, seat, train, place) < LEVEL[tile]) return WHY.orderTooGood
  if (orderAt(s, seat, train, place) >= 0) return WHY.orderThere
  return hasColour(s, seat, train, ORDERS[tile].stack) ? WHY.orderColour : FINE
}

/**
 * As many as seats and one more of the new stack's colour, by lot; unsold ones of the last colour leave. [004:721-724]
 */
function openOrders(s: State, stack: number, emit: Tell): void {
  const left: number[] = []
  const five: number[] = []
  for (let tile = 0; tile < ORDERS.length; tile++) {
    if (isOpenOrder(s, tile)) {
      s[AT.orders + tile] = GONE
      left.push(tile)
    }
    if (ORDERS[tile].stack === stack) five.push(tile)
  }
  if (emit && left.length > 0) tell(s, emit, left.map(orderRef), { kind: 'ordersLeft', tiles: left })
  shuffle(s, GENERATOR, five, 0, five.length)
  const tiles = five.slice(0, seatCount(s) + 1).sort((a, b) => a - b)
  for (const tile of tiles) s[AT.orders + tile] = OPEN
  if (emit) tell(s, emit, tiles.map(orderRef), { kind: 'ordersOpened', tiles }, everySeat(s))
}

/** Points for each order where the conductor has come; celebrities do not double them. [004:738-740] */
function orderPoints(s: State, seat: Seat, train: number): number {
  let sum = 0
  for (let place = 0; place < conductorOf(s, seat, train); place++) {
    const tile = orderAt(s, seat, train, place)
    if (tile >= 0) sum += ORDERS[tile].points
  }
  return sum
}

/** Coffee, cake and champagne, on top of any modules. [004:717-740] */
export const teatime: Module = {
  inPlay: (s) => s[TEATIME] === 1,
  stackBegan: openOrders,
  arrange(s, spec) {
    if (spec.orders) for (const tile of spec.orders) s[AT.orders + tile] = OPEN
    else openOrders(s, stackOfRound(s, s[ROUND]), undefined)
    spec.boards?.forEach((board, seat) =>
      board.orders?.forEach((tiles, train) =>
        tiles.forEach((tile, place) => {
          if (tile >= 0) s[AT.orders + tile] = ON_WAGON + coachSlot(seat, train, place)
        }),
      ),
    )
  },
  spending: [order],
  things: { order: { ofTable: ORDERS.length } },
  actionFields: { tile: ORDERS.length },
  scenarioFields: ['orders'],
  view: {
    table: (s) => ({ orders: ORDERS.map((_, tile) => tile).filter((tile) => isOpenOrder(s, tile)) }),
    coach: (s, seat, train, place) => ({ order: orderAt(s, seat, train, place) }),
  },
  trainAdds: orderPoints,
  scored: (s, seat, emit) => addPoints(s, seat, 'teatime', orderPoints(s, seat, 0) + orderPoints(s, seat, 1), emit),
}
