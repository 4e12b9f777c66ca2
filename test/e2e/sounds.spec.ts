import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { createServer } from 'vite'
import { measured, measuredCues } from '../../scripts/sound-measures.ts'

/** Plays cues in a real browser, faster than they last; what came out of both sides. */
test('the browser plays what was made: as loud, from its side, and nothing clips when all come at once', async ({
  page,
}) => {
  const server = await createServer({
    root: fileURLToPath(new URL('../../src-renderer/sound', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  try {
    await page.goto(`${server.resolvedUrls?.local[0]}cues.ts`)
    const rendered = (cues: readonly string[], place: number, volume = 100) =>
      page.evaluate(
        async ({ cues, place, volume }) => {
          const [{ Device }, { Sounds }] = await Promise.all([
            import('/device.ts' as string) as Promise<typeof import('../../src-renderer/sound/device.ts')>,
            import('/player.ts' as string) as Promise<typeof import('../../src-renderer/sound/player.ts')>,
          ])
          const context = new OfflineAudioContext(2, 48_000 * 0.8, 48_000)
          // One that is not live has nothing to put to rest.
          Object.assign(context, { resume: async () => undefined, suspend: async () => undefined })
          const sounds = new Sounds(new Device(() => context as unknown as AudioContext), () => 0)
          sounds.volume = volume
          sounds.gesture()
          for (const cue of cues) sounds.play(cue as never, place)
          const buffer = await context.startRendering()
          return [0, 1].map((side) => [...buffer.getChannelData(side)])
        },
        { cues, place, volume },
      )
    const figures = async (cues: readonly string[], place: number, volume?: number) =>
      (await rendered(cues, place, volume)).map((side) => measured(Float32Array.from(side)))
    const firsts = measuredCues().filter(({ variant }) => variant === 0)
    const LAY = firsts.find(({ name }) => name === 'lay')?.lufs ?? NaN
    for (const cue of ['lay', 'yourTurn'] as const) {
      const [left, right] = await figures([cue], 0)
      const wanted = firsts.find(({ name }) => name === cue)?.lufs ?? NaN
      // Each side has half of it: 3 dB less.
      expect(Math.abs(left.lufs + 3 - wanted), cue).toBeLessThan(0.3)
      expect(right.lufs).toBe(left.lufs)
    }
    const [left, right] = await figures(['lay'], -1, 50)
    expect(left.lufs - right.lufs).toBeGreaterThan(6)
    // Half the volume is 12 dB less, and all of it comes from the left.
    expect(Math.abs(left.lufs + 12 - LAY)).toBeLessThan(1)
    const loud = await figures(
      firsts.map(({ name }) => name),
      0,
    )
    for (const side of loud) expect(side.clipped).toBe(0)
    expect(loud[0].peak).toBeLessThan(0)
  } finally {
    await server.close()
  }
})
