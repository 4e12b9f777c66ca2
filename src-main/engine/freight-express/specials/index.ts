import { SPECIALS } from '../../../../src-shared/games/freight-express/specials.ts'
import type { State } from '../../flat.ts'
import { AT } from '../state.ts'
import { ALL } from './all.ts'
import type { SpecialRule } from './special.ts'

/** By their places in SPECIALS; the first of these is 'none'. */
export const SPECIAL_RULES: readonly (SpecialRule | undefined)[] = SPECIALS.map((name) =>
  ALL.find((rule) => rule.name === name),
)

/** The special that is dealt with; undefined when there is none. */
export const ruleNow = (s: State): SpecialRule | undefined => SPECIAL_RULES[s[AT.special]]
