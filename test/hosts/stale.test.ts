import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { openHost } from '../../src-main/browser/host.ts'
import { carryBridge } from '../../src-main/electron/ipc.ts'
import type { RequestName, Result } from '../../src-shared/bridge.ts'
import { requestChannel } from '../../src-shared/shell.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import { openClient } from '../../scripts/host.mjs'
import { aFolder, gameOf, person, start } from '../app/playing.ts'
import { ASK, END_TURN } from '../table/toy.ts'
import { standInElectron } from './electron-standin.ts'

/** Asks the running program through one of the shells. */
type Ask = (name: RequestName, payload: unknown) => Promise<Result<unknown>>

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function throughElectron(): Promise<Ask> {
  const { app } = await start({ folder: await aFolder() })
  const { electron, windows, handlers } = standInElectron()
  closing.push(carryBridge(electron, new electron.BrowserWindow({}), app, () => performance.now()))
  const sender = windows[0]!.webContents
  let id = 0
  return (name, payload) =>
    handlers.get(requestChannel(name))!(
      { sender, senderFrame: sender.mainFrame },
      { page: '11111111-1111-4111-8111-111111111111', id: ++id, payload },
    ) as Promise<Result<unknown>>
}

async function throughBrowser(): Promise<Ask> {
  const folder = await aFolder()
  const { app } = await start({ folder })
  const pages = await aFolder()
  writeFileSync(join(pages, 'index.html'), '<!doctype html><html><head></head></html>')
  const host = await openHost(app, pages)
  const client = await openClient(host.address)
  closing.push(
    () => client.close(),
    () => host.close(),
  )
  return client.ask as Ask
}

it.each([
  ['Electron', throughElectron],
  ['the browser host', throughBrowser],
])('through %s, an answer to a table that has moved on is stale and changes nothing', async (_shell, open) => {
  const ask = await open()
  const get = async (name: RequestName, payload: unknown) => {
    const result = await ask(name, payload)
    if (!result.ok) throw new Error(`${name} was refused: ${result.fault.code}`)
    return (result.value as TableUpdate).table
  }
  const begun = await get('newGame', gameOf([person('Ann'), person('Bob')]))
  const { slot } = begun
  const lifted = await get('command', { slot, seq: begun.seq, command: { kind: 'liftCurtain', seat: 0 } })
  const stale = { ok: false, fault: { code: 'stale' } }
  for (const seq of [begun.seq, lifted.seq + 1]) {
    expect(await ask('act', { slot, seq, codes: [END_TURN] })).toEqual(stale)
    expect(await ask('command', { slot, seq, command: { kind: 'undo' } })).toEqual(stale)
    expect(await ask('preview', { slot, seq, codes: [END_TURN] })).toEqual(stale)
    expect(await ask('previewEnds', { slot, seq, lines: [[END_TURN]] })).toEqual(stale)
    expect(await ask('explain', { slot, seq, ref: { kind: 'card', id: 1 } })).toEqual(stale)
  }
  // The same answer twice, as a double click sends it: the second is stale, and one step was made.
  const [first, second] = await Promise.all([0, 1].map(() => ask('act', { slot, seq: lifted.seq, codes: [ASK] })))
  expect([first!.ok, second]).toEqual([true, stale])
  expect((first as { value: TableUpdate }).value.table.status).toMatchObject({
    turn: lifted.status.turn,
    decision: { seq: lifted.status.decision!.seq + 1 },
  })
})
