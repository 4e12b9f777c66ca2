import type { Seat } from '../../core.ts'

/**
 * The next seat clockwise after `from` that holds a veto, before it is the turn of the one who entered again; -1 =
 * none.
 */
export function nextHolder(from: Seat, entered: Seat, seatCount: number, holds: (seat: Seat) => boolean): Seat {
  for (let seat = (from + 1) % seatCount; seat !== entered; seat = (seat + 1) % seatCount) if (holds(seat)) return seat
  return -1
}
