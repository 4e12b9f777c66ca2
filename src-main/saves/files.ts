import { mkdir, open, readFile, readdir, rename, stat, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SHORTER } from './faults.ts'

/** What is known of a file without reading it. */
export interface FileFacts {
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly changed: number
}

/**
 * All that saves ever do to a disk. Tests hand in one that fails.
 * Every method throws a `NodeJS.ErrnoException` when the system refuses.
 */
export interface Files {
  makeFolder(folder: string): Promise<void>
  /** Names in the folder; none if it is not there. */
  list(folder: string): Promise<string[]>
  facts(path: string): Promise<FileFacts>
  read(path: string): Promise<string>
  /** Writes a whole new file so that after a crash there is the old one or the new one, never half. */
  replace(path: string, text: string): Promise<void>
  /**
   * Writes at byte `at`, cutting off what lies beyond it (a torn line, a refused one), and returns the
   * file's new length once the disk has it.
   */
  append(path: string, at: number, text: string): Promise<number>
  /** Within one disk; fails nothing that was there before except `to`. */
  move(from: string, to: string): Promise<void>
}

export const diskFiles: Files = {
  async makeFolder(folder) {
    await mkdir(folder, { recursive: true })
  },

  async list(folder) {
    try {
      return (await readdir(folder)).sort()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  },

  async facts(path) {
    const { size, mtimeMs } = await stat(path)
    return { bytes: size, changed: mtimeMs }
  },

  read: (path) => readFile(path, 'utf8'),

  async replace(path, text) {
    const draft = `${path}.new`
    try {
      await writeAndSync(draft, text)
      await rename(draft, path)
    } catch (error) {
      await removeIfThere(draft).catch(() => undefined) // what failed first is what counts
      throw Object.assign(error as NodeJS.ErrnoException, { path }) // the draft's name says nothing to anybody
    }
    await syncFolder(dirname(path))
  },

  async append(path, at, text) {
    const file = await open(path, 'r+')
    try {
      const { size } = await file.stat()
      if (size < at) throw Object.assign(new Error(`${path} has become shorter`), { code: SHORTER })
      if (size > at) await file.truncate(at)
      const bytes = Buffer.from(text)
      let written = 0
      while (written < bytes.length) {
        written += (await file.write(bytes, written, bytes.length - written, at + written)).bytesWritten
      }
      await file.datasync()
      return at + bytes.length
    } finally {
      await file.close()
    }
  },

  async move(from, to) {
    await rename(from, to)
    await syncFolder(dirname(to))
    await syncFolder(dirname(from))
  },
}

async function writeAndSync(path: string, text: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes a rename last, where the system can. The rename is done either way, so this never fails. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch {
    // Windows and some network disks cannot sync a folder.
  }
}

/** Removes a file if it is there. */
export async function removeIfThere(path: string): Promise<void> {
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}
