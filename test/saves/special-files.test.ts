import { execFileSync } from 'node:child_process'
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { browserSettings } from '../../src-main/browser/settings.ts'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import { aFolder, gameOf, person, start } from '../app/playing.ts'

const NAMES = {
  journal: 'pipe.journal',
  draft: 'statistics.json.new',
  statistics: 'statistics.json',
  line: join('lines', 'mine.line.json'),
  lock: 'in-use.json',
  log: join('log', 'log.txt'),
  before: join('log', 'log.before.txt'),
  aside: join('set-aside', 'pipe.journal'),
  deleted: join('trash', 'pipe.journal'),
}
/** What waits for ever when it is opened, and what never ends when it is read. */
const SPECIALS: readonly [what: string, make: (path: string) => unknown][] = [
  ['a pipe', (path) => execFileSync('mkfifo', [path])],
  ['a link to a pipe', (path) => (execFileSync('mkfifo', [`${path}-pipe`]), symlink(`${path}-pipe`, path))],
  ['a link to a device that never ends', (path) => symlink('/dev/zero', path)],
  ['a folder', (path) => mkdir(path)],
]

const here = process.platform === 'win32' ? describe.skip : describe
here('a folder of games (not on Windows, which has no such files in a folder)', () => {
  it.each(SPECIALS)(
    'in which %s bears the name of every file is opened, told of and played in',
    async (_what, make) => {
      const folder = await aFolder()
      for (const inside of ['lines', 'log', 'set-aside', 'trash']) await mkdir(join(folder, inside))
      for (const name of Object.values(NAMES)) await make(join(folder, name))
      const playing = await start({ folder })
      const hello = await playing.get('hello', {})
      expect(hello.slots.map(({ id, state }) => [id, state])).toEqual([['pipe', 'damaged']])
      expect(hello.faults).toMatchObject([{ code: 'cannotRead', params: { file: 'pipe.journal', reason: 'ESPECIAL' } }])
      expect((await playing.get('listLines', {})).faults).toMatchObject([{ code: 'cannotRead' }])
      expect((await playing.get('statistics', {})).faults).toMatchObject([{ code: 'cannotRead' }])
      expect((await playing.get('listDeleted', {})).slots).toEqual([])
      for (const name of ['openSlot', 'openGoodPart', 'duplicateSlot', 'exportGame'] as const)
        expect(await playing.refusal(name, { slot: 'pipe' })).toBe('cannotRead')
      await playing.get('newGame', gameOf([person('Ann'), person('Bob')]))
      expect((await playing.get('report', {})).text).toContain('games: ')
    },
  )

  it.each(SPECIALS.slice(0, 3))(
    'in which %s bears the name of the settings opens with the usual ones',
    async (_what, make) => {
      const folder = await aFolder()
      await make(join(folder, 'settings.json'))
      const store = browserSettings(folder)
      expect([store.read(), store.setAside]).toEqual([DEFAULT_SETTINGS, join(folder, 'settings.set-aside-1.json')])
      store.write({ ...DEFAULT_SETTINGS, sound: 7 })
      expect(browserSettings(folder).read().sound).toBe(7)
    },
  )
})

it('a file that is longer than any game is not read, and told of', async () => {
  const folder = await aFolder()
  await writeFile(join(folder, 'long.journal'), '')
  // Of holes: nothing of it lies on the disk.
  await truncate(join(folder, 'long.journal'), 2 ** 40)
  const playing = await start({ folder })
  const { slots, faults } = await playing.get('hello', {})
  expect(slots).toMatchObject([{ id: 'long', state: 'damaged' }])
  expect(faults).toMatchObject([{ code: 'cannotRead', params: { file: 'long.journal', reason: 'ETOOLONG' } }])
})

it('a link to a game is a game', async () => {
  const [folder, elsewhere] = [await aFolder(), await aFolder()]
  const before = await start({ folder: elsewhere })
  const { table } = await before.get('newGame', gameOf([person('Ann'), person('Bob')]))
  await before.app.close()
  await symlink(join(elsewhere, `${table.slot}.journal`), join(folder, 'linked.journal'))
  const playing = await start({ folder })
  expect((await playing.get('openSlot', { slot: 'linked' })).table.name).toBe('A game')
})
