import type { Fact } from '../../../src-shared/advice.ts'
import type { AnyGame, Seat, State } from '../../engine/game.ts'
import type { Arm } from '../search/halving.ts'
import type { GamePart } from '../search/part.ts'
import { stillApart } from './apart.ts'
import { collected } from './collected.ts'
import { playedOn, readOff, readRoads } from './laid-open.ts'

/** What can be read off the table after a move, whatever it is told beside. */
export interface Laid {
  readonly open: readonly Fact[]
  /** What is told where nothing else can be. */
  readonly rest: readonly Fact[]
  /** What it does for who is cut off. */
  readonly apart: readonly Fact[]
}

/**
 * The same of each move, found once: the order in which moves are told is tried more than once.
 * @param deals samples that agree with what the seat knows, at least one
 */
export function laidBy(
  game: AnyGame,
  part: GamePart,
  seat: Seat,
  deals: readonly State[],
  unwanted?: () => boolean,
): (arm: Arm) => Laid {
  const [first] = deals
  const apart = stillApart(part, seat, first, unwanted)
  const known = new Map<Arm, Laid>()
  return (arm) => {
    const laid = known.get(arm) ?? laidAfter(arm)
    known.set(arm, laid)
    return laid
  }

  function laidAfter({ plan: { codes } }: Arm): Laid {
    const played = playedOn(game, deals, codes)
    let rest: readonly Fact[] | undefined
    return {
      open: readOff(game, part, seat, played),
      // Of most moves something else can be told.
      get rest() {
        return (rest ??= [...readRoads(game, part, seat, played), ...collected(game, part, seat, first, codes)])
      },
      apart: apart(played),
    }
  }
}
