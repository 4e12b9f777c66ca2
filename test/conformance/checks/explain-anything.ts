import * as v from 'valibot'
import { REF_KINDS, refKey, type Ref } from '../../../src-shared/core.ts'
import { reasonSchema, refSchema } from '../../../src-shared/table-schemas.ts'
import type { State } from '../../../src-main/engine/game.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { ensure, type Check } from '../check.ts'
import { choicesOf, type Playout } from '../playout.ts'
import type { AnyTestable } from '../../testable/testable.ts'

/** So many times each kind of question is asked about things by lot. */
const TIMES = 3
const BY_LOT = 60

/** The bounds of the schema, and what lies close to where decks, boards and routes end. */
const EDGES = [-1, 0, 1, 4, 50, 255, 256, 1_000_000]

/** A window may ask about any thing the schema lets through, at any question: it gets a reason, never a fault. */
export const explainAnything: Check = {
  name: 'explains any thing that can be asked about, at every kind of question',
  run(playout) {
    const rng = generator(playout.seed + 7)
    for (const step of stepsOfEachKind(playout)) {
      const s = playout.states[step]
      const offered = new Set(touchedAt(playout.game, s))
      for (const ref of anyRefs(rng)) expectExplained(playout.game, s, ref, offered, step)
    }
  },
}

/** Some steps of every kind of question that was asked, and the end. */
function stepsOfEachKind({ game, states }: Playout): number[] {
  const times = new Map<string, number>()
  return states.flatMap((s, step) => {
    const kind = game.status(s).decision?.kind ?? 'over'
    times.set(kind, (times.get(kind) ?? 0) + 1)
    return (times.get(kind) ?? 0) <= TIMES ? [step] : []
  })
}

const touchedAt = (game: AnyTestable, s: State): string[] =>
  choicesOf(game, s).flatMap((code) => game.touches(s, code).map(refKey))

/** Each kind at the edges, and things by lot over all that the schema allows, small numbers more often. */
function anyRefs(rng: Int32Array): Ref[] {
  const ids = (most: number): number => nextBelow(rng, 0, most + 2) - 1
  return [
    ...REF_KINDS.flatMap((kind) => EDGES.map((id) => ({ kind, id }))),
    ...Array.from({ length: BY_LOT }, () => ({
      kind: REF_KINDS[nextBelow(rng, 0, REF_KINDS.length)],
      id: ids([20, 300, 1_000_000][nextBelow(rng, 0, 3)]),
    })),
  ]
}

function expectExplained(game: AnyTestable, s: State, ref: Ref, offered: ReadonlySet<string>, step: number): void {
  const where = `step ${step} (${game.status(s).decision?.kind ?? 'over'}), ${refKey(ref)}`
  ensure(v.is(refSchema, ref), `${where} is none that the schema allows`)
  let reasons: unknown
  try {
    reasons = game.explain(s, ref)
  } catch (fault) {
    throw new Error(`${where}: ${String(fault)}`, { cause: fault })
  }
  ensure(v.is(v.array(reasonSchema), reasons), `${where}: ${JSON.stringify(reasons)} is not what the window takes`)
  ensure(
    ((reasons as unknown[]).length === 0) === offered.has(refKey(ref)),
    `${where} is ${offered.has(refKey(ref)) ? 'offered and explained' : 'neither offered nor explained'}`,
  )
}
