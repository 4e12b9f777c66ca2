import { IN_THE_AIR } from '../layout/sizes.ts'
import { names, type Piece, type Poses } from '../looks.ts'

/**
 * Track, stations, wagons and paid cards that were previewed, as long as the real one does not lie there. Of a
 * locomotive half is left where it will end, and fades as it comes.
 */
export function awaited(ghosts: Poses, live: Poses): Poses {
  return Object.fromEntries(
    Object.entries(ghosts).flatMap(([name, ghost]) => {
      if (ghost.look.kind !== 'ghostLocomotive') return isAwaited(ghost.look, name, live) ? [[name, ghost]] : []
      const seen = ghost.look.falls ? 0 : farAway(ghost, live[names.locomotive(ghost.look.seat)])
      return seen > 0 ? [[name, { ...ghost, alpha: Math.min(GOAL, seen) }]] : []
    }),
  )
}

/**
 * So much is seen of who is on the way to where a drive ends. So near it is gone, whichever siding is taken; it fades
 * over so many u before.
 */
const GOAL = 0.5
const [NEAR, FADES] = [40, 120]

/** How much may be seen of a ghost: 0 = who it stands for has come, or is not on the table. */
function farAway(ghost: Piece, comes: Piece | undefined): number {
  const far = comes ? Math.hypot(comes.x - ghost.x, comes.y - ghost.y) : 0
  return Math.max(0, far - NEAR) / FADES
}

function isAwaited(look: Piece['look'], name: string, live: Poses): boolean {
  switch (look.kind) {
    case 'ghostTile': {
      const there = live[names.tile(Number(name.split(' ').at(-1)))]?.look
      return there?.kind !== 'tile' || there.rails !== look.rails
    }
    case 'ghostStation':
      return !live[names.station(look.station)]
    case 'ghostWagon':
      return !live[names.wagon(look.card)] && !isOnItsWay(look.card, live)
    case 'face': {
      const pile = live[names.discard]?.look
      return pile?.kind === 'pile' && pile.top !== look.card && !isOnItsWay(look.card, live)
    }
    default:
      return false
  }
}

/** A hand card flies above all that lies: what it will be is not seen twice. */
const isOnItsWay = (card: number, live: Poses): boolean => (live[names.card(card)]?.z ?? 0) >= IN_THE_AIR
