import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'
import { IN_THE_AIR } from '../layout/sizes.ts'
import { atPlate, faceOf, inHand, isPut } from './cards.ts'

/** What a card that is played is used as; of fuel the train is seen to drive at once. */
export type Use = 'track' | 'wagon'

/** It grows out of its plate, is read there, and goes, in milliseconds: no longer than a card takes to be laid. */
const [GROWS, READ, GOES] = [100, 360, 60]
/** So much of the side of a card in one's own hand it is large then; as far below the plate as its caption is high. */
const [LARGE, BELOW, CAPTION] = [1.05, 10, 30]
const EDGE = 8

/**
 * Whoever looks does not know what another holds: of a card that comes from a plate a likeness grows to below it, with
 * what it is used as, and is read there while the card itself is on its way: nothing waits for it.
 * @returns from where the card sets out
 */
export function present(script: Script, seat: number, card: number, use: Use): Piece {
  const start = { ...inHand(script, seat, card), z: IN_THE_AIR }
  if (script.telling.from[names.card(card)] || isPut(script, card)) return start
  const shown = below(script, seat, card)
  showFor(script, { ...start, alpha: 0 }, shown)
  caption(script, seat, shown, use)
  return start
}

/** It comes, stays to be read, and goes. */
function showFor(script: Script, from: Piece, shown: Piece): void {
  const name = script.extra()
  script.fly(name, 0, GROWS, from, shown, { ease: easeOut })
  script.fly(name, GROWS, READ, shown, shown)
  script.fly(name, GROWS + READ, GOES, shown, { ...shown, alpha: 0 }, { ease: easeIn })
  script.remove(name, GROWS + READ + GOES)
}

/** Below its plate, as far in as it is whole. */
function below(script: Script, seat: number, card: number): Piece {
  const { plates, board, card: side } = script.telling.layout
  const { x, width } = plates[seat]
  const scale = (LARGE * side) / 100
  const half = 50 * scale
  const right = board.x + board.width - half - EDGE
  return {
    ...atPlate(script, seat, faceOf(card)),
    x: Math.max(board.x + half + EDGE, Math.min(right, x + width / 2)),
    y: board.y + half + BELOW,
    scale,
    z: IN_THE_AIR,
  }
}

/** What it is used as, on a slip at its foot. */
function caption(script: Script, seat: number, { x, y, scale }: Piece, use: Use): void {
  const word = script.telling.frame?.words[use]
  if (!word) return
  const look = { kind: 'usedAs', seat, word } as const
  const slip: Piece = piece(look, 'screen', x, y + 50 * scale + CAPTION / 2, { z: IN_THE_AIR + 1 })
  showFor(script, { ...slip, alpha: 0 }, slip)
}
