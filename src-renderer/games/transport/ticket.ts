import art from '../../../assets/art-ui/ticket-transport.svg?url&no-inline'
import { transportOptions } from '../../../src-shared/games/transport/options.ts'
import type { GameTicket } from '../ticket.ts'

/** Transport on the first screen. */
export const transportTicket: GameTicket = {
  id: 'transport',
  defaults: { ...transportOptions.default },
  // Turns as greedy bots need them; people need a few more. Against a level one of them took so many, in 12 games.
  pace: {
    turnsASeat: { 2: 10, 3: 8, 4: 7 },
    against: { porter: { 3: 10, 4: 9 }, shunter: { 3: 10, 4: 9 } },
    person: 1.5,
    bot: 0.15,
  },
  seats: { least: 2, most: 4 },
  ticket: {
    art,
    colour: 'var(--green-fill)',
    line: 'game.transport.line',
    seats: 'game.transport.seats',
  },
}
