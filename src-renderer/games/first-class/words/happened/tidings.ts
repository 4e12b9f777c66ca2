import { ENGINE_TILES } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { GameEvent } from '../../../../../src-shared/core.ts'
import type { FirstClassEvent } from '../../../../../src-shared/games/first-class/events.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Tiding } from '../../../../words/speech.ts'

/**
 * That a new round has begun, and who begins it: turns of others follow at once, and hide who took the start tile. And
 * what the next locomotive tile is worth, which stands at all trains. Of a row that another closed it is said who did:
 * what one had meant to take from it is gone.
 */
export function tidings(
  events: readonly GameEvent[],
  seats: readonly SeatInfo[],
  _: unknown,
  known: readonly GameEvent[],
): Tiding[] {
  const all = events as readonly FirstClassEvent[]
  return all.flatMap((event, n): Tiding[] => {
    if (event.kind === 'rowCleared' && event.cards.length > 0 && isMissed(all.slice(n))) {
      const what = { who: nameOf(seats, event.seat), n: event.cards.length }
      return [{ seat: event.seat, phrase: phrase(`first-class.tiding.closed.${event.row as 0 | 1 | 2}`, what) }]
    }
    const next = event.kind === 'tileLaid' ? ENGINE_TILES[event.tile + 1] : undefined
    if (next) {
      const what = { who: nameOf(seats, event.seat), points: next.points }
      return [{ seat: event.seat, phrase: phrase('first-class.tiding.tile', what) }]
    }
    const starter = event.kind === 'dealt' ? starterOf(all, event.round) : -1
    if (event.kind !== 'dealt' || starter < 0) return []
    const what = { round: event.round, who: nameOf(seats, starter) }
    const words = isTileTaken(known as readonly FirstClassEvent[], event.round)
      ? 'first-class.tiding.round'
      : 'first-class.tiding.round.plain'
    return [{ seat: null, phrase: phrase(words, what) }]
  })
}

/** Somebody else plays since, in the same round: new cards do not lie there yet. */
const isMissed = ([cleared, ...since]: readonly FirstClassEvent[]): boolean =>
  since.some(({ kind, seat }) => kind === 'turnBegan' && seat !== cleared.seat) &&
  !since.some(({ kind }) => kind === 'dealt')

/** Was the start tile taken in the round that is over? Where nobody took it the seat that started starts again. */
function isTileTaken(known: readonly FirstClassEvent[], round: number): boolean {
  const endOf = (one: number) => known.findIndex((event) => event.kind === 'roundEnded' && event.round === one)
  return known.slice(endOf(round - 2) + 1, endOf(round - 1)).some(({ kind }) => kind === 'startTaken')
}

/** Who begins a round; -1 where it is not told how the one before it ended. */
function starterOf(events: readonly FirstClassEvent[], round: number): number {
  const end = events.find((event) => event.kind === 'roundEnded' && event.round === round - 1)
  return end?.kind === 'roundEnded' ? end.starter : -1
}
