import { toBoard, toScreen, type Camera } from '../camera/camera.ts'
import { easeBoth, type Act } from './motion.ts'
import type { Piece, Pieces, Poses } from '../pieces.ts'
import { samePiece } from '../pieces.ts'
import { mixed } from './settling.ts'

/** In milliseconds. docs/look/look.md, 'Motion'. */
const LASTS = 260

interface Way<Look> {
  readonly from: Poses<Look>
  /** From where what is not there comes; it fades in where that is not known. */
  readonly homeward: Poses<Look>
  /** Asked for anew at every painting: what is known of the past may come after the position. */
  to(): Poses<Look>
  readonly camera: Camera
}

/**
 * What was taken back goes straight from where it was seen to where it stands again; what is there no more fades out.
 */
export function takingBack<Look extends object>(pieces: Pieces<Look>, way: Way<Look>): Act {
  const { from, homeward, camera } = way
  return {
    at: 0,
    lasts: LASTS,
    ease: easeBoth,
    draw(part) {
      const ends = way.to()
      pieces.set(ends)
      if (part === 1) return
      for (const [name, end] of Object.entries(ends)) {
        const start = (from[name] ?? homeward[name]) as Piece<Look> | undefined
        if (!start) pieces.put(name, { ...end, alpha: end.alpha * part })
        else if (!samePiece(start, end))
          pieces.put(name, mixed(seenIn(end, start, camera), end, part, { look: end.look }))
      }
      for (const [name, start] of Object.entries(from))
        if (!(name in ends)) pieces.put(name, { ...start, alpha: start.alpha * (1 - part) })
    },
  }
}

/** Where it is seen, in the space of another: from the board to the hand is one way over the glass. */
function seenIn<Look>({ space }: Piece<Look>, one: Piece<Look>, camera: Camera): Piece<Look> {
  if (space === one.space) return one
  return space === 'screen'
    ? { ...one, ...toScreen(camera, one), space, scale: one.scale * camera.scale }
    : { ...one, ...toBoard(camera, one), space, scale: one.scale / camera.scale }
}
