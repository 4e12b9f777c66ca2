import art from '../../../assets/art-ui/ticket-first-class.svg?url&no-inline'
import { firstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import type { GameTicket } from '../ticket.ts'

/** First Class on the first screen. */
export const firstClassTicket: GameTicket = {
  id: 'first-class',
  defaults: { ...firstClassOptions.default },
  // Six rounds of three turns, in the 40 to 80 minutes of the box (004:3).
  pace: {
    turnsASeat: { 2: 18, 3: 18, 4: 18 },
    person: 1.1,
    bot: 0.1,
    // Without modules it is the lesson-size game: one round a stack.
    part: ({ modules, randomModules }) =>
      Array.isArray(modules) && modules.length === 0 && randomModules !== true ? 0.5 : 1,
  },
  seats: { least: 2, most: 4 },
  ticket: {
    art,
    colour: 'var(--oxblood-fill)',
    letter: '1',
    line: 'game.first-class.line',
    seats: 'game.first-class.seats',
  },
}
