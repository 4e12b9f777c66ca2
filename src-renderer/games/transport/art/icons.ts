import type { Art, Ink } from '../../../stage/art/ink.ts'
import type { Icon } from '../../../../src-shared/games/transport/cards.ts'

/** The signs on cards, 24 units square: `fill` on `ground`. */
type Glyph = (fill: string, ground: string) => string
const GLYPHS: Readonly<Record<Exclude<Icon, 'none'> | 'intake', Glyph>> = {
  parcel: (fill, ground) =>
    `<path d="M12 2.2 21.4 6.6V17.4L12 21.8 2.6 17.4V6.6z" fill="${fill}"/><path d="M2.6 6.8 12 11.2 21.4 6.8M12 11.2V21.6M7.3 4.6 16.7 9V13.2" fill="none" stroke="${ground}" stroke-width="1.7" stroke-linejoin="round"/>`,
  key: (fill, ground) =>
    `<path d="M7.2 5.6a6.4 6.4 0 1 1 0 12.8a6.4 6.4 0 0 1 0-12.8zM12 10.3H23V19.2H19.6V15.6H17.6V18H14.4V13.7H12z" fill="${fill}"/><circle cx="6.6" cy="12" r="2.4" fill="${ground}"/>`,
  forklift: (fill, ground) =>
    `<path d="M6.4 2.5H8.9V19H1V16.6H6.4zM10 10.5H12.5L12.8 4H19.2L21.5 10.5H22.8V18.2H10z" fill="${fill}"/><path d="M14.7 5.9H17.8L19.3 10.5H14.5z" fill="${ground}"/>` +
    `<circle cx="13.2" cy="19.2" r="3" fill="${fill}" stroke="${ground}" stroke-width="1.4"/><circle cx="19.8" cy="19.2" r="3" fill="${fill}" stroke="${ground}" stroke-width="1.4"/>`,
  intake: (fill) =>
    `<path d="M9.4 2H14.6V9.4H19.4L12 17.2 4.6 9.4H9.4z" fill="${fill}"/><path d="M2.4 15.2V21.6H21.6V15.2" fill="none" stroke="${fill}" stroke-width="2.8"/>`,
}

/** A white sign on ink, with a white rim: it acts when its card is connected. */
export function disc(ink: Ink, icon: Exclude<Icon, 'none'>, x: number, y: number, r = 21): string {
  const ground = ink('glyph-ground')
  return (
    `<g transform="translate(${x} ${y})"><circle r="${r}" fill="${ground}" stroke="${ink('rim-white')}" stroke-width="2.6"/>` +
    `<g transform="scale(${(r * 1.24) / 24}) translate(-12 -12)">${GLYPHS[icon]('#fffdf4', ground)}</g></g>`
  )
}

/** The black sign of an intake marks it; it never acts. */
export const intakeDisc = (ink: Ink, x: number, y: number, r: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="${r}" fill="#fffdf4" stroke="${ink('casing')}" stroke-width="3.4"/>` +
  `<g transform="scale(${(r * 1.22) / 24}) translate(-12 -12)">${GLYPHS.intake('#1d2426', '#fffdf4')}</g></g>`

export const glyph = (icon: keyof typeof GLYPHS, fill: string, ground: string): string => GLYPHS[icon](fill, ground)

/** A forklift truck, seen as its sign. */
export const truck = (ink: Ink): Art => ({ body: disc(ink, 'forklift', 0, 0, 34), box: [-40, -40, 80, 80] })
