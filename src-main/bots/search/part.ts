import type { Ref, ScorePart } from '../../../src-shared/core.ts'
import type { Seat, State } from '../../engine/game.ts'
import type { Meter } from './meter.ts'

/** Codes from the present question on, to the end of one's own turn or to where something is learnt. */
export interface Plan {
  readonly codes: readonly number[]
  /** What it looks worth before anything is played on. */
  readonly prior: number
}

/** How much of one's own turn is looked at. */
export interface Sight {
  /** Plans that are compared by playing on. */
  readonly width: number
  /** How far plans are varied within the turn; 0 = each first answer with its best continuation. */
  readonly variety: number
  /** Of what may be done next, what is looked at: all of it, or some by lot. */
  some<T>(list: readonly T[]): readonly T[]
  /** Not all is looked at: then what lies at hand and costs nothing must not be missed. */
  readonly short?: boolean
  /** What is there and brings something is taken, whatever letting it go might bring. */
  readonly modest?: boolean
  /** Plans look worth what they do for the chance of the win, where a game knows it (see GamePart.chance). */
  readonly forWin?: boolean
}

/** How far a thing is from where it brings points. */
export interface Way {
  readonly what: 'parcel' | 'wagon' | 'intake'
  /** The thing and its goal: what is the same way before and after a move. */
  readonly refs: readonly [Ref, Ref]
  readonly points: number
  /** null = there is none. */
  readonly steps: number | null
}

/** A thing that counts others at the end of the game: what each brings, and how many its seat usually has by then. */
export interface Collecting {
  readonly ref: Ref
  readonly each: number
  readonly likely: number
}

/** What is a game's own in the search. */
export interface GamePart {
  /**
   * Whole plans of the seat that is asked, the best first and never none. What it may not know must not bear on them:
   * `s` is a sample, and a plan ends where something is learnt.
   */
  plans(s: State, choices: Int32Array, seat: Seat, sight: Sight, meter: Meter): Plan[]

  /**
   * Plays on for whoever is asked, in place: to the end of that seat's turn, or what it is asked between turns.
   * Cheap, and blind to what would be drawn or turned up: a draw is made, never compared.
   * @param close turns are played nearly as well as they can be, where a game knows a better way that costs more
   */
  playOn(s: State, meter: Meter, close?: boolean): void

  /** What a position is worth to a seat, in points ahead of the best of the others. */
  value(s: State, seat: Seat): number

  /**
   * The share of the win that a seat may hope for, by what decides games but is worth no points yet; null at a table
   * for which nobody has found it.
   */
  chance?(s: State, seat: Seat): number | null

  /** What would be scored at the end only, as it lies open now; a game that scores all at once has none. */
  counted?(s: State, seat: Seat): readonly ScorePart[]

  /** What a scoring now would bring a seat; a game without scorings has none. */
  scoredNow?(s: State, seat: Seat): number

  /** So many scorings are over; a game without scorings has none. */
  scorings?(s: State): number

  /** The most that one move, of all that lie open, could bring to a seat now; a game without such moves has none. */
  inReach?(s: State, seat: Seat): number

  /** What that move would bring to the seat, where it can be pointed at; null: nothing is in reach. */
  nearest?(s: State, seat: Seat): Ref | null

  /** What would bring a seat points where it is to go, and how far that is: what lies open only. */
  ways?(s: State, seat: Seat): readonly Way[]

  /** The same of what will bring points once it is there: told where nothing else can be. */
  roads?(s: State, seat: Seat): readonly Way[]

  /**
   * How far what a seat scores with is from where anything can come to it: so many places, 0 = something can, null = it
   * cannot, and nobody can say how far it is. A game in which nothing is ever cut off has none.
   */
  gap?(s: State, seat: Seat): number | null

  /** Whether what is asked may mend that: of what is asked afterwards nothing is told of it. */
  mayJoin?(s: State): boolean

  /** Whether the seat can still mend that in the turn that is being played; null = there is too much to try. */
  canJoin?(s: State, seat: Seat, meter: Meter): boolean | null

  /**
   * What is to be hoped for by and by, beyond what is scored and counted, by what it comes of, with the things that
   * have names of their own: what lies open only.
   */
  hopes?(s: State, seat: Seat): readonly ScorePart[]

  /** What counts for a seat at the end, and how much of it as a rule; what others do not see of it, too. */
  collecting?(s: State, seat: Seat): readonly Collecting[]

  /** The answers to the present question that cost nothing and are hardly ever regretted. */
  free?(s: State): readonly number[]

  /** What a plan must be worth beyond any other to be begun at all, in points; nothing when absent. */
  dear?(codes: readonly number[]): number

  /** Counts the turns of the game, of all seats. */
  turn(s: State): number
  ended(s: State): boolean

  /** May the turn that is being played end the game? Where it is not clear, yes: then a win is looked for. */
  mayEnd(s: State): boolean
  /** All that may be done next, what ends the turn first, as lines of codes. */
  lines(s: State): readonly (readonly number[])[]
  /** Do two seats win together? Every seat does with itself. */
  together(s: State, a: Seat, b: Seat): boolean
}
