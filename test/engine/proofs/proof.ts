import { expect } from 'vitest'
import { cloneState, equalStates } from '../../../src-main/engine/flat.ts'
import { MAX_CHOICES, type Game, type GameEvent, type Seat, type State } from '../../../src-main/engine/game.ts'
import { generator } from '../../../src-main/engine/random.ts'
import { deserialiseState, hashState, serialiseState } from '../../state-text.ts'

/** As much of the contract as a proof needs: a few rules that are known to be hard, not a game. */
export type ProofGame<V, K, E extends GameEvent = GameEvent> = Pick<
  Game<unknown, V, K, E, unknown>,
  'status' | 'choices' | 'apply' | 'view' | 'beliefs' | 'sample'
>

export function listed<V, K, E extends GameEvent>(game: ProofGame<V, K, E>, s: State): number[] {
  const out = new Int32Array(MAX_CHOICES)
  return [...out.slice(0, game.choices(s, out))]
}

/** What is asked now, as 'kind by for'. */
export function asked<V, K, E extends GameEvent>(game: ProofGame<V, K, E>, s: State): string {
  const { decision } = game.status(s)
  return decision === null ? 'over' : `${decision.kind} ${decision.by} ${decision.for}`
}

/**
 * Answers question after question and gives back the questions. In the midst of every chain it also checks
 * what the contract promises anywhere: the code is offered, a copy written down and read back goes on the
 * same way, an earlier copy stays as it was, and each seat's sample stands at the same question, agrees
 * with its beliefs and, for the seat that answers, offers the same.
 */
export function playProof<V, K, E extends GameEvent>(
  game: ProofGame<V, K, E>,
  s: State,
  answers: readonly number[],
  events: E[] = [],
): string[] {
  const questions: string[] = []
  const seats: Seat[] = [0, 1, 2]
  for (const [step, code] of answers.entries()) {
    questions.push(asked(game, s))
    const codes = listed(game, s)
    expect(codes, `answer ${step} (${asked(game, s)})`).toContain(code)
    for (const seat of seats) expectSampleAgrees(game, s, seat, codes)
    const earlier = cloneState(s)
    const hash = hashState(earlier)
    const copy = deserialiseState(serialiseState(s))
    game.apply(s, code, (event) => events.push(event))
    game.apply(copy, code)
    expect(equalStates(copy, s)).toBe(true)
    expect(hashState(earlier)).toBe(hash)
  }
  questions.push(asked(game, s))
  return questions
}

function expectSampleAgrees<V, K, E extends GameEvent>(
  game: ProofGame<V, K, E>,
  s: State,
  seat: Seat,
  codes: readonly number[],
): void {
  const beliefs = game.beliefs(s, seat)
  const sample = game.sample(structuredClone(beliefs), generator(seat + 1))
  expect(game.beliefs(sample, seat)).toEqual(beliefs)
  expect(game.status(sample)).toEqual(game.status(s))
  if (game.status(s).decision?.by === seat) expect(listed(game, sample)).toEqual(codes)
}
