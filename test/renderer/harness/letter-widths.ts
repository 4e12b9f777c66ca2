import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

/** How wide words stand, by the letters of the font itself: there is no canvas to measure them on. */

/** The tables of a WOFF, each by its tag. */
function tablesOf(font: string): ReadonlyMap<string, Buffer> {
  const file = readFileSync(createRequire(import.meta.url).resolve(font))
  return new Map(
    Array.from({ length: file.readUInt16BE(12) }, (_, i) => {
      const at = 44 + 20 * i
      const [start, packed, whole] = [4, 8, 12].map((by) => file.readUInt32BE(at + by))
      const bytes = file.subarray(start, start + packed)
      return [file.toString('latin1', at, at + 4), packed < whole ? inflateSync(bytes) : bytes] as const
    }),
  )
}

/** Which picture a letter has: the table of the letters of all usual scripts (format 4). */
function glyphs(cmap: Buffer): (letter: number) => number {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + 8 * i))
  const at = tables.find((table) => cmap.readUInt16BE(table) === 4)!
  const twice = cmap.readUInt16BE(at + 6)
  const [ends, starts] = [at + 14, at + 16 + twice]
  return (letter) => {
    for (let i = 0; i < twice; i += 2) {
      if (letter > cmap.readUInt16BE(ends + i)) continue
      const start = cmap.readUInt16BE(starts + i)
      if (letter < start) return 0
      const range = starts + 2 * twice + i
      const offset = cmap.readUInt16BE(range)
      return offset === 0
        ? (letter + cmap.readUInt16BE(starts + twice + i)) % 0x10000
        : cmap.readUInt16BE(range + offset + 2 * (letter - start))
    }
    return 0
  }
}

/** @param font a WOFF of a package; the answer is in the unit of the size. */
export function widthIn(font: string): (words: string, size: number) => number {
  const tables = tablesOf(font)
  const unit = tables.get('head')!.readUInt16BE(18)
  const [last, widths] = [tables.get('hhea')!.readUInt16BE(34) - 1, tables.get('hmtx')!]
  const glyphOf = glyphs(tables.get('cmap')!)
  return (words, size) =>
    [...words].reduce((sum, letter) => {
      const glyph = Math.min(glyphOf(letter.codePointAt(0)!), last)
      return sum + (widths.readUInt16BE(4 * glyph) * size) / unit
    }, 0)
}
