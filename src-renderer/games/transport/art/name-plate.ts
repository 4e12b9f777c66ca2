import { move, seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import type { NamePlateLook } from '../pieces/name-plate.ts'
import { gain as pill } from './furniture.ts'

const BAR = 9

/** A slim plate with a bar in its seat's colour, as its pallet has it. 0,0 is its upper left corner. */
export function namePlate(ink: Ink, { seat, gain, width, height }: NamePlateLook): Art {
  const inner = height - 3
  const ground =
    `<rect width="${width}" height="${height}" rx="4.5" fill="${ink('casing')}"/>` +
    `<rect x="1.5" y="1.5" width="${width - 3}" height="${inner}" rx="3" fill="${ink('card')}"/>` +
    `<path d="M${BAR} 1.5V${height - 1.5}H4.5Q1.5 ${height - 1.5} 1.5 ${height - 4.5}V4.5Q1.5 1.5 4.5 1.5Z" fill="${ink(seatToken(seat))}"/>` +
    `<path d="M${BAR} 1.5V${height - 1.5}" stroke="${ink('casing')}" stroke-width="1.2"/>`
  const won = gain > 0 ? move(width - 19, height / 2, pill(ink, gain).body) : ''
  return { body: ground + won, box: [-1, -1, width + 2, height + 2] }
}
