import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from '../../scripts/build.mjs'
import type { Client, HostProgram } from '../../scripts/host.mjs'
import { dice, openClient, startHost, step } from '../../scripts/host.mjs'
import type { RequestOf, Result } from '../../src-shared/bridge.ts'
import type { TableState } from '../../src-shared/table.ts'
import { seedFor } from '../seed.ts'

const KILLS = 20
/** Milliseconds of play before the host is killed, at most. */
const LONGEST = 250
const seed = seedFor(20_262)

let folder: string
let host: HostProgram | null = null

beforeAll(async () => {
  await build()
  folder = mkdtempSync(join(tmpdir(), 'signalbox-kill-'))
})
afterAll(async () => {
  await host?.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** What must be there again: all that the game is, as these eyes may see it. */
const kept = ({ slot, name, seats, status, view }: TableState) => ({ slot, name, seats, status, view })
const same = (a: object, b: object): boolean => isDeepStrictEqual(a, b)
const decisions = (table: TableState): number => table.status.decision?.seq ?? Infinity

/** What was asked last: when the kill cut its acknowledgement off, it may have been done or not. */
type Asked = 'step' | 'undo' | 'redo' | 'rename'

interface Played {
  /** What was acknowledged last; null when the game is over. */
  readonly last: TableState | null
  readonly asked: Asked
}

/** Two people: nothing moves by itself, so what was acknowledged last is what must be found. */
const newGame: RequestOf<'newGame'> = {
  game: 'freight-express',
  name: 'Kill',
  seats: [{ name: 'Ann', player: 'person' }, { name: 'Bob', player: 'person' }],
  options: {},
  seed,
  practice: true,
}

/** null when the host was gone before it answered. */
async function open(client: Client, slot: string | null): Promise<TableState | null> {
  const result = slot === null ? await client.ask('newGame', newGame) : await client.ask('openSlot', { slot })
  if (result.ok) return result.value.table
  expect({ seed, fault: result.fault.code }).toEqual({ seed, fault: 'disconnected' })
  return null
}

/** The table through the same eyes that saw it last: a reopened one has its curtain down. */
async function sameEyes(client: Client, last: TableState): Promise<TableState | null> {
  const { slot, seq, curtain } = client.table()!
  if (!curtain || last.curtain) return client.table()
  const lifted = await client.ask('command', { slot, seq, command: { kind: 'liftCurtain', seat: curtain.seat } })
  return lifted.ok ? lifted.value.table : null
}

/** One thing that changes the file: mostly a step, now and then an undo, a redo, or a name that writes all of it anew. */
function change(client: Client, random: () => number): { asked: Asked; answer: Promise<Result<unknown> | null> } {
  const { slot, seq, undo, redo } = client.table()!
  const lot = random()
  if (lot < 0.1) return { asked: 'rename', answer: client.ask('renameSlot', { slot, name: `Kill ${Math.floor(random() * 1e6)}` }) }
  if (lot < 0.35 && undo === null) return { asked: 'undo', answer: client.ask('command', { slot, seq, command: { kind: 'undo' } }) }
  if (lot < 0.45 && redo) return { asked: 'redo', answer: client.ask('command', { slot, seq, command: { kind: 'redo' } }) }
  return { asked: 'step', answer: step(client, (choices) => choices[Math.floor(random() * choices.length)]!) }
}

const acknowledged: Record<Asked, number> = { step: 0, undo: 0, redo: 0, rename: 0 }

/** Plays until the host is gone or the game is over. */
async function play(client: Client, random: () => number): Promise<Played> {
  for (;;) {
    const { asked, answer } = change(client, random)
    const result = await answer
    if (result === null) return { last: null, asked }
    if (!result.ok) {
      expect({ seed, asked, fault: result.fault.code }).toEqual({ seed, asked, fault: 'disconnected' })
      return { last: client.table(), asked }
    }
    acknowledged[asked]++
  }
}

/** Whether what was asked last, kept but not acknowledged, leads from the one table to the other. Never back, never elsewhere. */
function leadsTo(asked: Asked, last: TableState, found: TableState): boolean {
  if (asked === 'rename') return same({ ...kept(found), name: '' }, { ...kept(last), name: '' })
  return found.name === last.name && (asked === 'undo' ? decisions(found) < decisions(last) : decisions(found) > decisions(last))
}

it(`all that was acknowledged is there after the host was killed ${KILLS} times at random moments (seed ${seed})`, { timeout: 240_000 }, async () => {
  const random = dice(seed)
  let before: Played = { last: null, asked: 'step' }
  let cutOff = 0

  for (let kill = 0; kill < KILLS; kill++) {
    host = await startHost(folder)
    const { end }: HostProgram = host
    const client = await openClient(host.address)
    const killIn = (ms: number) => new Promise((resolve) => setTimeout(() => resolve(end('SIGKILL')), ms))
    // Now and then while the game is being opened, where a long record is written anew.
    let killed = kill % 4 === 3 ? killIn(random() * 40) : null
    const opened = await open(client, before.last?.slot ?? null)
    const found = opened && before.last ? await sameEyes(client, before.last) : opened
    if (found) {
      if (before.last && !same(kept(found), kept(before.last))) {
        cutOff++
        expect({ seed, kill, asked: before.asked, fits: leadsTo(before.asked, before.last, found) }).toEqual({ seed, kill, asked: before.asked, fits: true })
      }
      killed ??= killIn(random() * LONGEST)
      before = await play(client, random)
    }
    await killed
  }
  console.log(`kill test: seed ${seed}, ${KILLS} kills, acknowledged ${JSON.stringify(acknowledged)}, ${cutOff} kept but not acknowledged`)
  expect(acknowledged.step).toBeGreaterThan(KILLS)
  expect(acknowledged.undo).toBeGreaterThan(3)
  expect(acknowledged.rename).toBeGreaterThan(3)
})
