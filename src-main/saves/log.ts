import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Bytes; then the file becomes the one before, and the one before that is gone. */
const MOST = 128 * 1024
/** Lines of it that go into a report. */
const TAIL = 60

/** What happened to the program, never who played or what: for whoever helps. Nothing here ever throws. */
export interface Log {
  note(line: string): void
  error(error: unknown): void
  /** The last lines. */
  tail(): string
}

/** A text file in the folder of the games that never grows beyond two of its size. */
export function openLog(games: string): Log {
  const folder = join(games, 'log')
  const file = join(folder, 'log.txt')
  const write = (text: string) => {
    try {
      mkdirSync(folder, { recursive: true })
      if (sizeOf(file) > MOST) renameSync(file, join(folder, 'log.before.txt'))
      appendFileSync(file, `${new Date().toISOString()} ${withoutPlaces(text, games)}\n`)
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

/** Folders have people's names in them. */
const withoutPlaces = (text: string, games: string): string =>
  text.replaceAll(games, '[games]').replaceAll(homedir(), '~')

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch {
    return 0
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n')
  } catch {
    return []
  }
}
