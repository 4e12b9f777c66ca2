import type { Act } from './motion.ts'
import { easeOut } from './motion.ts'
import type { Piece, Pieces, Poses } from '../pieces.ts'
import { samePiece } from '../pieces.ts'
import { between, normal } from './turning.ts'

/** How a piece that nobody spoke for goes where it must; null when it is there already. */
export function settling<Look extends object>(
  pieces: Pieces<Look>,
  name: string,
  from: Piece<Look> | undefined,
  to: Piece<Look> | undefined,
  at: number,
  lasts: number,
): Act | null {
  if (samePiece(from, to)) return null
  const fade = (piece: Piece<Look>, part: number) =>
    pieces.put(name, part === 1 ? piece : { ...piece, alpha: piece.alpha * part })
  return {
    at,
    lasts,
    ease: easeOut,
    draw(part) {
      if (from && to) pieces.put(name, part === 1 ? to : mixed(from, to, part, { look: to.look }))
      else if (to) fade(to, part)
      else if (from && part < 1) fade(from, 1 - part)
      else pieces.remove(name)
    },
  }
}

/** A pose between two, turning the short way round. */
export function mixed<Look>(
  from: Piece<Look>,
  to: Piece<Look>,
  part: number,
  change: Partial<Piece<Look>>,
  arc = 0,
): Piece<Look> {
  const mix = (of: (piece: Piece<Look>) => number) => between(of(from), of(to), part)
  return {
    ...from,
    x: mix((piece) => piece.x),
    y: mix((piece) => piece.y) - arc * 4 * part * (1 - part),
    angle: from.angle + normal(to.angle - from.angle) * part,
    scale: mix((piece) => piece.scale),
    squash: mix((piece) => piece.squash),
    alpha: mix((piece) => piece.alpha),
    z: to.z,
    ...change,
  }
}

/** In milliseconds. */
const DISSOLVES = 260

/**
 * One position gives way to another of which nothing is told, in no more than `most` milliseconds: what is elsewhere
 * goes there, the rest comes and goes.
 */
export function dissolving<Look extends object>(
  pieces: Pieces<Look>,
  from: Poses<Look>,
  to: Poses<Look>,
  most = Infinity,
): Act[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap(
    (name) => settling(pieces, name, from[name], to[name], 0, Math.min(DISSOLVES, most)) ?? [],
  )
}

/** For those who want no motion: the new position at once, what has changed fading in and what has gone fading out. */
export function fade<Look extends object>({
  from,
  to,
  pieces,
}: {
  readonly from: Poses<Look>
  readonly to: Poses<Look>
  readonly pieces: Pieces<Look>
}): Act[] {
  const changed = Object.keys(to).filter((name) => !samePiece(from[name], to[name]))
  const gone = Object.keys(from).filter((name) => !(name in to))
  return [
    {
      at: 0,
      lasts: 120,
      ease: easeOut,
      draw(part) {
        pieces.set(to)
        if (part === 1) return
        for (const name of changed) pieces.alter(name, { alpha: to[name].alpha * part })
        for (const name of gone) pieces.put(name, { ...from[name], alpha: from[name].alpha * (1 - part) })
      },
    },
  ]
}
