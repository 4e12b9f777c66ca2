import { randomUUID } from 'node:crypto'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TAKEN } from './faults.ts'
import { removeIfThere } from './files.ts'

/** Who holds a folder. */
interface Holder {
  readonly pid: number
  /** Tells this process from an earlier one of the same number; '' where the system does not say. */
  readonly born: string
  readonly token: string
}

export interface Lock {
  /** Takes the folder again when it was cleared away. @throws NodeJS.ErrnoException `TAKEN` when another program has it now. */
  hold(): Promise<void>
  release(): Promise<void>
}

/** A lock that cannot be read is being written, or was torn so long (milliseconds) ago. */
const TORN_MS = 5000

/** Locks of this very process: its own number in a lock file says nothing about who wrote it. */
const held = new Set<string>()

/**
 * Takes a folder for this program; null when another running one has it. A lock left by a program that was killed
 * is taken over. @throws NodeJS.ErrnoException when the folder cannot be written.
 */
export async function lockFolder(folder: string): Promise<Lock | null> {
  const path = join(folder, 'in-use.json')
  const mine: Holder = { pid: process.pid, born: await bornOf(process.pid), token: randomUUID() }
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await create(path, mine)) return heldLock(path, mine)
    const other = await readHolder(path)
    if (other === 'busy' || (other !== 'gone' && other !== 'torn' && (await isAlive(other)))) return null
    if (other !== 'gone') await takeAway(path, other === 'torn' ? null : other.token)
  }
  return null
}

function heldLock(path: string, mine: Holder): Lock {
  held.add(mine.token)
  return {
    async hold() {
      const now = await readHolder(path)
      if (typeof now !== 'string' && now.token === mine.token) return
      if (now === 'gone' && (await create(path, mine))) return
      throw Object.assign(new Error(`${path} is another's`), { code: TAKEN })
    },
    async release() {
      if (!held.delete(mine.token)) return
      const now = await readHolder(path)
      if (typeof now !== 'string' && now.token === mine.token) await removeIfThere(path)
    },
  }
}

async function create(path: string, mine: Holder): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(mine), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function readHolder(path: string): Promise<Holder | 'gone' | 'busy' | 'torn'> {
  try {
    const holder = parseHolder(await readFile(path, 'utf8'))
    if (holder) return holder
    return Date.now() - (await stat(path)).mtimeMs > TORN_MS ? 'torn' : 'busy'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'gone'
    throw error
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, born, token } = JSON.parse(text) as Partial<Holder>
    return typeof pid === 'number' && typeof born === 'string' && typeof token === 'string'
      ? { pid, born, token }
      : null
  } catch {
    return null
  }
}

/** Moves a dead lock away, and back if somebody else has put a live one there in the meantime. */
async function takeAway(path: string, token: string | null): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  const moved = await readHolder(aside)
  const wrong = typeof moved !== 'string' && moved.token !== token
  if (wrong) await rename(aside, path)
  else await removeIfThere(aside)
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.pid === process.pid) return held.has(holder.token)
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const born = await bornOf(holder.pid)
  return born === '' || holder.born === '' || born === holder.born
}

/** When a process began, in the system's ticks, where it tells: numbers are given again after a restart. */
async function bornOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') return ''
  try {
    const fields = await readFile(`/proc/${pid}/stat`, 'utf8')
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
