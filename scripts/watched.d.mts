import type { EventEmitter } from 'node:events'
import type { Watched } from './test-tally.mjs'

export interface Runner extends EventEmitter {
  readonly stdout: EventEmitter
  readonly stderr: EventEmitter
  /** Sends a signal to the runner and everything it started. */
  end(signal: NodeJS.Signals): void
}
interface Writes {
  write(data: unknown): unknown
}
export const SILENCE: number
export const GRACE: number
export function watched(
  script: string,
  args: readonly string[],
  how?: {
    readonly env?: Readonly<Record<string, string>>
    readonly start?: (script: string, args: readonly string[], env: Readonly<Record<string, string>>) => Runner
    readonly out?: { readonly stdout: Writes; readonly stderr: Writes }
  },
): Promise<Watched>
