import type { TableState } from '../../src-shared/table.ts'
import { t } from '../i18n/words.svelte.ts'
import { keep } from './pictures.ts'
import { SCALE } from './scale.ts'
import type { Reviewing } from './table/reviewing.svelte.ts'
import type { Showing } from './table/showing.svelte.ts'

/** What a style sheet says of a drawing has to go with it. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const
const [MARGIN, HEAD] = [12, 44]

/** Keeps what a review shows as a PNG: the table with both moves, and below it the graph. */
export async function saveReview(table: TableState, reviewing: Reviewing, showing: Showing): Promise<void> {
  const turn = reviewing.review?.turns[reviewing.at]
  const title = t('keep.table', { name: table.name, turn: turn?.turn ?? table.status.turn })
  const drawn = showing.snapshot(SCALE)
  const [ways, graph] = await Promise.all(
    ['svg[data-ways]', 'svg[data-graph]'].map((found) => pictureOf(document.querySelector(found))),
  )
  const canvas = drawn && document.createElement('canvas')
  const pen = canvas?.getContext('2d')
  if (!drawn || !canvas || !pen) return keep(null, title)
  const under = graph ? HEAD * SCALE + graph.height + MARGIN * SCALE : 0
  canvas.width = Math.max(drawn.width, graph?.width ?? 0)
  canvas.height = drawn.height + under
  const { backgroundColor, color } = getComputedStyle(document.body)
  pen.fillStyle = backgroundColor
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(drawn, 0, 0)
  if (ways) pen.drawImage(ways, 0, 0)
  for (const plate of document.querySelectorAll<HTMLElement>('[data-way]')) writePlate(pen, plate)
  if (graph) {
    const what = turn ? t('review.turn', { turn: turn.turn, name: table.seats[turn.seat].name }) : ''
    pen.fillStyle = color
    pen.font = `600 ${18 * SCALE}px 'Jost Variable', sans-serif`
    pen.fillText([t('review.graph'), what].filter(Boolean).join(', '), MARGIN * SCALE, drawn.height + 30 * SCALE)
    pen.drawImage(graph, 0, drawn.height + HEAD * SCALE)
  }
  return keep(canvas, title)
}

/** A drawing of the page as it looks there, so much larger; null where there is none. */
async function pictureOf(svg: Element | null): Promise<HTMLImageElement | null> {
  if (!svg) return null
  const { width, height } = svg.getBoundingClientRect()
  const copy = svg.cloneNode(true) as Element
  const [from, to] = [svg, copy].map((root) => [...root.querySelectorAll('*')])
  for (const [i, one] of from.entries()) {
    const style = getComputedStyle(one)
    to[i].removeAttribute('class')
    // As attributes: the page's own rules forbid styles that are written into it.
    for (const name of STYLES) to[i].setAttribute(name, style.getPropertyValue(name))
  }
  copy.removeAttribute('class')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  copy.setAttribute('width', String(width * SCALE))
  copy.setAttribute('height', String(height * SCALE))
  copy.setAttribute('fill', 'none')
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

/** A plate beside an arrow: a rounded field with its word. */
function writePlate(pen: CanvasRenderingContext2D, plate: HTMLElement): void {
  const word = plate.querySelector('b')
  const stage = plate.parentElement?.getBoundingClientRect()
  if (!word || !stage) return
  const box = word.getBoundingClientRect()
  const style = getComputedStyle(word)
  const [x, y] = [(box.left - stage.left) * SCALE, (box.top - stage.top) * SCALE]
  pen.beginPath()
  pen.roundRect(x, y, box.width * SCALE, box.height * SCALE, 12 * SCALE)
  pen.fillStyle = style.backgroundColor
  pen.fill()
  pen.strokeStyle = style.borderColor
  pen.lineWidth = SCALE
  pen.stroke()
  pen.fillStyle = style.color
  pen.font = `600 ${13 * SCALE}px 'Barlow Condensed', sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText((word.textContent ?? '').toUpperCase(), x + (box.width * SCALE) / 2, y + (box.height * SCALE) / 2)
  pen.textAlign = 'start'
  pen.textBaseline = 'alphabetic'
}
