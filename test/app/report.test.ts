import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { browserSettings } from '../../src-main/browser/settings.ts'
import { openLog } from '../../src-main/saves/log.ts'
import { failingFiles } from '../saves/failing-files.ts'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import { aFolder, gameOf, person, start } from './playing.ts'

it('a report says what went wrong and on what, and names nobody and no folder', async () => {
  const folder = await aFolder()
  const files = failingFiles()
  const usual = [gameOf([person('Annabel'), person('Bartholomew')])]
  const looks = [{ name: 'Clementine', colour: 1, shape: null }]
  const settings = { ...DEFAULT_SETTINGS, looks, usual, turned: [{ slot: 'the-game-of-granny', turn: 1 }] }
  const playing = await start({
    folder,
    tuning: { files },
    settings: { setAside: null, read: () => settings, write: () => undefined },
  })
  await playing.get('newGame', gameOf([person('Annabel'), person('Bartholomew')], { name: 'Granny at ninety' }))
  files.fail('ENOSPC')
  await playing.refusal('newGame', gameOf([person('Annabel'), person('Bartholomew')]))
  await playing.get('crashed', { what: `Error: no such card\n    at ${folder}/x.js and ${homedir()}/y.js` })
  const { text } = await playing.get('report', {})
  expect(text).toMatch(/Signalbox 0\.0\.0-test \(browser\)/)
  expect(text).toContain('"language":"system"')
  expect(text).toContain('games: 1 freight-express running')
  expect(text).toContain('newGame is refused: noSpace ENOSPC')
  expect(text).toContain('window: Error: no such card')
  for (const secret of ['Annabel', 'Bartholomew', 'Clementine', 'Granny', 'granny', folder, `${homedir()}/`])
    expect(text).not.toContain(secret)
})

it('the log never grows beyond two of its size, and keeps the latest', async () => {
  const folder = await aFolder()
  const log = openLog(folder)
  for (let n = 0; n < 700; n++) log.note(`${n} ${'x'.repeat(1000)}`)
  const sizes = readdirSync(join(folder, 'log')).map((name) => readFileSync(join(folder, 'log', name)).length)
  expect([sizes.length, Math.max(...sizes) < 140_000]).toEqual([2, true])
  expect(log.tail()).toContain(' 699 x')
})

it('a log that cannot be written stops nothing', async () => {
  const folder = await aFolder()
  writeFileSync(join(folder, 'log'), 'a file in its place')
  const log = openLog(folder)
  log.note('something')
  expect(log.tail()).toBe('')
})

it('a safe start sets the settings aside untouched, whatever they are, and says so', async () => {
  const folder = await aFolder()
  mkdirSync(folder, { recursive: true })
  const text = JSON.stringify({ settings: { ...DEFAULT_SETTINGS, language: 'nl' } })
  writeFileSync(join(folder, 'settings.json'), text)
  const store = browserSettings(folder, true)
  expect([store.read(), readFileSync(store.setAside!, 'utf8')]).toEqual([DEFAULT_SETTINGS, text])
})

it('no text forges an entry of the log, nor moves what is read of it', async () => {
  const folder = await aFolder()
  const playing = await start({ folder })
  const forged = '2026-01-01T00:00:00.000Z fault noSpace'
  for (const between of ['\n', '\r\n', '\r', '\u2028', '\u0085', '\v'])
    await playing.get('crashed', { what: `Error${between}${forged}` })
  await playing.get('crashed', { what: 'Error \u001b[2J\u0007\u202e' })
  const lines = readFileSync(join(folder, 'log', 'log.txt'), 'utf8')
    .trimEnd()
    .split('\n')
  expect(lines.filter((line) => line.startsWith('2026-01-01T'))).toEqual([])
  expect(lines.filter((line) => line === `    ${forged}`)).toHaveLength(6)
  expect(lines.at(-1)).toMatch(/window: Error ·\[2J··$/)
})

it('the folder of the games is shown by the shell that can, and only by its path else', async () => {
  const folder = await aFolder()
  const shown: string[] = []
  const openFolder = async (path: string) => shown.push(path) === 1
  const playing = await start({ folder, openFolder })
  expect(await playing.get('openFolder', {})).toEqual({ opened: true })
  expect(await playing.get('openFolder', {})).toEqual({ opened: false })
  expect(shown).toEqual([folder, folder])
  expect(await (await start({ folder: await aFolder() })).get('openFolder', {})).toEqual({ opened: false })
})
