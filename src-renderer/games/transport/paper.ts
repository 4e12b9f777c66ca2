import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { Point } from '../../stage/camera/camera.ts'
import { piece } from '../../stage/pieces.ts'
import { R, centreOf } from './belts/belt.ts'
import { names, type Piece } from './looks.ts'

/** Paper that was thrown for who has won: where it lies, from its pallet on. */

/** Directions that never fall on one another, however many there are. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5))
export const PIECES = 22

/** Where the nth piece of paper comes down, off the pallet itself and its sign. */
export function scrap({ x, y }: Point, seat: number, n: number) {
  const [way, far] = [n * GOLDEN + seat, R * (0.78 + 0.13 * (n % 6))]
  const look = { kind: 'lyingPaper', seat, isGold: n % 2 === 0 } as const
  return piece(look, 'board', x + Math.cos(way) * far, y + Math.sin(way) * far * 0.9, { angle: 47 * n, z: 3 })
}

export const palletIn = ({ laid }: TransportView, seat: number) => laid.find(({ card }) => card === seat)

/** What lies round the pallet of a seat when all is over: also where nothing moves. */
export function paperRound(view: TransportView, seat: number): Record<string, Piece> {
  const pallet = palletIn(view, seat)
  if (!pallet) return {}
  const middle = centreOf(pallet.cell)
  return Object.fromEntries(Array.from({ length: PIECES }, (_, n) => [names.paper(seat, n), scrap(middle, seat, n)]))
}
