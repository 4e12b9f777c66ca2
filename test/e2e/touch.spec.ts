import type { CDPSession, Page } from '@playwright/test'
import type { Ref } from '../../src-shared/core.ts'
import { atRest, goOn, onTheShelf, spot } from './by-mouse.ts'
import { expect, test } from './fixture.ts'

test.use({ hasTouch: true })

interface Finger {
  readonly x: number
  readonly y: number
}

/** Two fingers put down, moved in steps and lifted, as the system tells it to the browser. */
async function pinch(client: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const STEPS = 6
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) })
  await send('touchStart', from)
  for (let step = 1; step <= STEPS; step++)
    await send(
      'touchMove',
      from.map(({ x, y }, i) => ({ x: x + ((to[i].x - x) * step) / STEPS, y: y + ((to[i].y - y) * step) / STEPS })),
    )
  await send('touchEnd', [])
}

const scaleOf = (page: Page, ref: Ref): Promise<number> =>
  page.evaluate((wanted) => window.signalboxTable!.anchor(wanted)!.width, ref)

test('two fingers zoom the table about their middle and move it, and pick nothing', async ({ host, page, quiet }) => {
  await onTheShelf(host, {
    game: 'freight-express',
    name: 'By touch',
    seats: [
      { name: 'Ann', player: 'person' },
      { name: 'Bot', player: 'random' },
    ],
    options: {},
    starter: 0,
    seed: 3,
    practice: true,
  })
  await goOn(page, host)
  await page.waitForFunction(() => window.signalboxTable !== undefined)
  await atRest(page)
  const station: Ref = { kind: 'station', id: 0 }
  const [before, wide] = [await spot(page, station), await scaleOf(page, station)]
  const client = await page.context().newCDPSession(page)
  const around = ({ x, y }: Finger, apart: number) => [
    { x: x - apart, y: y - apart },
    { x: x + apart, y: y + apart },
  ]
  await pinch(client, around(before, 30), around({ x: before.x + 60, y: before.y + 40 }, 60))
  await atRest(page)
  const after = await spot(page, station)
  expect((await scaleOf(page, station)) / wide).toBeCloseTo(2, 1)
  expect(Math.hypot(after.x - before.x - 60, after.y - before.y - 40)).toBeLessThan(3)
  await expect(page.locator('.pill')).toHaveCount(0)
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1)
  expect(quiet).toEqual([])
})
