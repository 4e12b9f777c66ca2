import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from '../../scripts/build.mjs'
import type { Client, HostProgram } from '../../scripts/host.mjs'
import { dice, openClient, startHost, step } from '../../scripts/host.mjs'
import type { RequestOf } from '../../src-shared/bridge.ts'
import type { TableState } from '../../src-shared/table.ts'

const KILLS = 20
/** Milliseconds of play before the host is killed, at most. */
const LONGEST = 250
const seed = Number(process.env['SIGNALBOX_SEED'] ?? Math.floor(Math.random() * 2 ** 32))

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
const kept = ({ slot, seats, status, view }: TableState) => ({ slot, seats, status, view })

/** Two people: nothing moves by itself, so what was acknowledged last is what must be found. */
const newGame: RequestOf<'newGame'> = {
  game: 'freight-express',
  name: 'Kill',
  seats: [{ name: 'Ann', player: 'person' }, { name: 'Bob', player: 'person' }],
  options: {},
  seed,
  practice: false,
}

async function open(client: Client, slot: string | null): Promise<TableState> {
  const result = slot === null ? await client.ask('newGame', newGame) : await client.ask('openSlot', { slot })
  if (!result.ok) throw new Error(`seed ${seed}: ${JSON.stringify(result.fault)}`)
  return result.value.table
}

/** The table through the same eyes that saw it last: a reopened one has its curtain down. */
async function sameEyes(client: Client, last: TableState): Promise<TableState> {
  const { slot, seq, curtain } = client.table()!
  if (curtain && !last.curtain) await client.ask('command', { slot, seq, command: { kind: 'liftCurtain', seat: curtain.seat } })
  return client.table()!
}

/** Plays until the host is gone or the game is over. @returns what was acknowledged last; null when it is over. */
async function play(client: Client, random: () => number): Promise<{ last: TableState | null; steps: number }> {
  for (let steps = 0; ; steps++) {
    const answer = await step(client, (choices) => choices[Math.floor(random() * choices.length)]!)
    if (answer === null) return { last: null, steps }
    if (!answer.ok) {
      expect({ seed, fault: answer.fault.code }).toEqual({ seed, fault: 'disconnected' })
      return { last: client.table(), steps }
    }
  }
}

it(`every acknowledged step is there after the host was killed ${KILLS} times at random moments (seed ${seed})`, { timeout: 240_000 }, async () => {
  const random = dice(seed)
  let last: TableState | null = null
  let steps = 0
  let cutOff = 0

  for (let kill = 0; kill < KILLS; kill++) {
    host = await startHost(folder)
    const client = await openClient(host.address)
    await open(client, last?.slot ?? null)
    if (last) {
      const found = await sameEyes(client, last)
      // The kill may have cut off the acknowledgement of a step that was kept: one step further, never back.
      if (decisions(found) > decisions(last)) cutOff++
      else expect({ seed, kill, ...kept(found) }).toEqual({ seed, kill, ...kept(last) })
    }
    const { end }: HostProgram = host
    const killed = new Promise((resolve) => setTimeout(() => resolve(end('SIGKILL')), random() * LONGEST))
    const played = await play(client, random)
    await killed
    last = played.last
    steps += played.steps
  }
  console.log(`kill test: seed ${seed}, ${KILLS} kills, ${steps} steps acknowledged, ${cutOff} kept but not acknowledged`)
  expect(steps).toBeGreaterThan(KILLS)
})

const decisions = (table: TableState): number => table.status.decision?.seq ?? Infinity
