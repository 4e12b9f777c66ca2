import type { Seat } from '../../../../src-shared/core.ts'
import type { Line } from '../../../words/speech.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import type { FirstClassEvent, FirstClassEventKind } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { boardEvent } from './board-events.ts'
import { moduleEvent } from './module-events.ts'
import { marketEvent } from './market-events.ts'
import { scoringEvent } from './scoring-events.ts'
import { SILENT, type Telling } from './telling.ts'

/** Of the table, whoever brought it about. */
const COMMON: ReadonlySet<FirstClassEventKind> = new Set(['setUp', 'dealt', 'roundEnded', 'draftsShown', 'ended'])

/**
 * One step of the game as lines of the log, the past told shortly and with its numbers. What another line tells
 * already (the points of a city, the wagon that a coin bought) is told there.
 */
export function tellEvents(step: readonly FirstClassEvent[], seats: readonly SeatInfo[], view: FirstClassView): Line[] {
  return step.flatMap((event, i): Line[] => {
    if (SILENT.has(event.kind)) return []
    const telling: Telling = { step, i, seats, view }
    const told =
      marketEvent(event, telling) ??
      boardEvent(event, telling) ??
      moduleEvent(event, telling) ??
      scoringEvent(event, telling)
    return told
      ? [
          {
            seat: dealtTo(event, seats) ?? event.seat,
            turn: event.turn,
            phrase: told,
            refs: event.refs,
            ...(COMMON.has(event.kind) && { common: true }),
          },
        ]
      : []
  })
}

/** Who looks at what they are dealt before the first turn; a dummy has no seat. */
const dealtTo = (event: FirstClassEvent, seats: readonly SeatInfo[]): Seat | null =>
  event.kind === 'identityDealt' && event.holder < seats.length ? event.holder : null
