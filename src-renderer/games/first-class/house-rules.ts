import { HOUSE_RULES, firstClassOptions } from '../../../src-shared/games/first-class/options.ts'

/** How many house rules are not as the rulebook has them. */
export const rulesOn = (options: Readonly<Record<string, unknown>>): number =>
  HOUSE_RULES.filter((rule) => options[rule] !== undefined && options[rule] !== firstClassOptions.default[rule]).length
