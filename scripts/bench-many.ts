/** How quick the program is before a folder of very many games, some of them damaged. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { games as registry } from '../src-main/engine/games.ts'
import { journalText, readJournal } from '../src-main/saves/journal.ts'
import { TEST_ARGS, needChromium } from './chromium.mjs'
import { openClient, startHost } from './host.mjs'

export interface ManyReport {
  readonly games: number
  readonly broken: number
  /** Milliseconds until the first answer, where nothing is known of the folder yet, and at the next start. */
  readonly firstAnswerMs: { readonly unknown: number; readonly known: number }
  /** Letters of that answer. */
  readonly answerLetters: number
  /**
   * Milliseconds from asking for the page until home stands there, painted, with its list (the middle of seven
   * reloads); its elements, and cards that tell of faults.
   */
  readonly homeMs: number
  readonly homeNodes: number
  readonly faultCards: number
  /** Milliseconds until a copy of a game is in the list, and until a game file is. */
  readonly duplicateMs: number
  readonly importMs: number
}

const PORT = ['--no-open']
/** The middle one of so many counts: without a graphics card now and then a frame takes long. */
const RELOADS = 7
/** Milliseconds from asking for the page until home stands there, painted, with its list. */
const WHEN_LISTED = `new Promise((resolve) => {
  const look = () => document.querySelector('main.home li button')
    ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
    : requestAnimationFrame(look)
  look()
})`

/** Games as the golden ones, each with a name, a seed and a time of its own; every third goes on. */
export function fillFolder(folder: string, games: number, broken: number): void {
  const samples = registry.map(({ id }) => readJournal(golden(id)))
  for (let n = 0; n < games; n++) {
    const { header, lines } = samples[n % samples.length]
    if (!header) throw new Error('the sample cannot be read')
    const whole = { ...header, name: `Game ${n}`, seed: n, created: Date.UTC(2026, 0, 1) + n }
    const kept = n % 3 === 0 ? lines.slice(0, -1) : lines
    writeFileSync(join(folder, `game-${n}.journal`), journalText(whole, kept).text)
  }
  for (let n = 0; n < broken; n++) writeFileSync(join(folder, `broken-${n}.journal`), `Dear diary ${n}\n`)
}

const golden = (game: string): string =>
  readFileSync(new URL(`../test/golden/journals/${game}-rules-1.signalbox`, import.meta.url), 'utf8')

/** @throws Error where there is no Chromium */
export async function benchMany(games: number, broken: number): Promise<ManyReport> {
  const executablePath = await needChromium()
  if (!executablePath) throw new Error('there is no Chromium to measure in')
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-many-'))
  const browser = await chromium.launch({ executablePath, args: TEST_ARGS })
  try {
    fillFolder(folder, games, broken)
    const unknown = await firstAnswer(folder)
    const known = await firstAnswer(folder)
    // What is damaged is told once: by the first start. Here all of it is met with anew.
    for (let n = 0; n < broken; n++) writeFileSync(join(folder, `broken-again-${n}.journal`), `Dear diary ${n}\n`)
    const home = await homeOf(browser, folder)
    const { duplicateMs, importMs } = await growing(folder)
    return {
      games,
      broken,
      firstAnswerMs: { unknown: unknown.ms, known: known.ms },
      answerLetters: known.letters,
      ...home,
      duplicateMs,
      importMs,
    }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, value: T]> {
  const begun = performance.now()
  const value = await work()
  return [Math.round(performance.now() - begun), value]
}

async function firstAnswer(folder: string): Promise<{ ms: number; letters: number }> {
  const host = await startHost(folder, { args: PORT })
  const client = await openClient(host.address)
  const [ms, hello] = await timed(() => client.ask('hello', {}))
  client.close()
  await host.end()
  return { ms, letters: JSON.stringify(hello).length }
}

async function growing(folder: string): Promise<{ duplicateMs: number; importMs: number }> {
  const host = await startHost(folder, { args: PORT })
  const client = await openClient(host.address)
  await client.ask('hello', {})
  const [duplicateMs] = await timed(() => client.ask('duplicateSlot', { slot: 'game-1' }))
  const [importMs] = await timed(() => client.ask('importGame', { text: golden('transport') }))
  client.close()
  await host.end()
  return { duplicateMs, importMs }
}

/** The page with its files compiled, as from the second start on: what is measured is the list, not the browser. */
async function homeOf(browser: Browser, folder: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const host = await startHost(folder, { args: PORT })
  const page = await context.newPage()
  await page.goto(host.address)
  await page.locator('main.home button').first().waitFor()
  const faultCards = await page.locator('.fault').count()
  const times: number[] = []
  for (let n = 0; n < RELOADS; n++) {
    await page.reload({ waitUntil: 'commit' })
    times.push(await page.evaluate<number>(WHEN_LISTED))
  }
  const homeMs = Math.round(times.sort((a, b) => a - b)[Math.floor(RELOADS / 2)])
  const homeNodes = await page.locator('*').count()
  await context.close()
  await host.end()
  return { homeMs, homeNodes, faultCards }
}
