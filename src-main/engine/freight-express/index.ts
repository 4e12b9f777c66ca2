import { KIND, VETO_QUESTIONS, packCode, type Action } from '../../../src-shared/games/freight-express/actions.ts'
import { OTHER_CARDS, TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import { LAYOUTS } from '../../../src-shared/games/freight-express/layouts.ts'
import { freightOptions, type FreightOptions } from '../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { Game } from '../game.ts'
import { beliefs, sample, type FreightBeliefs } from './knowledge/beliefs.ts'
import { apply, choices, decider, decode, encode, explain, plans, status, touches } from './rules.ts'
import { opens } from './opens.ts'
import { scenario } from './setup/scenario.ts'
import { score } from './scoring.ts'
import { setup } from './setup/setup.ts'
import { MAX_SEATS, RULES_VERSION } from './state.ts'
import { redact, view } from './knowledge/view.ts'

export type { FreightBeliefs }

/** Freight Express (FrachtExpress, James Kyle 2001), the basic game and the one for the advanced. */
export const freightExpress: Game<Action, FreightView, FreightBeliefs, FreightEvent, FreightOptions> = {
  id: 'freight-express',
  seats: { min: 2, max: MAX_SEATS },
  rulesVersion: RULES_VERSION,
  components: { TRACK_CARDS, OTHER_CARDS, LAYOUTS },
  options: freightOptions,
  midway: ['branch', 'pushBranch'],
  declinable: { kinds: VETO_QUESTIONS, code: packCode(KIND.passVeto) },
  setup,
  status,
  decider,
  choices,
  decode,
  encode,
  apply,
  plans,
  opens,
  touches,
  explain,
  view,
  redact,
  beliefs,
  sample,
  score,
  scenario,
}
