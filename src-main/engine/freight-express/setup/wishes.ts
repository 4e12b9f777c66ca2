import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { LETTERS } from '../../../../src-shared/games/freight-express/specials.ts'
import { RAILS, RAIL_SIDES, distinctTurns, turnRails } from '../../../../src-shared/geometry/rails.ts'

/** Cards named in a scenario: by number, or by what they must be. */
export type Span = number | readonly [least: number, most: number]
export interface CardWish {
  /** Such as 'NS+NE': exactly these rails, in any turn (on the table: in the turn that shows them so). */
  readonly rails?: string
  readonly wagon?: Span
  readonly action?: Span
  /** Letters. */
  readonly couple?: string
  readonly uncouple?: string
}
export type CardName = number | CardWish

const SIDE_LETTERS = 'NESW'
const RAIL_NAMES = RAILS.map((_, i) => [SIDE_LETTERS[RAIL_SIDES[i][0]], SIDE_LETTERS[RAIL_SIDES[i][1]]])

/** @throws RangeError with a sentence. */
export function railsNamed(names: string): number {
  return names.split('+').reduce((mask, name) => {
    const i = RAIL_NAMES.findIndex(([a, b]) => name === a + b || name === b + a)
    if (i < 0) throw new RangeError(`'${name}' is not a rail: write two of N, E, S and W`)
    return mask | RAILS[i]
  }, 0)
}

/** A station by its letter, A = 0. @throws RangeError with a sentence. */
export function stationNamed(letter: string): number {
  const station = LETTERS.findIndex((one) => one === letter)
  if (station < 0) throw new RangeError(`'${letter}' is not a station: write a letter from A to J`)
  return station
}

/** The turn in which a card shows these rails, or -1. */
export function turnShowing(card: number, rails: number): number {
  for (let turn = 0; turn < distinctTurns(TRACK_CARDS[card].rails); turn++) {
    if (turnRails(TRACK_CARDS[card].rails, turn) === rails) return turn
  }
  return -1
}

const within = (value: number, span: Span | undefined): boolean =>
  span === undefined || (typeof span === 'number' ? value === span : value >= span[0] && value <= span[1])

/** What a card may be wished for by. */
const WISH_FIELDS = ['rails', 'wagon', 'action', 'couple', 'uncouple'] as const satisfies readonly (keyof CardWish)[]

/** Is the card what is wished for? What a wish leaves out may be anything. */
export function meetsWish(card: number, wish: CardWish): boolean {
  const { wagon, action, couple, uncouple } = TRACK_CARDS[card]
  return (
    within(wagon, wish.wagon) &&
    within(action, wish.action) &&
    (wish.couple === undefined || stationNamed(wish.couple) === couple) &&
    (wish.uncouple === undefined || stationNamed(wish.uncouple) === uncouple) &&
    (wish.rails === undefined || turnShowing(card, railsNamed(wish.rails)) >= 0)
  )
}

/** Hands out each card once. */
export class CardBox {
  readonly #free = new Set(TRACK_CARDS.keys())

  /** Cards named by number are put aside first, so that no wish takes them. */
  constructor(named: readonly CardName[]) {
    for (const name of named) {
      if (typeof name !== 'number') continue
      if (!this.#free.delete(name)) throw new RangeError(`card ${name} is not there, or is named twice`)
    }
  }

  take(name: CardName): number {
    if (typeof name === 'number') return name
    const unknown = Object.keys(name).find((field) => !WISH_FIELDS.some((known) => known === field))
    if (unknown !== undefined) throw new RangeError(`no card has '${unknown}'`)
    for (const card of this.#free) {
      if (!meetsWish(card, name)) continue
      this.#free.delete(card)
      return card
    }
    throw new RangeError(`no card is left that is ${JSON.stringify(name)}`)
  }

  rest(): number[] {
    return [...this.#free]
  }
}
