import type { Container, Text } from 'pixi.js'
import type { Piece } from '../../stage/pieces.ts'
import { BARLOW, JOST } from '../../stage/families.ts'
import { shrink, type Style } from '../../stage/text.ts'
import { Written } from '../../stage/written.ts'
import { PILE, plateLines } from './layout.ts'
import type { Look, PileLook, PlateLook, TeamLook } from './looks.ts'
import type { Pictures } from './pictures.ts'

const NARROWEST = 0.76
const CAPTION = 13
/** Between two partners, and between two piles. */
const MOST_OF_TEAM = 1.3
const PILE_ROOM = 86

/** Long words stand narrower where there is little room, smaller when that is not enough, and are shortened last. */
function narrow(text: Text, room: number, least: number): void {
  text.scale.x = 1
  text.scale.x = Math.max(NARROWEST, Math.min(1, room / text.width))
  shrink(text, room, least)
}

/** Words and counts of plates, piles and the hand. */
export class Labels extends Written<Look> {
  readonly #pictures: Pictures

  constructor(layer: Container, pictures: Pictures, resolution: number) {
    super(layer, resolution)
    this.#pictures = pictures
  }

  protected writeDown({ look }: Piece<Look>): void {
    switch (look.kind) {
      case 'plate':
        return plateLines(look.width, look.text).stacked ? this.#stacked(look) : this.#wide(look)
      case 'team':
        return this.#team(look)
      case 'pile':
        return this.#pile(look)
      case 'caption':
        return this.#caption(look.text.charAt(0).toUpperCase() + look.text.slice(1), look.room, look.part)
      case 'title': {
        const text = this.add(look.text, {
          family: JOST,
          size: Math.round(18 * look.part),
          weight: '600',
          colour: this.#pictures.colour('ink'),
        })
        return shrink(text, 150, 18)
      }
      default:
        return
    }
  }

  #caption(words: string, room: number, part: number): void {
    const text = this.add(words, {
      family: BARLOW,
      size: Math.round(CAPTION * part),
      weight: '500',
      colour: this.#pictures.colour('ink'),
    })
    narrow(text, room, CAPTION)
    text.position.set(Math.round(-text.width / 2), 0)
  }

  #wide(look: PlateLook): void {
    const { part } = plateLines(look.width, look.text)
    const total = this.add(String(look.total), {
      family: JOST,
      size: 28,
      weight: '600',
      colour: this.#pictures.colour('ink'),
    })
    total.position.set(Math.round(look.width - 164 - total.width), Math.round(look.height / 2 - total.height / 2))
    const room = total.x - 60
    const name = this.add(look.name, this.#heading(18 * part))
    narrow(name, room, 13)
    const note = this.add(look.note, this.#soft(13 * part))
    narrow(note, room, 12)
    name.position.set(52, look.note === '' ? Math.round(look.height / 2 - name.height / 2) : 4)
    note.position.set(52, 27)
  }

  /** Name and points over the places. */
  #stacked(look: PlateLook): void {
    const { row, part } = plateLines(look.width, look.text)
    const middle = (row + 3) / 2
    const total = this.add(String(look.total), this.#heading(20 * part))
    total.position.set(Math.round(look.width - 12 - total.width), Math.round(middle - total.height / 2))
    const name = this.add(look.name, this.#heading(16 * part))
    shrink(name, total.x - 40, 13)
    name.position.set(33, Math.round(middle - name.height / 2))
  }

  #team(look: TeamLook): void {
    const size = Math.round(30 * Math.min(look.text, MOST_OF_TEAM))
    this.centred(String(look.total), this.#heading(size), look.width / 2, look.height / 2 - size * 0.625)
  }

  #pile(look: PileLook): void {
    const size = Math.round(20 * look.text)
    if (look.beside) return this.#besidePile(look, size)
    this.centred(String(look.count), this.#heading(size), 0, 42)
    const word = this.add(look.word, this.#soft(13 * look.text))
    shrink(word, PILE_ROOM, 13)
    word.position.set(Math.round(-word.width / 2), Math.round(41 + size * 1.25))
  }

  #besidePile(look: PileLook, size: number): void {
    const count = this.add(String(look.count), this.#heading(size))
    count.position.set(PILE.words, -count.height + 2)
    const word = this.add(look.word, this.#soft(13 * look.text))
    shrink(word, PILE.room, 13)
    word.position.set(PILE.words, 0)
  }

  #heading = (size: number): Style => ({
    family: JOST,
    size: Math.round(size),
    weight: '600',
    colour: this.#pictures.colour('ink'),
  })
  #soft = (size: number): Style => ({
    family: BARLOW,
    size: Math.round(size),
    weight: '500',
    colour: this.#pictures.colour('ink-soft'),
  })
}
