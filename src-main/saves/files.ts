import { dirname, resolve } from 'node:path'
import { systemDisk, type Disk, type OpenFile } from '../disk.ts'
import { foreignError, SHORTER } from './faults.ts'
import { factsOfRegular, openRegular, readRegular } from '../regular.ts'

/** What is known of a file without reading it. */
export interface FileFacts {
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly changed: number
  /** When it came to its place, or was written there later: milliseconds since 1970. */
  readonly moved: number
}

/** How a file was left that is written on. */
export interface End {
  readonly bytes: number
  /** The last of its text: each line of a journal stands for all before it. */
  readonly tail: string
  /** What may lie beyond it, whole or in part: texts that were refused while they were written. */
  readonly refused: readonly string[]
}

/**
 * All that saves ever do to a disk. Tests hand in one that fails.
 * Every method throws a `NodeJS.ErrnoException` when the system refuses, and where a file is no regular one.
 */
export interface Files {
  makeFolder(folder: string): Promise<void>
  /** Names in the folder; none if it is not there. */
  list(folder: string): Promise<string[]>
  facts(path: string): Promise<FileFacts>
  /** At most so many bytes: what is longer is not read at all. */
  read(path: string, most: number): Promise<string>
  /** Writes a whole new file so that after a crash there is the old one or the new one, never half. */
  replace(path: string, text: string): Promise<void>
  /**
   * Writes behind the end, cutting off what lies beyond it (a torn line, a refused one), and returns the file's new
   * length once the disk has it. @throws NodeJS.ErrnoException `SHORTER` or `FOREIGN` when it is not as it was left
   */
  append(path: string, end: End, text: string): Promise<number>
  /** Whether it is as it was left. @throws NodeJS.ErrnoException as `append` does */
  verify(path: string, end: End): Promise<void>
  /** Within one disk; fails nothing that was there before except `to`. */
  move(from: string, to: string): Promise<void>
  /** For good. */
  erase(path: string): Promise<void>
}

export const filesOn = (disk: Disk): Files => ({
  async makeFolder(folder) {
    const first = await disk.mkdir(folder, { recursive: true })
    // A folder that was made lasts where those that it lies in do.
    for (let made = resolve(folder); first !== undefined && made.length >= first.length; made = dirname(made))
      await syncFolder(disk, dirname(made))
  },

  async list(folder) {
    try {
      return (await disk.readdir(folder)).sort()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  },

  async facts(path) {
    const { size, mtimeMs, ctimeMs } = await factsOfRegular(path, disk)
    return { bytes: size, changed: mtimeMs, moved: ctimeMs }
  },

  read: (path, most) => readRegular(path, most, disk),

  async replace(path, text) {
    const draft = `${path}.new`
    try {
      await writeAndSync(disk, draft, text)
      await disk.rename(draft, path)
    } catch (error) {
      await removeIfThere(draft, disk).catch(() => undefined) // what failed first is what counts
      throw Object.assign(error as NodeJS.ErrnoException, { path }) // the draft's name says nothing to anybody
    }
    await syncFolder(disk, dirname(path))
  },

  async append(path, end, text) {
    const file = await openRegular(path, 'change', disk)
    try {
      if ((await checkEnd(file, path, end)) > 0) await file.truncate(end.bytes)
      const bytes = Buffer.from(text)
      let written = 0
      while (written < bytes.length) {
        written += (await file.write(bytes, written, bytes.length - written, end.bytes + written)).bytesWritten
      }
      await file.datasync()
      return end.bytes + bytes.length
    } finally {
      await file.close()
    }
  },

  async verify(path, end) {
    const file = await openRegular(path, 'read', disk)
    try {
      await checkEnd(file, path, end)
    } finally {
      await file.close()
    }
  },

  async move(from, to) {
    await disk.rename(from, to)
    await syncFolder(disk, dirname(to))
    await syncFolder(disk, dirname(from))
  },

  async erase(path) {
    await disk.unlink(path)
    await syncFolder(disk, dirname(path))
  },
})

export const diskFiles: Files = filesOn(systemDisk)

/** @returns how many bytes lie beyond the end. @throws NodeJS.ErrnoException `SHORTER` or `FOREIGN` */
async function checkEnd(file: OpenFile, path: string, { bytes, tail, refused }: End): Promise<number> {
  const { size } = await file.stat()
  if (size < bytes) throw Object.assign(new Error(`${path} has become shorter`), { code: SHORTER })
  const last = Buffer.from(tail)
  const beyond = size - bytes
  const longest = Math.max(0, ...refused.map((text) => Buffer.byteLength(text)))
  const found = Buffer.alloc(last.length + Math.min(beyond, longest))
  await file.read(found, 0, found.length, bytes - last.length)
  const rest = found.subarray(last.length)
  // One torn within a letter was read as text that ends with a sign for that: the same bytes are read so again.
  const isIt = (text: string) => Buffer.from(text).subarray(0, beyond).equals(rest) || rest.toString() === text
  const ours = beyond <= longest && refused.some(isIt)
  if (!found.subarray(0, last.length).equals(last) || (beyond > 0 && !ours)) throw foreignError(path)
  return beyond
}

async function writeAndSync(disk: Disk, path: string, text: string): Promise<void> {
  // What is left of an earlier draft, or a pipe in its place that would have us wait.
  await removeIfThere(path, disk)
  const file = await disk.open(path, 'wx')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes a rename last, where the system can. The rename is done either way, so this never fails. */
async function syncFolder(disk: Disk, folder: string): Promise<void> {
  try {
    const handle = await disk.open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch {
    // Windows and some network disks cannot sync a folder.
  }
}

/** Removes a file if it is there. */
export async function removeIfThere(path: string, disk: Disk = systemDisk): Promise<void> {
  await disk.unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}
