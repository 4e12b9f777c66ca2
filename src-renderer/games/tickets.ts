import type { GameId } from '../../src-shared/core.ts'
import { firstClassTicket } from './first-class/ticket.ts'
import { freightTicket } from './freight-express/ticket.ts'
import type { GameTicket } from './ticket.ts'
import { transportTicket } from './transport/ticket.ts'

const TICKETS: Readonly<Record<GameId, GameTicket>> = {
  'freight-express': freightTicket,
  'first-class': firstClassTicket,
  transport: transportTicket,
}

/** The games that can be played today, in the order of the strip. */
export const PLAYABLE: readonly GameId[] = Object.keys(TICKETS) as GameId[]

export const ticketOf = (game: GameId): GameTicket => TICKETS[game]

/** A saved game may be of a newer program, and of a game that is not there. */
export const ticketFor = (game: string): GameTicket | undefined =>
  PLAYABLE.some((id) => id === game) ? TICKETS[game as GameId] : undefined
