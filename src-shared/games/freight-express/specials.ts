/** The special actions of the advanced game, (000:161-227) and the variant (000:233). */
export const SPECIALS = [
  'none', // A: the start
  'ticket', // B: take a flight ticket
  'cardRobbery', // C: hand cards of the flipped value
  'closeStation', // D: a hand card closes a station
  'cardTrain', // E: draw from the fullest hands, then play everything
  'uncoupleWagon', // F: uncouple at any letter, by the flipped value
  'veto', // G: take a veto
  'rebuild', // H: lay track cards differently
  'coupleWagon', // I: couple at any letter, by the flipped value
  'wagonRobbery', // J: a coupled wagon of the flipped value
  'abduction', // drive another's locomotive
] as const
export type Special = (typeof SPECIALS)[number]

/** The one that the rulebook adds as a variant (000:233), and lays on no station. */
export const VARIANT = 'abduction' satisfies Special

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const
export type Letter = (typeof LETTERS)[number]

/** Which special lies on which station. */
export type StationSpecials = Readonly<Record<Letter, Special>>

/** The rulebook's: the specials stand in SPECIALS in the order of the stations. */
export const DEFAULT_SPECIALS: StationSpecials = Object.fromEntries(
  LETTERS.map((letter, i) => [letter, SPECIALS[i]]),
) as Record<Letter, Special>

export const isSpecial = (value: unknown): value is Special => SPECIALS.includes(value as Special)

export const TICKETS = 2
export const VETOES = 4
