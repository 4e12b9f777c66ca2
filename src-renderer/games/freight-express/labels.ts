import type { Piece } from '../../stage/pieces.ts'
import { BARLOW, JOST, squeeze } from '../../stage/letters.ts'
import type { Page } from '../../stage/written.ts'
import { countIcon } from './art/plate.ts'
import type { Look, PileLook, PlateLook } from './looks.ts'
import { countPart, pileText, plateLines } from './plate-lines.ts'
import { deliveredText } from './worth.ts'

/** Words and counts of a plate or a pile. */
export function writeDown({ look, scale }: Piece<Look>, page: Page): void {
  if (look.kind === 'plate') plate(look, page)
  else if (look.kind === 'pile') pile(look, scale, page)
}

function plate(look: PlateLook, page: Page): void {
  const lines = plateLines(look.width, look.text)
  const edge = look.width - 11
  const hand = count(page, look, String(look.hand), 'hand', edge)
  const counted = count(page, look, deliveredText(look), 'delivered', hand - 8)
  const left = look.lit ? 51 : 47
  const right = lines.counts === lines.top ? counted - 10 : edge
  const name = page.add(look.name, {
    family: JOST,
    size: lines.name,
    weight: '600',
    colour: page.paint.colour('ink'),
  })
  const note = page.add(look.note, {
    family: BARLOW,
    size: Math.round(13 * look.text),
    weight: '500',
    colour: page.paint.colour('ink-soft'),
  })
  squeeze(name, right - left)
  name.position.set(left, Math.round(lines.top - name.height / 2))
  note.position.set(Math.round(left + name.width + 8), Math.round(lines.top + 1 - note.height / 2))
  note.visible = note.x + note.width <= right + 6
}

/** A picture and a count, set from the right; returns where they begin. */
function count(page: Page, look: PlateLook, words: string, kind: 'delivered' | 'hand', right: number): number {
  const { count: size, counts } = plateLines(look.width, look.text)
  const part = countPart(look.text)
  const text = page.add(words, { family: BARLOW, size, weight: '600', colour: page.paint.colour('ink') })
  text.position.set(Math.round(right - text.width), Math.round(counts - text.height / 2))
  page.icon(
    page.paint.part('plates', `icon ${kind}`, (ink) => countIcon(ink, kind)),
    Math.round(text.x - 13 * part),
    Math.round(counts),
    part,
  )
  return text.x - 22 * part
}

function pile(look: PileLook, scale: number, page: Page): void {
  const { size } = pileText(look.text)
  const word = page.add(look.word === '' ? '' : `${look.word} `, {
    family: BARLOW,
    size,
    weight: '500',
    colour: page.paint.colour('ink'),
  })
  const figure = page.add(String(look.count), {
    family: BARLOW,
    size,
    weight: '600',
    colour: page.paint.colour('ink'),
  })
  const left = -Math.round((word.width + figure.width) / 2)
  const top = Math.round(50 * scale + 8)
  word.position.set(left, top)
  figure.position.set(Math.round(left + word.width), top)
}
