import type { Seat } from '../../../../../src-shared/core.ts'
import type { Line } from '../../../../words/speech.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import type { FirstClassEvent, FirstClassEventKind } from '../../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import { nameOf } from '../../../../words/names.ts'
import { BOARD_EVENTS, isBought } from './board-events.ts'
import { tell, type EventWords } from './event.ts'
import { MAX_SEATS } from '../holder.ts'
import { MARKET_EVENTS } from './market-events.ts'
import { MODULE_EVENTS } from './module-events.ts'
import { SCORING_EVENTS } from './scoring-events.ts'

/** Seen at once, or told by the line of another event. */
const unsaid = () => null

/** What is said of each kind of event. */
const EVENTS: EventWords = {
  ...MARKET_EVENTS,
  ...BOARD_EVENTS,
  ...MODULE_EVENTS,
  ...SCORING_EVENTS,
  turnBegan: unsaid,
  turnEnded: unsaid,
  filed: unsaid,
  contractKept: unsaid,
  constantinople: unsaid,
  frameEnded: unsaid,
  frameGained: unsaid,
  destroyerLaid: unsaid,
  warehouseClosed: unsaid,
  ordersLeft: unsaid,
  endCardsOpened: unsaid,
}

/** Of the table, whoever brought it about. */
const COMMON: ReadonlySet<FirstClassEventKind> = new Set([
  'setUp',
  'dealt',
  'roundEnded',
  'ordersOpened',
  'draftsShown',
  'murdererShown',
  'verdict',
  'ended',
])

/** What a suspect draws whom nobody plays is nobody's either. */
const isCommon = (event: FirstClassEvent): boolean =>
  COMMON.has(event.kind) || (event.kind === 'evidenceDrawn' && event.holder >= MAX_SEATS)

/**
 * One step of the game as lines of the log, the past told shortly and with its numbers. What another line tells
 * already (the points of a city, the wagon that a coin bought) is told there.
 */
export function tellEvents(step: readonly FirstClassEvent[], seats: readonly SeatInfo[], view: FirstClassView): Line[] {
  return step.flatMap((event, i): Line[] => {
    const told = { who: nameOf(seats, event.seat), seats, view, step, i }
    const phrase = isBought(event, told) ? null : tell(EVENTS, told)
    if (!phrase) return []
    const { turn, refs } = event
    const common = isCommon(event)
    const aside = isOfRow(step, i)
    const seat = dealtTo(event, seats) ?? event.seat
    return [{ seat, turn, phrase, refs, ...(common && { common }), ...(aside && { aside }) }]
  })
}

/** What becomes of the row that a card clears, with what dummies get of it, and who draws evidence for that. */
function isOfRow(step: readonly FirstClassEvent[], i: number): boolean {
  const { kind } = step[i]
  const drawnFor = () => step.slice(0, i).findLast((one) => one.kind !== 'evidenceDrawn')?.kind
  return kind === 'rowCleared' || kind === 'dummyTook' || (kind === 'evidenceDrawn' && drawnFor() === 'dummyTook')
}

/** Who looks at what they are dealt, or draw in whosever turn; a dummy has no seat. */
const dealtTo = (event: FirstClassEvent, seats: readonly SeatInfo[]): Seat | null =>
  (event.kind === 'identityDealt' || event.kind === 'evidenceDrawn') && event.holder < seats.length
    ? event.holder
    : null
