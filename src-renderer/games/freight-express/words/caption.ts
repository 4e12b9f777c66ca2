import type { Phrase } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf } from '../../../words/names.ts'
import { letter } from './cards.ts'
import { standsIn } from './places.ts'

/** 'In B with 7 and 4', 'On the line': where whoever is to move stands, and with which wagons. */
export function captionOf(view: FreightView): Phrase {
  const station = standsIn(view, view.active)
  const at =
    station < 0 ? phrase('freight.caption.onLine') : phrase('freight.caption.inStation', { station: letter(station) })
  const wagons = view.seats[view.active].coupled.map((card) => String(TRACK_CARDS[card].wagon))
  return wagons.length === 0 ? at : phrase('freight.caption.with', { at, wagons: listOf(wagons) })
}
