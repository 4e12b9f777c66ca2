import { expect, it } from 'vitest'
import { asking, type Rules } from '../../src-main/engine/asking.ts'
import type { State } from '../../src-main/engine/flat.ts'
import type { GameEvent, Plan } from '../../src-shared/core.ts'

const [STEP, SEQ] = [0, 1]

const answer = (code: number, more: object) => ({
  kind: `answer ${code}`,
  unpack: () => ({ kind: `answer ${code}` }),
  list(_: State, out: Int32Array, n: number) {
    out[n++] = code
    return n
  },
  apply: (s: State) => void s[STEP]++,
  ...more,
})

/** Two questions, one after the other; what comes of the second is told by its answer. */
const rules = {
  steps: [
    undefined,
    { answers: [answer(0, { leads: true })] },
    {
      answers: [
        answer(1, { plans: (_: State, code: number) => [{ kind: 'whole', codes: [code, 1] } as unknown as Plan] }),
      ],
    },
  ],
  now: (s: State) => s[STEP],
  seq: SEQ,
  kinds: ['answer 0', 'answer 1'],
  kindIndexOf: (code: number) => code,
} as unknown as Rules<{ readonly kind: string }, GameEvent>

it('a plan goes on behind an answer that leads after those before it, and behind no other', () => {
  const led = (leads: unknown) =>
    asking({ ...rules, steps: [undefined, { answers: [answer(0, { leads })] }, rules.steps[2]] } as typeof rules)
      .plans(Int32Array.of(1, 0))
      .map(({ codes }) => codes)
  const ifFirst = (before: readonly number[]) => before.length === 0
  expect([led(ifFirst), led(() => false), led(false)]).toEqual([[[0, 1, 1]], [], []])
})

it('a plan begins with the answers that lead to its question', () => {
  expect(
    asking(rules)
      .plans(Int32Array.of(1, 0))
      .map(({ codes }) => codes),
  ).toEqual([[0, 1, 1]])
  expect(
    asking(rules)
      .plans(Int32Array.of(2, 0))
      .map(({ codes }) => codes),
  ).toEqual([[1, 1]])
})
