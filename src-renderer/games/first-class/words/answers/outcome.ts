import type { Phrase, Plan, Ref, Seat } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { listOf } from '../../../../words/names.ts'
import type { PicturedDeed, Position, Step, Tally } from '../../../../words/speech.ts'
import { fromCode } from '../../../../../src-shared/games/first-class/actions.ts'
import { LEVELS, type Level } from '../../../../../src-shared/games/first-class/effects.ts'
import { MAIL_WAGONS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { OutcomeFacts } from '../../../../../src-shared/games/first-class/outcome.ts'
import type { FirstClassView, SeatView } from '../../../../../src-shared/games/first-class/view.ts'
import { endCardGives, endCardShort, passedGive } from '../cards.ts'
import { framePhrase, semicolons } from '../effects.ts'
import { inRows, lapsing } from '../asked/lapsing.ts'
import { citiesOf, nthPhrase, placePhrase } from '../places.ts'
import {
  cityRef,
  coachRef,
  columnRef,
  conductorRef,
  endCardRef,
  locomotiveRef,
  mailRef,
  seatRef,
  trainRef,
} from '../refs.ts'
import { stepOf } from '../asked/rows.ts'
import { townPhrase } from '../towns.ts'
import { symbolsOf, type Symbol } from '../symbols.ts'

/** All that a card may come to, in one: what is laid, raised and moved, and the next scoring before and after. */

/** A thing that an outcome does: in words, what is lit for it, and where one may point to mean it. */
interface Part {
  readonly deed: 'upgrade' | 'lay' | 'walk' | 'drive' | 'draw'
  readonly words: Phrase
  /** The same for the eye. */
  readonly pictured: PicturedDeed
  readonly refs: readonly Ref[]
  readonly places?: readonly Ref[]
}

/**
 * How a card is carried out, behind the step that names the card: in what this way differs from the others of the card,
 * `all`, and in figures what it brings.
 */
export function outcomeStep(plan: Plan, all: readonly Plan[], seat: Seat, { view }: Position<FirstClassView>): Step {
  const parts = partsOf(plan, seat, view)
  const own = differing(parts, all, seat, view)
  const facts = factsOf(plan)
  const notes = [...drawnGive(plan), ...notesOf(facts, view.seats[seat])]
  const lost = lapsing(facts, view.seats[seat])
  return stepOf({
    id: `outcome${plan.codes.join('.')}`,
    ask: 'first-class.ask.way',
    label: own.length > 0 ? semicolons(own.map(({ words }) => words)) : phrase('first-class.choice.take'),
    ...(own.length > 0 && { pictured: own.map(({ pictured }) => pictured) }),
    ...(notes.length > 0 && { note: semicolons(notes) }),
    ...(lost.length > 0 && { warning: { ...semicolons(lost), ...(!isVain(parts, facts) && { mild: true as const }) } }),
    gain: Math.max(0, facts.points),
    // Where no way of the card makes a point of it there is nothing to weigh.
    ...(all.some((one) => factsOf(one).next[1] > 0) && { tally: nextTally(facts) }),
    refs: parts.flatMap(({ refs }) => refs),
  })
}

/** Nothing comes of it: what lapses is all of the card, not what was left over of it. */
const isVain = (parts: readonly Part[], { points, coins }: OutcomeFacts): boolean =>
  parts.length === 0 && points <= 0 && coins <= 0

/**
 * What every way of the card does alike tells none from another; where that is all of it, it is told. Where one upgrade
 * is another's, all upgrades are told: two of three would read as if there were no more.
 */
function differing(parts: readonly Part[], all: readonly Plan[], seat: Seat, view: FirstClassView): readonly Part[] {
  const others = all.map((other) => partsOf(other, seat, view))
  const told = (ways: readonly Part[], deed: Part['deed']) =>
    JSON.stringify(ways.filter((part) => part.deed === deed).map(({ words }) => words))
  const own = parts.filter(({ deed }) => !others.every((other) => told(other, deed) === told(parts, deed)))
  return own.length > 0 ? own : parts
}

/** The next scoring, also where it stays: what does not raise it is seen at once beside what does. */
const nextTally = ({ next: [before, after] }: OutcomeFacts): Tally => ({
  label: phrase('first-class.preview.tally'),
  before,
  after,
  sentence:
    before === after
      ? phrase('first-class.preview.stays', { n: after })
      : phrase('first-class.preview.next', { before, after }),
})

/** What an end card gives at once that is taken with the card: two may score alike. */
const drawnGive = ({ codes }: Plan): Phrase[] =>
  codes
    .map(fromCode)
    .flatMap((action) =>
      action.kind === 'takeEndCard' ? [phrase('first-class.choice.gives', { what: endCardGives(action.endCard) })] : [],
    )

/** The coins that come, and bonuses of the cities on the way; points stand at the row's end. */
function notesOf({ driven, coins }: OutcomeFacts, board: SeatView): Phrase[] {
  const passed = driven < 0 ? [] : citiesOf(board).slice(board.locomotive, driven)
  return [
    ...(coins > 0 ? [phrase('first-class.effect.coins', { n: coins })] : []),
    ...passedGive(passed.filter((city) => 'bonus' in city)),
  ]
}

/**
 * Where one may point to mean an outcome: its things, the trains and the route where it does something, and the coins;
 * the one way of a card that gives nothing up: anywhere beside other places of the board, too.
 */
export const outcomePlaces = (
  plan: Plan,
  all: readonly Plan[],
  seat: Seat,
  { view }: Position<FirstClassView>,
): readonly Ref[] => [
  ...partsOf(plan, seat, view).flatMap(({ refs, places = [] }) => [...refs, ...places]),
  ...(factsOf(plan).driven < 0 ? [] : routeBeside(all, seat, view)),
  ...(factsOf(plan).coins > 0 ? COLUMNS.map((column) => columnRef(seat, column)) : []),
  ...(isTheWay(plan, all, view.seats[seat]) ? [seatRef(seat)] : []),
]

const COLUMNS = [0, 1, 2] as const

/** The cities at which no way of the card ends, and the place of the next one: there the route as a whole is meant. */
function routeBeside(all: readonly Plan[], seat: Seat, view: FirstClassView): readonly Ref[] {
  const ends = new Set(all.map((one) => factsOf(one).driven - 1))
  const cities = Array.from({ length: citiesOf(view.seats[seat]).length + 1 }, (_, i) => i)
  return cities.filter((i) => !ends.has(i)).map((i) => cityRef(seat, i))
}

/** There is no other, or by each other one something lapses. */
export const isTheWay = (plan: Plan, all: readonly Plan[], board: SeatView): boolean => {
  const lapses = (one: Plan) => lapsing(factsOf(one), board).length > 0
  const others = all.filter((one) => one !== plan)
  return others.length === 0 || (!lapses(plan) && others.every(lapses))
}

/**
 * A train that alone has what an outcome brings to trains, and the free place of the one wagon it lays: pointing at
 * them means no more than that, whether a hand that carries the card is over them or the card lies picked.
 */
export function ownTrain(plan: Plan, seat: Seat): readonly Ref[] {
  const { risen, laid, walked } = factsOf(plan)
  const trains = new Set([...inRows(risen, 4), ...inRows(laid, 2), ...inRows(walked, 2)].map(([train]) => train))
  if (trains.size !== 1) return []
  const rows = inRows(laid, 2)
  const free = rows.length === 1 ? rows.map(([train, place]) => coachRef(seat, train, place)) : []
  return [...[...trains].map((train) => trainRef(seat, train)), ...free]
}

/**
 * Of several wagons: the free places up to which they reach in each train, and those on the way at which no way of the
 * card ends.
 */
export function laidUpTo(plan: Plan, all: readonly Plan[], seat: Seat): readonly Ref[] {
  const rows = inRows(factsOf(plan).laid, 2)
  if (rows.length < 2) return []
  const ends = new Set(all.flatMap((one) => [...lastOf(one)].map(String)))
  const last = lastOf(plan)
  return rows
    .filter(([train, place]) => last.get(train) === place || !ends.has(`${train},${place}`))
    .map(([train, place]) => coachRef(seat, train, place))
}

/** The last place that it fills in each train, by train and place. */
const lastOf = (plan: Plan): ReadonlyMap<number, number> =>
  new Map(inRows(factsOf(plan).laid, 2).map(([train, place]) => [train, place]))

/** Is it a card with all that may come of it? */
export const isOutcome = ({ kind }: Plan): boolean => kind === 'outcome'

/** The card taken alone, for whoever would rather choose step by step. */
export const stepwise = (card: number): Step =>
  stepOf({
    id: `take${card}`,
    ask: 'first-class.ask.way',
    label: phrase('first-class.choice.take.steps'),
    pinned: true,
    refs: [],
  })

/** As the host has written them. */
const factsOf = ({ facts }: Plan): OutcomeFacts => facts as unknown as OutcomeFacts

function partsOf(plan: Plan, seat: Seat, view: FirstClassView): Part[] {
  const facts = factsOf(plan)
  return [
    ...risen(facts, seat),
    ...laid(facts, seat),
    ...walked(facts, seat, view),
    ...driven(facts, seat, view),
    ...drawn(plan, seat),
  ]
}

/** Wagons of one train that rise alike are named together. */
const risen = ({ risen: all }: OutcomeFacts, seat: Seat): Part[] => {
  const rows = inRows(all, 4)
  return [0, 1].flatMap((train) =>
    LEVELS.flatMap((level) => {
      const alike = rows.filter(([of, , from]) => of === train && from === level).sort(([, a], [, b]) => a - b)
      return [...new Set(alike.map(([, , , to]) => to))].map((to) => {
        const places = alike.filter(([, , , goal]) => goal === to).map(([, place]) => place)
        return {
          deed: 'upgrade' as const,
          words: risenPhrase(train, places, level, to),
          pictured: {
            signs: [{ kind: 'upgrade', from: level, to: to as Level, n: places.length } satisfies Symbol],
            text: placedPhrase(train, listOf(places.map(nthPhrase))),
          },
          refs: places.map((place) => coachRef(seat, train, place)),
          places: [trainRef(seat, train)],
        }
      })
    }),
  )
}

function risenPhrase(train: number, places: readonly number[], from: number, to: number): Phrase {
  if (places.length === 1)
    return phrase(train === 0 ? 'first-class.outcome.upgrade.0' : 'first-class.outcome.upgrade.1', {
      nth: nthPhrase(places[0]),
      from,
      to,
    })
  const nth = listOf(places.map(nthPhrase))
  return phrase(train === 0 ? 'first-class.outcome.upgrades.0' : 'first-class.outcome.upgrades.1', { nth, from, to })
}

/** '1st upper': a place of a train where a picture beside it shows that it is about wagons. */
export const placedPhrase = (train: number, nth: Phrase): Phrase =>
  phrase(train === 0 ? 'first-class.outcome.at.0' : 'first-class.outcome.at.1', { nth })
const inTrainPhrase = (train: number): Phrase =>
  phrase(train === 0 ? 'first-class.outcome.in.0' : 'first-class.outcome.in.1')

const laid = ({ laid: all }: OutcomeFacts, seat: Seat): Part[] =>
  [0, 1].flatMap((train) => {
    const own = inRows(all, 2).filter(([of]) => of === train)
    if (own.length === 0) return []
    return {
      deed: 'lay' as const,
      words: phrase(train === 0 ? 'first-class.outcome.lay.0' : 'first-class.outcome.lay.1', { n: own.length }),
      pictured: { signs: [{ kind: 'wagon', n: own.length } satisfies Symbol], text: inTrainPhrase(train) },
      refs: own.map(([, place]) => coachRef(seat, train, place)),
      places: [trainRef(seat, train)],
    }
  })

const walked = ({ walked: all }: OutcomeFacts, seat: Seat, view: FirstClassView): Part[] =>
  inRows(all, 2).map(([train, goal]) => ({
    deed: 'walk' as const,
    words: phrase(train === 0 ? 'first-class.outcome.walk.0' : 'first-class.outcome.walk.1', {
      place: placePhrase(goal - 1),
    }),
    pictured: {
      signs: [{ kind: 'conductor', n: goal - view.seats[seat].trains[train].conductor } satisfies Symbol],
      text: inTrainPhrase(train),
    },
    refs: [conductorRef(seat, train), coachRef(seat, train, goal - 1)],
    places: [trainRef(seat, train)],
  }))

const driven = ({ driven: goal }: OutcomeFacts, seat: Seat, view: FirstClassView): Part[] =>
  goal < 0
    ? []
    : [
        {
          deed: 'drive' as const,
          words: phrase('first-class.outcome.drive', { town: townPhrase(view.seats[seat], goal - 1) }),
          pictured: {
            signs: [{ kind: 'locomotive', n: goal - view.seats[seat].locomotive } satisfies Symbol],
            text: townPhrase(view.seats[seat], goal - 1),
          },
          refs: [locomotiveRef(seat), cityRef(seat, goal - 1)],
        },
      ]

/** Mail wagons and end cards that are chosen on the way. */
function drawn({ codes }: Plan, seat: Seat): Part[] {
  return codes.flatMap((code) => {
    const action = fromCode(code)
    if (action.kind === 'mail')
      return {
        deed: 'draw' as const,
        words: phrase('first-class.outcome.mail', { what: framePhrase(MAIL_WAGONS[action.mail]) }),
        pictured: {
          signs: [{ kind: 'sign', sign: 'mail' } satisfies Symbol, ...symbolsOf(MAIL_WAGONS[action.mail])],
        },
        refs: [mailRef(seat, action.mail)],
      }
    if (action.kind === 'takeEndCard')
      return {
        deed: 'draw' as const,
        words: phrase('first-class.outcome.endCard', { what: endCardShort(action.endCard) }),
        pictured: {
          signs: [{ kind: 'sign', sign: 'endCard' } satisfies Symbol],
          text: endCardShort(action.endCard),
        },
        refs: [endCardRef(action.endCard)],
      }
    return []
  })
}
