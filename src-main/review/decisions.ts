import type { ReviewedTurn } from '../../src-shared/review.ts'
import { cloneState } from '../engine/flat.ts'
import type { GameEvent, Seat, State } from '../engine/game.ts'
import { partOf } from '../bots/search/parts.ts'
import { choicesOf } from '../table/check.ts'
import type { Course } from '../table/course.ts'

/** What a seat answered from one question on, until it learnt something, another was asked or the turn was over. */
export interface Decided {
  readonly seat: Seat
  readonly turn: number
  /** So many steps had been made, of those that were not taken back. */
  readonly step: number
  /** And so many answers of the next. */
  readonly into: number
  /** As it was: not for the eyes of any judgement, which has to ask for beliefs. */
  readonly state: State
  readonly codes: readonly number[]
}

/** A game taken apart. */
export interface Parts {
  readonly turns: readonly (ReviewedTurn & { readonly state: State })[]
  readonly decided: readonly Decided[]
  /** Where the game stands now. */
  readonly last: State
}

/**
 * Goes through all that was played and not taken back. Questions with a single answer decide nothing, and neither do
 * those before the first turn.
 */
export function partsOf(course: Course): Parts {
  const { game, steps, positions } = course
  const part = partOf(game)
  const s = positions.after(entryOf(course, 0))
  const turns: (ReviewedTurn & { state: State })[] = []
  const decided: Decided[] = []
  let open: (Decided & { codes: number[] }) | null = null
  const close = (): void => {
    if (open) decided.push(open)
    open = null
  }
  for (const [step, { codes }] of steps.entries()) {
    for (const [into, code] of codes.entries()) {
      const { turn, active } = game.status(s)
      const by = game.decider(s)
      if (open && (open.seat !== by || open.turn !== turn)) close()
      if (turn > 0 && turn !== turns.at(-1)?.turn) turns.push({ turn, seat: active, step, state: cloneState(s) })
      if (!open && turn > 0 && !part.ended(s) && choicesOf(game, s).length > 1)
        open = { seat: by, turn, step, into, state: cloneState(s), codes: [] }
      let learnt = false
      game.apply(s, code, (event: GameEvent) => (learnt ||= event.learnt.includes(by)))
      open?.codes.push(code)
      if (learnt) close()
    }
  }
  close()
  return { turns, decided, last: s }
}

/** The entry of the log after which so many steps had been made. */
export function entryOf({ steps, log }: Course, step: number): number {
  return step < steps.length ? steps[step].entry - 1 : log.length - 1
}

/** The table as it stood when a moment was decided; what led there from the entry before is told. */
export function positionOf(
  course: Course,
  { step, into }: Pick<Decided, 'step' | 'into'>,
  tell?: (event: GameEvent, s: State) => void,
): State {
  const s = course.positions.after(entryOf(course, step))
  const codes = course.steps[step]?.codes.slice(0, into) ?? []
  for (const code of codes) course.game.apply(s, code, (event: GameEvent) => tell?.(event, s))
  return s
}
