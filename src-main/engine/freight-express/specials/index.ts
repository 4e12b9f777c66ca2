import { SPECIALS } from '../../../../src-shared/games/freight-express/specials.ts'
import type { State } from '../../flat.ts'
import { AT } from '../state.ts'
import { abduction } from './abduction.ts'
import { cardRobbery } from './card-robbery.ts'
import { cardTrain } from './card-train.ts'
import { closing } from './close-station.ts'
import { coupleWagon } from './couple-wagon.ts'
import { ticket, veto } from './papers.ts'
import { rebuild } from './rebuild.ts'
import type { SpecialRule } from './special.ts'
import { uncoupleWagon } from './uncouple-wagon.ts'
import { wagonRobbery } from './wagon-robbery.ts'

const ALL: readonly SpecialRule[] = [
  ticket,
  cardRobbery,
  closing,
  cardTrain,
  uncoupleWagon,
  veto,
  rebuild,
  coupleWagon,
  wagonRobbery,
  abduction,
]

/** By their places in SPECIALS; the first of these is 'none'. */
export const SPECIAL_RULES: readonly (SpecialRule | undefined)[] = SPECIALS.map((name) =>
  ALL.find((rule) => rule.name === name),
)

/** The special that is dealt with; undefined when there is none. */
export const ruleNow = (s: State): SpecialRule | undefined => SPECIAL_RULES[s[AT.special]]
