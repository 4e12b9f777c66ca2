import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type * as ElectronModule from 'electron'
import type { Page } from '@playwright/test'
import { _electron, test as base } from '@playwright/test'
import { openStub } from './stub.ts'

export type Electron = typeof ElectronModule

/** The program while it runs, whether in Electron or in the stand-in. */
export interface Program {
  readonly page: Page
  /** Runs in the main process, which has all of Electron; what comes in and out is copied. */
  inMain<Given, Back>(what: (electron: Electron, given: Given) => Back | Promise<Back>, given?: Given): Promise<Back>
  /** Starts the program once more on the same games, from this folder, and waits until that one has ended. */
  second(words: readonly string[], place?: string): Promise<void>
  /** The code with which it ends; null when by a signal. */
  readonly ended: Promise<number | null>
  /** What it has said on its terminal. */
  said(): string
  kill(): Promise<void>
}

/** Starts the program on these games. */
export type Start = (folder: string, ...words: readonly string[]) => Promise<Program>

export const STUB = process.env['SIGNALBOX_STUB'] === '1'
export const PACKED = process.env['SIGNALBOX_PACKED'] === '1'
const root = resolve(import.meta.dirname, '../..')
/** A packaged program has its sources in it. */
const SOURCES = PACKED ? [] : [root]
const file = () => process.env['SIGNALBOX_ELECTRON']!

const inElectron: Start = async (folder, ...words) => {
  const app = await _electron.launch({
    executablePath: file(),
    args: [...SOURCES, `--folder=${folder}`, ...words],
    chromiumSandbox: process.getuid?.() !== 0,
  })
  let said = ''
  const child: ChildProcess = app.process()
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (said += String(data)))
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const page = await app.firstWindow()
  await page.waitForLoadState()
  return {
    page,
    inMain: (what, given) => app.evaluate(what as never, given) as never,
    async second(more, place = root) {
      const other = spawn(file(), [...SOURCES, `--folder=${folder}`, ...more], { cwd: place, stdio: 'ignore' })
      await new Promise((done) => other.once('exit', done))
    },
    ended,
    said: () => said,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

interface Fixtures {
  /** Games of its own, with bots that do not pause and no sound. */
  readonly folder: string
  readonly start: Start
  readonly program: Program
}

export const test = base.extend<Fixtures>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'signalbox-electron-'))
    writeFileSync(
      join(folder, 'settings.json'),
      JSON.stringify({ settings: { language: 'en', theme: 'system', speed: 'off', sound: 0 } }),
    )
    await use(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  },
  start: async ({ playwright }, use) => {
    const running: Program[] = []
    const start: Start = STUB ? await openStub(playwright) : inElectron
    await use(async (folder, ...words) => {
      const program = await start(folder, ...words)
      running.push(program)
      return program
    })
    for (const program of running) await program.kill()
    await (start as Start & { close?: () => Promise<void> }).close?.()
  },
  program: async ({ start, folder }, use) => use(await start(folder)),
})

export { expect } from '@playwright/test'

/** Closes its window as a person does, and waits for the end. */
export async function closeWindow(program: Program): Promise<number | null> {
  await program.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.close()).catch(() => undefined)
  return program.ended
}

/** What the page's document says, whatever has become of its process in the meantime. */
export const inPage = <T>(program: Program, code: string): Promise<T> =>
  program.inMain(
    ({ BrowserWindow }, script) => BrowserWindow.getAllWindows()[0]!.webContents.executeJavaScript(script),
    code,
  ) as Promise<T>
