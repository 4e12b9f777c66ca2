// Every sound of the game as a WAV file, and what it measures: node scripts/sounds.mjs --out DIR
// Rendered in a real browser by the very code that plays them, faster than they last.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { BROWSER_ARGS, needChromium } from './chromium.mjs'
import { at } from './helpers.mjs'

const RATE = 48_000
/** Listened to beyond the end of each sound: nothing may be left there. */
const BEYOND_MS = 200

/** Each sound at full volume as the browser makes it, with what the table of sounds wants of it. */
export async function renderSounds(browser) {
  const server = await createServer({
    root: at('src-renderer', 'sound'),
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  const page = await browser.newPage()
  try {
    await page.goto(`${server.resolvedUrls?.local[0]}cues.ts`)
    const rendered = await page.evaluate(
      async ({ rate, beyond }) => {
        const [{ Sounds }, { SOUNDS }] = await Promise.all([import('/player.ts'), import('/tones.ts')])
        const all = []
        for (const [cue, { lasts, peak }] of Object.entries(SOUNDS)) {
          const context = new OfflineAudioContext(1, Math.ceil(((lasts + beyond) / 1000) * rate), rate)
          const sounds = new Sounds(() => context)
          sounds.volume = 100
          sounds.gesture()
          sounds.play(cue)
          const buffer = await context.startRendering()
          all.push({ cue, lasts, peak, samples: [...buffer.getChannelData(0)] })
        }
        return all
      },
      { rate: RATE, beyond: BEYOND_MS },
    )
    return rendered.map((one) => ({ ...one, ...measured(one.samples) }))
  } finally {
    await page.close()
    await server.close()
  }
}

const decibel = (value) => Math.round(200 * Math.log10(Math.max(value, 1e-6))) / 10
/** Below this, of full, nothing is heard: -60 dB. */
const SILENT = 0.001

/** Loudest moment and mean level while it lasts in dBFS, offset of the middle, clipped samples, ms until silence. */
function measured(samples) {
  const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const end = samples.findLastIndex((one) => Math.abs(one) > SILENT) + 1
  const sum = samples
    .slice(0, end)
    .reduce((all, one) => ({ plain: all.plain + one, square: all.square + one * one }), { plain: 0, square: 0 })
  return {
    loudest: decibel(loudest),
    mean: decibel(Math.sqrt(sum.square / Math.max(1, end))),
    offset: sum.plain / Math.max(1, end),
    clipped: samples.filter((one) => Math.abs(one) >= 1).length,
    heardMs: Math.round((end / RATE) * 1000),
  }
}

/** 16 bits, one channel. */
function wav(samples) {
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((one, i) => file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, one)) * 32767), 44 + i * 2))
  return file
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'test-results/sounds' } } })
  const out = resolve(values.out)
  mkdirSync(out, { recursive: true })
  const executablePath = await needChromium()
  if (!executablePath) process.exit(1)
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  for (const { cue, samples, ...figures } of await renderSounds(browser)) {
    writeFileSync(join(out, `${cue}.wav`), wav(samples))
    console.log(cue.padEnd(12), JSON.stringify(figures))
  }
  await browser.close()
}
