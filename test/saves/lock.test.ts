import { spawn, spawnSync } from 'node:child_process'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockFolder } from '../../src-main/saves/lock.ts'
import { createApp } from '../../src-main/app.ts'
import { aFolder, partsFor, start } from '../app/playing.ts'
import { toy } from '../table/toy.ts'

const lockOf = (folder: string): string => join(folder, 'in-use.json')
const holder = (pid: number): string => JSON.stringify({ pid, born: '', token: 'theirs' })

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
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await new Promise((resolve) => other.once('spawn', resolve))
    await writeFile(lockOf(folder), holder(other.pid ?? 0))
    expect(await lockFolder(folder)).toBeNull()
    const gone = new Promise((resolve) => other.once('exit', resolve))
    other.kill('SIGKILL')
    await gone
    const lock = await lockFolder(folder)
    expect(lock).not.toBeNull()
    expect(await readdir(folder)).toEqual(['in-use.json'])
    await lock?.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('is taken over from a dead process whose number this one was given', async () => {
    const folder = await aFolder()
    await writeFile(lockOf(folder), holder(process.pid))
    expect(await lockFolder(folder)).not.toBeNull()
  })

  it('is taken over where a lock was torn long ago, not where it is just being written', async () => {
    const folder = await aFolder()
    await writeFile(lockOf(folder), '{"pi')
    expect(await lockFolder(folder)).toBeNull()
    await utimes(lockOf(folder), 1, 1)
    expect(await lockFolder(folder)).not.toBeNull()
  })

  it('is had by one only of several that find a dead lock at once', async () => {
    const folder = await aFolder()
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    await writeFile(lockOf(folder), holder(dead))
    const locks = await Promise.all(Array.from({ length: 6 }, () => lockFolder(folder)))
    expect(locks.filter((lock) => lock !== null)).toHaveLength(1)
  })
})
