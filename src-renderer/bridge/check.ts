import * as v from 'valibot'
import { fromHostSchema, type FromHost } from '../../src-shared/bridge.ts'

/**
 * The frame of what a host says; null when it is none. What lies inside is checked by `checkReply` and `checkNotice`.
 */
export function readFromHost(text: unknown): FromHost | null {
  if (typeof text !== 'string') return null
  try {
    const json: unknown = JSON.parse(text)
    return v.is(fromHostSchema, json) ? json : null
  } catch {
    return null
  }
}
