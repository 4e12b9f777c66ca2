import type { GameEvent } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf, namesOf } from '../../../words/names.ts'
import type { Tiding } from '../../../words/speech.ts'
import { isKnown } from './cards.ts'
import { eventPhrase } from './events.ts'

/** What counts for more than a word in passing: it stays to be read. */
const GREAT: ReadonlySet<FreightEvent['kind']> = new Set([
  'uncoupled',
  'derailed',
  'shuffled',
  'dropped',
  'gaveUpTrain',
  'wagonRaided',
  'cardsGiven',
  'cardsDrawnFrom',
  'stationClosed',
  'stationReopened',
  'abducted',
])

/** Wagons delivered, what the piles and the seats suffered: the oldest first. */
export function tidings(events: readonly GameEvent[], seats: readonly SeatInfo[], view: FreightView): Tiding[] {
  return (events as readonly FreightEvent[]).flatMap((event): Tiding[] => {
    const { seat } = event
    if (event.kind === 'drove') {
      if (event.rammed.length === 0) return []
      const what = phrase('freight.turn.pushed', { names: namesOf(seats, event.rammed) })
      return [{ seat, phrase: phrase('turn.sentence', { who: nameOf(seats, seat), what }) }]
    }
    if (!GREAT.has(event.kind)) return []
    const gain = event.kind === 'uncoupled' && isKnown(event.card) ? TRACK_CARDS[event.card].wagon : undefined
    return [{ seat: event.kind === 'shuffled' ? null : seat, phrase: eventPhrase(event, seats, view), gain }]
  })
}
