/** The house rules, in the order of the new-game screen. */
export const HOUSE_RULES = ['iconsFireAgain', 'handOfThree', 'everyoneAlone'] as const

export const rulesOn = (options: Readonly<Record<string, unknown>>): number =>
  HOUSE_RULES.filter((rule) => options[rule] === true).length
