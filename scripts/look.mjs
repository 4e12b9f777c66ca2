// Pictures of every screen, to be looked at: npm run look -- --out DIR [--only table] [--lang en,nl,de] [--size 1280x800]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from './build.mjs'
import { BROWSER_ARGS, needChromium } from './chromium.mjs'
import { at, readJson } from './helpers.mjs'
import { dice, openClient, startHost, step } from './host.mjs'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'test-results/look' },
    only: { type: 'string', default: '' },
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'day,night' },
    size: { type: 'string', default: '1280x800,1920x1080' },
  },
})

const PEOPLE = ['Ann', 'Ben', 'Carla', 'Dirk']
const seats = (...players) => players.map((player, i) => ({ name: PEOPLE[i], player }))
const game = (name, players, steps, options = {}) => ({ name, seats: seats(...players), steps, options })

const alone = ['person', 'random', 'random', 'random']
/** Each screen: the games in its folder, and how to come to it from the first page. */
const SCREENS = {
  home: { games: [game('Rainy Sunday', ['person', 'person'], 12), game('Lunch break', alone, 30), game('Over', ['person', 'random'], Infinity), game('Long evening', ['person', 'person', 'random'], 40)], go: nowhere },
  'home-empty': { games: [], go: nowhere },
  'new-game': { games: [], go: (page, t) => page.getByRole('button', { name: t('home.new') }).first().click() },
  settings: { games: [], go: (page, t) => page.getByRole('button', { name: t('home.settings') }).click() },
  'table-start': { games: [game('First turn', alone, 0)], go: sitDown },
  'table-middle': { games: [game('On the way', alone, 24)], go: sitDown },
  'table-late': { games: [game('Far along', ['person', 'random'], 48)], go: sitDown },
  'table-selected': { games: [game('A choice', alone, 12)], go: async (page, t) => (await sitDown(page, t), await firstChoice(page)) },
  curtain: { games: [game('Two people', ['person', 'person'], 9)], go: sitDown },
  score: { games: [game('Done', alone, Infinity)], go: (page, t) => openNamed(page, t, 'Done') },
}

async function nowhere() {}

async function sitDown(page, t) {
  const go = page.getByRole('button', { name: t('home.continue') })
  await Promise.race([go.waitFor({ timeout: 8000 }).then(() => go.click()), page.locator('canvas, [role=dialog]').first().waitFor({ timeout: 8000 })]).catch(() => undefined)
}

async function openNamed(page, t, name) {
  const go = page.getByRole('button', { name: t('home.open').replace('{name}', name) })
  await go.click({ timeout: 4000 }).catch(() => undefined)
}

async function firstChoice(page) {
  await page.locator('[data-choice]').first().click({ timeout: 4000 }).catch(() => undefined)
}

/** Plays the games of a screen into its folder through the bridge. */
async function prepare(folder, games) {
  if (games.length === 0) return
  const host = await startHost(folder)
  const client = await openClient(host.address)
  await client.ask('setSettings', { language: 'system', theme: 'system', speed: 'off' })
  for (const [n, { name, seats, steps, options }] of games.entries()) {
    const made = await client.ask('newGame', { game: 'freight-express', name, seats, options, seed: 7 + n, practice: false })
    if (!made.ok) throw new Error(`${name}: ${JSON.stringify(made.fault)}`)
    await play(client, steps, dice(11 + n))
    await client.ask('leaveTable', { slot: client.table().slot })
  }
  client.close()
  await host.end()
}

/** Until so many choices were made and a person is to choose, or the game is over. */
async function play(client, steps, random) {
  let taken = 0
  while (!client.table().outcome) {
    const mine = client.table().choices.length > 0
    if (mine && taken >= steps) return
    if (mine) taken++
    if (!mine && client.table().curtain && taken >= steps) return
    await step(client, (choices) => choices[Math.floor(random() * choices.length)])
  }
}

const words = (lang) => {
  const messages = readJson(at('src-shared', 'messages', `${lang}.json`))
  return (key) => messages[key] ?? key
}

const LOCALES = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE' }

async function picture(browser, address, state, screen, shot) {
  const [width, height] = shot.size.split('x').map(Number)
  const context = await browser.newContext({ storageState: state, viewport: { width, height }, locale: LOCALES[shot.lang], colorScheme: shot.theme === 'night' ? 'dark' : 'light' })
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && console.error(`${shot.name}: ${message.text()}`))
  page.on('pageerror', (error) => console.error(`${shot.name}: ${error}`))
  await page.goto(state ? new URL(address).origin : address)
  await page.evaluate(() => document.fonts.ready)
  await SCREENS[screen].go(page, words(shot.lang))
  // Until whatever moves has come to rest.
  await page.waitForTimeout(1200)
  const file = join(out, `${shot.name}.png`)
  await page.screenshot({ path: file })
  console.log(file)
  const cookies = await context.storageState()
  await context.close()
  return cookies
}

const out = resolve(process.env.INIT_CWD ?? '.', values.out)
mkdirSync(out, { recursive: true })
await build()
const browser = await chromium.launch({ executablePath: await needChromium(), args: BROWSER_ARGS })
const list = (text) => text.split(',').filter(Boolean)

for (const screen of Object.keys(SCREENS).filter((name) => name.startsWith(values.only))) {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-look-'))
  await prepare(folder, SCREENS[screen].games)
  const host = await startHost(folder)
  let state
  for (const theme of list(values.theme))
    for (const size of list(values.size))
      for (const lang of list(values.lang)) state = await picture(browser, host.address, state, screen, { theme, size, lang, name: `${screen}-${theme}-${size}-${lang}` })
  await host.end()
  rmSync(folder, { recursive: true, force: true })
}
await browser.close()
