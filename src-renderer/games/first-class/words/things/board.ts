import { CARDS, ENGINE_TILES } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { Phrase } from '../../../../../src-shared/core.ts'
import type { CoachView, TrainView } from '../../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Slip } from '../../../../words/speech.ts'
import { aboardWords } from '../board.ts'
import { cardPhrase } from '../cards.ts'
import { framePhrase } from '../effects.ts'
import { wagonPoints } from '../hint/next-scoring.ts'
import {
  MAIL_PLACE,
  TILE_PLACE,
  citiesOf,
  coachPhrase,
  conductorPhrase,
  isDoubled,
  placePhrase,
  trainPhrase,
} from '../places.ts'
import { nthOf, ownerOf, placeOfCoach, trainOfCoach, trainRef } from '../refs.ts'
import { townPhrase } from '../towns.ts'
import type { ThingWords } from './thing.ts'

export const train: ThingWords = {
  chapter: 'wagons',
  about(id, { view, seats }) {
    const [seat, train] = [ownerOf('train', id), nthOf('train', id)]
    const own = view.seats[seat]?.trains[train]
    if (!own) return null
    return {
      name: phrase('first-class.about.train', { name: nameOf(seats, seat), train: trainPhrase(train) }),
      text: behindLocomotive(own),
    }
  },
}

/** Mail wagon and tile are no wagons: they are named beside these. */
function behindLocomotive({ coaches, points }: TrainView): Phrase {
  const n = coaches.filter(({ kind }) => kind === 'wagon').length
  const tile = coaches.find(({ kind }) => kind === 'tile')
  if (tile) return phrase('first-class.about.train.full', { n, tile: tile.value, points })
  const hasMail = coaches.some(({ kind }) => kind === 'mail')
  return phrase(hasMail ? 'first-class.about.train.mail' : 'first-class.about.train.text', { n, points })
}

const coach: ThingWords = {
  chapter: 'wagons',
  about(id, at) {
    const [seat, line, place] = [ownerOf('coach', id), trainOfCoach(id), placeOfCoach(id)]
    const own = at.view.seats[seat]?.trains[line]
    if (!own) return null
    // Only the next free place is one to speak of: those behind it are the train's.
    if (place > own.coaches.length) return train.about(trainRef(seat, line).id, at)
    const coach = own.coaches[place]
    return coach ? standing(coach, line, place, own.conductor > place) : empty(line, place)
  },
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
  if (coach.kind === 'tile') return { name: coachPhrase(train, place), text: tileText(coach.value) }
  const text = phrase(reached ? 'first-class.about.wagon.scores' : 'first-class.about.wagon.not', {
    points: wagonPoints(coach),
  })
  const what = aboardWords(coach, train)
  return {
    name: phrase('first-class.about.wagon', { n: coach.value, coach: coachPhrase(train, place) }),
    text: what ? phrase('first-class.about.wagon.with', { text, what }) : text,
  }
}

/** What it scores, and what it gave as it was laid. */
function tileText(points: number): Phrase {
  const text = phrase('first-class.about.tile.text', { points })
  const tile = ENGINE_TILES.find((one) => one.points === points)
  return tile ? phrase('first-class.about.tile.gave', { text, what: framePhrase(tile.frame) }) : text
}

const conductor: ThingWords = {
  chapter: 'conductors',
  about(id, { view, seats }) {
    const [seat, train] = [ownerOf('conductor', id), nthOf('conductor', id)]
    const own = view.seats[seat]?.trains[train]
    if (!own) return null
    return {
      name: phrase('first-class.about.conductor', { name: nameOf(seats, seat), conductor: conductorPhrase(train) }),
      text:
        own.conductor === 0
          ? phrase('first-class.about.conductor.start')
          : phrase('first-class.about.conductor.text', { place: placePhrase(own.conductor - 1), points: own.points }),
    }
  },
}

const locomotive: ThingWords = {
  chapter: 'driving',
  about(seat, { view, seats }) {
    const board = view.seats[seat]
    if (!board) return null
    return {
      name: phrase('first-class.about.locomotive', { name: nameOf(seats, seat) }),
      text: phrase('first-class.about.locomotive.text', { n: board.locomotive, m: board.cities }),
    }
  },
}

const city: ThingWords = {
  chapter: 'cities',
  about(id, { view }) {
    const [board, index] = [view.seats[ownerOf('city', id)], nthOf('city', id)]
    const cities = board ? citiesOf(board) : []
    // Where the next route card goes cities are still to come.
    if (board && index === cities.length)
      return { name: phrase('first-class.about.nextRoute'), text: phrase('first-class.about.nextRoute.text') }
    const city = cities[index]
    if (!board || !city) return null
    const done = board.locomotive > index
    const name = townPhrase(board, index)
    if ('points' in city)
      return {
        name,
        text: phrase(done ? 'first-class.about.city.points.done' : 'first-class.about.city.points', { n: city.points }),
      }
    const what = framePhrase(city.bonus)
    if (!done) return { name, text: phrase('first-class.about.city.bonus', { what }) }
    const paid = isDoubled(board, index) ? 'first-class.about.city.bonus.twice' : 'first-class.about.city.bonus.done'
    return { name, text: phrase(paid, { what }) }
  },
}

const column: ThingWords = {
  chapter: 'spending',
  about(id, { view }) {
    const [seat, column] = [ownerOf('column', id), nthOf('column', id)]
    const n = view.seats[seat]?.coins[column]
    if (n === undefined) return null
    return {
      name: phrase('first-class.about.column', { n: column + 1 }),
      text: phrase(`first-class.about.column.${column as 0 | 1 | 2}`, { n }),
    }
  },
}

const between: ThingWords = {
  chapter: 'between',
  about(id, { view }) {
    const [seat, place] = [ownerOf('between', id), nthOf('between', id)]
    const between = view.seats[seat]?.between[place]
    if (!between) return null
    if (between.card < 0)
      return { name: phrase('first-class.between', { n: place + 1 }), text: phrase('first-class.about.between.empty') }
    return { name: cardPhrase(between.card), text: phrase(`first-class.about.card.${CARDS[between.card].kind}`) }
  },
}

/** What the things of a seat's board are, and what they bring as they stand. */
export const boardThings = { train, coach, conductor, locomotive, city, column, between }
