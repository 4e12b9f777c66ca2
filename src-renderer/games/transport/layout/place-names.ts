import { SIDES, turnedCell } from '../../../../src-shared/geometry/hexagons.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { TurnedView } from '../turned.ts'
import { cellName } from '../words/places.ts'

/** Heights of the names of places, in units of the board: on a far-spread belt they are larger, to be read. */
const FLOOR_LETTERING = [24, 30, 38, 48] as const
/** Somewhat more than need be: the table may be seen from further away than at home. */
const LEAST_LETTERING = 14

/** The names of places in letters that are large enough to be read where a unit is so many pixels. */
export const floorLettering = (scale: number): number =>
  FLOOR_LETTERING.find((size) => size * scale >= LEAST_LETTERING) ?? FLOOR_LETTERING[FLOOR_LETTERING.length - 1]

/** On its own ground a name is read in smaller letters. */
export const TAG = 0.8

/** Over the ghosts of cards, and of parcels above these: what lies under one is not read. */
export const PARCEL_Z = 10
export const TAG_Z = PARCEL_Z + 1

/** What a place is called, however the table is turned; null where the letters end. */
export const nameOn = (view: TransportView, cell: number): string | null =>
  cellName(turnedCell(cell, (SIDES - ((view as TurnedView).turned ?? 0)) % SIDES))
