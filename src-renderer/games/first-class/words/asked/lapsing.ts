import type { Phrase } from '../../../../../src-shared/core.ts'
import { CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { LEVELS, type EffectKind, type Level } from '../../../../../src-shared/games/first-class/effects.ts'
import type { OutcomeFacts } from '../../../../../src-shared/games/first-class/outcome.ts'
import type { SeatView } from '../../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../../messages/index.ts'

/**
 * What a card gives that comes to nothing in an outcome, and why where none of it can be done; mail wagons may have
 * given other things of the kind.
 */
export function lapsing(facts: OutcomeFacts, board: SeatView): Phrase[] {
  const { given, used } = { given: givenBy(facts.card, board), used: usedIn(facts, board) }
  const lost = {
    wagons: given.wagons - used.wagons,
    // A free upgrade may be a new wagon instead.
    upgrades: given.upgrades - used.upgrades - Math.max(0, used.wagons - given.wagons),
    steps: given.steps - used.steps,
    cities: given.cities - used.cities,
  }
  return KINDS.filter((kind) => lost[kind] > 0).map((kind) =>
    (kind === 'steps' || kind === 'cities') && used[kind] === 0
      ? phrase(`first-class.choice.take.lapses.${kind}.all`, { n: lost[kind] })
      : phrase(`first-class.choice.take.lapses.${kind}`, { n: lost[kind] }),
  )
}

const KINDS = ['wagons', 'upgrades', 'steps', 'cities'] as const
type Counts = Readonly<Record<(typeof KINDS)[number], number>>

/** What stands on a card without a condition: of frames of which one is chosen nothing is said. */
function givenBy(card: number, { trains }: SeatView): Counts {
  const frames = (CARDS[card]?.frames ?? []).filter(({ oneOf, per }) => !oneOf && !per)
  const effects = frames.flatMap((frame) => frame.effects)
  const sum = (...kinds: EffectKind[]) =>
    effects.filter(({ kind }) => kinds.includes(kind)).reduce((all, { n }) => all + n, 0)
  return {
    wagons: sum('wagon'),
    upgrades: sum('upgrade', 'free'),
    steps: sum('conductor') + sum('conductors') * trains.length,
    cities: sum('locomotive'),
  }
}

function usedIn({ laid, risen, walked, driven }: OutcomeFacts, { trains, locomotive }: SeatView): Counts {
  const levels = (from: number, to: number) => LEVELS.indexOf(to as Level) - LEVELS.indexOf(from as Level)
  return {
    wagons: laid.length / 2,
    upgrades: inRows(risen, 4).reduce((sum, [, , from, to]) => sum + levels(from, to), 0),
    steps: inRows(walked, 2).reduce((sum, [train, goal]) => sum + goal - trains[train].conductor, 0),
    cities: driven < 0 ? 0 : driven - locomotive,
  }
}

/** Facts as they are written, so many numbers a row. */
export function inRows(all: readonly number[], width: number): (readonly number[])[] {
  return Array.from({ length: all.length / width }, (_, i) => all.slice(i * width, (i + 1) * width))
}
