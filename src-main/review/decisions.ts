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
  /** The table stands before it after this entry of the log. */
  readonly entry: number
  /** And after so many answers of the next step. */
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
export function partsOf({ game, steps, positions, log }: Course): Parts {
  const part = partOf(game)
  const s = positions.after(steps.length > 0 ? steps[0].entry - 1 : log.length - 1)
  const turns: (ReviewedTurn & { state: State })[] = []
  const decided: Decided[] = []
  let open: (Decided & { codes: number[] }) | null = null
  const close = (): void => {
    if (open) decided.push(open)
    open = null
  }
  for (const { entry, codes } of steps) {
    for (const [into, code] of codes.entries()) {
      const { turn, active } = game.status(s)
      const by = game.decider(s)
      if (open && (open.seat !== by || open.turn !== turn)) close()
      if (turn > 0 && turn !== turns.at(-1)?.turn)
        turns.push({ turn, seat: active, entry: entry - 1, state: cloneState(s) })
      if (!open && turn > 0 && !part.ended(s) && choicesOf(game, s).length > 1)
        open = { seat: by, turn, entry: entry - 1, into, state: cloneState(s), codes: [] }
      let learnt = false
      game.apply(s, code, (event: GameEvent) => (learnt ||= event.learnt.includes(by)))
      open?.codes.push(code)
      if (learnt) close()
    }
  }
  close()
  return { turns, decided, last: s }
}

/** The table as it stood when a moment was decided. */
export function positionOf(
  { game, positions, steps }: Course,
  { entry, into }: Pick<Decided, 'entry' | 'into'>,
): State {
  const s = positions.after(entry)
  const step = into > 0 ? steps.find((one) => one.entry === entry + 1) : undefined
  for (const code of step?.codes.slice(0, into) ?? []) game.apply(s, code)
  return s
}
