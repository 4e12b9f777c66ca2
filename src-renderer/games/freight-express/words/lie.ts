import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import {
  CENTRE,
  FACING_IN,
  NO_FACING,
  SIDES,
  cellOfSleeper,
  opposite,
  pointOfSleeper,
  sideOfPoint,
} from '../../../../src-shared/geometry/rails.ts'
import { phrase } from '../../../messages/index.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { railsPhrase, shapePhrase } from './cards.ts'
import { SIDE_WORDS, namedPlace, neighbourCell, railsOn, reaches, stationOf, stationPhrase } from './places.ts'

/** The line as it lies, in words: for whoever cannot see where rails lead. */

/** Where a locomotive stands, which way it faces and what lies round it; null while it has no place yet. */
export function standingPhrase(view: FreightView, seat: Seat): Phrase | null {
  const { sleeper } = view.seats[seat].locomotive
  if (sleeper < 0) return null
  const cell = cellOfSleeper(sleeper)
  const at = phrase('freight.panel.at', { place: namedPlace(view, cell) })
  const facing = facingOf(view, seat)
  const stands = facing ? phrase('common.comma', { a: at, b: facing }) : at
  return together([stands, ...joinsPhrase(view, cell)])
}

/** Which way a locomotive faces; null in a station, where it faces nowhere, and while it has no place. */
export function facingOf(view: FreightView, seat: Seat): Phrase | null {
  const { sleeper, facing } = view.seats[seat].locomotive
  return sleeper < 0 || facing === NO_FACING ? null : facingPhrase(pointOfSleeper(sleeper), facing)
}

/** Towards a side of its card; or inwards from one, where the rails may still divide. */
function facingPhrase(point: number, facing: number): Phrase {
  if (facing !== FACING_IN) return phrase('freight.panel.facing', { side: phrase(SIDE_WORDS[facing]) })
  return phrase('freight.panel.facingIn', { side: phrase(SIDE_WORDS[point === CENTRE ? 0 : sideOfPoint(point)]) })
}

/** Every laid card: its rails, where it lies, and what each of its sides joins. */
export const linePhrases = (view: FreightView): Phrase[] =>
  view.cells.flatMap(({ card, rotation }, cell) => {
    if (card < 0) return []
    const shape = phrase('freight.about.track', { shape: shapePhrase(card), place: namedPlace(view, cell) })
    return [together([shape, railsPhrase(railsOn(card, rotation)), ...joinsPhrase(view, cell)])]
  })

/** A laid card without its place: its shape, its rails and what they join. */
export function trackPhrase(view: FreightView, cell: number): Phrase {
  const { card, rotation } = view.cells[cell]
  return together([shapePhrase(card), railsPhrase(railsOn(card, rotation)), ...joinsPhrase(view, cell)])
}

/** What lies beyond each side that a rail leads over. A station has rail to every side: only what joins it is told. */
export function joinsPhrase(view: FreightView, cell: number): Phrase[] {
  const isStation = stationOf(view, cell) >= 0 && view.cells[cell].card < 0
  return SIDES.filter((side) => reaches(view, cell, side)).flatMap((side) => {
    const next = neighbourCell(view, cell, side)
    const joined = next >= 0 && reaches(view, next, opposite(side))
    if (!joined && isStation) return []
    return [
      phrase('freight.panel.side', {
        side: phrase(SIDE_WORDS[side]),
        what: joined ? whatLies(view, next) : phrase('freight.panel.railEnds'),
      }),
    ]
  })
}

const whatLies = (view: FreightView, cell: number): Phrase => {
  const { card, station } = view.cells[cell]
  return card >= 0 ? shapePhrase(card) : stationPhrase(station)
}

const together = (all: readonly Phrase[]): Phrase => all.reduce((a, b) => phrase('freight.panel.and', { a, b }))
