// Pictures of every screen, to be looked at: npm run look -- --out DIR [--only table] [--lang en,nl,de] [--size 1280x800]
// or a strip of frames for each kind of event: npm run look -- --motion --out DIR [--only drove] [--theme day]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from './build.mjs'
import { BROWSER_ARGS, needChromium } from './chromium.mjs'
import { at, readJson } from './helpers.mjs'
import { strips } from './look-motion.mjs'
import { dice, openClient, startHost, step } from './host.mjs'

const { values } = parseArgs({
  options: {
    motion: { type: 'boolean', default: false },
    out: { type: 'string', default: 'test-results/look' },
    only: { type: 'string', default: '' },
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'day,night' },
    size: { type: 'string', default: '1280x800,1920x1080' },
  },
})

const PEOPLE = ['Ann', 'Ben', 'Carla', 'Dirk']
const seats = (...players) => players.map((player, i) => ({ name: PEOPLE[i], player }))
const game = (name, players, steps, options = {}, id = 'freight-express') => ({ name, seats: seats(...players), steps, options, id })
const transport = (name, players, steps) => game(name, players, steps, {}, 'transport')

const four = ['person', 'person', 'person', 'person']
/** Each screen: the games in its folder, and how to come to it from the first page. */
const SCREENS = {
  home: { games: [game('Rainy Sunday', ['person', 'person'], 18), game('Lunch break', ['person', 'random', 'random'], 14), game('Over', ['person', 'random'], Infinity), game('Long evening', ['person', 'person', 'random'], 26)], go: nowhere },
  'home-empty': { games: [], go: nowhere },
  'new-game': { games: [], go: (page, t) => page.getByRole('button', { name: t('home.new') }).first().click() },
  settings: { games: [], go: (page, t) => page.getByRole('button', { name: t('home.settings') }).click() },
  'rules-page': { games: [], go: (page, t) => openRules(page, t, t('freight.group.drive')) },
  'rules-search': { games: [game('House rules', four, 0, { pusherPays: true, stopAtRailEnd: true, openDeliveries: true })], go: async (page, t) => (await sitDown(page, t), await openRules(page, t, t('freight.about.locomotive').split(' ')[0])) },
  'table-start': { games: [game('First turn', four, 0)], go: sitDown },
  'table-middle': { games: [game('On the way', four, 34)], go: sitDown },
  'table-late': { games: [game('Far along', ['person', 'person'], 44)], go: sitDown },
  'table-selected': { games: [game('A choice', four, 22)], go: async (page, t) => (await sitDown(page, t), await firstChoice(page, t)) },
  'transport-start': { games: [transport('First turn', four.slice(1), 0)], go: sitDown },
  'transport-middle': { games: [transport('On the way', four.slice(1), 60)], go: sitDown },
  'transport-chosen': { games: [transport('Chosen', four.slice(2), 8)], go: async (page, t) => (await sitDown(page, t), await firstChoice(page, t)) },
  'transport-four': { games: [transport('Four', four, 50)], go: async (page, t) => (await sitDown(page, t), await firstChoice(page, t)) },
  curtain: { games: [game('Two people', ['person', 'person'], 23)], go: comeToCurtain },
  score: { games: [game('Done', four, Infinity)], go: async (page, t) => (await openNamed(page, t, 'Done'), await page.getByRole('button', { name: t('score.again') }).waitFor({ timeout: 15000 })) },
}

async function nowhere() {}

/** From the first page, or from the curtain that a reload finds, to the open table. */
async function sitDown(page, t) {
  await comeToCurtain(page, t)
  await page.getByRole('button', { name: t('curtain.lift') }).click({ timeout: 25000 })
  await page.getByRole('navigation', { name: t('table.choices') }).waitFor({ timeout: 25000 })
}

async function comeToCurtain(page, t) {
  const go = page.getByRole('button', { name: t('home.continue') })
  const lift = page.getByRole('button', { name: t('curtain.lift') })
  await go.or(lift).first().waitFor({ timeout: 25000 })
  if (await go.isVisible()) await go.click()
}

/** The rules page, looking for a word. */
async function openRules(page, t, word) {
  await page.getByRole('button', { name: t('rules.open'), exact: true }).click({ timeout: 15000 })
  await page.getByRole('textbox', { name: t('rules.search') }).fill(word)
}

async function openNamed(page, t, name) {
  await page.locator('button.open').filter({ hasText: name }).click({ timeout: 15000 })
}

/** The row that is most of a picture: a drive or a lay rather than the end of a turn. */
async function firstChoice(page, t) {
  for (let deeper = 0; deeper < 4; deeper++) await page.getByRole('navigation', { name: t('table.choices') }).locator('li button').first().click({ timeout: 2000 }).catch(() => undefined)
}

/** What makes a table worth looking at: wagons and trains before all else. */
const LIVELY = { lay: 3, couple: 6, uncouple: 9, drive: 6, refill: 2, giveUpTrain: 0.1, endTurn: 1 }
const KINDS = ['lay', 'couple', 'uncouple', 'drive', 'refill', 'giveUpTrain', 'endTurn']

function lively(choices, random) {
  const kindOf = (code) => KINDS[code & 31] ?? 'other'
  const kinds = [...new Set(choices.map(kindOf))]
  let at = random() * kinds.reduce((sum, kind) => sum + (LIVELY[kind] ?? 1), 0)
  const kind = kinds.find((one) => (at -= LIVELY[one] ?? 1) < 0) ?? kinds[0]
  const same = choices.filter((code) => kindOf(code) === kind)
  return same[Math.floor(random() * same.length)]
}

const any = (choices, random) => choices[Math.floor(random() * choices.length)]

/** Plays the games of a screen into its folder through the bridge. */
async function prepare(folder, games) {
  if (games.length === 0) return
  const host = await startHost(folder)
  const client = await openClient(host.address)
  await client.ask('setSettings', { language: 'system', theme: 'system', speed: 'off', sound: 0 })
  for (const [n, { name, seats, steps, options, id }] of games.entries()) {
    const made = await client.ask('newGame', { game: id, name, seats, options, seed: 7 + n, practice: false })
    if (!made.ok) throw new Error(`${name}: ${JSON.stringify(made.fault)}`)
    await play(client, steps, dice(11 + n), id === 'freight-express' ? lively : any)
    await client.ask('leaveTable', { slot: client.table().slot })
  }
  client.close()
  await host.end()
}

/** Until so many choices were made and a person is to choose, or the game is over. */
async function play(client, steps, random, choose) {
  let taken = 0
  while (!client.table().outcome) {
    const mine = client.table().choices.length > 0
    if (mine && taken >= steps) return
    if (mine) taken++
    if (!mine && client.table().curtain && taken >= steps) return
    await step(client, (choices) => choose(choices, random))
  }
  if (steps !== Infinity) throw new Error(`the game was over after ${taken} choices`)
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
  // Until whatever moves has come to rest, on a busy machine too; what goes on for ever is not waited for.
  await page.waitForTimeout(1200)
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity), null, { timeout: 20000 })
  const file = join(out, `${shot.name}.png`)
  await page.screenshot({ path: file })
  console.log(file)
  const cookies = await context.storageState()
  await context.close()
  return cookies
}

const out = resolve(process.env.INIT_CWD ?? '.', values.out)
mkdirSync(out, { recursive: true })
if (!values.motion) await build()
const browser = await chromium.launch({ executablePath: await needChromium(), args: BROWSER_ARGS })
const list = (text) => text.split(',').filter(Boolean)

if (values.motion) await strips(browser, out, list(values.theme), values.only)
else for (const screen of Object.keys(SCREENS).filter((name) => name.startsWith(values.only))) {
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
