import { randomUUID } from 'node:crypto'
import { lstat, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { isSystemError, LOCK_NAME, TAKEN } from './faults.ts'
import { removeIfThere } from './files.ts'
import { bornOf, placeHere, samePlace } from './here.ts'
import { factsOfRegular, readRegular, SPECIAL, TOO_LONG } from '../regular.ts'

/** Laid beside it by whoever finds the folder taken while it was at work: whoever has it is told so. */
const OTHERS = 'also-in-use.json'
/** Bytes. */
const MOST = 4096

const holderSchema = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Tells this process from an earlier one of the same number; '' where the system does not say. */
  born: v.string(),
  token: v.string(),
  // Younger than the others.
  machine: v.optional(v.string(), ''),
  boot: v.optional(v.string(), ''),
  numbers: v.optional(v.string(), ''),
})
/** Who holds a folder, and where. */
type Holder = v.InferOutput<typeof holderSchema>

export interface Lock {
  /**
   * Takes the folder again when it was cleared away.
   * @throws NodeJS.ErrnoException `TAKEN` when another program has it now.
   */
  hold(): Promise<void>
  release(): Promise<void>
}

/** Milliseconds, and how to wait: tests have no time. */
export interface Pulse {
  /** How often whoever holds a folder shows that it lives. */
  readonly beat: number
  /** How long one looks for that before a holder that cannot be seen otherwise counts as dead. */
  readonly watch: number
  wait(ms: number): Promise<void>
}
const USUAL: Pulse = { beat: 4000, watch: 13_000, wait: (ms) => pause(ms) }

/** Looks in one watch. */
const LOOKS = 13

/** Locks of this very process: its own number in a lock file says nothing about who wrote it. */
const held = new Set<string>()

/**
 * Takes a folder for this program; null when another running one has it. A lock left by a program that was killed,
 * or by a computer that was shut down, is taken over: where the system does not show whether its holder lives, once it
 * has shown no beat for a while.
 * @param onShared called, once, when another program turns out to use the folder at the same time
 * @throws NodeJS.ErrnoException when the folder cannot be written
 */
export async function lockFolder(
  folder: string,
  onShared: () => void = () => undefined,
  pulse = USUAL,
): Promise<Lock | null> {
  const path = join(folder, LOCK_NAME)
  const mine = { pid: process.pid, born: await bornOf(process.pid), token: randomUUID(), ...(await placeHere()) }
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await create(path, mine)) return heldLock(folder, mine, onShared, pulse)
    const other = await readHolder(path)
    if (typeof other !== 'string' && (await lives(path, other, mine, pulse))) return null
    if (other === 'unread' && (await changes(path, pulse))) return null
    await takeAway(path, typeof other === 'string' ? null : other.token)
  }
  return null
}

function heldLock(folder: string, mine: Holder, onShared: () => void, pulse: Pulse): Lock {
  const path = join(folder, LOCK_NAME)
  held.add(mine.token)
  let told = false
  const tell = () => {
    if (!told) onShared()
    told = true
  }
  const beat = async () => {
    const now = await readHolder(path)
    if (typeof now !== 'string' && now.token !== mine.token) {
      // Somebody took us for dead: asleep, or out of sight.
      if (!told) await writeFile(join(folder, OTHERS), JSON.stringify(mine), { flag: 'wx' }).catch(() => undefined)
      return tell()
    }
    if (typeof now === 'string') return
    await utimes(path, new Date(), new Date())
    const other = await readHolder(join(folder, OTHERS))
    if (typeof other === 'string' || other.token === mine.token) return
    await removeIfThere(join(folder, OTHERS))
    tell()
  }
  const timer = setInterval(() => void beat().catch(() => undefined), pulse.beat)
  timer.unref()
  return {
    async hold() {
      const now = await readHolder(path)
      if (typeof now !== 'string' && now.token === mine.token) return
      if (now === 'gone' && (await create(path, mine))) return
      throw Object.assign(new Error(`${path} is another's`), { code: TAKEN })
    },
    async release() {
      clearInterval(timer)
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

/** `unread`: it is being written, or was torn. `strange`: no file at all, or far too long for one of ours. */
async function readHolder(path: string): Promise<Holder | 'gone' | 'unread' | 'strange'> {
  try {
    const parsed = v.safeParse(holderSchema, JSON.parse(await readRegular(path, MOST)))
    return parsed.success ? parsed.output : 'unread'
  } catch (error) {
    if (!isSystemError(error)) return 'unread'
    if (error.code === 'ENOENT') return 'gone'
    if (error.code === SPECIAL || error.code === TOO_LONG) return 'strange'
    throw error
  }
}

/**
 * Whether a holder lives. Of one in the same place the system knows, unless it does not say when processes began; of
 * any other, and of an earlier run of this computer, only the beat can tell.
 */
async function lives(path: string, other: Holder, mine: Holder, pulse: Pulse): Promise<boolean> {
  // Locks of earlier versions name no place: their numbers are taken for ours.
  if (samePlace(other, mine) || other.machine === '') {
    if (other.pid === process.pid) return held.has(other.token)
    if (!isRunning(other.pid)) return false
    const born = await bornOf(other.pid)
    if (born !== '' && other.born !== '') return born === other.born
  } else if (other.machine === mine.machine && (await isOlderThanThisRun(path))) return false
  return changes(path, pulse)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** It was last touched before this computer was started: its holder went with the run before. */
const isOlderThanThisRun = (path: string): Promise<boolean> =>
  factsOfRegular(path).then(
    ({ mtimeMs }) => mtimeMs < Date.now() - uptime() * 1000,
    () => false,
  )

/** Whether anybody touches the file while one looks: no clock is asked, for those of two computers differ. */
async function changes(path: string, pulse: Pulse): Promise<boolean> {
  const look = () =>
    factsOfRegular(path).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => 'gone',
    )
  const before = await look()
  for (let n = 0; n < LOOKS; n++) {
    await pulse.wait(pulse.watch / LOOKS)
    const now = await look()
    if (now !== before) return now !== 'gone'
  }
  return false
}

/**
 * Moves a dead lock away, and back if somebody else has put a live one there in the meantime.
 * @throws NodeJS.ErrnoException when the folder cannot be written
 */
async function takeAway(path: string, token: string | null): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    // A link that leads nowhere is there, and cannot be read.
    await lstat(path)
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = await readHolder(aside)
  const wrong = typeof moved !== 'string' && moved.token !== token
  if (wrong) await rename(aside, path)
  else await rm(aside, { recursive: true, force: true })
}
