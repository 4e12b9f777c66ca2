import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import { LEVELS, type Effect, type Frame } from '../../../../src-shared/games/first-class/effects.ts'
import type { FirstClassView, SeatView } from '../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../messages/index.ts'
import { commas, effectPhrase } from './effects.ts'

/** Upgrades of these boxes for which there is no wagon now, and none comes with them; null = each has one. */
export function idlePhrase(frames: readonly Frame[], seat: Seat, { seats }: FirstClassView, times = 1): Phrase | null {
  const effects = frames.flatMap((frame) => (frame.oneOf ? [] : frame.effects))
  const idle = effects.flatMap((effect): Effect[] => {
    if (effect.kind !== 'upgrade') return []
    const n = effect.n * times - wagonsFor(effect.from, effects, seats[seat], times)
    return n > 0 ? [{ ...effect, n }] : []
  })
  return idle.length === 0
    ? null
    : phrase('first-class.choice.idle', { what: commas(idle.map((effect) => effectPhrase(effect))) })
}

/** Wagons of this value, and those that other effects make so. */
function wagonsFor(level: number, effects: readonly Effect[], { trains }: SeatView, times: number): number {
  const there = trains
    .flatMap(({ coaches }) => coaches)
    .filter(({ kind, value }) => kind === 'wagon' && value === level)
  const below = LEVELS[LEVELS.findIndex((one) => one === level) - 1]
  const come = effects.filter((one) =>
    one.kind === 'upgrade' ? one.from === below : one.kind === 'wagon' && level === 0,
  )
  return there.length + come.reduce((sum, { n }) => sum + n * times, 0)
}
