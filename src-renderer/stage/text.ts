import '../theme/fonts.css'
import { Text } from 'pixi.js'
import { BARLOW, JOST } from './families.ts'

/** Waits for the letters that are drawn on the canvas. A missing font is no reason not to play. */
export async function loadFonts(): Promise<void> {
  const wanted = [`600 16px ${JOST}`, `500 13px ${BARLOW}`, `500 15px ${BARLOW}`, `600 15px ${BARLOW}`]
  await Promise.allSettled(wanted.map((font) => document.fonts.load(font)))
}

export interface Style {
  readonly family: string
  readonly size: number
  readonly weight: '500' | '600'
  readonly colour: string
}

const lineOf = (size: number): number => Math.round(size * 1.25)

export function write(words: string, { family, size, weight, colour }: Style, resolution: number): Text {
  const text = new Text({
    text: words,
    resolution,
    style: { fontFamily: family, fontSize: size, fontWeight: weight, fill: colour, lineHeight: lineOf(size) },
  })
  text.roundPixels = true
  return text
}

/** Words shortened until they fit. */
export function squeeze(text: Text, room: number): void {
  const whole = text.text
  for (let keep = whole.length - 1; text.width > room && keep > 0; keep--)
    text.text = `${whole.slice(0, keep).trimEnd()}…`
}

export function setSize(text: Text, size: number): void {
  text.style.fontSize = size
  text.style.lineHeight = lineOf(size)
}

/** Words set smaller until they fit, yet not below a size; then shortened. */
export function shrink(text: Text, room: number, least: number): void {
  const size = text.style.fontSize
  if (text.width > room && size > least) setSize(text, Math.max(least, Math.floor(size * (room / text.width))))
  squeeze(text, room)
}
