import type { Container } from 'pixi.js'
import type { Piece } from '../../stage/pieces.ts'
import { BARLOW, JOST, squeeze } from '../../stage/text.ts'
import { Written } from '../../stage/written.ts'
import type { Look, PileLook, PlateLook } from './looks.ts'
import type { Pictures } from './pictures.ts'
import { deliveredText } from './worth.ts'

/** Words and counts of a plate or a pile. */
export class Labels extends Written<Look> {
  private readonly pictures: Pictures

  constructor(layer: Container, pictures: Pictures, resolution: number) {
    super(layer, resolution)
    this.pictures = pictures
  }

  protected writeDown({ look, scale }: Piece<Look>): void {
    if (look.kind === 'plate') this.plate(look)
    else if (look.kind === 'pile') this.pile(look, scale)
  }

  private plate(look: PlateLook): void {
    let right = look.width - 11
    right = this.count(String(look.hand), 'hand', right) - 8
    right = this.count(deliveredText(look), 'delivered', right) - 10 - look.chips
    const left = look.lit ? 51 : 47
    const name = this.add(look.name, { family: JOST, size: 16, weight: '600', colour: this.pictures.colour('ink') })
    const note = this.add(look.note, { family: BARLOW, size: 13, weight: '500', colour: this.pictures.colour('ink-soft') })
    squeeze(name, right - left)
    name.position.set(left, Math.round(18 - name.height / 2))
    note.position.set(Math.round(left + name.width + 8), Math.round(19 - note.height / 2))
    note.visible = note.x + note.width <= right
  }

  /** A picture and a count, set from the right; returns where they begin. */
  private count(count: string, kind: 'delivered' | 'hand', right: number): number {
    const text = this.add(count, { family: BARLOW, size: 15, weight: '600', colour: this.pictures.colour('ink') })
    text.position.set(Math.round(right - text.width), Math.round(18 - text.height / 2))
    this.icon(this.pictures.icon(kind), Math.round(text.x - 13), 18)
    return text.x - 22
  }

  private pile(look: PileLook, scale: number): void {
    const word = this.add(`${look.word} `, { family: BARLOW, size: 15, weight: '500', colour: this.pictures.colour('ink') })
    const count = this.add(String(look.count), { family: BARLOW, size: 15, weight: '600', colour: this.pictures.colour('ink') })
    const left = -Math.round((word.width + count.width) / 2)
    const top = Math.round(50 * scale + 8)
    word.position.set(left, top)
    count.position.set(Math.round(left + word.width), top)
  }
}
