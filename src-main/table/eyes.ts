import type { Seat, Viewer } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import type { Status } from '../engine/game.ts'

/** Who is known to be at the device. */
export interface Presence {
  /** The seat that lifted its curtain last and may still look. */
  readonly lifted: Seat | null
  /** The seat that held the device last, lifted or not. */
  readonly holder: Seat | null
  /** Somebody else may be at the device than who sits there: even a person alone has a curtain to lift. */
  readonly parted: boolean
}

export const NOBODY: Presence = { lifted: null, holder: null, parted: false }

/** Through whose eyes the screen may look, and whose curtain hangs before it. */
export interface Eyes {
  readonly viewer: Viewer
  readonly curtain: Seat | null
}

export const personsAmong = (seats: readonly SeatInfo[]): Seat[] =>
  seats.flatMap((info, seat) => (info.player === 'person' ? [seat] : []))

/** The curtain falls when another person must choose. While bots move, the last person keeps their view. */
export function passedOn(seats: readonly SeatInfo[], status: Status, presence: Presence): Presence {
  const by = status.decision?.by ?? null
  if (by === null || seats[by].player !== 'person' || by === presence.lifted) return presence
  return { ...presence, lifted: null }
}

/**
 * Who is at the device when a seat has been given to another: whoever looked goes on looking, if a person still sits
 * there. A second person at the table brings the curtain, and so does one who is left alone there, or comes, while
 * another may be holding the device: what the new person may see is not for whoever gave the seat away.
 */
export function seatedAnew(
  before: readonly SeatInfo[],
  seats: readonly SeatInfo[],
  status: Status,
  presence: Presence,
): Presence {
  const { viewer } = eyesOf(before, status, presence)
  const looks = typeof viewer === 'number' && seats[viewer].player === 'person' ? viewer : null
  const holder =
    looks ?? (presence.holder !== null && seats[presence.holder].player === 'person' ? presence.holder : null)
  const [alone, ...others] = personsAmong(seats)
  const parted = others.length === 0 && alone !== holder
  return passedOn(seats, status, { lifted: looks, holder, parted })
}

/**
 * Who is at the device when a game is opened: nobody knows. One person who was not alone there always has a curtain.
 */
export function arriving(satThere: ReadonlySet<Seat>, seats: readonly SeatInfo[]): Presence {
  return { ...NOBODY, parted: [...satThere].some((seat) => seats[seat].player !== 'person') }
}

/** What one person at the table sees is their own; what several see is parted by curtains. */
export function eyesOf(seats: readonly SeatInfo[], status: Status, presence: Presence): Eyes {
  const persons = personsAmong(seats)
  if (status.outcome) return { viewer: 'open', curtain: null }
  if (persons.length === 0) return { viewer: 'onlooker', curtain: null }
  const alone = persons.length === 1 ? persons[0] : null
  if (alone !== null && !presence.parted) return { viewer: alone, curtain: null }
  if (presence.lifted !== null) return { viewer: presence.lifted, curtain: null }
  const by = status.decision?.by ?? null
  const awaited = by !== null && seats[by].player === 'person' ? by : presence.holder
  return { viewer: 'onlooker', curtain: alone ?? awaited }
}

/** The person at the device, if they are the one who must choose. */
export function chooserOf(seats: readonly SeatInfo[], status: Status, presence: Presence): Seat | null {
  const by = status.decision?.by ?? null
  return by !== null && seats[by].player === 'person' && eyesOf(seats, status, presence).viewer === by ? by : null
}

/** The bot that must choose. */
export const botToMove = (seats: readonly SeatInfo[], { decision }: Status): Seat | null =>
  decision && seats[decision.by].player !== 'person' ? decision.by : null
