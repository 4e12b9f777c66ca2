import * as v from 'valibot'
import type { RequestName, RequestOf, Result } from '../src-shared/bridge.ts'
import { checkRequest, done, envelopeSchema, refused } from '../src-shared/bridge.ts'

/** No person and no screen asks more often than this for long. */
export const RATE = { perSecond: 60, atOnce: 240 } as const

export interface Request {
  readonly name: RequestName
  readonly payload: RequestOf<RequestName>
}

/** A message at the door: what it asks, or why it may not come in. `id` is 0 when it named none. */
export interface Admission {
  readonly id: number
  readonly request: Result<Request>
}

/** Guards one session of one window, whatever carries its messages. */
export interface Door {
  /** Never throws, and changes nothing but its own count of messages. */
  admit(raw: unknown): Admission
}

/** @param now milliseconds from any start; only ever grows. */
export function openDoor(now: () => number): Door {
  const bucket = tokens(now)
  let lastId = 0
  return {
    admit(raw) {
      const id = idOf(raw)
      if (!bucket.take()) return { id, request: refused('tooMany') }
      const envelope = v.safeParse(envelopeSchema, raw)
      if (!envelope.success) return { id, request: refused('malformed', { where: 'envelope' }) }
      if (id <= lastId) return { id, request: refused('replayed') }
      lastId = id
      const checked = checkRequest(envelope.output.name, envelope.output.payload)
      return { id, request: checked.ok ? done(checked.value) : checked }
    },
  }
}

/** The id even of a message that is otherwise wrong, so that whoever asked hears why. */
function idOf(raw: unknown): number {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return 0
  return typeof raw.id === 'number' && Number.isSafeInteger(raw.id) && raw.id > 0 ? raw.id : 0
}

function tokens(now: () => number): { take(): boolean } {
  let left: number = RATE.atOnce
  let then = now()
  return {
    take() {
      const time = now()
      left = Math.min(RATE.atOnce, left + ((time - then) / 1000) * RATE.perSecond)
      then = time
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
