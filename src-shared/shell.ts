import type { RequestName } from './bridge.ts'

/** What the preload script lays into the window under Electron: a method for each request, and notices. */
export type ShellMethods = Readonly<Record<RequestName, (payload: unknown) => Promise<unknown>>>

export interface Shell {
  readonly ask: ShellMethods
  /** Returns what stops listening. */
  onNotice(listener: (said: unknown) => void): () => void
}

export const SHELL_KEY = 'signalbox'

/** Channels between the preload script and main. */
export const requestChannel = (name: RequestName): string => `signalbox:ask:${name}`
export const NOTICE_CHANNEL = 'signalbox:notice'

/** Where the browser host's socket is, and how it closes when another tab has taken the table over. */
export const SOCKET_PATH = '/bridge'
export const TAKEN_OVER = 4001
/** How it closes for a window without the key. */
export const NOT_LET_IN = 4003
/** What a window offers as the socket's protocol, and behind it its key. */
export const PROTOCOL = 'signalbox'
/** Under this name the page is given its key, and keeps it. */
export const KEY_NAME = 'signalbox-key'
