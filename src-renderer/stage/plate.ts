import type { Seat } from '../../src-shared/core.ts'
import type { Box, SceneFrame } from './scene.ts'

/** What every seat's plate shows. */
export interface SeatPlate {
  readonly kind: 'plate'
  readonly seat: number
  readonly width: number
  readonly height: number
  /** Awaited to act. */
  readonly lit: boolean
  readonly name: string
  readonly note: string
}

/** The plate of a seat. `active` = whose turn it is where nobody is asked for an answer. */
export function seatPlate(
  seat: Seat,
  { width, height }: Box,
  { ended, active }: { readonly ended: boolean; readonly active: Seat },
  frame?: SceneFrame,
): SeatPlate {
  const lit = !ended && (frame?.acting ?? active) === seat
  return {
    kind: 'plate',
    seat,
    width,
    height,
    lit,
    name: frame?.seats[seat]?.name ?? '',
    note: lit ? callTo(seat, frame) : '',
  }
}

/**
 * What is said to the seat that is awaited: another word to whoever looks than of the others, whatever is told
 * meanwhile.
 */
export const callTo = (seat: Seat, frame?: SceneFrame): string =>
  (seat === frame?.viewer ? frame.words.yourTurn : frame?.words.toPlay) ?? ''
