import { Container, type Text } from 'pixi.js'
import type { Label } from './drawing.ts'
import { setSize, type Style } from './letters.ts'
import type { Paintbox } from './paintbox.ts'
import { sameLook, type Piece } from './pieces.ts'
import { PartSprite, type Part } from './sprites.ts'
import { write } from './text.ts'
import type { TextureStore } from './textures.ts'

/** Words on the canvas, and by what they are known. */
interface Words {
  readonly key: string
  readonly text: Text
}

/** Where the words of a piece are written. */
export interface Page {
  readonly paint: Paintbox<string>
  add(words: string, style: Style): Text
  /** Words with their middle and upper edge at a place. */
  centred(words: string, style: Style, x: number, y: number): void
  /** A small picture with its own point at a place. */
  icon(part: Part, x: number, y: number, scale?: number): void
}

/** Words and counts over a piece, written anew when its look is another. A game says what is written. */
export class Written<Look extends object> implements Label<Look>, Page {
  readonly paint: Paintbox<string>
  readonly #write: (piece: Piece<Look>, page: Page) => void
  icons: PartSprite[] = []
  #texts: Words[] = []
  readonly #root = new Container()
  readonly #resolution: number
  #drawn: Look | null = null
  #scale = 0
  /** What was written before: making letters is dear, so what is written again stays. */
  #spare: Words[] = []

  constructor(
    layer: Container,
    paint: Paintbox<string>,
    resolution: number,
    write: (piece: Piece<Look>, page: Page) => void,
  ) {
    this.paint = paint
    this.#write = write
    this.#resolution = resolution
    layer.addChild(this.#root)
  }

  show(piece: Piece<Look>): void {
    this.#root.position.set(Math.round(piece.x), Math.round(piece.y))
    this.#root.alpha = piece.alpha
    const same = this.#drawn !== null && this.#scale === piece.scale && sameLook(this.#drawn, piece.look)
    this.#drawn = piece.look
    if (same) return
    this.#scale = piece.scale
    for (const icon of this.icons) icon.destroy()
    this.icons = []
    this.#spare = this.#texts
    this.#texts = []
    this.#root.removeChildren()
    this.#write(piece, this)
    for (const { text } of this.#spare) text.destroy()
  }

  bind(store: TextureStore): boolean {
    return this.icons.map((icon) => icon.bind(store)).every(Boolean)
  }

  destroy(): void {
    this.#root.destroy({ children: true })
  }

  add(words: string, style: Style): Text {
    const key = [words, ...Object.values(style)].join(' ')
    const at = this.#spare.findIndex((one) => one.key === key)
    const [kept] = at < 0 ? [] : this.#spare.splice(at, 1)
    const made = kept ?? { key, text: write(words, style, this.#resolution) }
    // It may have been shortened, or set smaller, for another room.
    if (made.text.text !== words) made.text.text = words
    if (made.text.style.fontSize !== style.size) setSize(made.text, style.size)
    this.#texts.push(made)
    this.#root.addChild(made.text)
    return made.text
  }

  centred(words: string, style: Style, x: number, y: number): void {
    const text = this.add(words, style)
    text.position.set(Math.round(x - text.width / 2), Math.round(y))
  }

  icon(part: Part, x: number, y: number, scale = 1): void {
    const icon = new PartSprite(part, this.#root)
    icon.want(part, scale * this.#resolution)
    icon.place({ look: null, space: 'screen', x, y, angle: 0, scale, squash: 1, alpha: 1, z: 0 }, this.#resolution)
    this.icons.push(icon)
  }
}
