import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import { CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import {
  LEVELS,
  type Effect,
  type EffectKind,
  type Frame,
} from '../../../../../src-shared/games/first-class/effects.ts'
import type { FirstClassView, SeatView } from '../../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Warning } from '../../../../words/speech.ts'
import { commas, effectPhrase, semicolons } from '../effects.ts'

/**
 * What these boxes give that can come to nothing else but lapse: upgrades for which there is no wagon now and none
 * comes with them, steps and cities for which there is no room. null = there is something for all of it.
 */
export function idlePhrase(frames: readonly Frame[], board: SeatView, times = 1): Phrase | null {
  const lost = idleIn(frames, board, times).map(({ told }) => told)
  return lost.length === 0 ? null : semicolons(lost)
}

/** What lapses, in words; mild = it is left over, where the rest of its kind is done. */
interface Idle {
  readonly told: Phrase
  readonly mild: boolean
}

function idleIn(frames: readonly Frame[], board: SeatView, times = 1): readonly Idle[] {
  const effects = frames.flatMap((frame) => (frame.oneOf ? [] : frame.effects))
  const idle = effects.flatMap((effect): Effect[] => {
    if (effect.kind !== 'upgrade') return []
    const n = effect.n * times - wagonsFor(effect.from, effects, board, times)
    return n > 0 ? [{ ...effect, n }] : []
  })
  const what = () => commas(idle.map((effect) => effectPhrase(effect)))
  return [
    ...(idle.length > 0 ? [{ told: phrase('first-class.choice.idle', { what: what() }), mild: false }] : []),
    ...beyond('steps', effects, board, times),
    ...beyond('cities', effects, board, times),
  ]
}

/** Steps of conductors beyond the last wagon, cities beyond the end of the route; of none at all it is said why. */
function beyond(
  what: 'steps' | 'cities',
  effects: readonly Effect[],
  { trains, cities, locomotive }: SeatView,
  times: number,
): Idle[] {
  const sum = (...kinds: EffectKind[]) =>
    times * effects.filter(({ kind }) => kinds.includes(kind)).reduce((all, { n }) => all + n, 0)
  const ahead = what === 'cities' ? [cities - locomotive] : trains.map((one) => one.coaches.length - one.conductor)
  const each = what === 'cities' ? sum('locomotive') : sum('conductors')
  const more = what === 'cities' ? 0 : sum('wagon', 'free')
  // Steps of both are each conductor's own; wagons that come with them go where they are short of them, first.
  const short = ahead.reduce((all, one) => all + Math.max(0, each - one), -more)
  const spare = ahead.reduce((all, one) => all + Math.max(0, one - each), Math.max(0, -short))
  const shared = what === 'cities' ? 0 : sum('conductor')
  const n = Math.max(0, short) + Math.max(0, shared - spare)
  if (n <= 0) return []
  const room = ahead.reduce((all, one) => all + one, more)
  const told = phrase(`first-class.choice.take.lapses.${room === 0 ? (`${what}.all` as const) : what}`, { n })
  return [{ told, mild: room > 0 }]
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

/**
 * What of a card that works at once and asks nothing lapses, however it is carried out: mild where all of it is left
 * over, and nothing lapses whole.
 */
export function idleOf(card: number, board: SeatView): Warning | null {
  const { kind, frames = [] } = CARDS[card]
  if (!AT_ONCE.has(kind)) return null
  const idle = idleIn(
    frames.filter(({ per }) => !per),
    board,
  )
  if (idle.length === 0) return null
  return { ...semicolons(idle.map(({ told }) => told)), ...(idle.every(({ mild }) => mild) && { mild: true }) }
}

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
