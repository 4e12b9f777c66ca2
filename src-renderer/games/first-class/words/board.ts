import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import {
  CARDS,
  END_CARDS,
  MAIL_WAGONS,
  type CountedKind,
} from '../../../../src-shared/games/first-class/cards/index.ts'
import type { CoachView, DummyView, SeatView } from '../../../../src-shared/games/first-class/view.ts'
import {
  cardPhrase,
  cityGives,
  endCardShort,
  evidencePhrase,
  identityPhrase,
  kindPhrase,
  orderPhrase,
  whatPhrase,
} from './cards.ts'
import { commas, framePhrase } from './effects.ts'
import { arrowScores } from './hint/next-scoring.ts'
import { citiesOf, isDoubled, placePhrase } from './places.ts'
import { townPhrase } from './towns.ts'

/** A whole board in words, a line for each of its parts: for those who do not see the table. */
export function boardLines(board: SeatView): readonly Phrase[] {
  return [
    ...board.trains.flatMap((_, train) => trainLines(board, train)),
    ...betweenLines(board),
    routeLine(board),
    coinsLine(board),
    ...board.contracts.map((card) =>
      phrase('first-class.panel.contract', { what: whatPhrase(card) ?? kindPhrase(card) }),
    ),
    ...endCardLines(board),
    filedLine(board),
    ...(board.mail.length > 0
      ? [phrase('first-class.panel.mail', { what: commas(board.mail.map((mail) => framePhrase(MAIL_WAGONS[mail]))) })]
      : []),
    ...suspectLines(board),
  ]
}

function trainLines({ trains }: SeatView, train: number): Phrase[] {
  const { coaches, conductor, points } = trains[train]
  const all = { coaches: commas(coaches.map((coach) => coachWords(coach, train))) }
  return [
    phrase(train === 0 ? 'first-class.panel.train.0' : 'first-class.panel.train.1', all),
    conductor === 0
      ? phrase('first-class.panel.conductor.start')
      : phrase('first-class.panel.conductor', { place: placePhrase(conductor - 1), points }),
  ]
}

/** '4 with celebrity', 'mail wagon' */
export function coachWords(coach: CoachView, train: number): Phrase {
  const { kind, value } = coach
  const plain =
    kind === 'wagon'
      ? phrase('common.plain', { name: value })
      : kind === 'mail'
        ? phrase('first-class.panel.coach.mail')
        : phrase('first-class.panel.coach.tile', { n: value })
  const inside = aboardWords(coach, train)
  return inside ? phrase('first-class.panel.with', { a: plain, b: inside }) : plain
}

/** Who rides in a wagon and what is served there; null when nothing is. */
export function aboardWords(coach: CoachView, train: number): Phrase | null {
  const inside = [
    ...(coach.rider >= 0 ? [riderWords(coach, train)] : []),
    ...(coach.order >= 0 ? [orderPhrase(coach.order)] : []),
  ]
  return inside.length > 0 ? commas(inside) : null
}

function riderWords({ rider, boarded }: CoachView, train: number): Phrase {
  if (CARDS[rider].kind === 'celebrity') return phrase('first-class.panel.rider.celebrity')
  if (train === 0)
    return phrase(boarded ? 'first-class.panel.rider.passenger' : 'first-class.panel.rider.passenger.waits')
  return phrase(boarded ? 'first-class.panel.rider.luggage' : 'first-class.panel.rider.luggage.waits')
}

function betweenLines(board: SeatView): Phrase[] {
  return board.between.flatMap(({ card, covered, done }, place) => {
    if (card < 0) return []
    const state = [
      ...(CARDS[card].kind === 'switch'
        ? [
            phrase('first-class.panel.between.switch', {
              n: [0, 1].filter((train) => arrowScores(board, place, train)).length,
            }),
          ]
        : []),
      ...(CARDS[card].kind === 'technician'
        ? [phrase('first-class.panel.between.technician', { n: done.filter(Boolean).length })]
        : []),
      ...(covered.length > 0
        ? [phrase('first-class.panel.between.covers', { what: commas(covered.map(kindPhrase)) })]
        : []),
    ]
    const line = phrase('first-class.panel.between', { n: place + 1, card: cardPhrase(card) })
    return [state.reduce((a, b) => phrase('first-class.semi', { a, b }), line)]
  })
}

function routeLine(board: SeatView): Phrase {
  const cities = citiesOf(board).map((city, i) =>
    phrase(isDoubled(board, i) && 'bonus' in city ? 'first-class.panel.town.twice' : 'first-class.panel.town', {
      name: townPhrase(board, i),
      what: cityGives(city),
    }),
  )
  return phrase('first-class.panel.route', { n: board.locomotive, m: board.cities, cities: commas(cities) })
}

function coinsLine({ coins: [a, b, c] }: SeatView): Phrase {
  return phrase('first-class.panel.coins', { a, b, c })
}

const countOf = ({ filed }: SeatView, kind: CountedKind): number =>
  filed.filter((card) => CARDS[card].kind === kind).length

/** Those known to whoever looks, with what they would count today. */
function endCardLines(board: SeatView): Phrase[] {
  const held = [...board.endCards, ...(board.drafted === -2 ? [] : [board.drafted])]
  return held.map((endCard) => {
    const card = endCardShort(endCard)
    const row = END_CARDS[endCard]
    return phrase('first-class.panel.endCard', {
      what: row ? phrase('first-class.panel.endCard.now', { card, n: row.points * countOf(board, row.counts) }) : card,
    })
  })
}

const filedLine = (board: SeatView): Phrase =>
  phrase('first-class.panel.filed', {
    wagon: countOf(board, 'wagon'),
    locomotive: countOf(board, 'locomotive'),
    conductor: countOf(board, 'conductor'),
    contracts: board.fulfilled,
  })

/** Module C: what a seat or a suspect whom nobody plays holds. */
export function suspectLines({ identity, evidence, destroyers }: DummyView): Phrase[] {
  if (identity === -2) return []
  const known = evidence.length > 0 && evidence.every((piece) => piece >= 0)
  return [
    ...(identity >= 0 ? [phrase('first-class.panel.identity', { who: identityPhrase(identity) })] : []),
    phrase('first-class.panel.evidence', {
      what: known
        ? commas(evidence.map(evidencePhrase))
        : phrase('first-class.panel.evidence.count', { n: evidence.length }),
    }),
    ...(destroyers.length > 0 ? [phrase('first-class.panel.destroyers', { n: destroyers.length })] : []),
  ]
}
