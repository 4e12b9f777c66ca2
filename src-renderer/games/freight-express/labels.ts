import type { Container } from 'pixi.js'
import type { Piece } from '../../stage/pieces.ts'
import { BARLOW, JOST } from '../../stage/families.ts'
import { squeeze } from '../../stage/text.ts'
import { Written } from '../../stage/written.ts'
import type { Look, PileLook, PlateLook } from './looks.ts'
import type { Pictures } from './pictures.ts'
import { countPart, pileText, plateLines } from './plate-lines.ts'
import { deliveredText } from './worth.ts'

/** Words and counts of a plate or a pile. */
export class Labels extends Written<Look> {
  readonly #pictures: Pictures

  constructor(layer: Container, pictures: Pictures, resolution: number) {
    super(layer, resolution)
    this.#pictures = pictures
  }

  protected writeDown({ look, scale }: Piece<Look>): void {
    if (look.kind === 'plate') this.#plate(look)
    else if (look.kind === 'pile') this.#pile(look, scale)
  }

  #plate(look: PlateLook): void {
    const lines = plateLines(look.width, look.text)
    const edge = look.width - 11
    const counted = this.#count(
      look,
      deliveredText(look),
      'delivered',
      this.#count(look, String(look.hand), 'hand', edge) - 8,
    )
    const left = look.lit ? 51 : 47
    const right = lines.counts === lines.top ? counted - 10 : edge
    const name = this.add(look.name, {
      family: JOST,
      size: lines.name,
      weight: '600',
      colour: this.#pictures.colour('ink'),
    })
    const note = this.add(look.note, {
      family: BARLOW,
      size: Math.round(13 * look.text),
      weight: '500',
      colour: this.#pictures.colour('ink-soft'),
    })
    squeeze(name, right - left)
    name.position.set(left, Math.round(lines.top - name.height / 2))
    note.position.set(Math.round(left + name.width + 8), Math.round(lines.top + 1 - note.height / 2))
    note.visible = note.x + note.width <= right + 6
  }

  /** A picture and a count, set from the right; returns where they begin. */
  #count(look: PlateLook, count: string, kind: 'delivered' | 'hand', right: number): number {
    const { count: size, counts } = plateLines(look.width, look.text)
    const part = countPart(look.text)
    const text = this.add(count, { family: BARLOW, size, weight: '600', colour: this.#pictures.colour('ink') })
    text.position.set(Math.round(right - text.width), Math.round(counts - text.height / 2))
    this.icon(this.#pictures.icon(kind), Math.round(text.x - 13 * part), Math.round(counts), part)
    return text.x - 22 * part
  }

  #pile(look: PileLook, scale: number): void {
    const { size } = pileText(look.text)
    const word = this.add(look.word === '' ? '' : `${look.word} `, {
      family: BARLOW,
      size,
      weight: '500',
      colour: this.#pictures.colour('ink'),
    })
    const count = this.add(String(look.count), {
      family: BARLOW,
      size,
      weight: '600',
      colour: this.#pictures.colour('ink'),
    })
    const left = -Math.round((word.width + count.width) / 2)
    const top = Math.round(50 * scale + 8)
    word.position.set(left, top)
    count.position.set(Math.round(left + word.width), top)
  }
}
