import { expect, test } from '@playwright/test'
import { renderSounds } from '../../scripts/sounds.mjs'

test('every sound is as loud and as long as it says, clips nowhere and stands on no offset', async ({ browser }) => {
  for (const { cue, lasts, peak, loudest, heardMs, clipped, offset } of await renderSounds(browser)) {
    expect(Math.abs(loudest - peak), `${cue} reaches ${loudest} dBFS, not ${peak}`).toBeLessThan(0.5)
    expect(clipped, cue).toBe(0)
    expect(Math.abs(offset), cue).toBeLessThan(0.01)
    expect(heardMs, `${cue} is heard for ${heardMs} of ${lasts} ms`).toBeLessThanOrEqual(lasts + 5)
    expect(heardMs, `${cue} is heard for ${heardMs} of ${lasts} ms`).toBeGreaterThan(lasts * 0.7)
  }
})
