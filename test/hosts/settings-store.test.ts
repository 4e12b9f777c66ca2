import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { browserSettings } from '../../src-main/browser/settings.ts'
import { keepSettings } from '../../src-main/settings-store.ts'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-settings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const DUTCH = { ...DEFAULT_SETTINGS, language: 'nl', theme: 'night', speed: 'fast' } as const

it('settings are as they come out of the box until they are changed, and then kept', () => {
  const store = browserSettings(join(folder, 'new', 'folder'))
  expect([store.read(), store.setAside]).toEqual([DEFAULT_SETTINGS, null])
  store.write(DUTCH)
  expect(browserSettings(join(folder, 'new', 'folder')).read()).toEqual(DUTCH)
})

it.each(['', '{"settings": {"langu', '[]', 'null', '{"settings":{"language":"tlh"}}', '{"settings":7}'])(
  'a file that reads %j is set aside untouched and named',
  (text) => {
    writeFileSync(join(folder, 'settings.json'), text)
    const store = browserSettings(folder)
    expect(store.setAside).toBe(join(folder, 'settings.set-aside-1.json'))
    expect(readFileSync(store.setAside!, 'utf8')).toBe(text)
    expect(store.read()).toEqual(DEFAULT_SETTINGS)
    store.write(DUTCH)
    expect([browserSettings(folder).setAside, browserSettings(folder).read()]).toEqual([null, DUTCH])
  },
)

it('settings kept by an earlier version are read, and what they did not know is as it comes; but nobody is surprised by music', () => {
  writeFileSync(join(folder, 'settings.json'), '{"settings":{"language":"nl","theme":"night","speed":"fast"}}')
  const store = browserSettings(folder)
  expect([store.setAside, store.read()]).toEqual([null, { ...DUTCH, ambience: 0, music: 0 }])
})

it('the usual set-up of each game is kept beside the others', () => {
  const usual = (['transport', 'first-class'] as const).map((game) => ({
    game,
    name: '',
    seats: [
      { name: 'Ann', player: 'person' as const },
      { name: 'Bot', player: 'greedy' as const },
    ],
    options: {},
    practice: false,
  }))
  browserSettings(folder).write({ ...DUTCH, usual })
  expect(browserSettings(folder).read().usual).toEqual(usual)
})

it('how a table was turned by hand is kept, and what is no turn is forgotten with nothing else', () => {
  const turned = [{ slot: 'transport-20261127-abc123', turn: 4 }]
  browserSettings(folder).write({ ...DUTCH, turned })
  expect(browserSettings(folder).read().turned).toEqual(turned)
  const wrong = { settings: { ...DUTCH, turned: [{ slot: 'a', turn: 9 }] } }
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(wrong))
  expect(browserSettings(folder).read()).toEqual(DUTCH)
})

it('a kept set-up that this version does not understand is forgotten, and nothing else with it', () => {
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ settings: { ...DUTCH, usual: { game: 'chess' } } }))
  const store = browserSettings(folder)
  expect([store.setAside, store.read()]).toEqual([null, DUTCH])
})

it('a second unreadable file does not take the place of the first', () => {
  for (const text of ['one', 'two']) {
    writeFileSync(join(folder, 'settings.json'), text)
    browserSettings(folder)
  }
  const aside = readdirSync(folder)
    .filter((name) => name.includes('set-aside'))
    .sort()
  expect(aside.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['one', 'two'])
})

it('settings that cannot be written are told by the name of their file', () => {
  const store = browserSettings(folder)
  const path = join(folder, 'settings.json')
  mkdirSync(path)
  expect(() => store.write(DUTCH)).toThrow(expect.objectContaining({ code: 'ESPECIAL', path }))
})

it('settings are as they were read, whatever becomes of their file while the program runs', () => {
  browserSettings(folder).write(DUTCH)
  const store = browserSettings(folder)
  const path = join(folder, 'settings.json')
  rmSync(path)
  mkdirSync(path)
  expect(store.read()).toEqual(DUTCH)
  rmSync(folder, { recursive: true })
  expect(store.read()).toEqual(DUTCH)
})

it('settings that can neither be read nor set aside are told of, left alone, and the usual ones hold', () => {
  const store = keepSettings(
    folder,
    () => {
      throw Object.assign(new Error('no file descriptors left'), { code: 'EMFILE' })
    },
    false,
  )
  expect([store.read(), store.setAside, store.unread]).toEqual([DEFAULT_SETTINGS, null, join(folder, 'settings.json')])
  expect(() => store.write(DUTCH)).toThrow(expect.objectContaining({ code: 'EMFILE' }))
  expect(store.read()).toEqual(DEFAULT_SETTINGS)
})

it('a file that is broken while the program runs is set aside, and the settings are written', () => {
  const store = browserSettings(folder)
  store.write(DUTCH)
  writeFileSync(join(folder, 'settings.json'), '{"settings": {"langu')
  store.write({ ...DUTCH, theme: 'day' })
  expect(readFileSync(join(folder, 'settings.set-aside-1.json'), 'utf8')).toBe('{"settings": {"langu')
  expect(browserSettings(folder).read()).toEqual({ ...DUTCH, theme: 'day' })
})
