import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect, it, onTestFinished, vi } from 'vitest'
import { dice } from '../../scripts/host.mjs'
import { checkNotice, checkReply, type Bridge, type RequestName, type Result } from '../../src-shared/bridge.ts'
import type { Beat, TableState, TableUpdate } from '../../src-shared/table.ts'
import type { SceneFrame, TableScene, Told } from '../../src-renderer/stage/scene.ts'
import * as parts from '../../src-renderer/table-parts.ts'
import { PLAYABLE } from '../../src-renderer/games/tickets.ts'
import { speak } from '../../src-renderer/i18n/words.svelte.ts'
import { App } from '../../src-renderer/state/app.svelte.ts'
import { daily } from '../daily.ts'
import { realApp } from '../real-app.ts'
import { seedFor } from '../seed.ts'
import { threadScript } from '../threads.ts'
import { press, readAll } from './window.ts'

// What is imported asks the system for its theme.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))

const PRESSES = daily(250, 4000)
const seed = seedFor(11)
const languages = ['en', 'nl', 'de'] as const
const language = languages[seed % languages.length]

/** A drawn table on which nothing takes time; it can do nothing else. */
const scene = {
  show: () => undefined,
  skip: () => undefined,
  play: async ({ length }: readonly Beat[], _frame: SceneFrame, told?: Told) => told?.(length, length),
} as unknown as TableScene

/** A key in place of its text, or a value that is none. */
const isNoText = (text: string) =>
  /^[a-z]+[a-zA-Z]*(\.[a-zA-Z0-9]+)+$/.test(text) || /undefined|NaN|\[object/.test(text)

it(`whatever is pressed in a window without a page, ${PRESSES} times by lot, nothing goes wrong there, and it shows the table that is (seed ${seed}, ${language})`, async () => {
  const random = dice(seed)
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-window-'))
  const host = await realApp(folder, threadScript('worker'))
  onTestFinished(async () => {
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  })
  vi.stubGlobal('document', { hidden: false, documentElement: {} })
  vi.stubGlobal('navigator', { languages: [language] })
  const found: string[] = []
  vi.spyOn(console, 'error').mockImplementation((error: unknown) => void found.push(told(error)))
  const asked: string[] = []
  const bridge = {
    ask: async (name: RequestName, payload: { command?: { kind: string } }) => {
      asked.push([name, payload.command?.kind].join(' '))
      return checkReply(name, copied(await host.answer(name, copied(payload))))
    },
    onNotice: (listener) => host.onNotice((notice) => listener(checkNotice(copied(notice)))),
  } as Bridge
  const app = new App(bridge, PLAYABLE, async () => parts)
  const tell = app.tell.bind(app)
  app.tell = (fault) => {
    // A bot may have been quicker.
    if (fault.code !== 'stale')
      found.push(`told ${JSON.stringify(fault)} at ${app.session?.table.slot} after ${asked.slice(-6).join(', ')}`)
    tell(fault)
  }
  await app.start()
  await speak(language)
  for (let n = 0; n < PRESSES && found.length === 0; n++) {
    await press(app, random).catch((error: unknown) => found.push(told(error)))
    await stands(app)
    if (app.session) found.push(...readAll(app.session).filter(isNoText))
    if (n % 40 === 39) found.push(...(await otherThan(app, host.answer)))
  }
  app.session?.close()
  expect(found).toEqual([])
})

/** As it comes over a socket. */
const copied = (said: unknown): unknown => JSON.parse(JSON.stringify(said))

const told = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Waits until all that was told is shown; a table that was laid out is drawn first. */
async function stands(app: App): Promise<void> {
  const { session } = app
  if (!session) return
  if (!session.showing.drawn) {
    session.showing.stage(scene)
    session.showing.awaited.ready()
    session.showing.passOpening()
  }
  await session.acting.arrived()
  // A bot that has just been asked has a moment for its answer.
  await delay(1)
  await session.settled()
}

/** What the window shows otherwise than the host has it, once no bot has to choose. */
async function otherThan(
  app: App,
  answer: (name: string, payload: unknown) => Promise<Result<unknown>>,
): Promise<string[]> {
  const { session } = app
  if (!session || session.table.thinking !== null || session.replay.on) return []
  const now = (await answer('showTable', { slot: session.table.slot })) as Result<TableUpdate>
  if (!now.ok) return [`the host has no such table: ${JSON.stringify(now.fault)}`]
  const { seq: _shown, ...shown } = session.table
  const { seq: _is, ...is } = now.value.table
  session.take(now.value)
  await session.settled()
  if (is.thinking !== null) return []
  const has = copied(is) as typeof is
  const differ = Object.keys(has).filter((key) => !isDeepStrictEqual(has[key as Key], shown[key as Key]))
  return differ.map((key) => `the window shows another table, by its ${key}`)
}
type Key = Exclude<keyof TableState, 'seq'>
