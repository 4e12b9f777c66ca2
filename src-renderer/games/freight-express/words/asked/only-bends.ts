import type { Phrase, Reason } from '../../../../../src-shared/core.ts'
import { EW, NS, SIDES, cellOfSleeper, opposite, sidesOf } from '../../../../../src-shared/geometry/rails.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { firstOf } from '../../../../words/names.ts'
import type { Position } from '../../../../words/speech.ts'
import { letter } from '../cards.ts'
import { neighbourCell, railsOn, reaches, stationOf } from '../places.ts'

/** Rails that touch sides across from each other and join none of these: they look as if they led straight on. */
export function turnOnly(rails: number): boolean {
  const sides = sidesOf(rails)
  const across = ([0, 1] as const).some((side) => sides & (1 << side) && sides & (1 << opposite(side)))
  return across && (rails & (NS | EW)) === 0
}

/**
 * Why a station cannot be reached that lies straight across from the one where the locomotive stands: the card between
 * them touches both and joins them not; null where that is not the reason.
 */
export function onlyBends({ refs }: Reason, { view, viewer }: Position<FreightView>): Phrase | null {
  const target = firstOf(refs, 'station')
  const seat = view.seats[typeof viewer === 'number' ? viewer : view.active]
  if (!target || seat.locomotive.sleeper < 0) return null
  const here = cellOfSleeper(seat.locomotive.sleeper)
  const from = stationOf(view, here)
  const stands = from >= 0 && SIDES.some((side) => isTurnedAway(view, here, side, target.id))
  return stands ? phrase('freight.reason.onlyBends', { a: letter(from), b: letter(target.id) }) : null
}

/** Whether over this side lies a card whose rails touch both this cell and the station behind it, and only turn. */
function isTurnedAway(view: FreightView, here: number, side: number, station: number): boolean {
  const between = neighbourCell(view, here, side)
  const { card, rotation } = view.cells[between] ?? { card: -1, rotation: 0 }
  if (card < 0 || stationOf(view, neighbourCell(view, between, side)) !== station) return false
  return turnOnly(railsOn(card, rotation)) && reaches(view, between, side) && reaches(view, between, opposite(side))
}
