import { Container, type Text } from 'pixi.js'
import type { Label } from '../../stage/drawing.ts'
import type { Piece } from '../../stage/pieces.ts'
import { BARLOW, JOST, squeeze, write, type Style } from '../../stage/text.ts'
import { NARROW } from './layout.ts'
import type { Look, PileLook, PlateLook, TeamLook } from './looks.ts'
import type { Pictures } from './pictures.ts'

/** Words and counts of plates, piles and the hand. */
export class Labels implements Label<Look> {
  readonly icons = []
  private readonly root = new Container()
  private readonly pictures: Pictures
  private readonly resolution: number
  private drawn: Look | null = null

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
    for (const child of this.root.removeChildren()) child.destroy()
    this.writeDown(piece.look)
  }

  bind(): boolean {
    return true
  }

  destroy(): void {
    this.root.destroy({ children: true })
  }

  private writeDown(look: Look): void {
    switch (look.kind) {
      case 'plate':
        return look.width < NARROW ? this.narrow(look) : this.wide(look)
      case 'team':
        return this.team(look)
      case 'pile':
        return this.pile(look)
      case 'caption':
        return this.centred(look.text.charAt(0).toUpperCase() + look.text.slice(1), { family: BARLOW, size: 13, weight: '500', colour: this.pictures.colour('ink') }, 0, 0)
      case 'title': {
        const text = this.add(look.text, { family: JOST, size: 18, weight: '600', colour: this.pictures.colour('ink') })
        return squeeze(text, 150)
      }
      default:
        return
    }
  }

  private wide(look: PlateLook): void {
    const total = this.add(String(look.total), { family: JOST, size: 32, weight: '600', colour: this.pictures.colour('ink') })
    total.position.set(Math.round(look.width - 166 - total.width), Math.round(look.height / 2 - total.height / 2))
    const room = total.x - 62
    const name = this.add(look.name, { family: JOST, size: 18, weight: '600', colour: this.pictures.colour('ink') })
    squeeze(name, room)
    const note = this.add(look.note, { family: BARLOW, size: 13, weight: '500', colour: this.pictures.colour('ink-soft') })
    squeeze(note, room)
    name.position.set(60, look.note === '' ? Math.round(look.height / 2 - name.height / 2) : 14)
    note.position.set(60, 38)
  }

  private narrow(look: PlateLook): void {
    const total = this.add(String(look.total), { family: JOST, size: 20, weight: '600', colour: this.pictures.colour('ink') })
    total.position.set(Math.round(look.width - 12 - total.width), 5)
    const name = this.add(look.name, { family: JOST, size: 16, weight: '600', colour: this.pictures.colour('ink') })
    squeeze(name, total.x - 40)
    name.position.set(33, 7)
  }

  private team(look: TeamLook): void {
    this.centred(String(look.total), { family: JOST, size: 30, weight: '600', colour: this.pictures.colour('ink') }, look.width / 2, look.height / 2 - 19)
  }

  private pile(look: PileLook): void {
    this.centred(String(look.count), { family: JOST, size: 20, weight: '600', colour: this.pictures.colour('ink') }, 0, 42)
    this.centred(look.word, { family: BARLOW, size: 13, weight: '500', colour: this.pictures.colour('ink-soft') }, 0, 66)
  }

  private centred(words: string, style: Style, x: number, y: number): void {
    const text = this.add(words, style)
    text.position.set(Math.round(x - text.width / 2), Math.round(y))
  }

  private add(words: string, style: Style): Text {
    const text = write(words, style, this.resolution)
    this.root.addChild(text)
    return text
  }
}
