import * as v from 'valibot'
import type { FromHost, Result } from '../../src-shared/bridge.ts'
import { FAULT_CODES, refused } from '../../src-shared/bridge.ts'

/** The frame of what a host says. What lies inside a reply is main's own, made of types this window shares. */
const result = v.variant('ok', [
  v.object({ ok: v.literal(true), value: v.unknown() }),
  v.object({ ok: v.literal(false), fault: v.object({ code: v.picklist(FAULT_CODES) }) }),
])
const fromHost = v.variant('kind', [
  v.object({ kind: v.literal('reply'), id: v.number(), result }),
  v.object({ kind: v.literal('notice'), notice: v.object({ kind: v.picklist(['table', 'slots', 'fault']) }) }),
])

/** null when it is not a message of the contract. */
export function readFromHost(text: unknown): FromHost | null {
  if (typeof text !== 'string') return null
  try {
    const json: unknown = JSON.parse(text)
    return v.is(fromHost, json) ? (json as FromHost) : null
  } catch {
    return null
  }
}

export const readResult = (answer: unknown): Result<unknown> =>
  v.is(result, answer) ? (answer as Result<unknown>) : refused('internal')
