import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { openLog } from '../../src-main/saves/log.ts'
import { aFolder } from '../app/playing.ts'

/** As long as the log may be before another is begun. */
const LONGEST = 128 * 1024

/** A folder of games in which a log of this text lies. */
async function aFolderWith(text: string, file = 'log.txt'): Promise<string> {
  const folder = await aFolder()
  await mkdir(join(folder, 'log'))
  await writeFile(join(folder, 'log', file), text)
  return folder
}

it('the log goes on in one file until that is long, then begins another and keeps the one before', async () => {
  const folder = await aFolder()
  const log = openLog(folder)
  log.note('first')
  log.note('x'.repeat(LONGEST))
  expect(await readdir(join(folder, 'log'))).toEqual(['log.txt'])
  log.note('last')
  const read = (file: string) => readFile(join(folder, 'log', file), 'utf8')
  expect((await read('log.before.txt')).split('\n')[0]).toMatch(/ first$/)
  expect(await read('log.txt')).toMatch(/^[^\n]* last\n$/)
  expect(log.tail().split('\n')).toHaveLength(3)
})

it('a log that is just as long as it may be is gone on with', async () => {
  for (const [length, files] of [
    [LONGEST, ['log.txt']],
    [LONGEST + 1, ['log.before.txt', 'log.txt']],
  ] as const) {
    const folder = await aFolderWith('x'.repeat(length))
    openLog(folder).note('last')
    expect(await readdir(join(folder, 'log'))).toEqual(files)
  }
})

it('a report has the last sixty lines, also of the file before', async () => {
  const folder = await aFolderWith(Array.from({ length: 70 }, (_, n) => `before ${n}\n`).join(''), 'log.before.txt')
  const log = openLog(folder)
  for (let n = 0; n < 10; n++) log.note(`now ${n}`)
  const lines = log.tail().split('\n')
  expect([lines.length, lines[0], lines[49]]).toEqual([60, 'before 20', 'before 69'])
  expect(lines[59]).toMatch(/ now 9$/)
})

it('a report has nothing of a file that is far longer than a log of ours', async () => {
  const last = '\nlast\n'
  const tails = []
  for (const length of [2 * LONGEST, 2 * LONGEST + 1])
    tails.push(
      openLog(await aFolderWith(last.padStart(length, 'x')))
        .tail()
        .split('\n')
        .at(-1),
    )
  expect(tails).toEqual(['last', ''])
})

it('an error is noted with where it came from, as one entry, and without the names that folders bear', async () => {
  const folder = await aFolder()
  const log = openLog(folder, (text) => text.replace('built.js', 'source.ts'))
  log.error(
    Object.assign(new Error('lost'), { stack: `Error: lost\n at ${join(folder, 'a')} (${homedir()}/built.js:1)` }),
  )
  log.error(Object.assign(new Error('no stack'), { stack: undefined }))
  log.error('no error\r\nbut\u202etext')
  expect(log.tail().replace(/^\S+Z /gm, '')).toBe(
    ['Error: lost', `     at ${join('[games]', 'a')} (~/source.ts:1)`, 'no stack', 'no error', '    but·text'].join(
      '\n',
    ),
  )
})

it('where nothing can be noted the program goes on', async () => {
  const folder = await aFolder()
  await writeFile(join(folder, 'log'), 'no folder')
  const log = openLog(folder)
  log.note('lost')
  expect([log.tail(), await readFile(join(folder, 'log'), 'utf8')]).toEqual(['', 'no folder'])
})

it.skipIf(process.platform !== 'linux')('the log leaves no file open', async () => {
  const log = openLog(await aFolder())
  const open = async () => (await readdir('/proc/self/fd')).length
  const before = await open()
  for (let n = 0; n < 200; n++) log.note('again')
  expect((await open()) - before).toBeLessThan(100)
})

it('names no folder, nor by the address that a stack gives for it', async () => {
  const folder = join(await aFolder(), 'Zoë’s games')
  const log = openLog(folder)
  const at = (path: string) => `at step (${pathToFileURL(path).href}:1:2)`
  log.note(`${at(join(folder, 'x.js'))} ${at(join(homedir(), 'y.js'))} ${folder}`)
  expect(log.tail()).toMatch(/ at step \(\[games\]\/x\.js:1:2\) at step \(~\/y\.js:1:2\) \[games\]$/)
})
