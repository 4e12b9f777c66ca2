import art from '../../../assets/art-ui/ticket-freight-express.svg?url&no-inline'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import type { GameTicket } from '../ticket.ts'

/** Freight Express on the first screen. */
export const freightTicket: GameTicket = {
  id: 'freight-express',
  kind: ({ advanced }) => (advanced ? 'freight.panel.advanced' : null),
  defaults: { ...freightOptions.default },
  // Turns as greedy bots need them, people a few more; against a level, with one greedy bot among them, 7 to 17.
  pace: { turnsASeat: { 2: 16, 3: 12, 4: 8 }, person: 2, bot: 0.2 },
  seats: { least: 2, most: 4 },
  ticket: {
    art,
    colour: 'var(--sign)',
    line: 'game.freight-express.line',
    seats: 'game.freight-express.seats',
  },
}
