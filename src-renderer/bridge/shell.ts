import type { Bridge, Replies, RequestName, RequestOf, Result } from '../../src-shared/bridge.ts'
import { checkNotice, checkReply, checkRequest, refused } from '../../src-shared/bridge.ts'
import type { Shell } from '../../src-shared/shell.ts'

/** The bridge over what Electron's preload script offers. */
export function shellBridge(shell: Shell): Bridge {
  return {
    async ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Result<Replies[N]>> {
      const checked = checkRequest(name, payload)
      if (!checked.ok) return checked
      try {
        return checkReply(name, await shell.ask[name](checked.value.payload))
      } catch {
        // Main has gone, or has thrown what it never should.
        return refused('disconnected')
      }
    },
    onNotice: (listener) => shell.onNotice((said) => listener(checkNotice(said))),
  }
}
