import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdir, readFile, readdir, rename, rm, stat, symlink, unlink, utimes, writeFile } from 'node:fs/promises'
import { uptime } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { bornOf, placeHere } from '../../src-main/saves/here.ts'
import { LOCK_NAME } from '../../src-main/saves/faults.ts'
import { lockFolder } from '../../src-main/saves/lock.ts'
import { createApp } from '../../src-main/app.ts'
import { aFolder, partsFor, start } from '../app/playing.ts'
import { toy } from '../table/toy.ts'
import { until } from '../until.ts'

vi.mock('node:fs/promises', { spy: true })
vi.mock('node:os', { spy: true })

/** What is no file (none of them on Windows, which has no such things in a folder). */
const SPECIALS: readonly [what: string, make: (path: string) => unknown][] =
  process.platform === 'win32'
    ? []
    : [
        ['a pipe', (path) => execFileSync('mkfifo', [path])],
        ['a device that never ends', (path) => symlink('/dev/zero', path)],
        ['a link that leads nowhere', (path) => symlink('nowhere', path)],
        ['a folder', (path) => mkdir(path)],
      ]

const lockOf = (folder: string): string => join(folder, LOCK_NAME)
const write = (folder: string, holder: object): Promise<void> =>
  writeFile(lockOf(folder), JSON.stringify({ pid: 1, born: '', token: 'theirs', ...holder }))

/** No time passes: whoever waits sees at once that nothing, or what `meanwhile` does, has happened. */
const pulse = (meanwhile: () => Promise<void> = async () => undefined) => ({ beat: 1e9, watch: 0, wait: meanwhile })
const taken = async (folder: string, meanwhile?: () => Promise<void>): Promise<boolean> => {
  const lock = await lockFolder(folder, undefined, pulse(meanwhile))
  await lock?.release()
  return lock !== null
}
const beatOf = (folder: string) => {
  let n = 0
  return () => utimes(lockOf(folder), ++n, n)
}

/** A process that lives until the test is over. */
async function aProcess(): Promise<{ pid: number; end: () => Promise<unknown> }> {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await new Promise((resolve) => other.once('spawn', resolve))
  const gone = new Promise((resolve) => other.once('exit', resolve))
  const end = () => (other.kill('SIGKILL'), gone)
  onTestFinished(() => void end())
  return { pid: other.pid ?? 0, end }
}

describe('a folder of games', () => {
  it('is refused to a second instance, and free again when the first has closed', async () => {
    const folder = await aFolder()
    const first = await start({ folder })
    let opened = 0
    const second = await createApp(
      { ...partsFor({ folder }), openSettings: () => (opened++, partsFor({ folder }).openSettings()) },
      [toy],
    )
    expect(second).toEqual({ ok: false, fault: { code: 'inUse' } })
    // Settings may be moved aside when they are opened: only whoever has the folder may do so.
    expect(opened).toBe(0)
    await first.app.close()
    await start({ folder })
  })

  it('is free again when its settings cannot be opened', async () => {
    const folder = await aFolder()
    const openSettings = () => {
      throw Object.assign(new Error('no'), { code: 'EACCES' })
    }
    expect(await createApp({ ...partsFor({ folder }), openSettings }, [toy])).toMatchObject({
      ok: false,
      fault: { code: 'notAllowed' },
    })
    await start({ folder })
  })

  it('is refused while the other process lives, and taken over when it was killed', async () => {
    const folder = await aFolder()
    const { pid, end } = await aProcess()
    await write(folder, { pid, born: await bornOf(pid), ...(await placeHere()) })
    expect(await lockFolder(folder, undefined, pulse())).toBe(null)
    await end()
    const lock = await lockFolder(folder, undefined, pulse())
    expect(lock).not.toBeNull()
    expect(await readdir(folder)).toEqual([LOCK_NAME])
    await lock?.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('is taken over from a dead process whose number another was given', async () => {
    const folder = await aFolder()
    await write(folder, { pid: process.pid })
    expect(await taken(folder)).toBe(true)
    const { pid } = await aProcess()
    await write(folder, { pid, born: '1', ...(await placeHere()) })
    expect(await taken(folder)).toBe(process.platform === 'linux')
  })

  it('is taken over from a number that any process may have where the system does not say when it began, unless it beats', async () => {
    const folder = await aFolder()
    const { pid } = await aProcess()
    for (const place of [{}, await placeHere()]) {
      await write(folder, { pid, ...place })
      expect(await taken(folder, beatOf(folder))).toBe(false)
      expect(await taken(folder)).toBe(true)
    }
  })

  it('is taken over after the computer was shut down, whoever has the number of the holder now', async () => {
    const folder = await aFolder()
    const { pid } = await aProcess()
    await write(folder, { pid, born: await bornOf(pid), ...(await placeHere()), boot: 'an earlier one' })
    expect(await taken(folder)).toBe(true)
    await write(folder, { pid, born: await bornOf(pid), ...(await placeHere()), boot: 'an earlier one' })
    await utimes(lockOf(folder), 1, 1)
    const waits = vi.fn(beatOf(folder))
    expect([await taken(folder, waits), waits.mock.calls.length]).toEqual([true, 0])
  })

  it.each([
    ['another computer', { machine: 'elsewhere' }],
    ['another container', { numbers: 'pid:[1]' }],
  ])(
    'is refused while a program of %s shows that it lives, and taken over when it does not',
    async (_what, elsewhere) => {
      const folder = await aFolder()
      const dead = spawnSync(process.execPath, ['-e', '']).pid
      await write(folder, { pid: dead, ...(await placeHere()), ...elsewhere })
      expect(await taken(folder, beatOf(folder))).toBe(false)
      expect(await taken(folder)).toBe(true)
    },
  )

  it.each(['', '{"pi', '{}', 'null', '{"pid":-1,"born":"","token":"x"}'])(
    'is taken over where the lock reads %j, whatever its time says, unless it is just being written',
    async (text) => {
      const folder = await aFolder()
      await writeFile(lockOf(folder), text)
      const future = new Date('2999-01-01')
      await utimes(lockOf(folder), future, future)
      expect(await taken(folder, () => write(folder, {}))).toBe(false)
      await writeFile(lockOf(folder), text)
      await utimes(lockOf(folder), future, future)
      expect(await taken(folder)).toBe(true)
    },
  )

  it.each(SPECIALS)('is taken over where %s bears the name of the lock', async (_what, make) => {
    const folder = await aFolder()
    await make(lockOf(folder))
    expect(await taken(folder)).toBe(true)
  })

  it('is taken over where far more than a lock bears its name, and refused where that is just a long one', async () => {
    const folder = await aFolder()
    const { pid } = await aProcess()
    const lock = JSON.stringify({ pid, born: await bornOf(pid), token: 'theirs', ...(await placeHere()) })
    await writeFile(lockOf(folder), lock.padEnd(4096))
    expect(await taken(folder, beatOf(folder))).toBe(false)
    await writeFile(lockOf(folder), lock.padEnd(4097))
    expect(await taken(folder, beatOf(folder))).toBe(true)
  })

  it('is refused where its holder shows that it lives and touched it since this computer was started, not before', async () => {
    const folder = await aFolder()
    const days = 1_000_000
    vi.mocked(uptime).mockReturnValue(days)
    onTestFinished(() => void vi.mocked(uptime).mockReset())
    await write(folder, { ...(await placeHere()), boot: 'another' })
    const takenWhereTouched = async (secondsAfterStart: number) => {
      const at = Date.now() / 1000 - days + secondsAfterStart
      let n = 0
      const beats = () => utimes(lockOf(folder), at, at + (++n % 2))
      await beats()
      return taken(folder, beats)
    }
    expect([await takenWhereTouched(500), await takenWhereTouched(-500)]).toEqual([false, true])
  })

  it('is watched for as long as was said before its holder counts as dead', async () => {
    const folder = await aFolder()
    await write(folder, { ...(await placeHere()), numbers: 'pid:[1]' })
    let watched = 0
    const wait = async (ms: number) => void (watched += ms)
    expect(await lockFolder(folder, undefined, { beat: 1e9, watch: 26_000, wait })).not.toBeNull()
    expect(watched).toBe(26_000)
  })

  it('is tried for five times where a dead lock is laid whenever one was taken away, not for ever', async () => {
    const { rm: remove } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
    onTestFinished(() => void vi.mocked(rm).mockReset())
    const takenWhereItComesAgain = async (times: number) => {
      const folder = await aFolder()
      await write(folder, { pid: process.pid })
      let left = times
      vi.mocked(rm).mockImplementation(async (path, options) => {
        await remove(path, options)
        if (left-- > 0) await write(folder, { pid: process.pid })
      })
      return taken(folder)
    }
    expect([await takenWhereItComesAgain(3), await takenWhereItComesAgain(4)]).toEqual([true, false])
  })

  it('that cannot be written is not said to be open elsewhere when its holder is dead', async () => {
    const folder = await aFolder()
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    await write(folder, { pid: dead })
    vi.mocked(rename).mockRejectedValueOnce(Object.assign(new Error('read-only'), { code: 'EROFS' }))
    expect(await createApp(partsFor({ folder }), [toy])).toMatchObject({ ok: false, fault: { code: 'notAllowed' } })
  })

  it('shows that its holder lives, as long as it is held', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const folder = await aFolder()
    const lock = await lockFolder(folder)
    await utimes(lockOf(folder), 1, 1)
    vi.advanceTimersByTime(5000)
    await until(async () => expect((await stat(lockOf(folder))).mtimeMs).toBeGreaterThan(1e9))
    await lock?.release()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('that two programs use all the same is told on both sides', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const folder = await aFolder()
    const told: string[] = []
    const asleep = await lockFolder(folder, () => told.push('who was asleep'))
    await rm(lockOf(folder))
    const awake = await lockFolder(folder, () => told.push('who took it over'))
    for (let n = 0; n < 6; n++) {
      vi.advanceTimersByTime(4000)
      await stat(folder)
      await until(() => expect(told).toContain('who was asleep'))
    }
    await until(() => (vi.advanceTimersByTime(4000), expect(told).toContain('who took it over')))
    expect(told).toEqual(['who was asleep', 'who took it over'])
    vi.useRealTimers()
    await asleep?.release()
    await awake?.release()
  })

  it('that another program took over is left to it, and nobody who holds one is kept from ending', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval')
    onTestFinished(() => void timers.mockRestore())
    const folder = await aFolder()
    const lock = await lockFolder(folder)
    expect(timers.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([false])
    await write(folder, {})
    const theirs = await readFile(lockOf(folder), 'utf8')
    await expect(lock?.hold()).rejects.toMatchObject({ code: 'ETAKEN' })
    await lock?.release()
    expect(await readFile(lockOf(folder), 'utf8')).toBe(theirs)
  })

  it('that two programs use is told of once, however often either sees the other', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const folder = await aFolder()
    const others = join(folder, 'also-in-use.json')
    let told = 0
    const lock = await lockFolder(folder, () => told++)
    const ours = await readFile(lockOf(folder), 'utf8')
    await write(folder, {})
    vi.advanceTimersByTime(4000)
    await until(() => expect(told).toBe(1))
    expect(await readFile(others, 'utf8')).toBe(ours)
    // It is ours again, and another says that it is here.
    await writeFile(lockOf(folder), ours)
    await writeFile(others, ours.replace(/"token":"[^"]*"/, '"token":"theirs"'))
    vi.advanceTimersByTime(4000)
    await until(async () => expect(await readdir(folder)).toEqual([LOCK_NAME]))
    await stat(folder)
    expect(told).toBe(1)
    await lock?.release()
  })

  it('is had by one only of several that find a dead lock at once', async () => {
    const folder = await aFolder()
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    await write(folder, { pid: dead })
    const locks = await Promise.all(Array.from({ length: 6 }, () => lockFolder(folder)))
    expect(locks.filter((lock) => lock !== null)).toHaveLength(1)
    expect(await readdir(folder)).toEqual([LOCK_NAME])
  })

  it('is had by one only where others come between a dead lock that was found and its taking away', async () => {
    const { rename: move } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
    const folder = await aFolder()
    await write(folder, { pid: spawnSync(process.execPath, ['-e', '']).pid })
    const locks: unknown[] = []
    const comes = async () => void locks.push(await lockFolder(folder, undefined, pulse()))
    vi.mocked(rename).mockImplementationOnce(async (from, to) => {
      await comes()
      await move(from, to)
      await comes()
    })
    await comes()
    expect(locks).toHaveLength(3)
    expect(locks.filter((lock) => lock !== null)).toHaveLength(1)
    expect(await readdir(folder)).toEqual([LOCK_NAME])
  })

  it.each(['a claim of its own', 'a claim that was torn'])(
    'is taken over where whoever was to take it over died too, and left %s',
    async (what) => {
      const { unlink: remove } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
      const folder = await aFolder()
      await write(folder, { pid: process.pid })
      const broken = Object.assign(new Error('the power goes'), { code: 'EIO' })
      const isClaim = (path: unknown) => /in-use\.json\.[0-9a-f]{16}$/.test(String(path))
      vi.mocked(rename).mockRejectedValueOnce(broken)
      vi.mocked(unlink).mockImplementation((path) => (isClaim(path) ? Promise.reject(broken) : remove(path)))
      await expect(lockFolder(folder, undefined, pulse())).rejects.toThrow('the power goes')
      vi.mocked(unlink).mockReset()
      const [, claim] = (await readdir(folder)).sort()
      expect(isClaim(claim)).toBe(true)
      if (what === 'a claim that was torn') await writeFile(join(folder, claim), '{"pi')
      expect(await taken(folder)).toBe(true)
      expect(await readdir(folder)).toEqual([])
    },
  )
})
