import { saveAs } from '../../../state/save-as.ts'
import { LONGEST_LINE_FILE, lineText, readLine, type LineRead, type OwnLine } from '../../../../src-shared/lines.ts'

/** 'harbour-loop.signalbox-line.json' */
export function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'line'}.signalbox-line.json`
}

/** Lets the browser, or Electron, save the line's file where the person wants it. */
export const saveAsFile = (line: OwnLine): void => saveAs(fileNameOf(line.name), lineText(line))

/** Reads a chosen or dropped file; one that is far too long is not read at all. */
export async function readFrom(file: File): Promise<LineRead> {
  if (file.size > 4 * LONGEST_LINE_FILE) return { ok: false, why: 'foreign', where: '' }
  try {
    return readLine(await file.text())
  } catch {
    return { ok: false, why: 'notJson', where: '' }
  }
}
