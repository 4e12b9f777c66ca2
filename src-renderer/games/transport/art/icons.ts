import forklift from '../../../../assets/art-ui/transport-icon-forklift.svg?raw'
import intake from '../../../../assets/art-ui/transport-icon-intake.svg?raw'
import key from '../../../../assets/art-ui/transport-icon-key.svg?raw'
import parcel from '../../../../assets/art-ui/transport-icon-parcel.svg?raw'
import type { Icon } from '../../../../src-shared/games/transport/cards.ts'
import { lettering } from '../../../stage/art/glyphs.ts'
import { themed, type Art, type Ink } from '../../../stage/art/ink.ts'

/** The signs on cards, 24 units square: `fill` on `ground`. They are those of the screens, too. */
const GLYPHS: Readonly<Record<Exclude<Icon, 'none'> | 'intake', string>> = { parcel, key, forklift, intake }

const glyph = (icon: keyof typeof GLYPHS, fill: string, ground: string): string =>
  themed(GLYPHS[icon], () => ground, fill)

/** A white sign on ink, with a white rim: it acts when its card is connected. */
export function disc(ink: Ink, icon: Exclude<Icon, 'none'>, x: number, y: number, r = 21): string {
  const ground = ink('glyph-ground')
  return (
    `<g transform="translate(${x} ${y})"><circle r="${r}" fill="${ground}" stroke="${ink('rim-white')}" stroke-width="2.6"/>` +
    `<g transform="scale(${(r * 1.24) / 24}) translate(-12 -12)">${glyph(icon, '#fffdf4', ground)}</g></g>`
  )
}

/** The black sign of an intake marks it, with its number; it never acts. 0,0 is the middle. */
export const intakeSign = (ink: Ink, n: number): string =>
  `<rect x="-33" y="-17.5" width="66" height="35" rx="17.5" fill="#fffdf4" stroke="${ink('casing')}" stroke-width="3.4"/>` +
  `<g transform="translate(-14.5 0) scale(${21.5 / 24}) translate(-12 -12)">${glyph('intake', '#1d2426', '#fffdf4')}</g>` +
  lettering(String(n), 15, 10, 28, '#1d2426')

/** A forklift truck, seen as its sign. */
export const truck = (ink: Ink): Art => ({ body: disc(ink, 'forklift', 0, 0, 34), box: [-40, -40, 80, 80] })
