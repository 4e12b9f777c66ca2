import type { TableState } from '../../src-shared/table.ts'
import { t } from '../i18n/words.svelte.ts'
import { fileNamed, saveAs } from './save-as.ts'
import type { Showing } from './showing.svelte.ts'
import { toast } from './toasts.svelte.ts'

/** As large as on the screen, so many times: for screens and printers finer than this one. */
export const SCALE = 2

/** Keeps the drawn table as a PNG, as whoever looks sees it, by day or night. */
export const saveTable = (table: TableState, showing: Showing): Promise<void> =>
  keep(showing.snapshot(SCALE), t('keep.table', { name: table.name, turn: table.status.turn }))

/** Keeps a table of the page, such as a score sheet, as a PNG, in the page's own type and colours. */
export function saveSheet(sheet: HTMLTableElement, title: string): Promise<void> {
  return keep(drawnSheet(sheet, title), title)
}

/** Hands a picture over as a file; says so where there is none. */
export async function keep(canvas: HTMLCanvasElement | null, name: string): Promise<void> {
  const blob = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')))
  if (!blob) return toast(t('keep.none'), 'warning')
  saveAs(fileNamed(name, 'png'), blob)
  toast(t('keep.done'), 'check')
}

const [MARGIN, HEAD] = [24, 64]

/** Each cell where it stands on the page: words as they are written there, lines under its rows. */
function drawnSheet(sheet: HTMLTableElement, title: string): HTMLCanvasElement | null {
  const box = sheet.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(box.width + 2 * MARGIN) * SCALE
  canvas.height = Math.ceil(box.height + HEAD + MARGIN) * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body)
  pen.scale(SCALE, SCALE)
  pen.fillStyle = backgroundColor
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = color
  pen.font = `600 22px 'Jost Variable', ${fontFamily}`
  pen.fillText(title, MARGIN, 40)
  pen.translate(MARGIN - box.left, HEAD - box.top)
  pen.strokeStyle = getComputedStyle(document.documentElement).getPropertyValue('--line')
  for (const row of sheet.rows) {
    const { left, right, bottom } = row.getBoundingClientRect()
    pen.beginPath()
    pen.moveTo(left, bottom)
    pen.lineTo(right, bottom)
    pen.stroke()
    for (const cell of row.cells) writeCell(pen, cell)
  }
  return canvas
}

function writeCell(pen: CanvasRenderingContext2D, cell: HTMLTableCellElement): void {
  const style = getComputedStyle(cell)
  const { left, right, top, height } = cell.getBoundingClientRect()
  const atRight = style.textAlign === 'right' || style.textAlign === 'end'
  const centred = style.textAlign === 'center'
  pen.fillStyle = style.color
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  pen.textAlign = atRight ? 'right' : centred ? 'center' : 'left'
  pen.textBaseline = 'middle'
  const inset = parseFloat(atRight ? style.paddingRight : style.paddingLeft) || 0
  const x = atRight ? right - inset : centred ? (left + right) / 2 : left + inset
  pen.fillText(cell.innerText.replace(/\s+/g, ' ').trim(), x, top + height / 2, right - left)
}
