import { CARD_KINDS, CONSTANTINOPLE, ENGINE_TILES, ORDERS } from '../../../src-shared/games/first-class/cards/index.ts'
import { LEVELS } from '../../../src-shared/games/first-class/effects.ts'
import type { Seat } from '../../../src-shared/core.ts'
import { coachAt, conductorOf, lengthOf, levelAt, riderAt } from '../../engine/first-class/board/coaches.ts'
import { isAboard } from '../../engine/first-class/modules/boarding.ts'
import { orderAt } from '../../engine/first-class/modules/teatime.ts'
import { AT, MAIL, MAIL_PLACE, PLACES, TILE, TILE_PLACE, TRAINS } from '../../engine/first-class/state.ts'
import { CARD_KIND, RIDER_FRAME, RIDER_PAYS } from '../../engine/first-class/tables.ts'
import type { State } from '../../engine/game.ts'
import { frameWorth } from './frames.ts'
import { likelihood, timeLeft, type Pace } from './pace.ts'
import { WEIGHTS } from './weights.ts'

/** What the two trains will bring: the scorings to come, mail wagons, tiles, Constantinople, who rides in them. */
const walks = likelihood(WEIGHTS.walk)
const lays = likelihood(WEIGHTS.lay)
const CELEBRITY = CARD_KINDS.indexOf('celebrity')
const BOARDING = CARD_KINDS.indexOf('boarding')
const PASSENGERS = 0

/** How often, in all scorings to come, the conductor will have come to this place. */
export function scoringsAt(s: State, seat: Seat, train: number, place: number, pace: Pace): number {
  const steps = place + 1 - conductorOf(s, seat, train)
  let sum = 0
  for (let i = 0; i < pace.scorings; i++) sum += walks(pace.turns[i], steps)
  return sum
}

export function trainWorth(s: State, seat: Seat, train: number, pace: Pace): number {
  const length = lengthOf(s, seat, train)
  let worth = 0
  for (let place = 0; place < length; place++) worth += placeWorth(s, seat, train, place, pace)
  return worth + lengthWorth(s, seat, train, length, pace) + arrivalWorth(s, seat, train, length, pace)
}

function placeWorth(s: State, seat: Seat, train: number, place: number, pace: Pace): number {
  const coach = coachAt(s, seat, train, place)
  if (coach >= TILE) return ENGINE_TILES[coach - TILE].points * scoringsAt(s, seat, train, place, pace)
  if (coach >= MAIL) return 0
  const rider = riderAt(s, seat, train, place)
  const times = rider >= 0 && CARD_KIND[rider] === CELEBRITY ? 2 : 1
  const more = coach < LEVELS.length ? LEVELS[coach] - LEVELS[coach - 1] : 0
  const steps = place + 1 - conductorOf(s, seat, train)
  let worth = WEIGHTS.wagon * timeLeft(pace)
  for (let i = 0; i < pace.scorings; i++) {
    const grown = LEVELS[coach - 1] + WEIGHTS.growth * more * Math.min(1, pace.turns[i] / 6)
    worth += walks(pace.turns[i], steps) * times * grown
  }
  if (rider >= 0 && CARD_KIND[rider] === BOARDING) worth += riderWorth(s, seat, train, place, rider, pace)
  if (s[AT.teatime]) worth += orderWorth(s, seat, train, place, pace)
  return worth
}

/** A passenger or piece of luggage that still waits for its wagon or the conductor. */
function riderWorth(s: State, seat: Seat, train: number, place: number, card: number, pace: Pace): number {
  if (isAboard(s, seat, train, place)) return 0
  const steps = Math.max(0, place + 1 - conductorOf(s, seat, train)) + (levelAt(s, seat, train, place) < 2 ? 1 : 0)
  const pays = RIDER_PAYS[card * 2 + train] * (train === PASSENGERS ? 1.5 : 1) + 2
  const frame = RIDER_FRAME[card * 2 + train]
  return 0.9 * walks(pace.left, steps) * (pays + (frame < 0 ? 0 : frameWorth(frame, 1, pace)))
}

function orderWorth(s: State, seat: Seat, train: number, place: number, pace: Pace): number {
  const tile = orderAt(s, seat, train, place)
  return tile < 0 ? 0 : ORDERS[tile].points * scoringsAt(s, seat, train, place, pace)
}

/** The mail wagon behind the fifth wagon and the tile behind the ninth card are the nearer the longer the train is. */
function lengthWorth(s: State, seat: Seat, train: number, length: number, pace: Pace): number {
  let worth = 0
  if (length < MAIL_PLACE) worth += WEIGHTS.mail * lays(pace.left, MAIL_PLACE - length)
  if (length >= PLACES) return worth
  const wagons = TILE_PLACE - length - (length < MAIL_PLACE ? 1 : 0)
  worth += WEIGHTS.tile * lays(pace.left, wagons)
  const points = ENGINE_TILES[Math.min(s[AT.tilesLaid], ENGINE_TILES.length - 1)].points
  const steps = PLACES - conductorOf(s, seat, train)
  for (let i = 0; i < pace.scorings; i++) worth += points * lays(pace.turns[i], wagons) * walks(pace.turns[i], steps)
  return worth
}

/** What the next conductor who comes to Constantinople gets. */
function arrivalWorth(s: State, seat: Seat, train: number, length: number, pace: Pace): number {
  const steps = PLACES - conductorOf(s, seat, train)
  if (steps === 0) return 0
  const free = CONSTANTINOPLE.findIndex((_, place) => s[AT.constantinople + place] === 0)
  if (free < 0) return 0
  const wagons = length < PLACES ? TILE_PLACE - length - (length < MAIL_PLACE ? 1 : 0) : 0
  return 0.8 * CONSTANTINOPLE[free] * walks(pace.left, steps) * lays(pace.left, wagons)
}

export function trainsWorth(s: State, seat: Seat, pace: Pace): number {
  let worth = 0
  for (let train = 0; train < TRAINS; train++) worth += trainWorth(s, seat, train, pace)
  return worth
}
