import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { measured, measuredCues } from '../../scripts/sound-measures.ts'
import { annAgainst, onTheShelf } from './by-mouse.ts'
import { type Host, test as hosted } from './fixture.ts'
import { button, choices, sure, take, words } from './play.ts'
import { served } from './served.ts'

/** Plays cues in a real browser, faster than they last; what came out of both sides. */
test('the browser plays what was made: as loud, from its side, and nothing clips when all come at once', async ({
  page,
}) => {
  const server = await served('sound')
  try {
    await page.goto(`${server.address}cues.ts`)
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

/** Counts in the page what is opened and started, and lets a test hide the window. */
function listen(): void {
  const heard = { opened: [] as AudioContext[], started: 0, lasted: [] as number[] }
  const Real = window.AudioContext
  window.AudioContext = class extends Real {
    constructor() {
      super()
      heard.opened.push(this)
    }
  }
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...args) {
    heard.started++
    heard.lasted.push(this.buffer?.duration ?? 0)
    start.apply(this, args as [])
  }
  Object.assign(window, { heard })
}
type Listened = typeof window & { heard: { opened: AudioContext[]; started: number; lasted: number[] } }
const heardIn = (page: Page) =>
  page.evaluate(() => {
    const { opened, started, lasted } = (window as unknown as Listened).heard
    // The two strokes of the bell are the only sound of that length.
    const bells = lasted.filter((seconds) => seconds > 0.66 && seconds < 0.75).length
    return { opened: opened.length, started, bells, states: opened.map(({ state }) => state) }
  })

const open = async (page: Page, host: Host, settings: object) => {
  writeFileSync(
    join(host.folder, 'settings.json'),
    JSON.stringify({ settings: { language: 'en', theme: 'day', speed: 'off', ...settings } }),
  )
  await host.restart()
  await page.addInitScript(listen)
  await page.goto(host.address())
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible()
}

hosted('opens no sound device while all is off, and puts it to rest when all is turned off', async ({ page, host }) => {
  await open(page, host, { sound: 0, ambience: 0, music: 0 })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.keyboard.press('Tab')
  expect((await heardIn(page)).opened).toBe(0)
  const effects = page.getByRole('slider', { name: 'Effects' })
  const music = page.getByRole('slider', { name: 'Music' })
  await effects.fill('2')
  await music.fill('2')
  await expect.poll(async () => (await heardIn(page)).started).toBeGreaterThan(1)
  expect(await heardIn(page)).toMatchObject({ opened: 1, states: ['running'] })
  await music.fill('0')
  await effects.fill('0')
  await expect.poll(async () => (await heardIn(page)).states).toEqual(['suspended'])
  const { started } = await heardIn(page)
  await page.getByRole('switch', { name: 'Bell' }).click()
  await page.getByRole('switch', { name: 'Bell' }).click()
  expect((await heardIn(page)).started).toBe(started)
})

for (const bell of [true, false])
  hosted(
    `${bell ? 'rings' : 'does not ring, its bell off,'} for whoever is to play while the window is hidden`,
    async ({ page, host }) => {
      await onTheShelf(host, annAgainst('porter', 'freight-express', 'A bell'))
      await open(page, host, { sound: 60, confirm: 'undoEnds', bell })
      await button(page, 'home.continue').click()
      await choices(page).first().waitFor()
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { get: () => true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      /** Ends this turn; the bots play theirs, and one's own begins. */
      const endTurn = async () => {
        const ending = choices(page).filter({ hasText: words('freight.choice.endTurn') })
        await ending.waitFor()
        if ((await take(page, ending)) === 'asked') await sure(page)
        await ending.waitFor()
      }
      const { bells } = await heardIn(page)
      await endTurn()
      await expect.poll(async () => (await heardIn(page)).bells).toBe(bells + (bell ? 1 : 0))
    },
  )
