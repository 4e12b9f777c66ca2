// Draws the icon in every size and the pictures of the installers from the project's own vector art: node
// scripts/icons.mjs
// What it writes is committed: whoever builds installers needs no browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, needChromium } from './chromium.mjs'
import { at } from './helpers.mjs'
import { bmp, icns, ico } from './image-files.mjs'

const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
/** Up to here the fine lines of the large drawing would run together. */
const SMALL = 32
/** Sizes of an icon file of Windows. */
const ICO = [16, 24, 32, 48, 64, 128, 256]
const POSTER = ['1-sky', '2-land', '3-steam', '4-signalbox', '5-locomotive', '6-semaphore']

const text = (name) => readFileSync(at('assets', name), 'utf8')
const asUrl = (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
const picture = (svg, style) => `<img src="${asUrl(svg)}" style="position:absolute;${style}">`
const page = (ground, content) =>
  `<body style="margin:0;width:100vw;height:100vh;position:relative;overflow:hidden;background:${ground}">${content}</body>`

const icon = (size) =>
  page('transparent', picture(text(size <= SMALL ? 'icon-small.svg' : 'icon.svg'), 'inset:0;width:100%;height:100%'))
/** The poster, cut where the picture ends: `scale` of its 1200 x 720, moved so that (x, y) of it lies in the corner. */
const poster = (layers, x, y, scale) =>
  layers
    .map((layer) =>
      picture(
        text(`art-ui/poster-${layer}.svg`),
        `left:${-x * scale}px;top:${-y * scale}px;width:${1200 * scale}px;height:${720 * scale}px`,
      ),
    )
    .join('')
const wordmark = (left, top, width) =>
  `<div style="position:absolute;left:${left}px;top:${top}px;width:${width}px;color:#1d2426;--paper:#f4ead5;--signal:#c0331c">${text('art-ui/wordmark.svg')}</div>`

/** Pictures of the installers: where they go, how large, what is in them. */
const PICTURES = [
  // NSIS: beside the first and last page, and at the head of those between.
  {
    file: 'installer/sidebar.bmp',
    width: 164,
    height: 314,
    html: page('#f4ead5', poster(POSTER, 484, 5, 0.44) + wordmark(12, 8, 140)),
  },
  {
    file: 'installer/header.bmp',
    width: 150,
    height: 57,
    html: page('#fcf7ea', picture(text('icon.svg'), 'right:6px;top:6px;width:45px;height:45px') + wordmark(6, 16, 88)),
  },
  // The window of a disk image: the program at the left, the folder at the right (see electron-builder.yml).
  ...[1, 2].map((scale) => ({
    file: `installer/disk${scale === 2 ? '@2x' : ''}.png`,
    width: 540,
    height: 380,
    scale,
    html: page('#f4ead5', poster(['1-sky', '2-land'], 0, 0, 0.53) + wordmark(160, 20, 220) + ARROW()),
  })),
]

/** From the program to the folder. */
function ARROW() {
  return `<svg viewBox="0 0 540 380" style="position:absolute;inset:0"><path d="M222 220H306" stroke="#1d2426" stroke-width="8"/><path d="M214 206H314M214 234H314" stroke="#6b4a2f" stroke-width="3" stroke-dasharray="8 8" opacity=".6"/><path d="M300 200L332 220L300 240Z" fill="#c0331c" stroke="#1d2426" stroke-width="3" stroke-linejoin="round"/></svg>`
}

async function draw(browser, { width, height, scale = 1, html }) {
  const shown = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  await shown.setContent(html)
  await shown.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const png = await shown.screenshot({ omitBackground: true })
  await shown.close()
  return png
}

/** Red, green, blue and opacity of each dot, row by row from the top. */
async function dots(browser, png) {
  const shown = await browser.newPage()
  const numbers = await shown.evaluate(
    async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
      canvas.drawImage(image, 0, 0)
      return [...canvas.getImageData(0, 0, image.width, image.height).data]
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await shown.close()
  return Uint8Array.from(numbers)
}

const keep = (file, data) => {
  writeFileSync(at('assets', file), data)
  console.log(`assets/${file}`)
}

const executablePath = await needChromium()
if (!executablePath) process.exit(1)
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
mkdirSync(at('assets', 'icons'), { recursive: true })
mkdirSync(at('assets', 'installer'), { recursive: true })
const pngs = new Map()
for (const size of SIZES) {
  pngs.set(size, await draw(browser, { width: size, height: size, html: icon(size) }))
  keep(`icons/${size}x${size}.png`, pngs.get(size))
}
keep('icon.ico', ico(ICO.map((size) => ({ size, png: pngs.get(size) }))))
keep('icon.icns', icns(pngs))
for (const one of PICTURES) {
  const png = await draw(browser, one)
  keep(one.file, one.file.endsWith('.bmp') ? bmp(one.width, one.height, await dots(browser, png)) : png)
}
await browser.close()
