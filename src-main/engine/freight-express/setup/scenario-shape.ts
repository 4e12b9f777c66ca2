import type { FreightScenario } from './scenario.ts'

type Fits = (value: unknown) => boolean

const isText: Fits = (value) => typeof value === 'string'
const isListOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits)
const isThing: Fits = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isCardName: Fits = (value) => Number.isInteger(value) || isThing(value)

const WHOLE = [Number.isInteger, 'a whole number'] as const
const SEATS = [isListOf(Number.isInteger), 'a list of seats'] as const
const PILE = [isListOf(isCardName), 'a list of cards'] as const
const PILES = [isListOf(isListOf(isCardName)), 'a list of cards for each seat'] as const

/** What each field of a scenario is, as far as it can be told without the table. */
const SHAPES: Readonly<Record<keyof FreightScenario, readonly [fits: Fits, called: string]>> = {
  layout: [
    (value) => isText(value) || (isListOf(isText)(value) && (value as unknown[]).length > 0),
    'a name or a list of rows',
  ],
  seats: WHOLE,
  options: [isThing, 'an object'],
  cells: [
    (value) =>
      isThing(value) && Object.values(value as object).every((laid) => isThing(laid) || isListOf(isThing)(laid)),
    'cards by cell',
  ],
  locomotives: [isListOf(isText), 'a list of places in words'],
  hands: PILES,
  coupled: PILES,
  delivered: PILES,
  stock: PILE,
  discard: PILE,
  rest: [isText, 'a word'],
  tickets: SEATS,
  vetoes: SEATS,
  closed: [isText, 'a letter'],
  mustPlay: [(value) => typeof value === 'boolean', 'yes or no'],
  active: WHOLE,
  turn: WHOLE,
  seed: WHOLE,
  rulesVersion: WHOLE,
}

/**
 * Plain JSON as a scenario.
 * @throws RangeError with a sentence when a field is unknown or something else than it must be.
 */
export function scenarioShape(json: unknown): FreightScenario {
  if (!isThing(json)) throw new RangeError('a scenario is an object')
  for (const [field, value] of Object.entries(json as object)) {
    if (!Object.hasOwn(SHAPES, field)) throw new RangeError(`a scenario has no '${field}'`)
    const [fits, called] = SHAPES[field as keyof FreightScenario]
    if (value !== undefined && !fits(value))
      throw new RangeError(`'${field}' is ${called}, not ${JSON.stringify(value)}`)
  }
  return json as FreightScenario
}
