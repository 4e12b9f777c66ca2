import type { GameEvent, Seat } from '../../src-shared/core.ts'
import { cloneState } from '../engine/flat.ts'
import type { AnyGame, State, Status } from '../engine/game.ts'
import { choicesOf, positionCheck } from './check.ts'
import type { Standing, StepLine } from './line.ts'

/** A step that was found legal on a copy, ready to be kept and then made. */
export interface Draft {
  readonly line: StepLine
  readonly status: Status
  /**
   * A question came up after it to which that seat had only one answer: the table gave it, and this is the first event
   * that came of it, counted from the step's beginning. null where there was none.
   */
  readonly alone: number | null
}

/**
 * Tries these answers of one seat on a copy: all are legal or none is taken. After an answer by which that
 * seat learnt something no other may follow, or a refusal would tell what lies hidden.
 */
export function draftStep(
  game: AnyGame,
  state: State,
  by: Seat,
  codes: readonly number[],
  spared: Spared = NOBODY_SPARED,
): Draft | 'illegal' | 'notYourTurn' {
  if (game.status(state).decision?.by !== by) return 'notYourTurn'
  const copy = cloneState(state)
  let learnt = false
  let events = 0
  for (const code of codes) {
    if (learnt || game.status(copy).decision?.by !== by || !choicesOf(game, copy).includes(code)) return 'illegal'
    game.apply(copy, code, (event) => {
      learnt ||= event.learnt.includes(by)
      events++
    })
  }
  let alone: number | null = null
  const given = answerAlone(
    game,
    copy,
    () => events++,
    spared,
    (seat) => {
      if (seat === by) alone ??= events
    },
  )
  const status = game.status(copy)
  const line: StepLine = {
    kind: 'step',
    by,
    codes: [...codes, ...given],
    check: positionCheck(game, copy),
    ...standingOf(status),
  }
  return { line, status, alone }
}

export const standingOf = (status: Status): Standing => ({
  turn: status.turn,
  active: status.outcome ? null : status.active,
})

export const sameStanding = (a: Standing, b: Standing): boolean => a.turn === b.turn && a.active === b.active

/** Seats that gave the standing order not to be asked what a game lets decline beforehand. */
export type Spared = ReadonlySet<Seat>
const NOBODY_SPARED: Spared = new Set()

/** More answers than any rule asks in a row: an engine that asks for ever is stopped here. */
const MOST_ANSWERS = 10_000

/**
 * Gives the only answer there is to each question that may be answered so, and declines for seats that do not want
 * to be asked. Returns the answers; `single` hears whose only answer was given.
 * @throws RangeError when a game asks without end.
 */
export function answerAlone(
  game: AnyGame,
  state: State,
  emit?: (event: GameEvent) => void,
  spared: Spared = NOBODY_SPARED,
  single: (seat: Seat) => void = () => undefined,
): number[] {
  const given: number[] = []
  while (given.length < MOST_ANSWERS) {
    const refusal = declined(game, state, spared)
    const code = refusal ?? onlyAnswer(game, state)
    if (code === null) return given
    const { decision } = game.status(state)
    if (refusal === null && decision) single(decision.by)
    game.apply(state, code, emit)
    given.push(code)
  }
  throw new RangeError(`${game.id} asks without end`)
}

/** The only answer to what is asked now, where it may be given by itself; null = somebody is to choose. */
export function onlyAnswer(game: AnyGame, state: State): number | null {
  if (game.status(state).decision?.auto !== 'ifSingle') return null
  const codes = choicesOf(game, state)
  return codes.length === 1 ? codes[0] : null
}

function declined(game: AnyGame, state: State, spared: Spared): number | null {
  const { decision } = game.status(state)
  const { declinable } = game
  return decision && declinable && spared.has(decision.by) && declinable.kinds.includes(decision.kind)
    ? declinable.code
    : null
}
