import type { Notice, Result } from '../../src-shared/bridge.ts'
import { checkRequest, done } from '../../src-shared/bridge.ts'
import type { App } from '../../src-main/app-contract.ts'

/** An app that plays nothing: it counts what reached it, so that a test can say that nothing did. */
export interface StandIn extends App {
  readonly asked: { readonly name: string; readonly payload: unknown }[]
  tell(notice: Notice): void
  readonly closed: () => number
}

/** @param closing until when it takes to close */
export function standInApp(slots: readonly unknown[] = [], closing?: Promise<void>): StandIn {
  const asked: { name: string; payload: unknown }[] = []
  const listeners = new Set<(notice: Notice) => void>()
  let closed = 0
  return {
    asked,
    async answer(name, payload): Promise<Result<unknown>> {
      const checked = checkRequest(name, payload)
      if (!checked.ok) return checked
      asked.push({ name, payload })
      if (name === 'importGame') return done({ slots, slot: 'taken-in', name: 'Golden' })
      if (name === 'hello') return done({ faults: [] })
      return done(name === 'listSlots' ? { slots } : { heard: name })
    },
    onNotice(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closed++
      await closing
    },
    tell: (notice) => listeners.forEach((listener) => listener(notice)),
    closed: () => closed,
  }
}
