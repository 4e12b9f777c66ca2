import { closeSync, constants, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readRegularSync } from '../regular.ts'

/** Bytes; then the file becomes the one before, and the one before that is gone. */
const MOST = 128 * 1024
/** A pipe of the file's name is not waited for. */
const APPEND = constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | (constants.O_NONBLOCK ?? 0)
/** Lines of it that go into a report. */
const TAIL = 60

/** What happened to the program, never who played or what: for whoever helps. Nothing here ever throws. */
export interface Log {
  note(line: string): void
  error(error: unknown): void
  /** The last lines. */
  tail(): string
}

/**
 * A text file in the folder of the games that never grows beyond two of its size.
 * @param sourced names files and lines of the source in a stack, at once: the next build has other maps
 */
export function openLog(games: string, sourced = (text: string) => text): Log {
  const folder = join(games, 'log')
  const file = join(folder, 'log.txt')
  const write = (text: string) => {
    try {
      mkdirSync(folder, { recursive: true })
      if (sizeOf(file) > MOST) renameSync(file, join(folder, 'log.before.txt'))
      append(file, `${new Date().toISOString()} ${withoutPlaces(asOneEntry(sourced(text)), games)}\n`)
    } catch {
      // Where even this cannot be written, the window has told of it.
    }
  }
  return {
    note: write,
    error: (error) => write(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    tail: () => [join(folder, 'log.before.txt'), file].flatMap(linesOf).slice(-TAIL).join('\n'),
  }
}

function append(file: string, text: string): void {
  const opened = openSync(file, APPEND)
  try {
    writeSync(opened, text)
  } finally {
    closeSync(opened)
  }
}

/** What follows a line break stands further in than any entry begins, so that no text can pass for another entry. */
const asOneEntry = (text: string): string =>
  text
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n    ')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '·')

/** Folders have people's names in them: as the system writes them, and as the address of a script in a stack does. */
function withoutPlaces(text: string, games: string): string {
  const places = [
    [games, '[games]'],
    [homedir(), '~'],
  ] as const
  return places.reduce(
    (rest, [place, sign]) => rest.replaceAll(pathToFileURL(place).href, sign).replaceAll(place, sign),
    text,
  )
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch {
    return 0
  }
}

function linesOf(file: string): string[] {
  try {
    return readRegularSync(file, 2 * MOST)
      .trimEnd()
      .split('\n')
  } catch {
    return []
  }
}
