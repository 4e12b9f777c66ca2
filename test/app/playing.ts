import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  checkNotice,
  checkReply,
  type Notice,
  type Replies,
  type RequestName,
  type RequestOf,
  type Result,
} from '../../src-shared/bridge.ts'
import { DEFAULT_SETTINGS, type SeatInfo, type Settings, type TableUpdate } from '../../src-shared/table.ts'
import type { App, AppParts, SettingsStore } from '../../src-main/app-contract.ts'
import { createApp, type Tuning } from '../../src-main/app.ts'
import { replaysHere } from '../../src-main/saves/replayer.ts'
import type { AnyGame } from '../../src-main/engine/game.ts'
import { toy } from '../table/toy.ts'
import { threadScript } from '../threads.ts'

/** A folder of its own for a test, gone when the test is over. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export interface Setting {
  readonly folder: string
  readonly games?: readonly AnyGame[]
  readonly tuning?: Partial<Tuning>
  readonly worker?: URL
  readonly settings?: SettingsStore
  readonly openFolder?: AppParts['openFolder']
}

function plainSettings(): SettingsStore {
  let settings: Settings = { ...DEFAULT_SETTINGS, speed: 'off' }
  return { read: () => settings, write: (next) => void (settings = next), setAside: null }
}

export const partsFor = (setting: Setting): AppParts => ({
  folder: setting.folder,
  version: '0.0.0-test',
  host: 'browser',
  openSettings: () => setting.settings ?? plainSettings(),
  workerFile: setting.worker ?? threadScript('worker'),
  openFolder: setting.openFolder,
  quit: () => undefined,
})

/** A program under test, with all it ever said. */
export interface Playing {
  readonly app: App
  readonly notices: Notice[]
  /** Every reply and notice, in order, as text. */
  readonly said: string[]
  ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Result<Replies[N]>>
  /** Asks and expects to be answered. */
  get<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Replies[N]>
  /** Expects to be refused; gives the code. */
  refusal<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<string>
  /** Waits until a table notice fits. */
  until(fits: (update: TableUpdate) => boolean): Promise<TableUpdate>
}

export async function start(setting: Setting): Promise<Playing> {
  const games = setting.games ?? [toy]
  // No thread knows the games of tests, and none is waited for.
  const created = await createApp(partsFor(setting), games, { replayer: replaysHere(games), ...setting.tuning })
  if (!created.ok) throw new Error(`refused: ${created.fault.code}`)
  const app = created.value
  onTestFinished(() => app.close())
  const notices: Notice[] = []
  const said: string[] = []
  const waiting = new Set<() => void>()
  app.onNotice((notice) => {
    notices.push(notice)
    said.push(JSON.stringify(notice))
    const heard = checkNotice(JSON.parse(JSON.stringify(notice)))
    if (heard.kind === 'fault' && notice.kind !== 'fault') holds({ ok: false, fault: heard.fault })
    for (const look of waiting) look()
  })
  const ask: Playing['ask'] = async (name, payload) => {
    const result = await app.answer(name, payload)
    said.push(JSON.stringify(result))
    holds(checkReply(name, JSON.parse(JSON.stringify(result))))
    // What a request is answered with is fixed by its name in the contract.
    return result as Awaited<ReturnType<Playing['ask']>> as never
  }
  return {
    app,
    notices,
    said,
    ask,
    async get(name, payload) {
      const result = await ask(name, payload)
      if (!result.ok) throw new Error(`${name} was refused: ${JSON.stringify(result.fault)}`)
      return result.value
    },
    async refusal(name, payload) {
      const result = await ask(name, payload)
      if (result.ok) throw new Error(`${name} was not refused`)
      return result.fault.code
    },
    until(fits) {
      let seen = 0
      return new Promise((resolve) => {
        const look = () => {
          for (; seen < notices.length; seen++) {
            const notice = notices[seen]
            if (notice.kind !== 'table' || !fits(notice.update)) continue
            waiting.delete(look)
            return resolve(notice.update)
          }
        }
        waiting.add(look)
        look()
      })
    },
  }
}

/** What main says is of the contract, or no window would show it. */
function holds(checked: Result<unknown>): void {
  if (!checked.ok && checked.fault.code === 'internal')
    throw new Error(`not of the contract: ${checked.fault.params?.['where']}`)
}

export const person = (name: string): SeatInfo => ({ name, player: 'person' })
export const bot = (name: string): SeatInfo => ({ name, player: 'random' })

/** What the new-game screen would hand over. */
export const gameOf = (seats: readonly SeatInfo[], more: Partial<RequestOf<'newGame'>> = {}): RequestOf<'newGame'> => ({
  game: 'freight-express',
  name: 'A game',
  seats: seats.map((seat) => ({ ...seat })),
  options: {},
  starter: 0,
  seed: 7,
  practice: false,
  ...more,
})
