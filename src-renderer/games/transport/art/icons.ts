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
    `<g transform="scale(${(r * 1.42) / 24}) translate(-12 -12)">${glyph(icon, '#fffdf4', ground)}</g></g>`
  )
}

/** The sign of a key alone, in brass on ink, as it is turned in a card. 0,0 is the middle. */
export const turningKey = (ink: Ink): Art => ({
  body:
    `<circle r="34" fill="${ink('glyph-ground')}" stroke="${ink('glow')}" stroke-width="5"/>` +
    `<g transform="scale(${44 / 24}) translate(-12 -12)">${glyph('key', ink('glow'), ink('glyph-ground'))}</g>`,
  box: [-38, -38, 76, 76],
})

/**
 * The sign of an intake marks it, with the number it is called by: dark enamel that hangs as a shield, which neither
 * a parcel's number nor the cap of a key is. It never acts. 0,0 is the middle.
 */
export const intakeSign = (ink: Ink, n: number): string =>
  `<path d="M-27 -19H27Q34 -19 34 -12V5L21 19H-21L-34 5V-12Q-34 -19 -27 -19Z" fill="${ink('glyph-ground')}" stroke="${ink('casing')}" stroke-width="5" stroke-linejoin="round"/>` +
  `<path d="M-27 -17H27Q32 -17 32 -12V4.5L20 17H-20L-32 4.5V-12Q-32 -17 -27 -17Z" fill="none" stroke="${ink('mark')}" stroke-width="2.8" stroke-linejoin="round"/>` +
  `<g transform="translate(-12.5 -1) scale(${21.5 / 24}) translate(-12 -12)">${glyph('intake', ink('mark'), ink('glyph-ground'))}</g>` +
  lettering(String(n), 13, 9, 28, ink('mark'))

/** A forklift truck from the side, its fork to the right. 0,0 is the middle between its wheels. */
export function truck(ink: Ink): Art {
  const [line, body] = [ink('casing'), ink('mark')]
  const wheel = (x: number, r: number) =>
    `<circle cx="${x}" cy="24" r="${r}" fill="${ink('belt')}" stroke="${line}" stroke-width="3"/><circle cx="${x}" cy="24" r="${r * 0.4}" fill="${ink('steel')}"/>`
  return {
    body:
      `<path d="M-58 36H62l-8 9H-50z" fill="#000" opacity=".22"/>` +
      `<path d="M37 -62V34M37 30H78" stroke="${line}" stroke-width="12" stroke-linecap="round" fill="none"/><path d="M37 -62V34M37 30H78" stroke="${ink('steel')}" stroke-width="6" stroke-linecap="round" fill="none"/>` +
      `<path d="M-52 22V-10Q-52 -16 -46 -16H-36L-30 -56H12L26 -12H30V22Z" fill="${body}" stroke="${line}" stroke-width="4" stroke-linejoin="round"/>` +
      `<path d="M-24 -48H6L17 -14H-29Z" fill="${ink('card')}" stroke="${line}" stroke-width="3" stroke-linejoin="round"/>` +
      `<circle cx="-5" cy="-30" r="9" fill="${ink('kraft')}" stroke="${line}" stroke-width="2.6"/><path d="M-15 -33a10 10 0 0 1 20 0z" fill="${line}"/>` +
      wheel(-32, 15) +
      wheel(17, 17),
    box: [-64, -70, 152, 118],
  }
}
