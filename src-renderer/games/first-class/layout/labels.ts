import { Container, type Text } from 'pixi.js'
import type { Label } from '../../../stage/drawing/drawing.ts'
import { setSize, squeeze } from '../../../stage/drawing/letters.ts'
import { sameLook, type Piece } from '../../../stage/pieces.ts'
import type { PartSprite } from '../../../stage/drawing/sprites.ts'
import { write } from '../../../stage/drawing/text.ts'
import type { Look } from '../looks.ts'
import type { Pictures } from '../pictures.ts'
import { narrowedTo, sizesOf, writtenBy, type Line } from './lettering.ts'
import { linesOf } from '../pieces/index.ts'

export const isLabelled = (look: Look): boolean => linesOf(look).length > 0

/** Words over the pictures. They stand under the camera, so they are written anew when one looks closer. */
export class Labels implements Label<Look> {
  readonly icons: readonly PartSprite[] = []
  readonly #root = new Container()
  readonly #pictures: Pictures
  readonly #resolution: number
  /** How much larger than usual the person wants words. */
  readonly #text: number
  #drawn: Look | null = null
  #sharpness = 0
  /** How large the table is drawn, 1 at the most: words do not shrink with it. */
  #scale = 1
  #texts = new Map<string, Text>()

  constructor(layer: Container, pictures: Pictures, resolution: number, text = 1) {
    this.#pictures = pictures
    this.#resolution = resolution
    this.#text = text
    layer.addChild(this.#root)
  }

  show(piece: Piece<Look>): void {
    this.#root.position.set(piece.x, piece.y)
    this.#root.scale.set(piece.scale * piece.squash, piece.scale)
    this.#root.alpha = piece.alpha
    this.#root.zIndex = piece.z
    const camera = this.#root.parent?.parent?.scale.x ?? 1
    const sharpness = stepped(piece.scale * camera)
    const scale = Math.min(1, Math.ceil(camera * 20) / 20)
    const same = this.#drawn !== null && sameLook(this.#drawn, piece.look)
    this.#drawn = piece.look
    if (same && this.#sharpness >= sharpness && this.#scale === scale) return
    this.#scale = scale
    this.#sharpness = sharpness
    const spare = this.#texts
    this.#texts = new Map()
    this.#root.removeChildren()
    for (const line of linesOf(piece.look)) this.#write(line, spare)
    for (const text of spare.values()) text.destroy()
  }

  bind(): boolean {
    return true
  }

  destroy(): void {
    this.#root.destroy({ children: true })
  }

  /** Making letters is dear: what is written again as it was stays. */
  #write(line: Line, spare: Map<string, Text>): void {
    const { x, y, anchor } = line
    const key = [this.#sharpness, this.#scale, writtenBy(line)].join(' ')
    const text = spare.get(key) ?? this.#letters(line)
    spare.delete(key)
    this.#texts.set(this.#texts.has(key) ? `${key} ${this.#texts.size}` : key, text)
    const left = anchor === 'start' ? x : anchor === 'end' ? x - text.width : x - text.width / 2
    text.position.set(Math.round(left), Math.round(y - text.height / 2))
    this.#root.addChild(text)
  }

  #letters(line: Line): Text {
    const { text: words, family, weight, colour, room, upTo = room } = line
    const { wanted: grown, least } = sizesOf(line, this.#text, this.#scale)
    const text = write(
      words,
      { family, size: grown, weight, colour: this.#pictures.colour(colour) },
      this.#resolution * this.#sharpness,
    )
    if (upTo && text.width > upTo) setSize(text, Math.max(least, Math.floor(grown * (upTo / text.width))))
    if (room) narrow(text, room, line.whole)
    return text
  }
}

/** Words that are still too long stand narrower, and are shortened only when that is not enough, and they may be. */
function narrow(text: Text, room: number, whole = false): void {
  text.scale.x = narrowedTo(text.width, room, whole)
  if (!whole) squeeze(text, room)
}

/** So that gliding and flying do not write everything anew at every frame. */
function stepped(scale: number): number {
  const steps = [1, 1.3, 1.6, 2, 2.6, 3.4, 4.5]
  return steps.find((step) => step >= scale - 0.02) ?? 4.5
}
