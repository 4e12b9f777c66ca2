import { fromCode, type Action } from '../../../src-shared/games/first-class/actions.ts'
import * as box from '../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import { firstClassOptions, type FirstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { Game } from '../game.ts'
import { beliefsOf, sampleState, type FirstClassBeliefs } from './knowledge/beliefs.ts'
import { encodeAction } from './encode.ts'
import { explainRef } from './explain.ts'
import { outcomeOf } from './final.ts'
import { applyChoice, decisionOf, listChoices } from './flow.ts'
import { installAll } from './modules/index.ts'
import { plansOf } from './plans.ts'
import { reachOf } from './reach.ts'
import { redactEvent } from './knowledge/redact.ts'
import { scenarioState } from './setup/scenario.ts'
import { scores } from './scoring.ts'
import { setup } from './setup/setup.ts'
import { AT, ENDED } from './state.ts'
import { touchesOf } from './touches.ts'
import { RULES_VERSION } from './versions.ts'
import { viewOf } from './knowledge/view.ts'

installAll()

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
  status: (s) => ({
    round: Math.max(1, s[AT.round]),
    turn: s[AT.turn],
    active: s[AT.active],
    decision: decisionOf(s),
    outcome: s[AT.phase] === ENDED ? outcomeOf(s) : null,
  }),
  decider: (s) => decisionOf(s)?.by ?? -1,
  choices: listChoices,
  decode: (_s, code) => fromCode(code),
  encode: encodeAction,
  apply: applyChoice,
  plans: plansOf,
  reach: reachOf,
  touches: (s, code) => touchesOf(s, fromCode(code)),
  explain: explainRef,
  view: viewOf,
  redact: redactEvent,
  beliefs: beliefsOf,
  sample: sampleState,
  score: scores,
  scenario: scenarioState,
}
