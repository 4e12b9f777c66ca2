import { seatToken, type Ink } from './ink.ts'

/** In the box of the bots' portraits, 128 x 128. */
const COAT = 'M12 128V122Q16 104 46 98L64 105 82 98Q112 104 116 122V128z'
const LAPELS = 'M48 97L64 118 80 97 72 92H56z'
const FACE = 'M41 54Q41 40 64 40T87 54V70Q86 95 64 96 42 95 41 70z'
const CAP = 'M37 55Q34 27 64 25 94 27 91 55 77 48 64 48 51 48 37 55z'
const PEAK = 'M37 55Q50 47 64 47T91 55Q99 59 97 63 80 55 64 55 46 55 31 63 29 59 37 55z'

/**
 * A person on a plate, as a traveller in the colour of their seat: a face of paper, for nobody knows who plays. In the
 * box of the bots' portraits.
 */
export function traveller(ink: Ink, seat: number): string {
  const [own, edge, paper] = [ink(seatToken(seat)), ink('casing'), ink('badge-paper')]
  const filled = (d: string, fill: string) =>
    `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="3.4" stroke-linejoin="round"/>`
  return (
    `<rect width="128" height="128" rx="13" fill="${paper}"/>` +
    `<rect width="128" height="128" rx="13" fill="${own}" fill-opacity=".28"/>` +
    filled(COAT, own) +
    filled(LAPELS, paper) +
    filled(FACE, paper) +
    `<circle cx="54" cy="66" r="3.4" fill="${edge}"/><circle cx="74" cy="66" r="3.4" fill="${edge}"/>` +
    `<path d="M55 81Q64 88 73 81" fill="none" stroke="${edge}" stroke-width="3.4" stroke-linecap="round"/>` +
    filled(CAP, own) +
    filled(PEAK, edge)
  )
}
