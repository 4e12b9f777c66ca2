import type { GameId, Ref } from './core.ts'

/** What both sides know of the school: how far a lesson has come, and which lessons there are. */

/** How far a lesson at the table has come. Its words are the window's. */
export interface LessonState {
  readonly id: string
  /** The name of the step that is open; null = the lesson is done. */
  readonly step: string | null
  /** Which one it is, from 0, and how many there are. */
  readonly at: number
  readonly steps: number
  /** Nothing is to be done at the table: it is to be read, and gone on from. */
  readonly reads: boolean
  /** No line is the right one: it is played as in a game, with its hints. */
  readonly free: boolean
  /** What the step speaks of. */
  readonly light: readonly Ref[]
  /** A move led away from what is asked: the name of what is said to it. null = none did. */
  readonly astray: string | null
  /** Where the open step lasts a number of turns of each seat: which one it is, from 1. null = it does not. */
  readonly turns: { readonly now: number; readonly all: number } | null
  /** What each seat has made of it, at the end of a lesson that tells. */
  readonly points: readonly number[] | null
}

/** A lesson as the school lists it, in the order of its line. */
export interface LessonRow {
  readonly id: string
  readonly game: GameId
  readonly minutes: number
  readonly steps: number
  /** It was gone through to its end, or somebody said that they know this. */
  readonly done: boolean
  /** So many of its steps lie behind whoever left it. */
  readonly begun: number
}

/** The slot of a lesson's table: no saved game has such a name. */
export const slotOfLesson = (id: string): string => `lesson-${id}`
