import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'

/** Takes pictures of the drawn table: `npx tsx test/renderer/harness/shoot.ts <folder>`. */
const folder = process.argv[2] ?? 'test-results'
const root = fileURLToPath(new URL('.', import.meta.url))
const server = await createServer({ root, configFile: false, logLevel: 'error', cacheDir: `${folder}/vite`, server: { port: 0, host: '127.0.0.1', hmr: false, fs: { strict: false } } })
await server.listen()
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})

const SHOTS = [
  { name: 'day', width: 976, height: 752, query: 'seats=3' },
  { name: 'night', width: 1584, height: 1032, query: 'seats=4&theme=night' },
  { name: 'day-large', width: 1584, height: 1032, query: 'seats=3' },
  { name: 'small', width: 776, height: 652, query: 'seats=4' },
  { name: 'night-small', width: 976, height: 752, query: 'seats=4&theme=night' },
]
SHOTS.push(
  ...['marks', 'preview', 'moved'].flatMap((show) => [
    { name: show, width: 976, height: 752, query: `seats=3&show=${show}` },
    { name: `${show}-night`, width: 1584, height: 1032, query: `seats=4&theme=night&show=${show}` },
  ]),
)
SHOTS.push(
  ...['0', '6', '200'].map((at) => ({ name: `placed-${at}`, width: 976, height: 752, query: `seats=3&seed=21&layout=placed&at=${at}` })),
  ...['longLine', 'ring', 'harbour'].map((layout) => ({ name: layout, width: 976, height: 752, query: `seats=2&seed=42&layout=${layout}&at=200` })),
)
const wanted = process.argv.slice(3)
for (const shot of SHOTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const page = await browser.newPage({ viewport: { width: shot.width, height: shot.height } })
  page.on('console', (message) => console.log(shot.name, message.text()))
  page.on('pageerror', (error) => console.log(shot.name, error.stack))
  await page.goto(`${address}?${shot.query}`)
  await page.waitForFunction(() => window.scene !== undefined, null, { timeout: 20_000 })
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `${folder}/${shot.name}.png` })
  await page.close()
}
await browser.close()
await server.close()
