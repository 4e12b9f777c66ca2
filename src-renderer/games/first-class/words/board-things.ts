import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Position, Slip } from '../../../words/speech.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { CoachView, FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { aboardWords } from './board.ts'
import { cardPhrase } from './cards.ts'
import { framePhrase } from './effects.ts'
import {
  MAIL_PLACE,
  TILE_PLACE,
  citiesOf,
  coachPhrase,
  conductorPhrase,
  isDoubled,
  placePhrase,
  trainPhrase,
} from './places.ts'
import { townPhrase } from './towns.ts'

type At = Position<FirstClassView>
const TRAINS = 2
const PLACES = 10

/** What the things of a seat's board are, and what they bring as they stand. */
export function aboutTrain(id: number, { view, seats }: At): Slip | null {
  const [seat, train] = [Math.floor(id / TRAINS), id % TRAINS]
  const own = view.seats[seat]?.trains[train]
  if (!own) return null
  return {
    name: phrase('first-class.about.train', { name: nameOf(seats, seat), train: trainPhrase(train) }),
    text: phrase('first-class.about.train.text', { n: own.coaches.length, points: own.points }),
  }
}

export function aboutCoach(id: number, { view }: At): Slip | null {
  const [seat, train, place] = [Math.floor(id / (TRAINS * PLACES)), Math.floor(id / PLACES) % TRAINS, id % PLACES]
  const own = view.seats[seat]?.trains[train]
  if (!own) return null
  const coach = own.coaches[place]
  return coach ? standing(coach, train, place, own.conductor > place) : empty(train, place)
}

function empty(train: number, place: number): Slip {
  const text =
    place === MAIL_PLACE
      ? 'first-class.about.empty.mail'
      : place === TILE_PLACE
        ? 'first-class.about.empty.tile'
        : 'first-class.about.empty.text'
  return { name: phrase('first-class.about.empty', { coach: coachPhrase(train, place) }), text: phrase(text) }
}

function standing(coach: CoachView, train: number, place: number, reached: boolean): Slip {
  if (coach.kind === 'mail') return { name: coachPhrase(train, place), text: phrase('first-class.about.mail.text') }
  if (coach.kind === 'tile')
    return { name: coachPhrase(train, place), text: phrase('first-class.about.tile.text', { points: coach.value }) }
  const double = coach.rider >= 0 && CARDS[coach.rider].kind === 'celebrity'
  const text = phrase(reached ? 'first-class.about.wagon.scores' : 'first-class.about.wagon.not', {
    points: coach.value * (double ? 2 : 1),
  })
  const what = aboardWords(coach, train)
  return {
    name: phrase('first-class.about.wagon', { n: coach.value, coach: coachPhrase(train, place) }),
    text: what ? phrase('first-class.about.wagon.with', { text, what }) : text,
  }
}

export function aboutConductor(id: number, { view, seats }: At): Slip | null {
  const [seat, train] = [Math.floor(id / TRAINS), id % TRAINS]
  const own = view.seats[seat]?.trains[train]
  if (!own) return null
  const text =
    own.conductor === 0
      ? phrase('first-class.about.conductor.start')
      : phrase('first-class.about.conductor.text', { place: placePhrase(own.conductor - 1), points: own.points })
  return {
    name: phrase('first-class.about.conductor', { name: nameOf(seats, seat), conductor: conductorPhrase(train) }),
    text,
  }
}

export function aboutLocomotive(seat: number, { view, seats }: At): Slip | null {
  const board = view.seats[seat]
  return board
    ? {
        name: phrase('first-class.about.locomotive', { name: nameOf(seats, seat) }),
        text: phrase('first-class.about.locomotive.text', { n: board.locomotive, m: board.cities }),
      }
    : null
}

export function aboutCity(id: number, { view }: At): Slip | null {
  const [board, index] = [view.seats[id >> 6], id & 63]
  const city = board && citiesOf(board)[index]
  if (!city) return null
  const done = board.locomotive > index
  const name = townPhrase(board, index)
  if ('points' in city)
    return {
      name,
      text: phrase(done ? 'first-class.about.city.points.done' : 'first-class.about.city.points', { n: city.points }),
    }
  const what = framePhrase(city.bonus)
  if (!done) return { name, text: phrase('first-class.about.city.bonus', { what }) }
  return {
    name,
    text: phrase(isDoubled(board, index) ? 'first-class.about.city.bonus.twice' : 'first-class.about.city.bonus.done', {
      what,
    }),
  }
}

export function aboutColumn(id: number, { view }: At): Slip | null {
  const [seat, column] = [Math.floor(id / 3), id % 3]
  const n = view.seats[seat]?.coins[column]
  if (n === undefined) return null
  return {
    name: phrase('first-class.about.column', { n: column + 1 }),
    text: phrase(`first-class.about.column.${column as 0 | 1 | 2}`, { n }),
  }
}

export function aboutBetween(id: number, { view }: At): Slip | null {
  const [seat, place] = [id >> 2, id & 3]
  const between = view.seats[seat]?.between[place]
  if (!between) return null
  if (between.card < 0)
    return { name: phrase('first-class.between', { n: place + 1 }), text: phrase('first-class.about.between.empty') }
  return { name: cardPhrase(between.card), text: phrase(`first-class.about.card.${CARDS[between.card].kind}`) }
}
