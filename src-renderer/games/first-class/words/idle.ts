import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
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

const AT_ONCE: ReadonlySet<string> = new Set(['wagon', 'conductor', 'locomotive'])

/** Nothing of a card that works at once can be done now: whoever carries it out has nothing of it. */
export function isWasted(card: number, seat: Seat, { seats }: FirstClassView): boolean {
  const { kind, frames = [] } = CARDS[card]
  const effects = frames.flatMap((frame) => frame.effects)
  return AT_ONCE.has(kind) && effects.length > 0 && effects.every((effect) => isInVain(effect, seats[seat]))
}

function isInVain(effect: Effect, { trains, locomotive, cities }: SeatView): boolean {
  switch (effect.kind) {
    case 'upgrade':
      return !trains.some(({ coaches }) => coaches.some(({ kind, value }) => kind === 'wagon' && value === effect.from))
    case 'conductor':
    case 'conductors':
      return trains.every(({ coaches, conductor }) => conductor === coaches.length)
    case 'locomotive':
      return locomotive === cities
    default:
      return false
  }
}
