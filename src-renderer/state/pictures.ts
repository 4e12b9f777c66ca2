import type { TableState } from '../../src-shared/table.ts'
import { t } from '../i18n/words.svelte.ts'
import { drawnSheet } from './drawn-sheet.ts'
import { fileNamed, saveAs } from './save-as.ts'
import { SCALE } from './scale.ts'
import type { Showing } from './table/showing.svelte.ts'
import { toast } from './toasts.svelte.ts'

/** Keeps the drawn table as a PNG, as whoever looks sees it, by day or night. */
export const saveTable = (table: TableState, showing: Showing): Promise<void> =>
  keep(showing.snapshot(SCALE), t('keep.table', { name: table.name, turn: table.status.turn }))

/** Keeps a table of the page, such as a score sheet, as a PNG, in the page's own type and colours. */
export async function saveSheet(sheet: HTMLTableElement, title: string): Promise<void> {
  return keep(await drawnSheet(sheet, title), title)
}

/** Hands a picture over as a file; says so where there is none. */
export async function keep(canvas: HTMLCanvasElement | null, name: string): Promise<void> {
  const blob = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')))
  if (!blob) return toast(t('keep.none'), 'warning')
  saveAs(fileNamed(name, 'png'), blob)
  toast(t('keep.done'), 'check')
}
