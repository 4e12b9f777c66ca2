import type { Page } from '@playwright/test'
import { openClient } from '../../scripts/host.mjs'
import type { RequestOf } from '../../src-shared/bridge.ts'
import type { GameId, Ref } from '../../src-shared/core.ts'
import type { BotLevel, NewGame, Settings, TableState } from '../../src-shared/table.ts'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import type { Host } from './fixture.ts'
import { expect } from './fixture.ts'
import { button } from './play.ts'

/** No pauses, no sound and nothing met for the first time; else as a new program is. */
export const QUICK: Settings = {
  ...DEFAULT_SETTINGS,
  speed: 'off',
  sound: 0,
  ambience: 0,
  music: 0,
  firstSight: false,
}

/** Sets all settings through the bridge and starts the program anew: an address is good for one client. */
export async function setTo(host: Host, settings: Partial<Settings> = {}): Promise<void> {
  const client = await openClient(host.address())
  expect(await client.ask('setSettings', { ...QUICK, ...settings })).toMatchObject({ ok: true })
  client.close()
  await host.restart()
}

/**
 * Makes a game with a known deck through the bridge and starts the program anew, so that a person finds it on the
 * shelf.
 * @param settings besides `QUICK`; null: as they are
 */
export async function onTheShelf(
  host: Host,
  game: RequestOf<'newGame'>,
  settings: Partial<Settings> | null = null,
): Promise<void> {
  const client = await openClient(host.address())
  if (settings) await client.ask('setSettings', { ...QUICK, ...settings })
  await client.ask('newGame', game)
  client.close()
  await host.restart()
}

/**
 * The same game each time: Ann begins, against bots. By lot a bot may have played before, and what a test asks for may
 * not have been dealt.
 */
export const annAgainst = (bots: BotLevel | readonly BotLevel[], game: GameId, name: string): NewGame => ({
  game,
  name,
  seats: [
    { name: 'Ann', player: 'person' },
    ...[bots].flat().map((player, i) => ({ name: ['Ben', 'Cid', 'Dora'][i] ?? '', player })),
  ],
  options: {},
  starter: 0,
  seed: 34,
  practice: false,
})

/** First Class at its draft: Ann, a person, and Ben, a Porter. */
export const draftOnTheShelf = (host: Host, name: string): Promise<void> =>
  onTheShelf(host, {
    game: 'first-class',
    name,
    seats: [
      { name: 'Ann', player: 'person' },
      { name: 'Ben', player: 'porter' },
    ],
    options: {},
    starter: 0,
    seed: 30,
    practice: false,
  })

/** Listens to what the page is sent; gives the table as it was last told. */
export function tableOf(page: Page): () => TableState | null {
  let table: TableState | null = null
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as {
        result?: { value?: { table?: TableState } }
        notice?: { update?: { table?: TableState } }
      }
      table = message.result?.value?.table ?? message.notice?.update?.table ?? table
    }),
  )
  return () => table
}

/** Opens the last game as a person does. */
export async function goOn(page: Page, host: Host): Promise<void> {
  await page.goto(host.address())
  await button(page, 'home.continue').click()
}

/** The middle of a thing on the drawn table, by its pose. */
export async function spot(page: Page, ref: Ref): Promise<{ x: number; y: number }> {
  const box = await page.evaluate((wanted) => window.signalboxTable?.anchor(wanted) ?? null, ref)
  if (!box) throw new Error(`${ref.kind} ${ref.id} is not on the table`)
  // A plate is pressed at its name: what its seat has won lies on it too.
  return {
    x: box.x + Math.min(box.width / 2, ref.kind === 'seat' ? 20 : Infinity),
    y: box.y + Math.min(box.height / 2, ref.kind === 'seat' ? 20 : Infinity),
  }
}

export async function click(page: Page, ref: Ref): Promise<void> {
  const { x, y } = await spot(page, ref)
  await page.mouse.click(x, y)
}

/** Takes a thing up and holds it over another. */
export async function hold(page: Page, from: Ref, over: Ref): Promise<void> {
  const [start, end] = [await spot(page, from), await spot(page, over)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 8 })
}

/** Waits until nothing moves: whatever moves is painted anew at each frame. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () => window.signalboxTable?.painted() ?? 0
    const STILL = 3
    for (let still = 0, last = painted(); still < STILL || last === 0;) {
      await new Promise(requestAnimationFrame)
      still = painted() === last ? still + 1 : 0
      last = painted()
    }
  })

/** Does something, and waits until the table has moved on. */
export async function movesOn(table: () => TableState | null, work: () => Promise<void>): Promise<void> {
  const seq = table()?.seq ?? 0
  await work()
  await expect.poll(() => table()?.seq ?? 0).toBeGreaterThan(seq)
}
