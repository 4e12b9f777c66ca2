import { CONSTANTINOPLE, ENGINE_TILES } from '../../../../src-shared/games/first-class/cards/index.ts'
import { LEVELS } from '../../../../src-shared/games/first-class/effects.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { coachAt, conductorOf, lengthOf } from './coaches.ts'
import { having, inPlay } from '../modules/module.ts'
import { addPoints } from '../points.ts'
import { conductorRef } from '../refs.ts'
import { FINE, WHY } from '../reasons.ts'
import { AT, MAIL, PLACES, TILE, TRAINS } from '../state.ts'
import { tell, type Tell } from '../tell.ts'

const { conductor: CONDUCTOR } = AT

/** Conductors walk along the trains; what they have come to scores. */

/** Steps a conductor can still make. [002:342-344] */
export const stepsAhead = (s: State, seat: Seat, train: number): number =>
  lengthOf(s, seat, train) - conductorOf(s, seat, train)
/** May the conductor of a train make a step? FINE, or why not. */
export const walkRefusal = (s: State, seat: Seat, train: number): number =>
  stepsAhead(s, seat, train) > 0 ? FINE : WHY.conductorAtEnd

/** Moves a conductor on by so many cards, no more than stepsAhead; at the tile he has arrived in Constantinople. */
export function walk(s: State, seat: Seat, train: number, steps: number, emit: Tell): void {
  const from = conductorOf(s, seat, train)
  const to = from + steps
  s[CONDUCTOR + seat * TRAINS + train] = to
  if (emit) tell(s, emit, [conductorRef(seat, train)], { kind: 'walked', train, from, to })
  if (to === PLACES) arrive(s, seat, train, emit)
  for (const module of having.conductorMoved) if (inPlay(s, module)) module.conductorMoved(s, seat, train, from, emit)
}

/** The first three conductors on an engine tile. [002:566-578] */
function arrive(s: State, seat: Seat, train: number, emit: Tell): void {
  for (let place = 0; place < CONSTANTINOPLE.length; place++) {
    if (s[AT.constantinople + place] !== 0) continue
    s[AT.constantinople + place] = seat + 1
    const points = CONSTANTINOPLE[place]
    if (emit) tell(s, emit, [conductorRef(seat, train)], { kind: 'constantinople', train, place: place + 1, points })
    addPoints(s, seat, 'constantinople', points, emit)
    return
  }
}

/** What a place gives at a scoring; a tile only with the conductor on it, which he is when he has come to its place. */
export function pointsAt(s: State, seat: Seat, train: number, place: number): number {
  if (place >= conductorOf(s, seat, train)) return 0
  const coach = coachAt(s, seat, train, place)
  if (coach >= TILE) return ENGINE_TILES[coach - TILE].points
  return coach >= MAIL || coach === 0 ? 0 : LEVELS[coach - 1]
}

/** What a train scores: the points of the cards its conductor has come to. */
export function trainPoints(s: State, seat: Seat, train: number): number {
  let sum = 0
  for (let place = 0; place < conductorOf(s, seat, train); place++) sum += pointsAt(s, seat, train, place)
  return sum
}
