import { dice, openClient } from '../../scripts/host.mjs'
import type { GameId } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { seedFor } from '../seed.ts'
import type { Host } from './fixture.ts'
import { expect, test } from './fixture.ts'
import { stroll } from './monkey.ts'
import { finished } from './saved.ts'

/** A short walk with every test, a longer one each night; `npm run monkey -- --clicks 5000` takes a long one. */
const CLICKS = Number(process.env['MONKEY_CLICKS'] ?? (process.env['SIGNALBOX_LONG'] ? 400 : 60))
/** Without the drawn table it walks several times as fast where a canvas is painted by the processor. */
const UNDRAWN = process.env['MONKEY_UNDRAWN'] === '1'
const LONG = 1000
const SCREENS = [
  'home',
  'new game',
  'table',
  'settings',
  'statistics',
  'score',
  'curtain',
  'replay',
  'review',
  'editor',
  'school',
  'problems',
  'daily board',
  'home + rules',
  'table + rules',
  'table + dialog',
]

/**
 * Games on the shelf, so that a walk comes to every screen: two people with a curtain between them, one game of each
 * kind, one that is over.
 */
async function furnish(host: Host): Promise<void> {
  const client = await openClient(host.address())
  const begin = async (game: GameId, ...players: SeatInfo['player'][]) => {
    const seats = players.map((player, i) => ({ name: ['Ann', 'Ben', 'Cid'][i], player }))
    const begun = await client.ask('newGame', { game, name: game, seats, options: {}, seed: 5, practice: false })
    if (!begun.ok) throw new Error(begun.fault.code)
  }
  await client.ask('importGame', { text: finished('transport') })
  await begin('first-class', 'person', 'random')
  await begin('transport', 'person', 'greedy')
  await begin('freight-express', 'person', 'person')
  client.close()
  await host.restart()
}

test(`a monkey finds a way on from every screen and no error, in ${CLICKS} clicks`, async ({ host, page, quiet }) => {
  // As long as it takes: a long walk takes hours.
  test.setTimeout(0)
  const seed = seedFor(20261120)
  if (UNDRAWN) await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null))
  await furnish(host)
  await page.goto(host.address())
  const { seen, trouble } = await stroll(page, CLICKS, dice(seed))
  console.log(`seed ${seed}: ${[...seen].map(([screen, n]) => `${screen} ${n}`).join(', ')}`)
  expect(host.lastWords()).toBeNull()
  expect(trouble).toEqual([])
  expect(quiet).toEqual([])
  if (CLICKS >= LONG) expect(SCREENS.filter((screen) => !seen.has(screen))).toEqual([])
})
