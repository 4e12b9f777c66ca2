import type { Notice, Result } from '../src-shared/bridge.ts'
import type { Settings } from '../src-shared/table.ts'

/** Where settings are kept. It never clears what it cannot read: that is set aside, or left where it cannot be. */
export interface SettingsStore {
  /** As they are now, from memory: whoever asks cannot fail. */
  read(): Settings
  /** @throws NodeJS.ErrnoException when they cannot be written. */
  write(settings: Settings): void
  /** The file that was set aside at start, or null. */
  readonly setAside: string | null
  /** The file that could neither be read nor set aside at start: the usual settings hold instead. Else null. */
  readonly unread?: string | null
}

/** What a shell gives the app. */
export interface AppParts {
  /** Where games are kept; made if missing. */
  readonly folder: string
  readonly version: string
  readonly host: 'electron' | 'browser'
  /** A safe start: the settings were set aside on purpose. */
  readonly safe?: boolean
  /**
   * Called once, when the folder is ours: a file that cannot be read is moved aside then.
   * @throws NodeJS.ErrnoException where the folder cannot be made
   */
  openSettings(): SettingsStore
  /** The bots' worker script as the shell was built or run. */
  readonly workerFile: URL
  /** Shows a folder in a window of the system; says whether it could. Absent where there is none to ask for it. */
  openFolder?(folder: string): Promise<boolean>
  /** Closes the program; called after the reply was sent. */
  quit(): void
}

/** The running program behind the bridge, without a window. */
export interface App {
  /** Answers one request. Checks name and payload itself; never throws. */
  answer(name: string, payload: unknown): Promise<Result<unknown>>
  onNotice(listener: (notice: Notice) => void): () => void
  /** Ends timers and workers, flushes and releases the folder. */
  close(): Promise<void>
}
