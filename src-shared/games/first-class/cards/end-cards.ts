import { coins, conductor, frame, free, locomotive, upgrade, wagons } from '../effects.ts'
import type { Effect, Frame } from '../effects.ts'
import type { CountedKind } from './row.ts'

/**
 * So many points at the end for each base card of the kind; its frame at once when it is taken. [002:475-495, 763-799]
 */
export interface EndCard {
  readonly counts: CountedKind
  readonly points: number
  readonly frames: readonly Frame[]
}

const row = (counts: CountedKind, points: number, ...effects: Effect[]): EndCard => ({
  counts,
  points,
  frames: [frame(...effects)],
})

/** 21: 7 a kind. The more points, the smaller the action. */
export const END_CARDS: readonly EndCard[] = [
  row('wagon', 1, locomotive(2)),
  row('wagon', 1, coins(2)),
  row('wagon', 1, conductor(2)),
  row('wagon', 1, free()),
  row('wagon', 1, upgrade(1)),
  row('wagon', 2, conductor(1)), // 002:795
  row('wagon', 2, coins(1)),
  row('locomotive', 2, free()),
  row('locomotive', 2, conductor(2)),
  row('locomotive', 2, coins(2)),
  row('locomotive', 2, upgrade(0, 2)),
  row('locomotive', 3, coins(1)), // 002:799
  row('locomotive', 3, wagons(1)),
  row('locomotive', 3, conductor(1)),
  row('conductor', 3, coins(2)),
  row('conductor', 3, free()),
  row('conductor', 3, locomotive(2)),
  row('conductor', 3, upgrade(0, 2)),
  row('conductor', 3, locomotive(1)),
  row('conductor', 4, coins(1)),
  row('conductor', 3, wagons(1)),
]
