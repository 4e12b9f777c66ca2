import type { Ref, Seat } from '../../core.ts'
import type { Frame } from './effects.ts'
import type { FirstClassOptions } from './options.ts'
import type { ModuleLetter } from './cards/row.ts'

/** A card of a train. */
export interface CoachView {
  readonly kind: 'wagon' | 'mail' | 'tile'
  /** Value of a wagon or engine tile; number of the mail wagon (0-3). */
  readonly value: number
  /** Celebrity, passenger or luggage in it; -1 = none. */
  readonly rider: number
  /** D: the passenger has boarded, the luggage is loaded. */
  readonly boarded: boolean
  /** Order tile of teatime; -1 = none. */
  readonly order: number
}

export interface TrainView {
  readonly coaches: readonly CoachView[]
  /** How many cards the conductor has come to: 0 = still left of the first. */
  readonly conductor: number
  /** What the train would score now, with its celebrities and order tiles; switches stand between the trains. */
  readonly points: number
}

export interface RouteCardView {
  readonly card: number
  /** The postcard that doubles it; -1 = none. */
  readonly postcard: number
}

export interface BetweenView {
  /** The uppermost card of the place; -1 = none. */
  readonly card: number
  /** Covered cards, lowest first. */
  readonly covered: readonly number[]
  /** Technician: is the work in the upper and in the lower train done or lapsed? */
  readonly done: readonly boolean[]
}

export interface SeatView {
  readonly points: number
  readonly trains: readonly TrainView[]
  /** Cities reached; 0 = Paris. */
  readonly locomotive: number
  /** Cities on the route, the board's three counted. */
  readonly cities: number
  readonly route: readonly RouteCardView[]
  readonly coins: readonly number[]
  /** Mail wagons not yet laid. */
  readonly mail: readonly number[]
  readonly contracts: readonly number[]
  readonly fulfilled: number
  readonly filed: readonly number[]
  /** End cards taken from the open ones. */
  readonly endCards: readonly number[]
  /** The drafted one: UNKNOWN for others, -2 before the draft. */
  readonly drafted: number
  /** End cards this seat passed on in the draft, for its own eyes; null for others. */
  readonly passedOn: readonly number[] | null
  readonly between: readonly BetweenView[]
  /** Module C: identity card (0 = the murderer), UNKNOWN for others, -2 = not in play. */
  readonly identity: number
  /** Evidence, fronts UNKNOWN for others. */
  readonly evidence: readonly number[]
  /** Destroy-evidence cards laid out. */
  readonly destroyers: readonly number[]
}

/** Module C with two seats: a suspect whom nobody plays. */
export interface DummyView {
  readonly identity: number
  readonly evidence: readonly number[]
  readonly destroyers: readonly number[]
}

/** A frame that waits, and what gave it. */
export interface GainedView {
  readonly source: Ref
  readonly frame: Frame
}

export interface BooksView {
  /** Points before it. */
  readonly before: number
  /** Route, coins and contracts; upper train; lower train; engine tiles; what modules add; -1 = not counted yet. */
  readonly counted: readonly number[]
}

export interface FirstClassView {
  readonly game: 'first-class'
  readonly options: FirstClassOptions
  readonly modules: readonly ModuleLetter[]
  readonly round: number
  readonly rounds: number
  /** Turns each seat has had or begun this round, 1 to 3. */
  readonly turnOfRound: number
  readonly turn: number
  readonly active: Seat
  /** Who is at work: another than `active` where the start tile's bonuses are given. */
  readonly atWork: Seat
  readonly starter: Seat
  readonly phase: 'draft' | 'turn' | 'bonus' | 'scoring' | 'ended'
  /** Three rows of six; -1 = gone. */
  readonly rows: readonly (readonly number[])[]
  /** Who took the card of each place; -1 = it lies there still, or was cleared away. */
  readonly takers: readonly (readonly number[])[]
  readonly takenFromRow: readonly number[]
  /** Who has the start tile this round; -1 = it lies in the middle. */
  readonly startHolder: Seat | -1
  /** Cards left of each stack. */
  readonly stacks: readonly number[]
  /** Which cards these are, in order of number: what each stack holds is open, its order is not. [rules 24] */
  readonly undealt: readonly (readonly number[])[]
  readonly openEndCards: readonly number[]
  readonly endDeck: number
  /** The end cards the seat at the draft chooses from; UNKNOWN for others. */
  readonly draft: readonly number[]
  readonly tilesLaid: number
  /** Seats in Constantinople, in order of arrival. */
  readonly constantinople: readonly Seat[]
  /** In this turn a card or the start tile has been taken. */
  readonly taken: boolean
  readonly gained: readonly GainedView[]
  /** Frames of cards, contracts and cities that come by themselves after the one at work, the nearest first. */
  readonly ahead: readonly GainedView[]
  /** The frame at work: what is left of each effect; null between frames. */
  readonly frame: FrameView | null
  /** Coins waiting for room; 0 = none. */
  readonly coinsWaiting: number
  /** Cards open in the warehouse. */
  readonly warehouse: readonly number[]
  /** What the present or latest scoring has brought, by seat. */
  readonly books: readonly BooksView[]
  readonly seats: readonly SeatView[]
  readonly dummies: readonly DummyView[]
  readonly evidencePile: number
  /** Order tiles on offer. */
  readonly orders: readonly number[]
}

export interface FrameView {
  readonly source: Ref
  readonly wagons: number
  /** Fixed upgrades left, from 0, 1, 2, 4, 7. */
  readonly upgrades: readonly number[]
  readonly free: number
  /** Highest value a free upgrade reaches: 12 unless a factory works. */
  readonly limit: number
  readonly conductor: number
  readonly conductors: readonly number[]
  readonly locomotive: number
  readonly coins: number
  readonly endCards: number
  readonly oneOf: boolean
}
