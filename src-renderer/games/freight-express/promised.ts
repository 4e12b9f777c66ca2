import { IN_THE_AIR } from './sizes.ts'
import { names, type Piece, type Poses } from './looks.ts'

/** Track, stations, wagons and paid cards that were previewed, as long as the real one does not lie there. */
export function awaited(ghosts: Poses, live: Poses): Poses {
  return Object.fromEntries(Object.entries(ghosts).filter(([name, { look }]) => isAwaited(look, name, live)))
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
