import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { patient, systemDisk, type Disk } from '../../src-main/disk.ts'
import { diskFiles, filesOn, removeIfThere, type End } from '../../src-main/saves/files.ts'
import { aFolder } from '../app/playing.ts'

/** A disk that takes three bytes at a time. */
const slowDisk: Disk = {
  ...systemDisk,
  open: async (path, flags) => {
    const file = await systemDisk.open(path, flags)
    const write = file.write.bind(file)
    return Object.assign(file, {
      write: (bytes: Buffer, from: number, length: number, at: number) => write(bytes, from, Math.min(length, 3), at),
    })
  },
}

/** A file of this text, and how it was left by whoever wrote the first `bytes` of it. */
async function aFile(text: string, end: Partial<End> = {}): Promise<{ path: string; end: End }> {
  const path = join(await aFolder(), 'file')
  await writeFile(path, text)
  return { path, end: { bytes: text.length, tail: text.slice(-4), refused: [], ...end } }
}

describe('what is written behind the end of a file', () => {
  it('is all there where the disk takes a few bytes at a time', async () => {
    const { path, end } = await aFile('before\n')
    expect(await filesOn(slowDisk).append(path, end, 'Zoë comes after\n')).toBe(7 + 17)
    expect(await readFile(path, 'utf8')).toBe('before\nZoë comes after\n')
  })

  it.each([
    ['refused, whole', 'before\nrefused\n', ['refused\n']],
    ['refused, in part', 'before\nref', ['another\n', 'refused\n']],
    ['refused, one byte of it', 'before\nr', ['refused\n']],
  ])('takes the place of what was %s', async (_what, text, refused) => {
    const { path, end } = await aFile(text, { bytes: 7, tail: 'before\n', refused })
    await diskFiles.verify(path, end)
    expect(await diskFiles.append(path, end, 'a\n')).toBe(9)
    expect(await readFile(path, 'utf8')).toBe('before\na\n')
  })

  it('takes the place of a line that was torn within a letter, as it was read', async () => {
    const bytes = Buffer.from('before\nZoë').subarray(0, -1)
    const { path, end } = await aFile('', { bytes: 7, tail: 'before\n', refused: [bytes.toString().slice(7)] })
    await writeFile(path, bytes)
    await diskFiles.verify(path, end)
    expect(await diskFiles.append(path, end, 'a\n')).toBe(9)
  })

  it.each([
    ['one byte lies beyond it that nobody was refused', 'before\nx', [], 'EFOREIGN'],
    ['more lies beyond it than was refused', 'before\nrefused\nx', ['refused\n'], 'EFOREIGN'],
    ['something else lies beyond it than was refused', 'before\nrex', ['refused\n'], 'EFOREIGN'],
    ['its end is another', 'betore\n', [], 'EFOREIGN'],
    ['its end is another, and what was refused lies beyond it', 'betore\nref', ['refused\n'], 'EFOREIGN'],
    ['it is a byte shorter', 'before', [], 'ESHORTER'],
  ])('is not written where %s', async (_what, text, refused, code) => {
    const { path, end } = await aFile(text, { bytes: 7, tail: 'before\n', refused })
    await expect(diskFiles.append(path, end, 'a\n')).rejects.toMatchObject({ code })
    await expect(diskFiles.verify(path, end)).rejects.toMatchObject({ code })
    expect(await readFile(path, 'utf8')).toBe(text)
  })
})

describe('a folder that is made', () => {
  it('lasts through a loss of power with those that it lies in, and is not looked at again where it is there', async () => {
    // Folders are opened for that alone; where the system cannot do it, it was tried.
    const synced: string[] = []
    const open: Disk['open'] = (path, flags) => (synced.push(path), systemDisk.open(path, flags))
    const files = filesOn({ ...systemDisk, open })
    const top = await aFolder()
    await files.makeFolder(join(top, 'games', 'trash'))
    expect(synced).toEqual([join(top, 'games'), top])
    await files.makeFolder(join(top, 'games', 'trash'))
    expect(synced).toHaveLength(2)
  })

  it('is listed by name, one that is not there has nothing in it, and what is no folder is refused', async () => {
    const top = await aFolder()
    for (const name of ['b', 'a', 'c']) await mkdir(join(top, name))
    await writeFile(join(top, 'file'), '')
    expect(await diskFiles.list(top)).toEqual(['a', 'b', 'c', 'file'])
    expect(await diskFiles.list(join(top, 'nowhere'))).toEqual([])
    await expect(diskFiles.list(join(top, 'file'))).rejects.toMatchObject({ code: 'ENOTDIR' })
  })
})

it('a file is removed where it is there, and what cannot be removed is told', async () => {
  const { path } = await aFile('x')
  await removeIfThere(path)
  await removeIfThere(path)
  expect(await readdir(dirname(path))).toEqual([])
  await mkdir(path)
  await expect(removeIfThere(path)).rejects.toThrow(path)
})

describe('a file that another program is looking at', () => {
  /** A disk that refuses so many times. */
  const heldFor = (times: number, code: string) => {
    let tries = 0
    const rename = async () => {
      if (tries++ < times) throw Object.assign(new Error('held'), { code })
    }
    return { disk: { ...systemDisk, rename }, tries: () => tries }
  }
  const waits: number[] = []
  const pause = async (ms: number) => void waits.push(ms)

  it.each(['EPERM', 'EACCES', 'EBUSY'])('is renamed on Windows once it is let go, after %s', async (code) => {
    const { disk, tries } = heldFor(3, code)
    await patient(disk, 'win32', pause).rename('a', 'b')
    expect(tries()).toBe(4)
  })

  it('is given up after a second, and at once for another reason or on another system', async () => {
    waits.length = 0
    await expect(patient(heldFor(99, 'EBUSY').disk, 'win32', pause).rename('a', 'b')).rejects.toThrow('held')
    const waited = waits.reduce((sum, ms) => sum + ms, 0)
    expect(waited).toBeGreaterThan(900)
    expect(waited).toBeLessThan(1200)
    for (const [platform, code] of [
      ['win32', 'ENOSPC'],
      ['linux', 'EBUSY'],
    ] as const) {
      const { disk, tries } = heldFor(99, code)
      await expect(patient(disk, platform, pause).rename('a', 'b')).rejects.toThrow('held')
      expect(tries()).toBe(1)
    }
  })
})
