import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { readJournal } from '../../src-main/saves/journal.ts'
import type { GameId } from '../../src-shared/core.ts'
import { button, choices, words } from '../e2e/play.ts'
import type { Program } from './program.ts'
import { closeWindow, expect, inPage, PACKED, STUB, test } from './program.ts'
import { TEXTS } from '../../src-renderer/messages/texts.ts'

const { de, en, nl } = TEXTS

const golden = readFileSync(
  fileURLToPath(new URL('../golden/journals/transport-rules-1.signalbox', import.meta.url)),
  'utf8',
)

/** Asks the program as the page does. */
const ask = <T>(page: Page, name: string, payload: object): Promise<T> =>
  page.evaluate(
    async ([what, given]) => {
      const { ask } = (window as never as { signalbox: { ask: Record<string, (given: object) => Promise<unknown>> } })
        .signalbox
      const answer = (await ask[what]!(given)) as { ok: boolean; value: unknown; fault?: { code: string } }
      if (!answer.ok) throw new Error(answer.fault?.code)
      return answer.value
    },
    [name, payload] as const,
  ) as Promise<T>

const newGame = (page: Page, game: GameId, players: string[], seed = 3) =>
  ask<{ table: { slot: string } }>(page, 'newGame', {
    game,
    name: `A ${game}`,
    seats: players.map((player, i) => ({ name: `Seat ${i + 1}`, player })),
    options: {},
    starter: 0,
    seed,
    practice: false,
  })

/** The names of the games in the list; none while the page is loading. */
const listed = (program: Program): Promise<string[]> =>
  ask<{ slots: { name: string }[] }>(program.page, 'listSlots', {}).then(
    ({ slots }) => slots.map(({ name }) => name),
    () => [],
  )

/** Makes the disk slow for this long (milliseconds) at each flush. In a program of its own it ends with it. */
const slowDisk = (program: Program, ms: number) =>
  program.inMain(async (_electron, wait) => {
    const { open } = process.getBuiltinModule('node:fs/promises')
    const file = await open(process.execPath, 'r')
    const kind = Object.getPrototypeOf(file) as Record<'sync' | 'datasync', () => Promise<void>>
    await file.close()
    for (const name of ['sync', 'datasync'] as const) {
      const usual = kind[name]
      kind[name] = async function (this: unknown) {
        if (wait > 0) await new Promise((done) => setTimeout(done, wait))
        return usual.call(this)
      }
    }
    // By the clock: a slow disk takes time. In the stand-in the process goes on, and is quick again after these.
    setTimeout(() => (wait = 0), 4 * wait).unref?.()
  }, ms)

test('a second start opens that game in the first, a file by whatever name a desktop gives it', async ({
  program,
  folder,
}) => {
  const { page } = program
  const { table } = await newGame(page, 'freight-express', ['person', 'person'])
  await ask(page, 'leaveTable', { slot: table.slot })
  await program.second([`--game=${table.slot}`])
  await expect(button(page, 'curtain.lift').or(choices(page).first())).toBeVisible({ timeout: 60_000 })

  const elsewhere = join(folder, 'my files')
  mkdirSync(elsewhere)
  for (const name of ['plain.signalbox', 'with spaces.signalbox', 'LOUD.SIGNALBOX', 'by address.signalbox'])
    writeFileSync(join(elsewhere, name), golden)
  let taken = 0
  for (const word of [
    'plain.signalbox',
    'with spaces.signalbox',
    'LOUD.SIGNALBOX',
    pathToFileURL(join(elsewhere, 'by address.signalbox')).href,
  ]) {
    await program.second([word], elsewhere)
    taken++
    await expect
      .poll(async () => (await listed(program)).filter((name) => name.startsWith('Golden')).length)
      .toBe(taken)
  }
})

test('a game is saved as a file and opened from it again', async ({ program, folder }) => {
  const { page } = program
  const { table } = await newGame(page, 'transport', ['person', 'person'])
  await ask(page, 'leaveTable', { slot: table.slot })
  await program.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.reload())
  await page.getByRole('button', { name: words('home.actions', { name: 'A transport' }), exact: true }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'home.export').click()])
  const file = join(folder, 'kept game.signalbox')
  await download.saveAs(file)
  expect(readJournal(readFileSync(file, 'utf8')).state).toBe('good')
  await program.second([file])
  await expect.poll(() => listed(program)).toHaveLength(2)
})

test('a file that is handed over while it ends is opened by the next start', async ({ program, folder }) => {
  const { page } = program
  const again = join(folder, 'again.json')
  const file = join(folder, 'late.signalbox')
  writeFileSync(file, golden)
  await newGame(page, 'transport', ['person', 'person'])
  await program.inMain(({ app }, to) => {
    app.relaunch = (how) => process.getBuiltinModule('node:fs').writeFileSync(to, JSON.stringify(how))
  }, again)
  await slowDisk(program, 1000)
  const made = newGame(page, 'transport', ['person', 'person'], 4).catch(() => undefined)
  await program.inMain(({ app, BrowserWindow }, late) => {
    BrowserWindow.getAllWindows()[0]!.close()
    // By the clock: it must come after the closing has begun, which tells nobody, and before the slow disk lets it end.
    setTimeout(() => app.emit('open-file', { preventDefault: () => undefined }, late), 100)
  }, file)
  expect(await program.ended).toBe(0)
  await made
  expect((JSON.parse(readFileSync(again, 'utf8')) as { args: string[] }).args).toEqual(
    expect.arrayContaining([`--folder=${folder}`, file]),
  )
})

test('closed while the disk is slow, it ends in time and every journal is whole', async ({ program, folder }) => {
  const { page } = program
  const { table } = await newGame(page, 'freight-express', ['person', 'random'])
  await slowDisk(program, 500)
  const step = page
    .evaluate(async (slot) => {
      const { ask } = (window as never as { signalbox: { ask: Record<string, (given: object) => Promise<never>> } })
        .signalbox
      const shown = (await ask['showTable']!({ slot })) as {
        value: { table: { seq: number; choices: number[] } }
      }
      const { seq, choices } = shown.value.table
      return ask['act']!({ slot, seq, codes: [choices[0]!] })
    }, table.slot)
    .catch(() => undefined)
  const since = Date.now()
  expect(await closeWindow(program)).toBe(0)
  expect(Date.now() - since).toBeLessThan(10_000)
  await step
  const journals = readdirSync(folder).filter((name) => name.endsWith('.journal'))
  expect(journals.length).toBeGreaterThan(0)
  for (const name of journals)
    expect([name, readJournal(readFileSync(join(folder, name), 'utf8')).state]).toEqual([name, 'good'])
})

test('killed, its number taken by another program meanwhile, it starts again with its games', async ({
  start,
  folder,
}) => {
  const first = await start(folder)
  await newGame(first.page, 'transport', ['person', 'person'])
  const lock = join(folder, 'in-use.json')
  const left = JSON.parse(readFileSync(lock, 'utf8')) as { pid: number }
  await first.kill()
  // Alive, and not the one that made it.
  writeFileSync(lock, JSON.stringify({ ...left, pid: STUB ? process.ppid : process.pid }))
  utimesSync(lock, new Date(0), new Date(0))
  const second = await start(folder)
  await expect.poll(() => listed(second)).toEqual(['A transport'])
})

test('bots think in their thread, beside the archive where there is one, and none fails', async ({
  program,
  folder,
}) => {
  if (PACKED) {
    const resources = await program.inMain(() => process.resourcesPath)
    expect(existsSync(join(resources, 'app.asar.unpacked', 'out', 'main', 'worker.mjs'))).toBe(true)
    expect(await program.inMain(({ app }) => app.getAppPath())).toMatch(/app\.asar$/)
  }
  const { table } = await newGame(program.page, 'freight-express', ['greedy', 'greedy'])
  await expect
    .poll(
      async () => (await ask<{ table: { seq: number } }>(program.page, 'showTable', { slot: table.slot })).table.seq,
      { timeout: 60_000 },
    )
    .toBeGreaterThan(20)
  const { text } = await ask<{ text: string }>(program.page, 'report', {})
  expect(text).not.toMatch(/bot: /)
  expect(existsSync(join(folder, 'in-use.json'))).toBe(true)
})

for (const game of ['freight-express', 'first-class', 'transport'] as const)
  test(`a whole game of ${game} is shown to its end with all its own fonts, and the content policy refuses nothing`, async ({
    program,
  }) => {
    const { page } = program
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    page.on('pageerror', (error) => refused.push(String(error)))
    await newGame(page, game, ['random', 'random'])
    await program.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.reload())
    await expect(button(page, 'score.rematch')).toBeVisible({ timeout: 150_000 })
    const fonts = await inPage<string[]>(
      program,
      `document.fonts.ready.then(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')))`,
    )
    expect(fonts.length).toBeGreaterThan(0)
    const from = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).protocol + '//' + new URL(name).host),
    )
    expect(new Set(from.filter((where) => !where.startsWith('blob:')))).toEqual(
      new Set([new URL(page.url()).protocol + '//' + new URL(page.url()).host]),
    )
    expect(refused).toEqual([])
  })

test('every language is fetched from its own pages', async ({ program }) => {
  const { page } = program
  for (const [language, texts] of Object.entries({ nl, de, en })) {
    await ask(page, 'setSettings', { language, theme: 'system', speed: 'off', sound: 0 })
    await program.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.reload())
    await expect(page.getByRole('button', { name: texts['home.new'] }).last()).toBeVisible()
  }
  expect(words('home.new')).toBe(en['home.new'])
})
