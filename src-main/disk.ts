import { setTimeout as delay } from 'node:timers/promises'
import { mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises'

/** What is asked of a file that is open. As Node's `FileHandle`. */
export interface OpenFile {
  read(into: Buffer, offset: number, length: number, at: number): Promise<{ bytesRead: number }>
  write(bytes: Buffer, offset: number, length: number, at: number): Promise<{ bytesWritten: number }>
  writeFile(text: string): Promise<void>
  truncate(length: number): Promise<void>
  stat(): Promise<FileStats>
  sync(): Promise<void>
  datasync(): Promise<void>
  close(): Promise<void>
}

export interface FileStats {
  readonly size: number
  readonly mtimeMs: number
  /** When it was last written, renamed or moved. */
  readonly ctimeMs: number
  readonly ino: number
  isFile(): boolean
}

/**
 * The few things that keeping games asks of a file system, as Node's `fs/promises` has them: tests hand in one that
 * forgets what was not synced, as the loss of power does. Every method throws `NodeJS.ErrnoException`.
 */
export interface Disk {
  open(path: string, flags: string | number): Promise<OpenFile>
  stat(path: string): Promise<FileStats>
  readdir(folder: string): Promise<string[]>
  mkdir(folder: string, how: { readonly recursive: true }): Promise<string | undefined>
  rename(from: string, to: string): Promise<void>
  unlink(path: string): Promise<void>
}

/** Milliseconds before each new try: about a second in all. */
const PAUSES = [10, 20, 50, 100, 200, 300, 400]
/** What Windows says of a file that a virus checker or an indexer is looking at: it lets it go after a moment. */
const HELD: ReadonlySet<string | undefined> = new Set(['EPERM', 'EACCES', 'EBUSY'])

/** On Windows, files are opened, renamed and taken away with patience; elsewhere no look at one is in the way. */
export function patient(
  disk: Disk,
  platform = process.platform,
  pause: (ms: number) => Promise<unknown> = delay,
): Disk {
  if (platform !== 'win32') return disk
  const tried = async <T>(work: () => Promise<T>): Promise<T> => {
    for (const ms of PAUSES) {
      try {
        return await work()
      } catch (error) {
        if (!HELD.has((error as NodeJS.ErrnoException).code)) throw error
        await pause(ms)
      }
    }
    return work()
  }
  return {
    ...disk,
    open: (path, ...how) => tried(() => disk.open(path, ...how)),
    rename: (from, to) => tried(() => disk.rename(from, to)),
    unlink: (path) => tried(() => disk.unlink(path)),
  }
}

export const systemDisk: Disk = patient({ open, stat, readdir, mkdir, rename, unlink })
