import type { Fault, Notice, Replies, Result } from '../../src-shared/bridge.ts'
import type { App } from '../app-contract.ts'

/** The games with a shell that has something to tell too: kept until a page says hello, then told at once. */
export function withTelling(games: App): { readonly games: App; tell(fault: Fault): void } {
  const listeners = new Set<(notice: Notice) => void>()
  const waiting: Fault[] = []
  let heard = false
  return {
    games: {
      ...games,
      async answer(name, payload) {
        const result = await games.answer(name, payload)
        if (name !== 'hello' || !result.ok) return result
        heard = true
        const hello = result.value as Replies['hello']
        return { ok: true, value: { ...hello, faults: [...hello.faults, ...waiting.splice(0)] } } satisfies Result<
          Replies['hello']
        >
      },
      onNotice(listener) {
        listeners.add(listener)
        const stop = games.onNotice(listener)
        return () => {
          listeners.delete(listener)
          stop()
        }
      },
    },
    tell(fault) {
      if (heard) listeners.forEach((listener) => listener({ kind: 'fault', fault }))
      else waiting.push(fault)
    },
  }
}
