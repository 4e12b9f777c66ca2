import type { Colours } from '../../theme/palette.ts'
import { colour } from '../../theme/palette.ts'

/** Gives the colour of a token in the theme that is drawn. */
export type Ink = (token: string) => string
export const inkOf =
  (colours: Colours): Ink =>
  (token) =>
    colour(colours, token)

/** A picture to be: what goes inside an svg element, and the box around it; 0,0 is the point it is placed by. */
export interface Art {
  readonly body: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
}

export const move = (x: number, y: number, body: string, more = ''): string =>
  `<g transform="translate(${x} ${y})${more}">${body}</g>`

const insideOf = (file: string): string => file.replace(/^[^<]*<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')

/** The inside of an art file with the theme's colours in place of its variables. */
export function themed(file: string, ink: Ink, seat = ink('ink')): string {
  return insideOf(file)
    .replace(/var\(--([\w-]+)(?:,[^)]*)?\)/g, (_, token: string) => ink(token))
    .replaceAll('currentColor', seat)
}

/** An icon of assets/art: 20 units square, drawn in lines. */
export const icon = (file: string, colour: string): string =>
  `<g fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${insideOf(file).replaceAll('currentColor', colour)}</g>`

/** The token with a seat's colour. */
export const seatToken = (seat: number): string => `seat-${'abcd'[seat]}`

/** Which of the four shapes a seat has. */
export const shapeIn = (ink: Ink, seat: number): number => Number(ink(`${seatToken(seat)}-shape`))
