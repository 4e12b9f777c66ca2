import type { Replies, RequestName, RequestOf, Result } from '../src-shared/bridge.ts'
import type { TableState } from '../src-shared/table.ts'

export interface HostProgram {
  /** The printed address, with its token. */
  readonly address: string
  /** All it has printed so far. */
  said(): string
  /** Whether it has ended. */
  gone(): boolean
  /** Sends a signal (SIGINT if not said) and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}
export function startHost(
  folder: string,
  how?: {
    readonly args?: readonly string[]
    readonly node?: readonly string[]
    readonly env?: Readonly<Record<string, string | undefined>>
  },
): Promise<HostProgram>

export interface Client {
  table(): TableState | null
  ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Result<Replies[N]>>
  change(): Promise<unknown>
  close(): void
}
export function openClient(address: string): Promise<Client>
/** null when the game is over. */
export function step(player: Client, pick: (choices: readonly number[]) => number): Promise<Result<unknown> | null>
export function dice(seed: number): () => number

/** What the page that came with the token was given to come in by; '' when it was given nothing. */
export function keyIn(page: string): string
