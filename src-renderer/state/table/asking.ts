import type { Replies, RequestName, RequestOf } from '../../../src-shared/bridge.ts'
import type { Settings } from '../../../src-shared/table.ts'

/** What most parts of a table need of the window's state: how the host is asked, and the settings. */
export interface Asking {
  readonly settings: Settings
  /** A refusal is told to the person and comes back as null. */
  ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Replies[N] | null>
  /** Asks what nobody waits for: a refusal is no news. */
  askQuietly<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Replies[N] | null>
}
