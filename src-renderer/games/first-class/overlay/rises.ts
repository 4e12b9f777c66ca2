import { LEVELS, type Level } from '../../../../src-shared/games/first-class/effects.ts'
import type { CoachView, FirstClassView } from '../../../../src-shared/games/first-class/view.ts'

/** A wagon that may rise, and to what. */
export interface Rising {
  readonly train: number
  readonly place: number
  readonly to: Level
}

/**
 * The wagons of whoever is at work of which the frame may raise any: by a fixed upgrade, or a free one within its
 * limit. None where wagons are limited: how many are left is not in sight.
 */
export function risingIn({ frame, seats, atWork, options }: FirstClassView): readonly Rising[] {
  if (!frame || options.limitedWagons) return []
  return seats[atWork].trains.flatMap(({ coaches }, train) =>
    coaches.flatMap((coach, place) => {
      const at = levelOf(coach)
      if (at < 0 || at === TOP || !isRaised(frame, at)) return []
      return levelBefore(coaches, place) > at ? [{ train, place, to: LEVELS[at + 1] }] : []
    }),
  )
}

const TOP = LEVELS.length - 1
const levelOf = ({ kind, value }: CoachView): number => (kind === 'wagon' ? LEVELS.indexOf(value as Level) : -1)

const isRaised = ({ upgrades, free, limit }: NonNullable<FirstClassView['frame']>, at: number): boolean =>
  upgrades[at] > 0 || (free > 0 && LEVELS[at + 1] <= limit)

/** No wagon is worth more than the one before it, across the mail wagon too. [002:270-271] */
function levelBefore(coaches: readonly CoachView[], place: number): number {
  const before = coaches.slice(0, place).findLast(({ kind }) => kind === 'wagon')
  return before ? levelOf(before) : Infinity
}
