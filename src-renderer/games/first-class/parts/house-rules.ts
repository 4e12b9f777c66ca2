import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { Options } from '../../panel.ts'

/** The house rules, in the order of the new-game screen. */
const ALWAYS = ['overflowCoinsScore', 'autoRefuse', 'startBonusOnOwnTurn', 'limitedWagons'] as const
/** Only evidence is about these. */
const OF_C = ['dummySuspects', 'extraEvidence', 'evidenceAtTurnEnd'] as const

export type HouseRule = (typeof ALWAYS)[number] | (typeof OF_C)[number]

export const modulesOf = ({ modules }: Options): readonly string[] =>
  Array.isArray(modules) ? (modules as string[]) : firstClassOptions.default.modules

/** Module C is in play, or may come by lot. */
const mayHaveC = (options: Options): boolean => options.randomModules === true || modulesOf(options).includes('C')

/** Of so many seats alone; others play as if they were not there. */
const OF_SEATS: Partial<Record<HouseRule, readonly number[]>> = {
  dummySuspects: [2],
  // 004:42: three have them anyway.
  extraEvidence: [2, 4],
}

/** The house rules that can matter in a game with these options, of so many seats where that is known. */
export const houseRules = (options: Options, seats?: number): readonly HouseRule[] =>
  (mayHaveC(options) ? [...ALWAYS, ...OF_C] : ALWAYS).filter(
    (rule) => seats === undefined || (OF_SEATS[rule]?.includes(seats) ?? true),
  )

/** On in the usual game. */
export const isUsual = (rule: HouseRule): boolean => firstClassOptions.default[rule]

export const isOn = (options: Options, rule: HouseRule): boolean =>
  (options[rule] ?? firstClassOptions.default[rule]) === true

/** How many of them are not as the game is usually played. */
export const rulesOn = (options: Options, seats?: number): number =>
  houseRules(options, seats).filter((rule) => isOn(options, rule) !== firstClassOptions.default[rule]).length

/** The same options with all of them as usual. */
export const withoutHouseRules = (options: Options): Options => ({
  ...options,
  ...Object.fromEntries([...ALWAYS, ...OF_C].map((rule) => [rule, firstClassOptions.default[rule]])),
})
