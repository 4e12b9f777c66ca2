import { SCALE } from './scale.ts'

const [MARGIN, HEAD] = [24, 64]

/** A table of the page as it stands there: words in its type, lines under its rows, drawings where they are. */
export async function drawnSheet(sheet: HTMLTableElement, title: string): Promise<HTMLCanvasElement | null> {
  const box = sheet.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(box.width + 2 * MARGIN) * SCALE
  canvas.height = Math.ceil(box.height + HEAD + MARGIN) * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const shown = [...sheet.querySelectorAll('svg')].filter((svg) => svg.getBoundingClientRect().width > 0)
  const drawings = await Promise.all(shown.map(drawingOf))
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body)
  pen.scale(SCALE, SCALE)
  pen.fillStyle = backgroundColor
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = color
  pen.font = `600 22px 'Jost Variable', ${fontFamily}`
  pen.fillText(title, MARGIN, 40)
  pen.translate(MARGIN - box.left, HEAD - box.top)
  for (const row of sheet.rows) drawRow(pen, row)
  for (const { image, at } of drawings) pen.drawImage(image, at.left, at.top, at.width, at.height)
  return canvas
}

function drawRow(pen: CanvasRenderingContext2D, row: HTMLTableRowElement): void {
  const { left, right, top, bottom } = row.getBoundingClientRect()
  pen.fillStyle = getComputedStyle(row).backgroundColor
  pen.fillRect(left, top, right - left, bottom - top)
  drawLine(pen, getComputedStyle(document.documentElement).getPropertyValue('--line'), 1, [left, right], bottom)
  for (const one of row.querySelectorAll<HTMLElement>('td *')) underline(pen, one)
  const words = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) writeWords(pen, words.currentNode as Text)
}

/** The best of a column. */
function underline(pen: CanvasRenderingContext2D, one: HTMLElement): void {
  const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(one)
  const wide = parseFloat(borderBottomWidth)
  if (borderBottomStyle !== 'solid' || wide === 0) return
  const { left, right, bottom } = one.getBoundingClientRect()
  drawLine(pen, borderBottomColor, wide, [left, right], bottom - wide / 2)
}

function drawLine(
  pen: CanvasRenderingContext2D,
  colour: string,
  wide: number,
  [from, to]: [number, number],
  y: number,
) {
  pen.strokeStyle = colour
  pen.lineWidth = wide
  pen.beginPath()
  pen.moveTo(from, y)
  pen.lineTo(to, y)
  pen.stroke()
}

/** Word by word, each where it stands: the page has broken the lines. */
function writeWords(pen: CanvasRenderingContext2D, text: Text): void {
  const parent = text.parentElement
  if (!parent || parent.closest('svg, .unseen')) return
  const style = getComputedStyle(parent)
  const size = parseFloat(style.fontSize) * (parent.currentCSSZoom ?? 1)
  pen.fillStyle = style.color
  pen.font = `${style.fontWeight} ${size}px ${style.fontFamily}`
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  const range = document.createRange()
  for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    const { left, right, top, height } = range.getBoundingClientRect()
    if (right === left) continue
    const [middle, cased] = [top + height / 2, style.textTransform === 'uppercase' ? word.toUpperCase() : word]
    pen.fillText(cased, left, middle, right - left)
    if (style.textDecorationLine === 'line-through')
      drawLine(pen, style.textDecorationColor, size / 12, [left, right], middle)
  }
}

/** What a drawing of the page takes from its style sheets; alone it has to say so itself. */
const OWN = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linejoin', 'opacity', 'color', 'font', 'display']

async function drawingOf(svg: SVGSVGElement): Promise<{ image: HTMLImageElement; at: DOMRect }> {
  const at = svg.getBoundingClientRect()
  const alone = svg.cloneNode(true) as SVGSVGElement
  const copies = alone.querySelectorAll<SVGElement>('*')
  svg.querySelectorAll('*').forEach((one, i) => {
    const style = getComputedStyle(one)
    for (const name of OWN) copies[i].style.setProperty(name, style.getPropertyValue(name))
  })
  alone.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  alone.setAttribute('width', String(at.width * SCALE))
  alone.setAttribute('height', String(at.height * SCALE))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`
  await image.decode()
  return { image, at }
}
