// Pictures of every screen, to be looked at: npm run look -- --out DIR [--only table,home] [--lang en,nl,de]
// [--size 1280x800] [--theme day] [--colours forced|more]: as Windows' high contrast has it, or with more contrast
// Without these: all sizes of a screen by day and by night in English, and 1280x800 by day in the other languages.
// Labels that are cut off are told beside the pictures they are in.
// or a strip of frames for each kind of event: npm run look -- --motion --out DIR [--game transport]
// [--only drove,derailed] [--theme day]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from './build.mjs'
import { BROWSER_ARGS, needChromium } from './chromium.mjs'
import { askedFor, at, readJson } from './helpers.mjs'
import { strips } from './look-motion.mjs'
import { dice, openClient, startHost, step } from './host.mjs'
import { CUT_LABELS } from './cut-labels.mjs'
import { SCREENS, sizesOf } from './look-screens.mjs'

const USAGE = `npm run look -- --out DIR [--only table,home] [--lang en,nl,de] [--size 1280x800] [--theme day]
         [--colours forced|more] [--motion [--game transport] [--only drove,derailed]]`

const { values } = askedFor(USAGE, {
  options: {
    motion: { type: 'boolean', default: false },
    out: { type: 'string', default: 'test-results/look' },
    only: { type: 'string', default: '' },
    game: { type: 'string', default: '' },
    lang: { type: 'string' },
    theme: { type: 'string', default: 'day,night' },
    size: { type: 'string' },
    colours: { type: 'string' },
  },
})

/** What makes a table worth looking at: wagons and trains before all else. */
const LIVELY = {
  lay: 3,
  couple: 6,
  uncouple: 9,
  drive: 6,
  refill: 2,
  giveUpTrain: 0.1,
  endTurn: 1,
  useSpecial: 12,
  fly: 12,
}
/** As src-shared/games/freight-express/actions.ts counts them. */
const KINDS = [
  'lay',
  'couple',
  'uncouple',
  'drive',
  'refill',
  'giveUpTrain',
  'endTurn',
  'branch',
  'drop',
  'place',
  'useSpecial',
  'skipSpecial',
  'playVeto',
  'passVeto',
  'chooseSeat',
  'closeStation',
  'takeWagon',
  'takeCard',
  'rebuild',
  'relay',
  'scrap',
  'abduct',
  'fly',
  'stopSpecial',
  'showHand',
]

function lively(choices, random) {
  const kindOf = (code) => KINDS[code & 31] ?? 'other'
  const kinds = [...new Set(choices.map(kindOf))]
  let at = random() * kinds.reduce((sum, kind) => sum + (LIVELY[kind] ?? 1), 0)
  const kind = kinds.find((one) => (at -= LIVELY[one] ?? 1) < 0) ?? kinds[0]
  const same = choices.filter((code) => kindOf(code) === kind)
  return same[Math.floor(random() * same.length)]
}

/**
 * Seats that lay, upgrade and travel rather than refuse and give up, so that there is something to see; by kind of
 * action.
 */
const TRAVELLING = { 2: 0.1, 3: 0.3, 7: 0.1, 12: 0.6, 14: 0.4, 23: 0.1, 24: 0.05 }
function travelling(choices, random) {
  const kinds = [...new Set(choices.map((code) => code & 31))]
  let at = random() * kinds.reduce((sum, kind) => sum + (TRAVELLING[kind] ?? 2), 0)
  const kind = kinds.find((one) => (at -= TRAVELLING[one] ?? 2) < 0) ?? kinds[0]
  return any(
    choices.filter((code) => (code & 31) === kind),
    random,
  )
}
const CHOOSERS = { 'freight-express': lively, 'first-class': travelling }

const any = (choices, random) => choices[Math.floor(random() * choices.length)]

/** A game is begun anew so often until it comes to what is to be seen. */
const MOST_SEEDS = 200

/** Plays the games of a screen into its folder through the bridge. */
async function prepare(folder, { games, settings }) {
  const host = await startHost(folder)
  try {
    await playGames(host, games, settings)
  } finally {
    await host.end()
  }
}

async function playGames(host, games, settings) {
  const client = await openClient(host.address)
  await client.ask('setSettings', {
    language: 'system',
    theme: 'system',
    speed: 'off',
    textSize: 100,
    sound: 0,
    confirm: 'always',
    firstSight: false,
    usual: [],
    ...settings,
  })
  for (const [n, { name, seats, steps, options, id, until }] of games.entries()) {
    for (let seed = 7 + n, there = false; !there; seed++) {
      if (seed >= 7 + n + MOST_SEEDS) throw new Error(`${name}: in ${MOST_SEEDS} games it did not come to that`)
      const made = await client.ask('newGame', { game: id, name, seats, options, seed, practice: false })
      if (!made.ok) throw new Error(`${name}: ${JSON.stringify(made.fault)}`)
      there = await play(client, steps, dice(seed + 4), CHOOSERS[id] ?? any, until)
      await client.ask('leaveTable', { slot: client.table().slot })
    }
  }
  client.close()
}

/**
 * Until so many choices were made and a person is to choose, or one is asked such a question, or the game is over.
 * Returns whether it came to that.
 */
async function play(client, steps, random, choose, until) {
  let taken = 0
  while (!client.table().outcome) {
    const mine = client.table().choices.length > 0
    const asked = until?.includes(client.table().status.decision?.kind)
    if (mine && (asked || taken >= steps)) return true
    if (mine) taken++
    if (!mine && client.table().curtain && taken >= steps) return true
    await step(client, (choices) => choose(choices, random))
  }
  if (steps !== Infinity) throw new Error(`the game was over after ${taken} choices`)
  return until === undefined
}

const words = (lang) => {
  const messages = {
    ...readJson(at('src-shared', 'messages', 'host', `${lang}.json`)),
    ...readJson(at('src-renderer', 'messages', `${lang}.json`)),
  }
  return (key) => messages[key] ?? key
}

const LOCALES = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE' }

async function picture(browser, host, state, screen, shot) {
  const [width, height] = shot.size.split('x').map(Number)
  const context = await browser.newContext({
    storageState: state,
    viewport: { width, height },
    locale: LOCALES[shot.lang],
    colorScheme: shot.theme === 'night' ? 'dark' : 'light',
    ...(values.colours === 'forced' && { forcedColors: 'active' }),
    ...(values.colours === 'more' && { contrast: 'more' }),
  })
  // A page that is left open would go on looking for its host.
  return taken(await context.newPage(), host, state, screen, shot).finally(() => context.close())
}

/** Runs in the page before all else. */
function countDecoding() {
  const { decode } = HTMLImageElement.prototype
  window.decoding = 0
  HTMLImageElement.prototype.decode = function () {
    window.decoding++
    return decode.call(this).finally(() => window.decoding--)
  }
}

/** The picture of one page; gives what the next one needs to come in. */
async function taken(page, host, state, screen, shot) {
  page.setDefaultTimeout(90_000)
  page.on('console', (message) => message.type() === 'error' && console.error(`${shot.name}: ${message.text()}`))
  page.on('pageerror', (error) => {
    console.error(`${shot.name}: ${error}`)
    process.exitCode = 1
  })
  await page.addInitScript(countDecoding)
  await page.goto(state ? new URL(host.address).origin : host.address)
  await page.evaluate(() => document.fonts.ready)
  await SCREENS[screen].go(page, words(shot.lang), host)
  // Nothing of the page before lies over it any more.
  await page.waitForFunction(() => document.querySelector('.turned, main.turning') === null)
  // Until whatever moves has come to rest; what only passes by is put at its end.
  await page.waitForTimeout(1200)
  // A busy machine is still making pictures of pieces then: a ghost would be missing.
  await page.waitForFunction(() => window.decoding === 0)
  await page.evaluate(() =>
    document
      .getAnimations()
      .forEach(
        (one) =>
          one.timeline instanceof DocumentTimeline &&
          one.effect?.getComputedTiming().iterations !== Infinity &&
          one.finish(),
      ),
  )
  await page.waitForTimeout(100)
  const file = join(out, `${shot.name}.png`)
  await page.screenshot({ path: file })
  console.log(file)
  for (const label of await page.evaluate(CUT_LABELS)) console.log(`  cut off: ${label}`)
  return page.context().storageState()
}

const out = resolve(process.env.INIT_CWD ?? '.', values.out)
mkdirSync(out, { recursive: true })
if (!values.motion) await build()
const executablePath = await needChromium()
if (!executablePath) process.exit(1)
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
const list = (text) => text.split(',').filter(Boolean)

const wanted = list(values.only)
const isWanted = (name) => wanted.length === 0 || wanted.some((only) => name.startsWith(only))

/** All pictures of a screen. */
function shotsOf(screen) {
  const sizes = values.size ? list(values.size) : sizesOf(screen)
  const shot = (theme, size, lang) => ({
    theme,
    size,
    lang,
    name: [screen, theme, size, lang, ...list(values.colours ?? '')].join('-'),
  })
  const asked = list(values.theme).flatMap((theme) =>
    sizes.flatMap((size) => list(values.lang ?? 'en').map((lang) => shot(theme, size, lang))),
  )
  return values.lang ? asked : [...asked, shot('day', sizes[0], 'nl'), shot('day', sizes[0], 'de')]
}

/** Where a picture changes what the next one would find, each has a folder of its own. */
async function lookAt(screen) {
  const shots = shotsOf(screen)
  if (!SCREENS[screen].afresh) return picturesIn(screen, shots)
  for (const shot of shots) await picturesIn(screen, [shot])
}

async function picturesIn(screen, shots) {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-look-'))
  try {
    await prepare(folder, SCREENS[screen])
    await picturesOf(screen, shots, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function picturesOf(screen, shots, folder) {
  let host = null
  let state
  for (const shot of shots) {
    // A screen may be what is left when its host has gone.
    if (host === null || host.gone()) [host, state] = [await startHost(folder), undefined]
    state = await picture(browser, host, state, screen, shot).catch(async (error) => {
      console.error(`${shot.name}: ${error}`)
      process.exitCode = 1
      // The way in may be used up: the next picture gets a new one.
      await host.end()
      return undefined
    })
  }
  await host.end()
}

try {
  if (values.motion) await strips(browser, out, list(values.theme), values.only, list(values.game))
  else for (const screen of Object.keys(SCREENS).filter(isWanted)) await lookAt(screen)
} finally {
  await browser.close()
}
