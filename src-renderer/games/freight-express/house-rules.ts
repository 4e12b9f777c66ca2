/** The house rules of today, in the order of the new-game screen. */
export const HOUSE_RULES = ['railsMustMatch', 'stopAtRailEnd', 'equalRailsAllowed', 'pusherPays', 'openDeliveries'] as const

export const rulesOn = (options: Readonly<Record<string, unknown>>): number => HOUSE_RULES.filter((rule) => options[rule] === true).length
