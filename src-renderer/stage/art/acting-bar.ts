import type { Ink } from './ink.ts'

/** How wide the bar is, as docs/look/look.md has it for the plates of all games. */
const WIDE = 5

/** The bar at the left of a plate that says its seat is to act, within corners so round; by day a line beside it. */
export const actingBar = (ink: Ink, height: number, round: number): string =>
  `<path d="M${WIDE} 0V${height}H${round}Q0 ${height} 0 ${height - round}V${round}Q0 0 ${round} 0Z" fill="${ink('glow')}"/>` +
  `<path d="M${WIDE} 0V${height}" stroke="${ink('brass-text')}" stroke-width=".8"/>`
