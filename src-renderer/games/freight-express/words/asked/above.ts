import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Position } from '../../../../words/speech.ts'
import { letter } from '../cards.ts'
import { standsIn } from '../places.ts'

/** 'Ada, in station E' */
export function above(seat: Seat, { view, seats }: Position<FreightView>): Phrase {
  const name = nameOf(seats, seat)
  const station = standsIn(view, seat)
  if (view.placing) return phrase('freight.prompt.plain', { name })
  return station < 0
    ? phrase('freight.prompt.onLine', { name })
    : phrase('freight.prompt.inStation', { name, station: letter(station) })
}
