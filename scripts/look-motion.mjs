// A strip of frames for each kind of event on the drawn table: what moves, seen at every so many milliseconds.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** By game the page that draws its table by itself, and random games in which, together, everything happens. */
const GAMES = {
  'freight-express': {
    page: '',
    games: [
      'seats=4&seed=23',
      'seats=2&seed=42',
      'seats=4&seed=47',
      'seats=2&seed=57',
      'seats=3&seed=21&layout=placed',
      'seats=2&seed=9&stations=withAbduction',
      'seats=2&seed=6&stations=withAbduction',
      'seats=3&seed=10&stations=withAbduction',
      'seats=4&seed=14&stations=vetoesNear',
    ],
  },
  'first-class': {
    page: 'first-class.html',
    games: [
      'seats=3&seed=1&modules=AB',
      'seats=4&seed=3&modules=CE',
      'seats=2&seed=5&modules=DF',
      'seats=2&seed=6&modules=BE&teatime',
      'seats=2&seed=2&modules=AD&hoarding',
      // A conductor comes to Constantinople.
      'seats=2&seed=2&modules=AB',
    ],
  },
  transport: {
    page: 'transport.html',
    games: ['seats=3&seed=4', 'seats=2&seed=9', 'seats=4&seed=14', 'seats=3&seed=22'],
  },
}
const EVERY_MS = 110
/** A busy machine takes its time. */
const PATIENCE = 180_000
/** Far more than the longest motion has: the count at the end of a game, every pallet after the other. */
const MOST_FRAMES = 120
/** What belongs to an event: fuel or points of a drive, the card a pallet makes room for, the way before a score. */
const TOGETHER = {
  drove: [['discarded'], ['scored']],
  palletPushed: [[], ['connected']],
  scored: [['parcelMoved', 'flipped'], []],
}
const SIZE = { width: 976, height: 752 }

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} out folder
 * @param {string[]} themes
 * @param {string} only beginnings of the kinds wanted, by commas
 * @param {string[]} wanted games; none = all
 */
export async function strips(browser, out, themes, only, wanted) {
  const root = fileURLToPath(new URL('../test/renderer/harness/', import.meta.url))
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: join(out, '.vite'),
    server: { port: 0, host: '127.0.0.1', hmr: false, fs: { strict: false } },
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0] ?? ''
  const shown = new Set()
  try {
    for (const [name, game] of Object.entries(GAMES)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      for (const theme of themes)
        for (const kind of await themed(
          browser,
          `${address}${game.page}`,
          game.games,
          join(out, `motion-${name}`),
          theme,
          only,
        ))
          shown.add(kind)
    }
  } finally {
    await server.close()
  }
  tellMissing(only, shown)
}

/** A run that shows nothing says why. */
function tellMissing(only, shown) {
  const missing = only.split(',').filter((beginning) => ![...shown].some((kind) => kind.startsWith(beginning)))
  if (missing.length === 0) return
  console.error(`No event of these kinds happens in the games played: ${missing.join(', ')}`)
  process.exitCode = 1
}

async function themed(browser, address, games, out, theme, only) {
  const isWanted = (kind) => only.split(',').some((beginning) => kind.startsWith(beginning))
  const shown = new Set()
  for (const game of games) {
    const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'no-preference' })
    page.on('pageerror', (error) => {
      console.error(`${game}: ${error}`)
      process.exitCode = 1
    })
    page.setDefaultTimeout(PATIENCE)
    // The page's time stands still between two frames: a slow machine shows the same as a fast one.
    await page.clock.install({ time: 0 })
    await page.goto(`${address}?${game}&theme=${theme}`)
    await page.waitForFunction(() => 'game' in window)
    await page.clock.pauseAt(3_600_000)
    const kinds = await page.evaluate(() => window.game.kinds)
    for (const [n, kind] of kinds.entries()) {
      if (shown.has(kind) || !isWanted(kind) || !(await page.evaluate((n) => window.game.full(n), n))) continue
      shown.add(kind)
      await strip(page, `${out}-${kind}-${theme}.png`, ...stretch(kinds, n))
    }
    await page.close()
  }
  return shown
}

/** Lets some of the page's time pass, and whatever it decodes meanwhile be done. */
async function tick(page, ms) {
  await page.clock.runFor(ms)
  await new Promise((resolve) => setTimeout(resolve, 20))
}

/** The first and the last event of a strip. */
function stretch(kinds, n) {
  const [before, after] = TOGETHER[kinds[n]] ?? [[], []]
  const from = n - before.length
  const to = n + after.length
  return [
    before.every((kind, i) => kinds[from + i] === kind) ? from : n,
    after.every((kind, i) => kinds[n + 1 + i] === kind) ? to : n,
  ]
}

async function strip(page, file, from, to) {
  await page.evaluate((from) => window.game.to(from), from)
  for (let i = 0; i < 6; i++) await tick(page, 50)
  await page.evaluate(({ from, count }) => window.game.begin(from, count), { from, count: to - from + 1 })
  const frames = []
  for (let i = 0; i < MOST_FRAMES; i++) {
    for (let wait = 0; wait < 100 && i === 0 && !(await page.evaluate(() => window.game.moving())); wait++)
      await tick(page, 0)
    await tick(page, EVERY_MS)
    frames.push((await page.screenshot({ timeout: PATIENCE })).toString('base64'))
    if (await page.evaluate(() => window.game.over())) break
  }
  for (let i = 0; i < 60 && !(await page.evaluate(() => window.game.over())); i++) await tick(page, 100)
  await together(page.context().browser(), frames, file)
  console.log(file)
}

/** Frames side by side, three in a row. */
async function together(browser, frames, file) {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.setViewportSize({ width: 3 * 488, height: Math.ceil(frames.length / 3) * 376 })
  await page.setContent(
    `<body style="margin:0;display:grid;grid-template-columns:repeat(3,488px)">${frames.map((frame) => `<img width="488" height="376" src="data:image/png;base64,${frame}">`).join('')}</body>`,
  )
  await page.screenshot({ path: file })
  await page.close()
}
