import type { Options } from '../../panel.ts'

/** The house rules of the basic game, in the order of the new-game screen. */
const BASIC = ['railsMustMatch', 'stopAtRailEnd', 'equalRailsAllowed', 'pusherPays', 'openDeliveries'] as const
/** Robberies are an action of the advanced game. */
const ADVANCED = [...BASIC, 'raidPaysWithHandCard'] as const

export type HouseRule = (typeof ADVANCED)[number]

/** The house rules that can matter in a game with these options. */
export const houseRules = (options: Options): readonly HouseRule[] => (options.advanced === true ? ADVANCED : BASIC)

export const rulesOn = (options: Options): number => houseRules(options).filter((rule) => options[rule] === true).length

/** The same options with all of them off. */
export const withoutHouseRules = (options: Options): Options => ({
  ...options,
  ...Object.fromEntries(ADVANCED.map((rule) => [rule, false])),
})
