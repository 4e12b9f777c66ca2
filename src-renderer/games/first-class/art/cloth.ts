import type { Art, Ink } from '../../../stage/art/ink.ts'

/** How far the hem of the cloth lies inside the edge of the table, and the seam inside the hem. */
const HEM = 9
const SEAM = 9
/** Rings of the fan in each corner. */
const FAN = [16, 25, 34] as const

/** A table of the dining car with its cloth, on which the end cards of the draft go round. 0,0 is its corner. */
export const cloth = (ink: Ink, width: number, height: number): Art => ({
  body:
    `<rect x="1" y="3" width="${width}" height="${height}" rx="12" fill="${ink('shadow')}"/>` +
    `<rect width="${width}" height="${height}" rx="12" fill="${ink('lv0')}" stroke="${ink('edge')}" stroke-width="1.4"/>` +
    grain(ink, width, height) +
    linen(ink, width - 2 * HEM, height - 2 * HEM),
  box: [-2, -2, width + 6, height + 8],
})

/** The wood that is seen beside the cloth. */
const grain = (ink: Ink, width: number, height: number): string =>
  `<path d="M14 4.5H${width - 14}M14 ${height - 4.5}H${width - 14}" stroke="${ink('edge')}" stroke-opacity=".35" stroke-width="1.2" stroke-dasharray="90 14 40 10"/>`

/** Linen with a brass seam and a fan embroidered in each corner. */
function linen(ink: Ink, width: number, height: number): string {
  const thread = `fill="none" stroke="${ink('brass')}"`
  const corners = [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ]
  const fan = FAN.map((r) => `<path d="M${SEAM + r} ${SEAM}A${r} ${r} 0 0 1 ${SEAM} ${SEAM + r}"/>`).join('')
  const fans = corners
    .map(([x, y, across, down]) => `<g transform="translate(${x} ${y}) scale(${across} ${down})">${fan}</g>`)
    .join('')
  return (
    `<g transform="translate(${HEM} ${HEM})"><rect width="${width}" height="${height}" rx="5" fill="${ink('frame')}" stroke="${ink('line')}" stroke-width="1.4"/>` +
    `<rect x="${SEAM}" y="${SEAM}" width="${width - 2 * SEAM}" height="${height - 2 * SEAM}" ${thread} stroke-width="1.6"/>` +
    `<rect x="4.5" y="4.5" width="${width - 9}" height="${height - 9}" fill="none" stroke="${ink('line')}" stroke-width="1.4" stroke-dasharray="2 4"/>` +
    `<g ${thread} stroke-width="1.4" stroke-opacity=".7">${fans}</g></g>`
  )
}
