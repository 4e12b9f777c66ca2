import type { Action } from '../../../src-shared/games/first-class/actions.ts'
import * as box from '../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import { firstClassOptions, type FirstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { Game } from '../game.ts'
import { beliefs, sample, type FirstClassBeliefs } from './knowledge/beliefs.ts'
import { reach } from './reach.ts'
import { apply, choices, decider, decode, encode, explain, plans, status, touches } from './rules.ts'
import { scenario } from './setup/scenario.ts'
import { score } from './scoring.ts'
import { setup } from './setup/setup.ts'
import { RULES_VERSION } from './versions.ts'
import { redact, view } from './knowledge/view.ts'

/**
 * First Class: the base game and whatever modules are installed. Rules: 002 and 004, rulings in
 * docs/rulings/first-class.md.
 */
export const firstClass: Game<Action, FirstClassView, FirstClassBeliefs, FirstClassEvent, FirstClassOptions> = {
  id: 'first-class',
  seats: { min: 2, max: 4 },
  rulesVersion: RULES_VERSION,
  // Its functions are no tables; JSON leaves them out.
  components: { ...box },
  options: firstClassOptions,
  setup,
  status,
  decider,
  choices,
  decode,
  encode,
  apply,
  plans,
  reach,
  touches,
  explain,
  view,
  redact,
  beliefs,
  sample,
  score,
  scenario,
}
