import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Position } from '../../../words/speech.ts'
import { CONSTANTINOPLE, ENGINE_TILES } from '../../../../src-shared/games/first-class/cards/index.ts'
import { LEVELS } from '../../../../src-shared/games/first-class/effects.ts'
import type { CoachView, FirstClassView, SeatView } from '../../../../src-shared/games/first-class/view.ts'
import { withArrivals, withRisen } from './boarding.ts'
import { passedGive } from './cards.ts'
import { semicolons } from './effects.ts'
import { citiesOf, placePhrase, TILE_PLACE } from './places.ts'
import { cityRef, coachRef, conductorRef, locomotiveRef, trainRef } from './refs.ts'
import { oneRow, type Row } from './rows.ts'
import { townPhrase } from './towns.ts'

type At = Position<FirstClassView>
type Spot = { readonly train: number; readonly place: number }

/** Steps with wagons, conductors and the locomotive: as rows of their own, or behind a coin. */

/** A wagon that is to be laid may be laid by pointing anywhere in its train. */
export function layChoice(train: number, codes: readonly number[], seat: Seat, at: At): Candidate {
  const row = layRow(train, seat, at)
  const whole = trainRef(seat, train)
  return oneRow('lay', 'first-class.confirm.lay', codes, { ...row, refs: [whole, ...row.refs] }, whole)
}

/** Behind which card the new wagon goes, and what follows of itself; one points at that very place. */
export function layRow(train: number, seat: Seat, { view }: At): Row {
  const length = view.seats[seat].trains[train].coaches.length
  return {
    id: `lay${train}`,
    ask: 'first-class.ask.where',
    label: phrase(train === 0 ? 'first-class.choice.behind.0' : 'first-class.choice.behind.1', {
      place: placePhrase(length - 1),
    }),
    note: becomes(length, view),
    refs: [coachRef(seat, train, length)],
  }
}

function becomes(length: number, view: FirstClassView): Phrase {
  if (length === 4) return phrase('first-class.choice.behind.mail')
  if (length === 8)
    return phrase('first-class.choice.behind.tile', {
      points: ENGINE_TILES[Math.min(view.tilesLaid, ENGINE_TILES.length - 1)].points,
    })
  return phrase('first-class.choice.behind.note', { n: length + 1 })
}

export function upgradeChoice(action: Spot, codes: readonly number[], seat: Seat, at: At): Candidate {
  return oneRow(
    'upgrade',
    'first-class.confirm.upgrade',
    codes,
    upgradeRow(action, seat, at),
    coachRef(seat, action.train, action.place),
  )
}

export function upgradeRow({ train, place }: Spot, seat: Seat, { view }: At): Row {
  const own = view.seats[seat].trains[train]
  const from = own.coaches[place].value
  const to = LEVELS[LEVELS.findIndex((level) => level === from) + 1]
  return {
    id: `upgrade${train}.${place}`,
    ask: 'first-class.ask.where',
    label: phrase(train === 0 ? 'first-class.choice.upgrade.0' : 'first-class.choice.upgrade.1', {
      n: place + 1,
      from,
      to,
    }),
    note: withRisen(
      phrase(own.conductor > place ? 'first-class.choice.reached' : 'first-class.choice.unreached'),
      view,
      seat,
      train,
      place,
    ),
    refs: [coachRef(seat, train, place)],
  }
}

export function walkChoice(
  { train, steps }: { train: number; steps: number },
  codes: readonly number[],
  seat: Seat,
  at: At,
): Candidate {
  const row = walkRow(train, steps, seat, at)
  return oneRow('walk', 'first-class.confirm.walk', codes, row, row.refs[1])
}

export function walkRow(train: number, steps: number, seat: Seat, { view }: At): Row {
  const { conductor } = view.seats[seat].trains[train]
  return {
    id: `walk${train}.${steps}`,
    ask: 'first-class.ask.where',
    label: phrase(train === 0 ? 'first-class.choice.walk.0' : 'first-class.choice.walk.1', { n: steps }),
    note: withArrivals(arriving(view.seats[seat], train, steps, view), view, seat, train, conductor, conductor + steps),
    refs: [conductorRef(seat, train), coachRef(seat, train, conductor + steps - 1)],
  }
}

const worth = ({ kind, value }: CoachView): number => (kind === 'mail' ? 0 : value)

/** Where he arrives, and what scores from now on. */
export function arriving(board: SeatView, train: number, steps: number, view: FirstClassView): Phrase {
  const { conductor, coaches } = board.trains[train]
  const to = conductor + steps - 1
  const place = placePhrase(to)
  const first = CONSTANTINOPLE[view.constantinople.length]
  if (to === TILE_PLACE && first !== undefined)
    return phrase('first-class.choice.walk.constantinople', { place, points: first })
  return phrase('first-class.choice.walk.scores', {
    place,
    points: coaches.slice(conductor, to + 1).reduce((sum, coach) => sum + worth(coach), 0),
  })
}

export function driveChoice(steps: number, codes: readonly number[], seat: Seat, at: At): Candidate {
  const row = driveRow(steps, seat, at)
  return oneRow('drive', 'first-class.confirm.drive', codes, row, row.refs[1])
}

/** How far, and what the cities on the way give. */
export function driveRow(steps: number, seat: Seat, { view }: At): Row {
  const board = view.seats[seat]
  const to = board.locomotive + steps
  const what = semicolons(passedGive(citiesOf(board).slice(board.locomotive, to)))
  return {
    id: `drive${steps}`,
    ask: 'first-class.ask.where',
    label: phrase('first-class.choice.drive', { n: steps }),
    note: phrase('first-class.choice.drive.to', { town: townPhrase(board, to - 1), what }),
    refs: [locomotiveRef(seat), cityRef(seat, to - 1)],
  }
}
