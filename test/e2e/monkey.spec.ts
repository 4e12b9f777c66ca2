import { dice } from '../../scripts/host.mjs'
import { seedFor } from '../seed.ts'
import { expect, test } from './fixture.ts'
import { stroll } from './monkey.ts'

/** A short walk with every test; `npm run monkey -- --clicks 5000` takes a long one. */
const CLICKS = Number(process.env['MONKEY_CLICKS'] ?? 160)
/** Without the drawn table it walks several times as fast where a canvas is painted by the processor. */
const UNDRAWN = process.env['MONKEY_UNDRAWN'] === '1'
const LONG = 1000
const SCREENS = ['home', 'new game', 'table', 'settings', 'score', 'curtain', 'home + rules', 'table + rules', 'table + dialog']

test(`a monkey finds a way on from every screen and no error, in ${CLICKS} clicks`, async ({ host, page, quiet }) => {
  test.setTimeout(60_000 + CLICKS * 1500)
  const seed = seedFor(20261120)
  if (UNDRAWN) await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null))
  await page.goto(host.address())
  const { seen, trouble } = await stroll(page, CLICKS, dice(seed))
  console.log(`seed ${seed}: ${[...seen].map(([screen, n]) => `${screen} ${n}`).join(', ')}`)
  expect(trouble).toEqual([])
  expect(quiet).toEqual([])
  if (CLICKS >= LONG) expect([...seen.keys()]).toEqual(expect.arrayContaining(SCREENS))
})
