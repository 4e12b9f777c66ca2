import { lettering } from '../../../stage/art/glyphs.ts'
import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import { signOnPallet } from './seat.ts'

/** A parcel: its high face tied with twine, its low one taped; a tag tells the other number. */
export function parcelBody(ink: Ink, up: number, down: number, high: boolean): string {
  const [face, side] = high ? [ink('kraft'), ink('kraft-side')] : [ink('kraft2'), ink('kraft2-side')]
  const edge = ink('casing')
  const wrapping = high
    ? `<path d="M0 -39V27M-37 -6H37M0 29V39" stroke="${ink('twine')}" stroke-width="5"/>`
    : `<path d="M-37 -14H37V2H-37z" fill="${ink('kraft')}" stroke="${edge}" stroke-width="1.6"/><path d="M-24 -39l-12 12M24 -39l12 12M-24 27l-12-12" stroke="${edge}" stroke-width="1.8"/>`
  const tag =
    down < 0
      ? ''
      : `<g transform="translate(33 31)"><circle r="19" fill="${ink('tag')}" stroke="${ink(high ? 'kraft2-side' : 'kraft-side')}" stroke-width="4"/>${lettering(String(down), 0, 12.2, 35, ink('onlight'))}</g>`
  return (
    `<g transform="scale(.94)"><path d="M-38 -34V34a6 6 0 0 0 6 6H32a6 6 0 0 0 6-6V-34z" fill="${side}" stroke="${edge}" stroke-width="3.2" stroke-linejoin="round"/>` +
    `<rect x="-38" y="-40" width="76" height="68" rx="6" fill="${face}" stroke="${edge}" stroke-width="3.2"/>${wrapping}` +
    `<rect x="-29" y="-35" width="58" height="58" rx="5" fill="${ink('tag')}" stroke="${edge}" stroke-width="2.2"/>${lettering(String(up), 0, 15, 60, ink('onlight'))}${tag}</g>`
  )
}

export const parcel = (ink: Ink, up: number, down: number, high: boolean): Art => ({
  body: parcelBody(ink, up, down, high),
  box: [-42, -44, 94, 96],
})
export const parcelShadow = (): Art => ({
  body: '<path d="M-36 36h80a4 4 0 0 1 0 14h-76a4 4 0 0 1-4-4z" transform="scale(.94)" fill="#000" opacity=".34"/>',
  box: [-42, 28, 94, 24],
})

/** What a parcel in the air throws on the table: soft, and about as large as it is. */
export const parcelShade = (): Art => ({
  body: '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter><rect x="-35" y="-34" width="76" height="78" rx="8" fill="#000" opacity=".5" filter="url(#soft)"/>',
  box: [-56, -56, 118, 122],
})

/**
 * The signs of the pallets that a parcel comes to with its next move, up its left edge: the number of an intake and
 * the tag with its other number are never there.
 */
export const bound = (ink: Ink, bits: number): Art => ({
  body: [0, 1, 2, 3]
    .filter((seat) => bits & (1 << seat))
    .map((seat, n) => signOnPallet(ink, seat, -37, 28 - 37 * n, 13.5))
    .join(''),
  box: [-60, -106, 48, 160],
})

/** Where a parcel would come to rest, with the number it would then show. */
export const ghostParcel = (ink: Ink, up: number, down: number, high: boolean): Art => ({
  body:
    `<g opacity=".9">${parcelBody(ink, up, down, high)}</g>` +
    `<rect x="-45" y="-47" width="90" height="94" rx="14" fill="none" stroke="${ink('casing')}" stroke-width="10"/><rect x="-45" y="-47" width="90" height="94" rx="14" fill="none" stroke="${ink('glow')}" stroke-width="6" stroke-dasharray="16 9"/>`,
  box: [-52, -54, 106, 108],
})

/** The number of a step on the way. */
export const stepDisc = (ink: Ink, n: number): Art => ({
  body: `<circle r="21" fill="${ink('glow')}" stroke="${ink('casing')}" stroke-width="3.2"/>${lettering(String(n), 0, 11, 31, ink('onlight'))}`,
  box: [-24, -24, 48, 48],
})

/**
 * Where a parcel set out: a hollow ring of dashes, since none lies there now, with the number that sent it so far,
 * small.
 */
export const wentFrom = (ink: Ink, n: number, seat: number): Art => ({
  body: `<g fill="none"><circle r="25" stroke="${ink('casing')}" stroke-width="8"/><circle r="25" stroke="${ink(seatToken(seat))}" stroke-width="4.5" stroke-dasharray="10 5.7"/></g><g stroke="${ink('casing')}" stroke-width="220" stroke-linejoin="round" paint-order="stroke">${lettering(String(n), 0, 8, 23, ink('tag'))}</g>`,
  box: [-30, -30, 60, 60],
})
