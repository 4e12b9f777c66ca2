import type { GameEvent } from '../../../src-shared/core.ts'
import type { Played } from './games.ts'

/** An event of some game by which its kind can be judged. */
export interface Sample {
  readonly played: Played
  /** Its place among the game's beats. */
  readonly n: number
}

/** How much an event has to show: one that moves more things says more. */
const weight = (event: GameEvent): number => JSON.stringify(event).length

/** For each kind of event that happens in some game the one that shows most, in the order of the alphabet. */
export function samples(games: readonly Played[]): Map<string, Sample> {
  const best = new Map<string, Sample>()
  for (const played of games)
    for (const [n, { event }] of played.beats.entries()) {
      const so = best.get(event.kind)
      // A person looks from seat 0: what that seat does is shown most fully.
      const rank = (of: Sample) => {
        const { event } = of.played.beats[of.n]
        return ('seat' in event && event.seat === 0 ? 1000 : 0) + weight(event)
      }
      if (!so || rank({ played, n }) > rank(so)) best.set(event.kind, { played, n })
    }
  return new Map([...best].sort(([a], [b]) => a.localeCompare(b)))
}
