import type { Phrase, Plan, Ref, Seat } from '../../../../../src-shared/core.ts'
import { fromCode, type ActionKind } from '../../../../../src-shared/games/first-class/actions.ts'
import { CARDS, START_BONUSES } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import { isLast } from '../near-end.ts'
import { isRed, type Candidate, type Group, type Line, type Step } from '../../../../words/speech.ts'
import { cardLabel, isKnown } from '../cards.ts'
import { namedCard } from '../hint/hint-names.ts'
import { commas, framePhrase } from '../effects.ts'
import { bare, group } from '../asked/groups.ts'
import { idleOf, isWasted } from '../asked/idle.ts'
import { progressPhrase } from '../progress.ts'
import { START_TILE, cardRef, cityRef, columnRef, fanRef, seatRef } from '../refs.ts'
import { oneRow, stepOf } from '../asked/rows.ts'
import { rowTold, tellsFirst, type Among, type At, type FirstClassWords } from './answer.ts'
import { layBetween, tellsPlace } from './lay-between.ts'
import { board } from './board.ts'
import { isTheWay, laidUpTo, outcomePlaces, outcomeStep, ownTrain, stepwise } from './outcome.ts'
import { postcard } from './postcard.ts'

const ROWS = ['row0', 'row1', 'row2'] as const

/**
 * A card of the rows, to be carried out or refused. All ways of one card share a stem: pointing at it means to carry it
 * out, and the other ways stand in the list beside it.
 */
const ofRows = {
  groups: ROWS.map((id) => group(id, 'icon-ui-hand')),
  chapter: 'taking',
  tells: (line: Line, i: number) => tellsFirst(line, i) || tellsPlace(line),
} as const

/** What both ways of a card have: its row, and behind it what becomes of it. */
function ofCard(codes: readonly number[], card: number, at: At, how: Step): Omit<Candidate, 'confirm'> {
  const row = Math.max(
    0,
    at.view.rows.findIndex((cards) => cards.includes(card)),
  )
  return {
    codes,
    refs: [cardRef(card), ...how.refs],
    // Where its card needs no place, a second click on it means yes.
    end: needsPlace(card) ? null : cardRef(card),
    group: headingOf(row, at),
    ...(isWasted(card, at.view.active, at.view) && { aside: true }),
    stem: `card${card}`,
    steps: [cardStep(card, at.view.rows[row] ?? []), how],
  }
}

/** Whether something is chosen with the card: a place, or its whole outcome. */
const isManifold = (card: number, { outcomes }: Among): boolean => needsPlace(card) || hasOutcomes(card, outcomes)
const hasOutcomes = (card: number, outcomes: Among['outcomes']): boolean =>
  [...outcomes.values()].some(({ facts }) => facts.card === card)
/** It goes to no place, and brings something: a click on it means that, where it can be carried out one way alone. */
const isPlain = (card: number, { view }: At): boolean => !needsPlace(card) && !isWasted(card, view.active, view)
/** All ways to carry a card out whole. */
const waysOf = (card: number, { outcomes }: Among): readonly Plan[] =>
  [...outcomes.values()].filter(({ facts }) => facts.card === card)

/** Carried out: with its place or its whole outcome, where one must be chosen. */
export const take: FirstClassWords<'take'> = {
  ...ofRows,
  candidate({ action: { card }, codes, plan, decision: { by }, at, among }) {
    const confirm = phrase('first-class.confirm.take')
    const another = phrase(isManifold(card, among) ? 'first-class.choice.another' : 'first-class.choice.another.refuse')
    if (plan)
      return {
        ...ofCard(codes, card, at, outcomeStep(plan, waysOf(card, among), by, at)),
        refs: [cardRef(card)],
        places: outcomePlaces(plan, waysOf(card, among), by, at),
        onto: ownTrain(plan, by),
        upTo: laidUpTo(plan, waysOf(card, among), by),
        swift: true,
        sole: isPlain(card, at) && isTheWay(plan, waysOf(card, among), at.view.seats[by]),
        confirm,
        another,
      }
    const how = hasOutcomes(card, among.outcomes) ? stepwise(card) : placed(codes, card, by, at)
    const sole = !hasOutcomes(card, among.outcomes) && isPlain(card, at)
    return { ...ofCard(codes, card, at, how), ...ontoBoard(card, by, at), sole, confirm, another }
  },
  preview({ candidate }) {
    const [{ label }, { id, warning }] = candidate.steps
    // What comes of a whole card is told line by line.
    if (id.startsWith('outcome')) return { title: label, text: warning ? [warning] : [], warning: isRed(warning) }
    return candidate.codes.length > 1 ? rowTold(candidate) : rowTold(candidate, label, [])
  },
  hintTitle: ({ card }, events) => namedCard(card, events),
  /**
   * How far a contract is met; or of a card that nothing of it can be done now. What is seen only to where something is
   * learnt is not filed yet.
   */
  after({ action: { card }, preview: { beats, stops, status }, at: { view } }) {
    const progress = progressPhrase(card, view.seats[view.active])
    if (progress) return [progress]
    if (stops === 'learnt' || (stops === 'end' && status.decision?.kind !== 'turn')) return []
    const filed = beats.some(({ event }) => event.kind === 'filed')
    return filed && beats.every(({ event }) => NO_EFFECT.has(event.kind)) ? [phrase('first-class.preview.nothing')] : []
  },
}
const NO_EFFECT: ReadonlySet<string> = new Set(['taken', 'filed', 'rowCleared', 'dummyTook'])

const refusing = group('refuse', 'icon-ui-close')

/**
 * The same under a heading of its own: where a click on a card takes it at once, one that is to be refused is clicked
 * on once that is entered.
 */
export const underRefusing = (refusal: Candidate): Candidate => ({ ...refusal, group: refusing, within: true })

/** Filed unread, for a free upgrade. Where it cannot be carried out a click can only mean this, and is asked about. */
export const refuse: FirstClassWords<'refuse'> = {
  ...ofRows,
  groups: [...ofRows.groups, refusing],
  candidate: ({ action: { card }, codes, at, among }) => ({
    ...ofCard(codes, card, at, refused(card, among.takeable.has(card))),
    // It has no place to go to: of no more use now than one of which nothing can be done.
    ...(!among.takeable.has(card) && { aside: true }),
    confirm: phrase('first-class.confirm.refuse'),
    another: phrase(isManifold(card, among) ? 'first-class.choice.another' : 'first-class.choice.another.take'),
  }),
  preview: ({ candidate }) => rowTold(candidate, candidate.steps[1].label, []),
  hintTitle: ({ card }) =>
    phrase('first-class.hint.refuse', {
      card: namedCard(card, []) ?? (isKnown(card) ? cardLabel(card).label : ''),
    }),
}

/**
 * Where a card is carried that has one place alone, a route card to the route, coins to their columns, a contract to
 * those that lie there; anywhere beside other places of one's board will do.
 */
function ontoBoard(card: number, seat: Seat, { view }: At): Pick<Candidate, 'places' | 'swift'> {
  const { cities } = view.seats[seat]
  const anywhere = (places: Ref[]) => ({ places: [...places, seatRef(seat)], swift: true })
  if (CARDS[card].kind === 'route') return anywhere(Array.from({ length: cities + 1 }, (_, i) => cityRef(seat, i)))
  if (CARDS[card].kind === 'coins') return anywhere(COLUMNS.map((column) => columnRef(seat, column)))
  if (CARDS[card].kind === 'contract') return anywhere([fanRef(seat)])
  return {}
}
const COLUMNS = [0, 1, 2] as const

const needsPlace = (card: number): boolean => PLACED.has(CARDS[card].kind)
const PLACED: ReadonlySet<string> = new Set(['celebrity', 'postcard', 'boarding', 'switch', 'technician', 'factory'])

/** What it does stands below it; of cards that look alike also where in their row each lies. */
function cardStep(card: number, row: readonly number[]): Step {
  const told = cardLabel(card)
  const { label } = told
  const means = meansOf(card, told.note)
  const alike = row.filter((other) => isKnown(other) && looksAs(other, card))
  const note =
    alike.length > 1 ? phrase('first-class.choice.take.place', { what: means, n: row.indexOf(card) + 1 }) : means
  const step = stepOf({
    id: `card${card}`,
    ask: 'first-class.ask.card',
    many: 'first-class.many.cards',
    label,
    note,
    refs: [cardRef(card)],
  })
  return { ...step, takes: true }
}

/** What stands on it, and of a suspicion that evidence is drawn as well. */
function meansOf(card: number, note: Phrase | undefined): Phrase {
  const { kind } = CARDS[card]
  if (!note) return phrase(`first-class.about.card.${kind}`)
  return kind === 'suspectSelf' || kind === 'suspectOthers'
    ? commas([note, phrase(`first-class.choice.evidence.${kind}`)])
    : note
}

const looksAs = (a: number, b: number): boolean => JSON.stringify(cardLabel(a)) === JSON.stringify(cardLabel(b))

/** The heading of a row says when its next card is the last. */
function headingOf(row: number, { view }: At): Group {
  const heading = ofRows.groups[row]
  return view.takenFromRow[row] === view.seats.length - 1
    ? { ...heading, label: phrase(`first-class.group.${ROWS[row]}.clears`) }
    : heading
}

/** What may be chosen together with a card. */
const PLACES: { readonly [K in ActionKind]?: FirstClassWords } = { board, postcard, layBetween }

function placed(codes: readonly number[], card: number, seat: Seat, at: At): Step {
  const place = codes.length > 1 ? fromCode(codes[1]) : null
  const row = place && PLACES[place.kind]?.withCard?.(place, card, seat, at)
  const { label: what } = cardLabel(card)
  const isOfCoins = CARDS[card].kind === 'coins'
  const label = isOfCoins ? phrase('first-class.choice.take.what', { what }) : phrase('first-class.choice.take')
  const idle = idleOf(card, at.view.seats[seat])
  return stepOf(
    row ?? {
      id: `take${card}`,
      ask: 'first-class.ask.how',
      label,
      ...(idle && { warning: idle }),
      refs: [],
    },
  )
}

/** Why a card of this kind can only be refused; of any other the house rule says it. */
const ONLY_REFUSED: ReadonlyMap<string, 'noFreeWagon' | 'noFreeRouteCard'> = new Map([
  ['celebrity', 'noFreeWagon'],
  ['boarding', 'noFreeWagon'],
  ['postcard', 'noFreeRouteCard'],
])

const SUSPECTS: ReadonlySet<string> = new Set(['suspectSelf', 'suspectOthers'])

function refused(card: number, takeable: boolean): Step {
  const note = phrase(
    SUSPECTS.has(CARDS[card].kind) ? 'first-class.choice.refuse.evidence' : 'first-class.choice.refuse.note',
  )
  return stepOf({
    id: `refuse${card}`,
    ask: 'first-class.ask.how',
    label: phrase('first-class.choice.refuse'),
    note,
    ...(!takeable && {
      warning: phrase(`first-class.reason.${ONLY_REFUSED.get(CARDS[card].kind) ?? 'cardDoesNothing'}`),
    }),
    pinned: true,
    refs: [],
  })
}

const starting = bare('start', 'icon-ui-play')

/** The start tile, and which card it takes out of the game: by its name, for it is struck out on the table. */
export const takeStart: FirstClassWords<'takeStart'> = {
  groups: [starting],
  chapter: 'start-tile',
  tells: tellsFirst,
  candidate({ codes, at: { view } }) {
    const out = view.rows.flat().find(isKnown)
    const note =
      out === undefined
        ? phrase(isLast(view) ? 'first-class.choice.start.empty.last' : 'first-class.choice.start.empty')
        : phrase(isLast(view) ? 'first-class.choice.start.note.last' : 'first-class.choice.start.note', {
            card: cardLabel(out).label,
          })
    const row = { id: 'start', label: phrase('first-class.choice.start'), note, refs: [START_TILE] }
    return oneRow(starting, 'first-class.confirm.take', codes, row, START_TILE)
  },
  // Its note foretells what the lines tell.
  preview: ({ candidate }) => ({ title: candidate.steps[0].label, text: [] }),
  /** What it gives the other seats, clockwise. [002:453-465] */
  after: ({ at: { view, seats } }) =>
    START_BONUSES.slice(0, seats.length - 1).flatMap((bonus, i) =>
      bonus
        ? [
            phrase('first-class.preview.startBonus', {
              name: nameOf(seats, (view.active + i + 1) % seats.length),
              what: framePhrase(bonus),
            }),
          ]
        : [],
    ),
}
