import type { Scheme } from '../../theme/palette.ts'
import { colour, type Colours } from '../../theme/palette.ts'
import { coloursOf } from '../../theme/tokens.ts'
import { inkOf, type Art, type Ink } from '../art/ink.ts'
import type { Part } from './sprites.ts'

/** The colours of one scheme, and parts drawn in them. A game says which parts its looks are drawn with. */
export class Paintbox<Layer extends string> {
  readonly theme: Scheme
  readonly night: boolean
  readonly #colours: Colours
  readonly #ink: Ink

  constructor(theme: Scheme) {
    this.theme = theme
    this.night = theme.startsWith('night')
    this.#colours = coloursOf(theme)
    this.#ink = inkOf(this.#colours)
  }

  colour(token: string): string {
    return colour(this.#colours, token)
  }

  /** `key` names the picture among all of its game. */
  part(
    layer: Layer,
    key: string,
    art: (ink: Ink) => Art,
    more: Pick<Part, 'upright' | 'offset' | 'isRead' | 'comesLater'> = {},
  ): Part {
    const made = art(this.#ink)
    return { layer, key: `${this.theme} ${key}`, picture: () => made, box: made.box, ...more }
  }
}
