import type { Action } from '../../../src-shared/games/transport/actions.ts'
import { CARDS, PARCELS } from '../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import { startLayout } from '../../../src-shared/games/transport/layouts.ts'
import { transportOptions, type TransportOptions } from '../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { Game } from '../game.ts'
import { beliefs, sample, type TransportBeliefs } from './knowledge/beliefs.ts'
import { redact, view } from './knowledge/view.ts'
import { apply, choices, decider, decode, encode, explain, plans, status, touches } from './rules.ts'
import { onto } from './onto.ts'
import { score } from './scoring.ts'
import { scenario } from './setup/scenario.ts'
import { setup } from './setup/setup.ts'
import { MAX_SEATS } from './state.ts'

export type { TransportBeliefs }

/** Transport (Richard van Oostrum and Rob Vermeer 2004). */
export const transport: Game<Action, TransportView, TransportBeliefs, TransportEvent, TransportOptions> = {
  id: 'transport',
  seats: { min: 2, max: MAX_SEATS },
  rulesVersion: 1,
  components: { CARDS, PARCELS, starts: [2, 3, 4].map(startLayout) },
  options: transportOptions,
  setup,
  status,
  decider,
  choices,
  decode,
  encode,
  apply,
  plans,
  touches,
  explain,
  onto,
  view,
  redact,
  beliefs,
  sample,
  score,
  scenario,
}
