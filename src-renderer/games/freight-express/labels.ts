import { Container } from 'pixi.js'
import type { Text } from 'pixi.js'
import type { Piece } from '../../stage/pieces.ts'
import type { Label } from '../../stage/drawing.ts'
import type { Look, PileLook, PlateLook } from './looks.ts'
import { deliveredText } from './worth.ts'
import type { Pictures } from './pictures.ts'
import { BARLOW, JOST, squeeze, write, type Style } from '../../stage/text.ts'
import { PartSprite } from '../../stage/sprites.ts'
import type { TextureStore } from '../../stage/textures.ts'

/** Words and counts of a plate or a pile. */
export class Labels implements Label<Look> {
  readonly root = new Container()
  icons: PartSprite[] = []
  private readonly pictures: Pictures
  private readonly resolution: number
  private drawn: unknown = null

  constructor(layer: Container, pictures: Pictures, resolution: number) {
    this.pictures = pictures
    this.resolution = resolution
    layer.addChild(this.root)
  }

  show(piece: Piece<Look>): void {
    this.root.position.set(Math.round(piece.x), Math.round(piece.y))
    this.root.alpha = piece.alpha
    if (this.drawn === piece.look) return
    this.drawn = piece.look
    this.clear()
    if (piece.look.kind === 'plate') this.plate(piece.look)
    else if (piece.look.kind === 'pile') this.pile(piece.look, piece.scale)
  }

  bind(store: TextureStore): boolean {
    return this.icons.map((icon) => icon.bind(store)).every(Boolean)
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
    const icon = new PartSprite(this.pictures.icon(kind), this.root)
    icon.want(this.pictures.icon(kind), this.resolution)
    icon.place({ look: null, space: 'screen', x: Math.round(text.x - 13), y: 18, angle: 0, scale: 1, squash: 1, alpha: 1, z: 0 }, this.resolution)
    this.icons.push(icon)
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

  private add(words: string, style: Style): Text {
    const text = write(words, style, this.resolution)
    this.root.addChild(text)
    return text
  }

  private clear(): void {
    this.icons = []
    for (const child of this.root.removeChildren()) child.destroy()
  }

  destroy(): void {
    this.root.destroy({ children: true })
  }
}
