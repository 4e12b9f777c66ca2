import '../../theme/fonts.css'
import { Text } from 'pixi.js'
import { BARLOW, JOST, lineOf, weightShown, type Style } from './letters.ts'

/** Waits for the letters that are drawn on the canvas. A missing font is no reason not to play. */
export async function loadFonts(): Promise<void> {
  const wanted = [`600 16px ${JOST}`, `500 13px ${BARLOW}`, `500 15px ${BARLOW}`, `600 15px ${BARLOW}`]
  await Promise.allSettled(wanted.map((font) => document.fonts.load(font)))
}

export function write(words: string, { family, size, weight, colour }: Style, resolution: number): Text {
  const text = new Text({
    text: words,
    resolution,
    style: {
      fontFamily: family,
      fontSize: size,
      fontWeight: weightShown(family, size, weight, resolution),
      fill: colour,
      lineHeight: lineOf(size),
    },
  })
  text.roundPixels = true
  return text
}
