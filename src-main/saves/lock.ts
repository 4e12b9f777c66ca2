import { createHash, randomUUID } from 'node:crypto'
import { link, lstat, rename, rm, utimes, writeFile } from 'node:fs/promises'
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
  // Before it is laid: whoever reads it at once in this process is not to take us for dead.
  held.add(mine.token)
  const isTaken = await take(path, mine, pulse).catch((error: unknown) => {
    held.delete(mine.token)
    throw error
  })
  if (isTaken) return heldLock(folder, mine, onShared, pulse)
  held.delete(mine.token)
  return null
}

/** Lays one's own lock, in place of a dead one; false where another has the folder. */
async function take(path: string, mine: Holder, pulse: Pulse): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await create(path, mine)) return true
    const other = await readHolder(path)
    if (other === 'gone') continue
    if (typeof other !== 'string' && (await lives(path, other, mine, pulse))) return false
    if (other === 'unread' && (await changes(path, pulse))) return false
    await inherit(path, other, mine, pulse)
  }
  return false
}

function heldLock(folder: string, mine: Holder, onShared: () => void, pulse: Pulse): Lock {
  const path = join(folder, LOCK_NAME)
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

/** Lays a lock or a claim, whole from the first, where none lies; false where one does. */
async function create(path: string, mine: Holder): Promise<boolean> {
  const text = JSON.stringify(mine)
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, text, { flag: 'wx' })
  try {
    // A disk that knows no links gets it written in place: whoever reads it half written looks again.
    return await unlessThere(link(draft, path)).catch(() => unlessThere(writeFile(path, text, { flag: 'wx' })))
  } finally {
    await removeIfThere(draft)
  }
}

const unlessThere = (laid: Promise<void>): Promise<boolean> =>
  laid.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

async function readHolder(path: string): Promise<Found> {
  try {
    const parsed = v.safeParse(holderSchema, JSON.parse(await readRegular(path, MOST)))
    return parsed.success ? parsed.output : 'unread'
  } catch (error) {
    if (!isSystemError(error)) return 'unread'
    // A link that leads nowhere is there, and cannot be read.
    if (error.code === 'ENOENT') return (await isLink(path)) ? 'strange' : 'gone'
    if (error.code === SPECIAL || error.code === TOO_LONG) return 'strange'
    throw error
  }
}

const isLink = (path: string): Promise<boolean> =>
  lstat(path).then(
    (facts) => facts.isSymbolicLink(),
    () => false,
  )

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

/** What of a lock file can be read. `unread`: it is being written, or was torn. `strange`: no file at all, or far too
 *  long for one of ours. */
type Found = Holder | 'gone' | 'unread' | 'strange'

const isSame = (a: Found, b: Found): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.token === b.token

/** So many heirs of heirs are looked at: each is one that died in the midst of it. */
const MOST_HEIRS = 8

/**
 * Takes a dead lock away, as its only heir. Of several who find the same one dead at once, whoever lays the file of its
 * heir first is: or the live lock of whoever was quickest would be taken away by those who still hold the dead one to
 * be there. An heir who died meanwhile has heirs of its own; nobody takes a claim away but who has the last one, when
 * all is done.
 * @throws NodeJS.ErrnoException when the folder cannot be written
 */
async function inherit(path: string, dead: Found, mine: Holder, pulse: Pulse): Promise<void> {
  /** Of heirs that died. */
  const left: string[] = []
  let name = typeof dead === 'string' ? dead : dead.token
  for (let n = 0; n < MOST_HEIRS; n++) {
    const claim = claimOn(path, name)
    if (await create(claim, mine)) return takeAwayBy([...left, claim], path, dead)
    const heir = await readHolder(claim)
    if (heir === 'gone') return
    if (typeof heir === 'string' ? await changes(claim, pulse) : await lives(claim, heir, mine, pulse))
      return pulse.wait(pulse.watch / LOOKS)
    left.push(claim)
    name = typeof heir === 'string' ? `${heir} ${name}` : heir.token
  }
}

/** By whoever has the last of these claims, which go when it is done. */
async function takeAwayBy(claims: readonly string[], path: string, dead: Found): Promise<void> {
  try {
    // Since it was found dead another heir may have come and gone.
    if (isSame(await readHolder(path), dead)) await takeAway(path, dead)
  } finally {
    for (const claim of claims) await removeIfThere(claim)
  }
}

/** What stands in a lock may be anything: it names no file as it is. */
const claimOn = (path: string, token: string): string =>
  `${path}.${createHash('sha256').update(token).digest('hex').slice(0, 16)}`

/** Moves a dead lock away, and back where that was no dead one but a slow one that has just been written. */
async function takeAway(path: string, dead: Found): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = await readHolder(aside)
  if (typeof moved !== 'string' && !isSame(moved, dead)) await rename(aside, path)
  else await rm(aside, { recursive: true, force: true })
}
