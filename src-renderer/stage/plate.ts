import type { Seat } from '../../src-shared/core.ts'
import { isLevel, type BotLevel } from '../../src-shared/table.ts'
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
  /** Whose face stands on it; null = a person's, who has their letter. */
  readonly bot: BotLevel | null
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
    bot: botAt(seat, frame),
    note: lit ? callTo(seat, frame) : '',
  }
}

/** The bot that sits there, where it has a face. */
export function botAt(seat: Seat, frame?: SceneFrame): BotLevel | null {
  const player = frame?.seats[seat]?.player ?? 'person'
  return isLevel(player) ? player : null
}

/**
 * What is said to the seat that is awaited: another word to whoever looks than of the others, whatever is told
 * meanwhile.
 */
export const callTo = (seat: Seat, frame?: SceneFrame): string =>
  (seat === frame?.viewer ? frame.words.yourTurn : frame?.words.toPlay) ?? ''

/** What stands over the hand of a seat: with its name where `text` leaves room for that, as '{name}'. */
export const namedHand = (text: string, owner: Seat, frame: SceneFrame): string =>
  text.replace('{name}', () => frame.seats[owner].name)
