import { Container, type Text } from 'pixi.js'
import type { Label } from './drawing.ts'
import { setSize, type Style } from './letters.ts'
import type { Paintbox } from './paintbox.ts'
import { sameLook, type Piece } from '../pieces.ts'
import { PartSprite, type Part } from './sprites.ts'
import { write } from './text.ts'
import type { TextureStore } from './textures.ts'

/** Words on the canvas, and by what they are known. */
interface Words {
  readonly key: string
  readonly text: Text
}

/** A small picture on the canvas, and where it stands. */
interface Icon {
  readonly key: string
  readonly sprite: PartSprite
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
  #icons: Icon[] = []
  #texts: Words[] = []
  readonly #root = new Container()
  readonly #resolution: number
  readonly #grows: boolean
  #drawn: Look | null = null
  #scale = 0
  /** What was written before: making letters is dear, so what is written again stays. */
  #spare: Words[] = []
  #spareIcons: Icon[] = []

  /** `grows`: it is as large as its piece is drawn, in a layer of the board. */
  constructor(
    layer: Container,
    paint: Paintbox<string>,
    resolution: number,
    write: (piece: Piece<Look>, page: Page) => void,
    grows = false,
  ) {
    this.#grows = grows
    this.paint = paint
    this.#write = write
    this.#resolution = resolution
    layer.addChild(this.#root)
  }

  show(piece: Piece<Look>): void {
    const { x, y, scale } = piece
    if (this.#grows) {
      this.#root.position.set(x, y)
      this.#root.scale.set(scale)
    } else this.#root.position.set(Math.round(x), Math.round(y))
    this.#root.alpha = piece.alpha
    const same = this.#drawn !== null && this.#scale === piece.scale && sameLook(this.#drawn, piece.look)
    this.#drawn = piece.look
    if (same) return
    this.#scale = piece.scale
    this.#spare = this.#texts
    this.#spareIcons = this.#icons
    this.#texts = []
    this.#icons = []
    this.#write(piece, this)
    for (const { text } of this.#spare) text.destroy()
    for (const { sprite } of this.#spareIcons) sprite.destroy()
  }

  get icons(): readonly PartSprite[] {
    return this.#icons.map(({ sprite }) => sprite)
  }

  bind(store: TextureStore): boolean {
    return this.#icons.map(({ sprite }) => sprite.bind(store)).every(Boolean)
  }

  destroy(): void {
    this.#root.destroy({ children: true })
  }

  add(words: string, style: Style): Text {
    const key = [words, ...Object.values(style)].join(' ')
    const made = taken(this.#spare, key) ?? { key, text: write(words, style, this.#resolution) }
    // It may have been shortened, or set smaller, for another room.
    if (made.text.text !== words) made.text.text = words
    if (made.text.style.fontSize !== style.size) setSize(made.text, style.size)
    this.#texts.push(made)
    if (made.text.parent === null) this.#root.addChild(made.text)
    return made.text
  }

  centred(words: string, style: Style, x: number, y: number): void {
    const text = this.add(words, style)
    text.position.set(Math.round(x - text.width / 2), Math.round(y))
  }

  icon(part: Part, x: number, y: number, scale = 1): void {
    const key = [part.key, x, y, scale].join(' ')
    const made = taken(this.#spareIcons, key) ?? { key, sprite: this.#stamp(part, x, y, scale) }
    this.#icons.push(made)
  }

  #stamp(part: Part, x: number, y: number, scale: number): PartSprite {
    const sprite = new PartSprite(part, this.#root)
    sprite.want(part, scale * this.#resolution)
    sprite.place({ look: null, space: 'screen', x, y, angle: 0, scale, squash: 1, alpha: 1, z: 0 }, this.#resolution)
    return sprite
  }
}

/** Takes out of a list what is known by that key. */
function taken<T extends { readonly key: string }>(from: T[], key: string): T | null {
  const at = from.findIndex((one) => one.key === key)
  return at < 0 ? null : from.splice(at, 1)[0]
}
