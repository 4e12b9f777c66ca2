import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { browserSettings } from '../../src-main/browser/settings.ts'
import { games } from '../../src-main/engine/games.ts'
import { aFolder, start } from '../app/playing.ts'

/** A file of each form that was ever written: settings as they grew, journals before and after seats changed hands. */
const samples = fileURLToPath(new URL('formats', import.meta.url))
const named = (ending: string): string[] => readdirSync(samples).filter((name) => name.endsWith(ending))

it.each(named('.journal'))('%s is opened, goes on, and the line that is added follows it', async (name) => {
  const folder = await aFolder()
  cpSync(join(samples, name), join(folder, name))
  const slot = name.replace('.journal', '')
  const playing = await start({ folder, games })
  const { table } = await playing.get('openSlot', { slot })
  const lifted = table.curtain
    ? await playing.get('command', { slot, seq: table.seq, command: { kind: 'liftCurtain', seat: table.curtain.seat } })
    : { table }
  const { seq, choices } = lifted.table
  await playing.get('act', { slot, seq, codes: [choices[0]] })
  expect((await playing.get('hello', {})).faults).toEqual([])
  expect(readFileSync(join(folder, name), 'utf8').startsWith(readFileSync(join(samples, name), 'utf8'))).toBe(true)
})

it.each(named('.json').filter((name) => name.startsWith('settings')))(
  '%s is read with all it says, and kept whole when something is changed',
  async (name) => {
    const folder = await aFolder()
    cpSync(join(samples, name), join(folder, 'settings.json'))
    const { settings } = JSON.parse(readFileSync(join(samples, name), 'utf8')) as { settings: { usual?: object } }
    // One set-up for all games became one for each.
    const said = { ...settings, ...(settings.usual && { usual: [settings.usual].flat() }) }
    const store = browserSettings(folder)
    expect(store.setAside).toBeNull()
    expect(store.read()).toMatchObject(said)
    store.write({ ...store.read(), language: 'de' })
    expect(browserSettings(folder).read()).toMatchObject({ ...said, language: 'de' })
  },
)

it('a file from before ambience and music opens as silent as it was, with the bell that it had; a new one has both', async () => {
  const folder = await aFolder()
  const usual = browserSettings(folder).read()
  expect([usual.ambience > 0, usual.music > 0, usual.bell]).toEqual([true, true, true])
  cpSync(join(samples, 'settings-6.json'), join(folder, 'settings.json'))
  expect(browserSettings(folder).read()).toMatchObject({ sound: 30, ambience: 0, music: 0, bell: true })
})

it.each(named('.json').filter((name) => name.startsWith('statistics')))('%s is counted', async (name) => {
  const folder = await aFolder()
  cpSync(join(samples, name), join(folder, 'statistics.json'))
  const playing = await start({ folder })
  const { statistics, faults } = await playing.get('statistics', {})
  expect([statistics.map(({ game, games }) => [game, games]), faults]).toEqual([[['transport', 1]], []])
})

it.each(named('.json').filter((name) => name.startsWith('school')))(
  '%s says what was done, and keeps what is said at first sight',
  async (name) => {
    const folder = await aFolder()
    cpSync(join(samples, name), join(folder, 'school.json'))
    const playing = await start({ folder, games })
    await playing.get('tellAtSight', { name: 'Ann', topics: ['transport.aim'] })
    expect((await playing.get('toldAtSight', {})).toldTo['ann']?.slice(-1)).toEqual(['transport.aim'])
    const { lessons, faults } = await playing.get('school', {})
    expect([lessons.filter(({ done }) => done).map(({ id }) => id), faults]).toEqual([['transport-belts'], []])
  },
)

it.each(named('.json').filter((name) => name.startsWith('problems')))(
  '%s, the problems solved, is read',
  async (name) => {
    const folder = await aFolder()
    cpSync(join(samples, name), join(folder, 'problems.json'))
    const playing = await start({ folder })
    const { problems, faults } = await playing.get('problems', { game: 'transport', name: '' })
    expect([problems.name, problems.row, problems.best, faults]).toEqual(['Ann', 2, 5, []])
    // The first form knew none of one's own.
    expect(problems.own).toHaveLength(name === 'problems-1.json' ? 0 : 1)
  },
)

it.each(named('.line.json'))("%s, a line of one's own, is listed", async (name) => {
  const folder = await aFolder()
  mkdirSync(join(folder, 'lines'))
  cpSync(join(samples, name), join(folder, 'lines', name))
  const playing = await start({ folder })
  const listed = await playing.get('listLines', {})
  expect([listed.lines.map(({ line }) => line.name), listed.faults]).toEqual([['Harbour loop'], []])
})

it.each(named('.json').filter((name) => name.startsWith('daily')))(
  '%s, the daily boards played, is read',
  async (name) => {
    const folder = await aFolder()
    cpSync(join(samples, name), join(folder, 'daily.json'))
    const playing = await start({ folder, tuning: { now: () => Date.parse('2026-11-22') } })
    const { daily, faults } = await playing.get('daily', { day: null, name: 'Ann' })
    expect([daily.played, faults]).toEqual([[{ day: '2026-11-21', games: ['transport'], wins: 1 }], []])
  },
)
