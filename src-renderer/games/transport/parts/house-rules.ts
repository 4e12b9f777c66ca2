/** The house rules, in the order of the new-game screen. */
export const HOUSE_RULES = ['iconsFireAgain', 'handOfThree', 'everyoneAlone'] as const

export const rulesOn = (options: Readonly<Record<string, unknown>>): number =>
  HOUSE_RULES.filter((rule) => options[rule] === true).length

/** Those that mean something with so many seats: only four play in teams. What is on is shown all the same. */
export const rulesFor = (seats: number, options: Readonly<Record<string, unknown>>) =>
  HOUSE_RULES.filter((rule) => rule !== 'everyoneAlone' || seats === 4 || options[rule] === true)
