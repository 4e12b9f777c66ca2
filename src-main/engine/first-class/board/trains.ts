import { LEVELS } from '../../../../src-shared/games/first-class/effects.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import { pushRecord } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { coachSlot, lengthOf, pairOf } from './coaches.ts'
import { gainFrame } from '../frames/gained.ts'
import { having, inPlay } from '../modules/module.ts'
import { FROM_SEAT, FROM_TILE, coachRef, tileRef } from '../refs.ts'
import { AT, MAIL, MAIL_PLACE, TILE, TILE_PLACE, TRAINS, stack } from '../state.ts'
import { MAIL_WAGON } from '../step.ts'
import { TILE_FRAME } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'

const {
  limitedWagons: LIMITED_WAGONS,
  supply: SUPPLY,
  coaches: COACHES,
  trainLength: TRAIN_LENGTH,
  tilesLaid: TILES_LAID,
  mailUsed: MAIL_USED,
} = AT

/** Trains grow and rise. */

/**
 * A 0-wagon behind the last card; behind the fifth a mail wagon must be chosen, behind the ninth card the tile comes.
 */
export function layWagon(s: State, seat: Seat, train: number, emit: Tell): void {
  const place = lengthOf(s, seat, train)
  addCoach(s, seat, train, 1)
  if (s[LIMITED_WAGONS]) s[SUPPLY]--
  if (emit) tell(s, emit, [coachRef(seat, train, place)], { kind: 'wagonLaid', train, place })
  if (place === MAIL_PLACE - 1) {
    const top = pushRecord(s, stack, MAIL_WAGON)
    s[top + 1] = train
    s[top + 4] = FROM_SEAT
    s[top + 5] = seat
  }
  if (place === TILE_PLACE - 1) layTile(s, seat, train, emit)
  wagonChanged(s, seat, train, place, emit)
}

function addCoach(s: State, seat: Seat, train: number, coach: number): void {
  s[COACHES + coachSlot(seat, train, lengthOf(s, seat, train))] = coach
  s[TRAIN_LENGTH + seat * TRAINS + train]++
}

function layTile(s: State, seat: Seat, train: number, emit: Tell): void {
  const tile = s[TILES_LAID]++
  addCoach(s, seat, train, TILE + tile)
  if (emit) tell(s, emit, [tileRef(tile), coachRef(seat, train, TILE_PLACE)], { kind: 'tileLaid', train, tile })
  gainFrame(s, TILE_FRAME[tile], FROM_TILE, tile, emit)
}

/** Couples one of a seat's mail wagons to a train. */
export function addMail(s: State, seat: Seat, train: number, mail: number): void {
  s[MAIL_USED + seat] |= 1 << mail
  addCoach(s, seat, train, MAIL + mail)
}

/** A wagon rises by one value. */
export function upgradeWagon(s: State, seat: Seat, train: number, place: number, emit: Tell): void {
  const from = s[COACHES + coachSlot(seat, train, place)]++
  if (s[LIMITED_WAGONS]) changeCard(s, from)
  if (emit)
    tell(s, emit, [coachRef(seat, train, place)], {
      kind: 'upgraded',
      train,
      place,
      from: LEVELS[from - 1],
      to: LEVELS[from],
    })
  wagonChanged(s, seat, train, place, emit)
}

/** The old wagon card goes back to the box, one of the next pair comes out. */
function changeCard(s: State, level: number): void {
  s[SUPPLY + pairOf(level)]++
  s[SUPPLY + pairOf(level + 1)]--
}

function wagonChanged(s: State, seat: Seat, train: number, place: number, emit: Tell): void {
  for (const module of having.wagonChanged) if (inPlay(s, module)) module.wagonChanged(s, seat, train, place, emit)
}
