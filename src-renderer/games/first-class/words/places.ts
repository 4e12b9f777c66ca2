import type { Phrase, Ref } from '../../../../src-shared/core.ts'
import { phrase, type MessageKey } from '../../../messages/index.ts'
import type { City } from '../../../../src-shared/games/first-class/cards/index.ts'
import { BOARD_CITIES, CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Frame } from '../../../../src-shared/games/first-class/effects.ts'
import type { FirstClassView, SeatView } from '../../../../src-shared/games/first-class/view.ts'
import { nthOf, ownerOf } from './refs.ts'

/** Places in trains are counted from 1, as a conductor does; the mail wagon is the sixth card, the tile the tenth. */
export const MAIL_PLACE = 5
export const TILE_PLACE = 9

const of = <T>(train: number, upper: T, lower: T): T => (train === 0 ? upper : lower)

export const trainPhrase = (train: number): Phrase => phrase(of(train, 'first-class.train.0', 'first-class.train.1'))
export const conductorPhrase = (train: number): Phrase =>
  phrase(of(train, 'first-class.conductor.0', 'first-class.conductor.1'))

/** '3rd': a place in a train. A figure alone would be read as the value of a wagon. */
export const nthPhrase = (place: number): Phrase => phrase(`first-class.nth.${place + 1}` as MessageKey)

/** 'upper train, 3rd wagon' */
export function coachPhrase(train: number, place: number): Phrase {
  const at = { train: trainPhrase(train) }
  if (place === MAIL_PLACE) return phrase('first-class.coach.mail', at)
  return place === TILE_PLACE
    ? phrase('first-class.coach.tile', at)
    : phrase('first-class.coach', { ...at, nth: nthPhrase(place) })
}

/** 'the 3rd wagon', 'the mail wagon': to follow 'to'. */
export function placePhrase(place: number): Phrase {
  if (place === MAIL_PLACE) return phrase('first-class.place.mail')
  return place === TILE_PLACE
    ? phrase('first-class.place.tile')
    : phrase('first-class.place.wagon', { nth: nthPhrase(place) })
}

/** Cities along a seat's route: the board's three, then those of its route cards. */
export const citiesOf = (board: SeatView): readonly City[] => [
  ...BOARD_CITIES,
  ...board.route.flatMap(({ card }) => CARDS[card].cities ?? []),
]

/** Which route card a city is on, -1 = the board. */
export function routeIndexOf(board: SeatView, city: number): number {
  let left = city - BOARD_CITIES.length
  return board.route.findIndex(({ card }) => {
    const own = CARDS[card].cities?.length ?? 0
    left -= own
    return left < 0 && left >= -own
  })
}

/** A postcard doubles the bonuses of its route card. */
export function isDoubled(board: SeatView, city: number): boolean {
  const index = routeIndexOf(board, city)
  return index >= 0 && board.route[index].postcard >= 0
}

/** How many coins a city lays; 0 where it does anything else. */
export function coinsOfCity(board: SeatView, index: number): number {
  const city = citiesOf(board)[index]
  const effects = city && 'bonus' in city && !city.bonus.per ? city.bonus.effects : []
  if (effects.some(({ kind }) => kind !== 'coins')) return 0
  return effects.reduce((sum, { n }) => sum + n, 0) * (isDoubled(board, index) ? 2 : 1)
}

/** Frames of what asks for an order: of a card, end card or city. */
export function framesOf(view: FirstClassView, source: Ref): readonly Frame[] {
  switch (source.kind) {
    case 'card':
      return CARDS[source.id].frames ?? []
    case 'city':
      return bonusOf(view.seats[ownerOf('city', source.id)], nthOf('city', source.id))
    default:
      return []
  }
}

function bonusOf(board: SeatView | undefined, city: number): readonly Frame[] {
  const here = board && citiesOf(board)[city]
  return here && 'bonus' in here ? [here.bonus] : []
}
