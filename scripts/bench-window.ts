/**
 * How quick the window is in a real browser: the way to home, frames at rest and in motion, what it weighs and fetches.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import type { GameId } from '../src-shared/core.ts'
import { DEFAULT_BOT, DEFAULT_SETTINGS } from '../src-shared/table.ts'
import type { FrameCost, TraceEvent } from '../src-main/measure/frames.ts'
import { frameCost, framesDrawn } from '../src-main/measure/frames.ts'
import { quantile } from '../src-main/measure/save-time.ts'
import type { Weights } from '../src-main/measure/weights.ts'
import { weightsOf } from '../src-main/measure/weights.ts'
import { BROWSER_ARGS, needChromium } from './chromium.mjs'
import { dice, openClient, startHost, step } from './host.mjs'

export interface WindowWishes {
  readonly games: readonly GameId[]
  /** Choices made before a table is looked at. */
  readonly steps: number
  /** They are made by lot alone, so that few games are over by then: for a table as full as it gets. */
  readonly lot: boolean
  /** How long what moves is watched, and how long what rests. */
  readonly seconds: number
  /** How often the way to home is taken. */
  readonly starts: number
}

interface ToHome {
  /** Milliseconds from 'listening' until home stands and can be clicked: with an empty browser, and opened again. */
  readonly cold: number
  readonly warm: number
  /** What home alone fetched. */
  readonly jsBytes: number
  readonly fontBytes: number
}

export interface WindowReport {
  readonly machine: string
  readonly browser: string
  readonly toHomeMs: ToHome
  readonly tables: Readonly<
    Record<string, { readonly motion: FrameCost; readonly idleFrames: number; readonly idleSeconds: number }>
  >
  readonly bytes: Weights
  /** Addresses asked for that are not the host's. */
  readonly fetchedFromOutside: readonly string[]
}

const SIZE = { width: 1280, height: 800 }
const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'v8.execute',
  '__metadata',
]

/** Measures the window; the first host that starts builds it if it must. @throws Error where there is no Chromium */
export async function benchWindow(wishes: WindowWishes): Promise<WindowReport> {
  const executablePath = await needChromium()
  if (!executablePath) throw new Error('there is no Chromium to measure in')
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  const outside = new Set<string>()
  try {
    const toHomeMs = await wayToHome(browser, wishes.starts, outside)
    const tables: Record<string, WindowReport['tables'][string]> = {}
    for (const game of wishes.games) {
      const moved = await atTable(browser, game, 'bots', wishes, outside, (page) =>
        watch(browser, page, wishes.seconds),
      )
      const rested = await atTable(
        browser,
        game,
        'person',
        wishes,
        outside,
        async (page) => (await page.evaluate(AT_REST), watch(browser, page, wishes.seconds)),
      )
      tables[game] = { motion: frameCost(moved), idleFrames: framesDrawn(rested), idleSeconds: wishes.seconds }
    }
    const machine = `${cpus()[0]?.model.trim() ?? process.arch} x${cpus().length}, ${process.platform}`
    return {
      machine,
      browser: `Chromium ${browser.version()}, drawn by the processor`,
      toHomeMs,
      tables,
      bytes: weightsOf(fileURLToPath(new URL('../out/renderer', import.meta.url))),
      fetchedFromOutside: [...outside],
    }
  } finally {
    await browser.close()
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function watchAddresses(page: Page, origin: string, outside: Set<string>): void {
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) outside.add(url)
  })
}

/**
 * Each time an empty browser, then the same one again: the second time it knows the files and has compiled the script.
 */
async function wayToHome(browser: Browser, starts: number, outside: Set<string>): Promise<ToHome> {
  const times = { cold: [] as number[], warm: [] as number[] }
  let bytes = { js: 0, fonts: 0 }
  for (let n = 0; n < starts; n++)
    await inFolder(async (folder) => {
      const context = await browser.newContext({ viewport: SIZE })
      // A browser keeps compiled script from the second time on.
      const port = await once('cold')
      await once(null, port)
      await once('warm', port)
      await context.close()

      async function once(kind: 'cold' | 'warm' | null, port = 0): Promise<number> {
        const page = await context.newPage()
        const host = await startHost(folder, { args: ['--no-open', '--port', String(port)] })
        const listening = Date.now()
        const { origin } = new URL(host.address)
        watchAddresses(page, origin, outside)
        await page.goto(host.address, { waitUntil: 'commit' })
        const usable = await page.evaluate<number>(WHEN_USABLE)
        if (kind) times[kind].push(usable - listening)
        if (kind === 'cold') bytes = await page.evaluate<{ js: number; fonts: number }>(FETCHED)
        await page.close()
        await host.end()
        return Number(new URL(origin).port)
      }
    })
  return {
    cold: Math.round(quantile(times.cold, 0.5)),
    warm: Math.round(quantile(times.warm, 0.5)),
    jsBytes: bytes.js,
    fontBytes: bytes.fonts,
  }
}

// What runs in the page is text: a compiler between would add names of its own that the page does not have.

/** The moment at which home stands there, painted, with a button to press. */
const WHEN_USABLE = `new Promise((resolve) => {
  const look = () => document.querySelector('main.home button') ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now()))) : requestAnimationFrame(look)
  look()
})`

/** Bytes of script and of fonts that the page has fetched. */
const FETCHED = `(() => {
  const sum = (ending) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(ending)).reduce((all, { decodedBodySize }) => all + decodedBodySize, 0)
  return { js: sum('.js'), fonts: sum('.woff2') }
})()`

/**
 * Pixels drawn for each of the page's. Where the processor draws, a whole window comes a dozen times a second, and each
 * frame bears the script of several; small it comes about as often as a graphics card would bring it. Script is the
 * same.
 */
const DRAWN = 0.25

/** Until nothing has moved for three seconds. */
const AT_REST = `new Promise((resolve) => {
  let quiet = 0
  const look = () => (quiet = document.getAnimations().every(({ timeline }) => !(timeline instanceof DocumentTimeline)) ? quiet + 1 : 0) > 10 ? resolve() : setTimeout(look, 300)
  look()
})`

/**
 * A game of that kind after so many choices, opened in the browser. With a person it rests, bots alone go on by
 * themselves.
 */
async function atTable(
  browser: Browser,
  game: GameId,
  who: 'bots' | 'person',
  wishes: WindowWishes,
  outside: Set<string>,
  work: (page: Page) => Promise<TraceEvent[]>,
): Promise<TraceEvent[]> {
  return inFolder(async (folder) => {
    await prepare(folder, game, who, wishes)
    const host = await startHost(folder)
    const context = await browser.newContext({
      viewport: SIZE,
      deviceScaleFactor: DRAWN,
      reducedMotion: 'no-preference',
    })
    const page = await context.newPage()
    watchAddresses(page, new URL(host.address).origin, outside)
    await page.goto(host.address)
    await page.locator('main.home article .primary').click()
    await page.locator('main.table canvas').waitFor()
    const events = await work(page)
    await context.close()
    await host.end()
    return events
  })
}

/** A game may be over before so many choices: then others are tried, of the seeds that follow. */
const [FIRST_SEED, GAMES_TRIED] = [7, 40]

async function prepare(
  folder: string,
  game: GameId,
  who: 'bots' | 'person',
  { steps, lot }: WindowWishes,
): Promise<void> {
  const host = await startHost(folder)
  const client = await openClient(host.address)
  const settings = { ...DEFAULT_SETTINGS, speed: 'off', sound: 0, ambience: 0, music: 0 } as const
  await client.ask('setSettings', settings)
  const players = who === 'bots' ? (['random', DEFAULT_BOT] as const) : (['person', DEFAULT_BOT] as const)
  const seats = players.map((player, i) => ({ name: `Seat ${'AB'[i]}`, player }))
  const random = dice(11)
  const pick = (choices: readonly number[]) => choices[Math.floor(random() * choices.length)]
  const ready = () =>
    (client.table()?.seq ?? 0) >= steps && ((who === 'bots' && !lot) || (client.table()?.choices.length ?? 0) > 0)
  /** Whether a game of this seed lasts so long. */
  const lasts = async (seed: number): Promise<boolean> => {
    const made = await client.ask('newGame', {
      game,
      name: 'bench',
      seats: lot ? seats.map((seat) => ({ ...seat, player: 'person' })) : seats,
      options: {},
      seed,
      practice: false,
    })
    if (!made.ok) throw new Error(`${game}: ${made.fault.code}`)
    while (!ready()) if ((await step(client, pick)) === null) return false
    return true
  }
  let seed = FIRST_SEED
  while (!(await lasts(seed)))
    if (++seed === FIRST_SEED + GAMES_TRIED) throw new Error(`${game}: over before ${steps} steps: ask for fewer`)
  await client.ask('setSettings', { ...settings, speed: 'normal' })
  const slot = client.table()?.slot ?? ''
  for (const [seat, sits] of seats.entries()) {
    if (lot && sits.player !== 'person')
      await client.ask('command', { slot, seq: client.table()?.seq ?? 0, command: { kind: 'sit', seat, who: sits } })
  }
  await client.ask('leaveTable', { slot })
  client.close()
  await host.end()
}

async function watch(browser: Browser, page: Page, seconds: number): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return trace.traceEvents
}
