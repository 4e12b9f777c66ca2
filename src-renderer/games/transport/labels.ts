import type { Container } from 'pixi.js'
import type { Piece } from '../../stage/pieces.ts'
import { BARLOW, JOST, squeeze } from '../../stage/text.ts'
import { Written } from '../../stage/written.ts'
import { NARROW } from './layout.ts'
import type { Look, PileLook, PlateLook, TeamLook } from './looks.ts'
import type { Pictures } from './pictures.ts'

const NARROWEST = 0.76

/** Words and counts of plates, piles and the hand. */
export class Labels extends Written<Look> {
  private readonly pictures: Pictures

  constructor(layer: Container, pictures: Pictures, resolution: number) {
    super(layer, resolution)
    this.pictures = pictures
  }

  protected writeDown({ look }: Piece<Look>): void {
    switch (look.kind) {
      case 'plate':
        return look.width < NARROW ? this.narrow(look) : this.wide(look)
      case 'team':
        return this.team(look)
      case 'pile':
        return this.pile(look)
      case 'caption':
        return this.caption(look.text.charAt(0).toUpperCase() + look.text.slice(1), look.room)
      case 'title': {
        const text = this.add(look.text, { family: JOST, size: 18, weight: '600', colour: this.pictures.colour('ink') })
        return squeeze(text, 150)
      }
      default:
        return
    }
  }

  /** Long names stand narrower where cards lie close, and are shortened only when that is not enough. */
  private caption(words: string, room: number): void {
    const text = this.add(words, { family: BARLOW, size: 13, weight: '500', colour: this.pictures.colour('ink') })
    text.scale.x = 1
    text.scale.x = Math.max(NARROWEST, Math.min(1, room / text.width))
    squeeze(text, room)
    text.position.set(Math.round(-text.width / 2), 0)
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
}
