import type { GameEvent, Seat } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { phrase } from '../../../messages/index.ts'
import { commas, listOf, nameOf, namesOf } from '../../../words/names.ts'
import type { Tiding } from '../../../words/speech.ts'
import { isKnown } from './cards.ts'
import { eventPhrase } from './events.ts'

/** What counts for more than a word in passing: it stays to be read. */
const GREAT: ReadonlySet<FreightEvent['kind']> = new Set([
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

/**
 * What the piles and the seats suffered, the oldest first, and after it all wagons delivered, in one row: where there
 * is room for the latest only, none of these is left out.
 */
export function tidings(events: readonly GameEvent[], seats: readonly SeatInfo[], view: FreightView): Tiding[] {
  const all = events as readonly FreightEvent[]
  const suffered = all.flatMap((event, i): Tiding[] => {
    const { seat } = event
    if (event.kind === 'drove') {
      if (event.rammed.length === 0 || isPushedOn(all.slice(0, i), event)) return []
      const what = phrase('freight.turn.pushed', { names: namesOf(seats, event.rammed) })
      const told = phrase('turn.sentence', { who: nameOf(seats, seat), what })
      return [{ seat, phrase: told, against: event.rammed }]
    }
    if (!GREAT.has(event.kind)) return []
    const against = sufferers(event)
    const told = { seat: event.kind === 'shuffled' ? null : seat, phrase: eventPhrase(event, seats, view) }
    return [{ ...told, ...(against.length > 0 && { against }) }]
  })
  return [...suffered, ...delivered(all, seats, view)]
}

/** To whom another did it. */
function sufferers(event: FreightEvent): readonly Seat[] {
  switch (event.kind) {
    case 'derailed':
      return [...new Set([event.seat, event.payer])]
    case 'wagonRaided':
    case 'cardsGiven':
    case 'cardsDrawnFrom':
      return [event.from]
    case 'abducted':
      return [event.victim]
    default:
      return []
  }
}

/** The same drive has pushed the same before it came to a branch: that is told once. */
function isPushedOn(before: readonly FreightEvent[], { seat, rammed }: Drove): boolean {
  const last = before.findLast(({ kind }) => PARTS.has(kind))
  return last?.kind === 'drove' && last.seat === seat && rammed.every((other) => last.rammed.includes(other))
}
type Drove = Extract<FreightEvent, { kind: 'drove' }>
/** One drive is parted from the next by the card that is discarded for it. */
const PARTS: ReadonlySet<FreightEvent['kind']> = new Set(['drove', 'discarded', 'turnBegan'])

/** A single delivery as it is told in the log; several by seat and value: 'Delivered: Bram +9, Cleo +6 and +8'. */
function delivered(events: readonly FreightEvent[], seats: readonly SeatInfo[], view: FreightView): Tiding[] {
  const made = events.filter((event) => event.kind === 'uncoupled')
  const worth = ({ card }: (typeof made)[number]) => (isKnown(card) ? TRACK_CARDS[card].wagon : undefined)
  if (made.length <= 1 || made.some((event) => worth(event) === undefined))
    return made.map((event) => ({ seat: event.seat, phrase: eventPhrase(event, seats, view), gain: worth(event) }))
  const movers = [...new Set(made.map(({ seat }) => seat))]
  const each = movers.map((seat) => {
    const values = made.filter((event) => event.seat === seat).map((event) => `+${worth(event)}`)
    return phrase('turn.sentence', { who: nameOf(seats, seat), what: listOf(values) })
  })
  const list = phrase('freight.tiding.delivered', { list: commas(each) })
  return [{ seat: movers.length === 1 ? movers[0] : null, phrase: list }]
}
