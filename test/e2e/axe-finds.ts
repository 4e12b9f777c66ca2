import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds on the screen as it is.
 * A slip lies over what is beneath it, which would be judged by the slip's ground: each is judged by itself.
 */
export async function axeFinds(page: Page, screen: string): Promise<string[]> {
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(context?: string | { exclude: readonly string[] }): Promise<AxeResults> }
    }
    const slip = document.querySelector<HTMLElement>('.tip:popover-open')
    const ofSlip = slip ? (await axe.run('.tip')).violations : []
    slip?.hidePopover()
    // One that comes back meanwhile has been judged.
    return [...ofSlip, ...(await axe.run({ exclude: ['.tip'] })).violations]
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${screen}: ${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} ${JSON.stringify(any[0]?.data)}`).join(', ')}`,
    )
}

/** What still comes in would be judged half transparent; a busy machine may begin it a second late. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const aFrame = () => new Promise(requestAnimationFrame)
    const LONGEST_MS = 3000
    const comesIn = ({ timeline, effect }: Animation) =>
      timeline === document.timeline && Number(effect?.getComputedTiming().endTime) < LONGEST_MS
    await aFrame().then(aFrame)
    for (
      let coming = document.getAnimations().filter(comesIn);
      coming.length > 0;
      coming = document.getAnimations().filter(comesIn)
    ) {
      await Promise.allSettled(coming.map(({ finished }) => finished))
      await aFrame()
    }
  })
}
