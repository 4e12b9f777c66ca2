import { easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'
import { IN_THE_AIR } from '../sizes.ts'
import { atPlate, faceOf, inHand, isPut } from './cards.ts'

/** What a card that is played is used as. */
export type Use = 'track' | 'wagon' | 'fuel' | 'refill'

/** It grows out of its plate and is read there before it goes on, in milliseconds of the table and of whoever looks. */
const [GROWS, READ, SEEN] = [180, 420, 320]
/** So much of the side of a card in one's own hand it is large then; as far below the plate as its caption is high. */
const [LARGE, BELOW, CAPTION] = [1.05, 10, 30]
const EDGE = 8

/** How long whoever looks is shown what another plays. */
export const PRESENTED = GROWS + READ

/** A card that is on its way: when it leaves, and from where. */
interface Leaves {
  readonly at: number
  readonly start: Piece
}

/**
 * Whoever looks does not know what another holds: a card that comes from a plate grows to below it, with what it is
 * used as, and can be read there before it goes on. One of the hand in the tray sets out at once.
 */
export function present(script: Script, seat: number, card: number, use: Use): Leaves {
  const start = { ...inHand(script, seat, card), z: IN_THE_AIR }
  if (script.telling.from[names.card(card)] || isPut(script, card)) return { at: 0, start }
  const shown = below(script, seat, card)
  const name = names.card(card)
  script.fly(name, 0, GROWS, start, shown, { ease: easeOut })
  script.fly(name, GROWS, READ, shown, shown)
  caption(script, seat, shown, use)
  script.seenFor(GROWS, READ, SEEN)
  return { at: PRESENTED, start: shown }
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
  const look = { kind: 'usedAs', seat, use, word } as const
  const slip: Piece = piece(look, 'screen', x, y + 50 * scale + CAPTION / 2, { z: IN_THE_AIR + 1 })
  const name = script.extra()
  script.fly(name, GROWS / 2, GROWS / 2, { ...slip, alpha: 0 }, slip)
  script.fly(name, PRESENTED, 100, slip, { ...slip, alpha: 0 }, { ease: easeIn })
  script.remove(name, PRESENTED + 100)
}
