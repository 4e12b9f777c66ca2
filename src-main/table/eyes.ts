import type { Seat, Viewer } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import type { Status } from '../engine/game.ts'

/** Who is known to be at the device. */
export interface Presence {
  /** The seat that lifted its curtain last and may still look. */
  readonly lifted: Seat | null
  /** The seat that held the device last, lifted or not. */
  readonly holder: Seat | null
}

export const NOBODY: Presence = { lifted: null, holder: null }

/** Through whose eyes the screen may look, and whose curtain hangs before it. */
export interface Eyes {
  readonly viewer: Viewer
  readonly curtain: Seat | null
}

export const personsAmong = (seats: readonly SeatInfo[]): Seat[] => seats.flatMap((info, seat) => (info.player === 'person' ? [seat] : []))

/** The curtain falls when another person must choose. While bots move, the last person keeps his view. */
export function passedOn(seats: readonly SeatInfo[], status: Status, presence: Presence): Presence {
  const by = status.decision?.by ?? null
  if (by === null || seats[by].player !== 'person' || by === presence.lifted) return presence
  return { lifted: null, holder: presence.holder }
}

/**
 * Who is at the device when a seat has been given to another: whoever looked goes on looking, if a person still sits
 * there; a second person at the table brings the curtain.
 */
export function seatedAnew(before: readonly SeatInfo[], seats: readonly SeatInfo[], status: Status, presence: Presence): Presence {
  const { viewer } = eyesOf(before, status, presence)
  const looks = typeof viewer === 'number' && seats[viewer].player === 'person' ? viewer : null
  const holder = presence.holder !== null && seats[presence.holder].player === 'person' ? presence.holder : null
  return passedOn(seats, status, { lifted: looks, holder: looks ?? holder })
}

/** What one person at the table sees is his own; what several see is parted by curtains. */
export function eyesOf(seats: readonly SeatInfo[], status: Status, presence: Presence): Eyes {
  const persons = personsAmong(seats)
  if (status.outcome) return { viewer: 'open', curtain: null }
  if (persons.length === 0) return { viewer: 'onlooker', curtain: null }
  if (persons.length === 1) return { viewer: persons[0], curtain: null }
  if (presence.lifted !== null) return { viewer: presence.lifted, curtain: null }
  const by = status.decision?.by ?? null
  const awaited = by !== null && seats[by].player === 'person' ? by : presence.holder
  return { viewer: 'onlooker', curtain: awaited }
}

/** The person at the device, if it is he who must choose. */
export function chooserOf(seats: readonly SeatInfo[], status: Status, presence: Presence): Seat | null {
  const by = status.decision?.by ?? null
  return by !== null && seats[by].player === 'person' && eyesOf(seats, status, presence).viewer === by ? by : null
}

/** The bot that must choose. */
export const botToMove = (seats: readonly SeatInfo[], { decision }: Status): Seat | null =>
  decision && seats[decision.by].player !== 'person' ? decision.by : null
