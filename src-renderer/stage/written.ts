import { Container, type Text } from 'pixi.js'
import type { Label } from './drawing.ts'
import type { Piece } from './pieces.ts'
import { PartSprite, type Part } from './sprites.ts'
import { write, type Style } from './text.ts'
import type { TextureStore } from './textures.ts'

/** Words and counts over a piece, written anew when its look is another. A game says what is written. */
export abstract class Written<Look> implements Label<Look> {
  icons: PartSprite[] = []
  private readonly root = new Container()
  private readonly resolution: number
  private drawn: Look | null = null

  constructor(layer: Container, resolution: number) {
    this.resolution = resolution
    layer.addChild(this.root)
  }

  protected abstract writeDown(piece: Piece<Look>): void

  show(piece: Piece<Look>): void {
    this.root.position.set(Math.round(piece.x), Math.round(piece.y))
    this.root.alpha = piece.alpha
    if (this.drawn === piece.look) return
    this.drawn = piece.look
    this.icons = []
    for (const child of this.root.removeChildren()) child.destroy()
    this.writeDown(piece)
  }

  bind(store: TextureStore): boolean {
    return this.icons.map((icon) => icon.bind(store)).every(Boolean)
  }

  destroy(): void {
    this.root.destroy({ children: true })
  }

  protected add(words: string, style: Style): Text {
    const text = write(words, style, this.resolution)
    this.root.addChild(text)
    return text
  }

  /** Words with their middle and upper edge at a place. */
  protected centred(words: string, style: Style, x: number, y: number): void {
    const text = this.add(words, style)
    text.position.set(Math.round(x - text.width / 2), Math.round(y))
  }

  /** A small picture with its own point at a place. */
  protected icon(part: Part, x: number, y: number): void {
    const icon = new PartSprite(part, this.root)
    icon.want(part, this.resolution)
    icon.place({ look: null, space: 'screen', x, y, angle: 0, scale: 1, squash: 1, alpha: 1, z: 0 }, this.resolution)
    this.icons.push(icon)
  }
}
