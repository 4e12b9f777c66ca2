import { sameRef, type GameEvent, type Phrase, type Seat } from '../../../../../src-shared/core.ts'
import type { FirstClassEvent } from '../../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../../messages/index.ts'
import {
  Doings,
  headline,
  ownOf,
  turnSentence,
  whom,
  type Fits,
  type Headline,
  type TurnTold,
} from '../../../../words/turn.ts'
import { leftBy, REPEATED } from './left-out.ts'
import { CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { aKind, calledPhrase, endCardShort, givenByName, isKnown } from '../cards.ts'
import { MAX_SEATS } from '../holder.ts'
import { START_TILE, cardRef } from '../refs.ts'
import { townPhrase } from '../towns.ts'

/** A turn of First Class in one sentence, without the scoring that may follow it. null: nothing was done. */
export function tellTurn(events: readonly GameEvent[], told: TurnTold<FirstClassView>): Phrase | null {
  return turnSentence(told, doingsOf(events, told).phrases())
}

/**
 * What a headline would rather say, weightiest first: a turn is known again by its card, then by points, the city it
 * came to, a train that it completed and a wagon that it raised high, then by what came of its card, then by what else
 * it brought.
 */
const WEIGHT = (
  'taken startTaken evidenceDrawn scored drove tileLaid coins contractFulfilled wagonLaid mailLaid endCardTaken ' +
  `${REPEATED} upgraded boarded walked`
).split(' ')
const ALWAYS: readonly string[] = ['evidenceDrawn', 'scored', 'drove', 'tileLaid']
/** A wagon that rises so high matters more than what else a card brings. */
const HIGH = 7

export const headTurn = (events: readonly GameEvent[], told: TurnTold<FirstClassView>, fits: Fits): Headline | null => {
  const doings = doingsOf(events, told, true)
  const head = headline(told, doings, weightIn(ownOf<FirstClassEvent>(events, told.whose)), fits, false, leftBy(doings))
  // One thing that is left out of a turn whose card is named came of that card: that there is one says nothing.
  return head?.more === 1 && doings.has('taken', 'taken.endCard') ? { sentence: head.sentence, more: 0 } : head
}

function weightIn(turn: readonly FirstClassEvent[]): readonly string[] {
  const card = turn.find(({ kind }) => kind === 'taken' || kind === 'startTaken')
  const source = card?.kind === 'taken' ? cardRef(card.card) : card && START_TILE
  const came: readonly string[] = turn
    .filter(({ because }) => source && sameRef(because, source))
    .map(({ kind }) => DOING.get(kind) ?? kind)
  // That a locomotive card was taken its drive says.
  const isTold = card?.kind === 'taken' && CARDS[card.card]?.kind === 'locomotive' && came.includes('drove')
  const isHigh = topOf(turn) >= HIGH
  const isFirst = (kind: string) =>
    ALWAYS.includes(kind) ||
    (isHigh && (kind === 'upgraded' || kind === REPEATED)) ||
    (!isTold && (kind === 'taken' || kind === 'startTaken'))
  const isOfCard = (kind: string) => kind === 'taken' || came.includes(kind)
  const rest = WEIGHT.filter((kind) => !isFirst(kind))
  return [...WEIGHT.filter(isFirst), ...rest.filter(isOfCard), ...rest.filter((kind) => !isOfCard(kind))]
}

/** The most that a wagon is worth which the turn raised; 0 = none was. */
const topOf = (turn: readonly FirstClassEvent[]): number =>
  Math.max(0, ...turn.map((event) => (event.kind === 'upgraded' ? event.to : 0)))

/** Where a thing done is called otherwise than its event. */
const DOING: ReadonlyMap<string, string> = new Map([['coinsLaid', 'coins']])

/** @param briefly what the card's name tells already is left out; the steps of one conductor are in any case */
function doingsOf(events: readonly GameEvent[], told: TurnTold<FirstClassView>, briefly = false): Doings {
  const scoring = events.findIndex(({ kind }) => kind === 'scoringBegan')
  const turn = ownOf<FirstClassEvent>(scoring < 0 ? events : events.slice(0, scoring), told.whose)
  const doings = new Doings()
  const upgraded = new Set<string>()
  const isToldByName = toldByName(turn, (kind) => briefly || (kind === 'walked' && !bothWalked(turn)))
  const top = topOf(turn)
  let topOfMore = 0
  for (const event of turn) {
    if (event.kind === 'taken' && isOnlyForEndCard(event, turn)) continue
    const named = isToldByName(event)
    if (named === true) continue
    if (event.kind === 'upgraded') {
      const wagon = `${event.train}.${event.place}`
      if (named === 'more') {
        topOfMore = Math.max(topOfMore, event.to)
        doings.add('upgraded.more', (n) => raisedMore(n, topOfMore === top ? top : 0))
      } else
        doings.add(
          'upgraded',
          (n) => raised(n, top),
          upgraded.has(wagon) ? 0 : 1,
          (n) => (n === 1 ? raised(n, top) : phrase('first-class.turn.upgraded', { n })),
        )
      upgraded.add(wagon)
    } else if ((event.kind === 'wagonLaid' || event.kind === 'walked') && named === 'more') {
      const { kind } = event
      doings.add(kind, (n) => phrase(`first-class.turn.${kind}.more`, { n }), stepsOf(event))
    } else if (event.kind === 'taken') addTaken(event, doings, turn)
    else add(event, doings, told, turn)
  }
  const suspected = suspectedIn(turn)
  if (suspected.length > 0)
    doings.add('evidenceDrawn', () => phrase('first-class.turn.evidenceDrawn', { names: whom(told, suspected) }))
  if (briefly && top >= HIGH && topOfMore < top && namesUpgrades(turn))
    doings.add(REPEATED, () => phrase('first-class.turn.upgraded.great.one', { to: top }))
  return doings
}

/** Who drew evidence because a card was taken that suspects all others, or was left to a dummy of a cleared row. */
function suspectedIn(turn: readonly FirstClassEvent[]): readonly Seat[] {
  const drawn = turn.flatMap((event) =>
    event.kind === 'evidenceDrawn' && event.holder !== event.seat && event.holder < MAX_SEATS ? [event.holder] : [],
  )
  return [...new Set(drawn)]
}

/** So many wagons were upgraded, and to what where one is worth much by it. */
const raised = (n: number, to: number): Phrase =>
  to < HIGH
    ? phrase('first-class.turn.upgraded', { n })
    : phrase(n === 1 ? 'first-class.turn.upgraded.great.one' : 'first-class.turn.upgraded.great', { n, to })

/** So many came besides those of the card, and to what where one of them is worth much by it. */
const raisedMore = (n: number, to: number): Phrase =>
  to < HIGH
    ? phrase('first-class.turn.upgraded.more', { n })
    : phrase(n === 1 ? 'first-class.turn.upgraded.more.great.one' : 'first-class.turn.upgraded.more.great', { n, to })

/** A card that was refused is told by its kind: what it would have given came to nothing. */
const takenPhrase = (
  { card, refused }: { readonly card: number; readonly refused: boolean },
  called: Phrase,
): Phrase =>
  refused
    ? phrase('first-class.turn.refused', { card: aKind(card) })
    : phrase('first-class.turn.taken', { card: called })

function addTaken(
  event: Extract<FirstClassEvent, { kind: 'taken' }>,
  doings: Doings,
  turn: readonly FirstClassEvent[],
): void {
  if (!isKnown(event.card)) return
  const called = (briefly = false) =>
    cameOf(event.card, turn) ?? calledPhrase(event.card, briefly, namedBy(event.card, turn))
  doings.add(
    'taken',
    () => takenPhrase(event, called()),
    1,
    () => takenPhrase(event, called(true)),
  )
}

/** What a card turned out to be: a passenger or luggage, or one of which nothing came; null = its name says it. */
function cameOf(card: number, turn: readonly FirstClassEvent[]): Phrase | null {
  const seated = turn.find((event) => event.kind === 'riderSeated' && event.card === card)
  if (seated?.kind === 'riderSeated')
    return phrase(`first-class.called.${seated.train === 0 ? 'passenger' : 'luggage'}`)
  const kinds = turn.map(({ kind }) => kind)
  // As long as a box of it is left it may drive yet.
  const isStill =
    CARDS[card].kind === 'locomotive' && isOver(card, turn) && !kinds.includes('drove') && isNothing(doneBy(card, turn))
  if (isStill) return phrase('first-class.called.stood')
  return isLapsed(card, turn) ? phrase('first-class.called.lapsed', { what: calledPhrase(card) }) : null
}

/** What may lapse of what a headline calls a card by: how far it drove is told by the city. */
const NAMED = ['wagonLaid', 'upgraded', 'walked'] as const
type Named = (typeof NAMED)[number]
type Numbers = Readonly<Record<Named, number>>

/** It is over, and nothing was done of what it is called by. */
const isLapsed = (card: number, turn: readonly FirstClassEvent[]): boolean =>
  NAMED.some((kind) => givenByName(card)[kind] > 0) && isOver(card, turn) && isNothing(doneBy(card, turn))

/** All its boxes have been worked off; one that can do nothing is not begun, and lapses with the turn. */
function isOver(card: number, turn: readonly FirstClassEvent[]): boolean {
  if (turn.some(({ kind }) => kind === 'turnEnded')) return true
  const began = turn.filter(({ kind }) => kind === 'frameBegan')
  const ended = turn.filter(({ kind }) => kind === 'frameEnded')
  return began.filter(isOf(card)).length >= (CARDS[card].frames?.length ?? 0) && ended.length >= began.length
}

const isNothing = (numbers: Numbers): boolean => NAMED.every((kind) => numbers[kind] === 0)

const isOf =
  (card: number) =>
  ({ because }: FirstClassEvent): boolean =>
    because !== null && sameRef(because, cardRef(card))

/** What was done by a card, in the numbers that it is called by. */
function doneBy(card: number, turn: readonly FirstClassEvent[]): Numbers {
  const own = turn.filter(isOf(card))
  return { wagonLaid: numberOf('wagonLaid', own), upgraded: numberOf('upgraded', own), walked: numberOf('walked', own) }
}

const numberOf = (kind: Named, turn: readonly FirstClassEvent[]): number =>
  turn.reduce((sum, event) => sum + (event.kind !== kind ? 0 : stepsOf(event)), 0)

/** How far one conductor was moved, or both together. */
const walked =
  (turn: readonly FirstClassEvent[]) =>
  (n: number): Phrase =>
    phrase(bothWalked(turn) ? 'first-class.turn.walked.both' : 'first-class.turn.walked', { n })

const bothWalked = (turn: readonly FirstClassEvent[]): boolean =>
  new Set(turn.flatMap((event) => (event.kind === 'walked' ? [event.train] : []))).size > 1

const stepsOf = (event: FirstClassEvent): number => (event.kind === 'walked' ? event.to - event.from : 1)

/**
 * What a card is called by: what it gives, and once that is over what was done of it, where some of it lapsed. A free
 * upgrade may have become a wagon. What it set to work besides, as a technician, is no gift of the card.
 */
function namedBy(card: number, turn: readonly FirstClassEvent[]): ReturnType<typeof givenByName> {
  const done = doneBy(card, turn)
  const given = withWagons(givenByName(card), done)
  if (!isOver(card, turn) || isNothing(done)) return given
  if (given.walked > 0) return { ...given, walked: done.walked }
  return {
    ...given,
    wagonLaid: Math.min(done.wagonLaid, given.wagonLaid),
    upgraded: Math.min(done.upgraded, given.upgraded),
  }
}

/** With as many of the free upgrades as wagons as were laid beyond the wagons of the card, and did not upgrade. */
function withWagons(given: ReturnType<typeof givenByName>, done: Numbers): ReturnType<typeof givenByName> {
  const open = Math.max(0, given.upgraded - done.upgraded)
  const n = Math.min(given.free, open, Math.max(0, done.wagonLaid - given.wagonLaid))
  return { ...given, wagonLaid: given.wagonLaid + n, upgraded: given.upgraded - n }
}

/** The card whose name tells what it does, where one was taken that way. */
function namingCard(turn: readonly FirstClassEvent[]): number | null {
  const taken = turn.find((event) => event.kind === 'taken')
  return taken?.kind === 'taken' && !taken.refused && isKnown(taken.card) ? taken.card : null
}

function namesUpgrades(turn: readonly FirstClassEvent[]): boolean {
  const card = namingCard(turn)
  return card !== null && namedBy(card, turn).upgraded > 0
}

/**
 * 'took two upgrades' says that two wagons were upgraded, and as long as that is under way that they will be. What
 * came besides, by a coin or a technician, is 'more' of what the name told.
 */
function toldByName(
  turn: readonly FirstClassEvent[],
  tells: (kind: Named) => boolean,
): (event: FirstClassEvent) => boolean | 'more' {
  const card = namingCard(turn)
  if (card === null) return () => false
  const named: Numbers = namedBy(card, turn)
  const left = { ...named }
  return (event) => {
    const kind = NAMED.find((one) => one === event.kind)
    if (!kind || named[kind] === 0 || !tells(kind)) return false
    const isLeft = left[kind] > 0 && isOf(card)(event)
    if (isLeft) left[kind] -= stepsOf(event)
    return isLeft || 'more'
  }
}

/** Whoever takes such a card takes an end card: that one is told. */
const isOnlyForEndCard = (
  { card, refused }: { readonly card: number; readonly refused: boolean },
  turn: readonly FirstClassEvent[],
): boolean =>
  !refused && isKnown(card) && CARDS[card].kind === 'endCard' && turn.some(({ kind }) => kind === 'endCardTaken')

/** The first end card that such a card gives: the turn is known again by it as by any other card. */
const isTakenFor = (event: FirstClassEvent, turn: readonly FirstClassEvent[]): boolean =>
  event.kind === 'endCardTaken' &&
  turn.find(({ kind }) => kind === 'endCardTaken') === event &&
  turn.some((other) => other.kind === 'taken' && isOnlyForEndCard(other, turn))

/** @param turn all that was done in it: whether this is what was taken of the rows, and who else went */
function add(
  event: FirstClassEvent,
  doings: Doings,
  { view }: TurnTold<FirstClassView>,
  turn: readonly FirstClassEvent[],
): void {
  switch (event.kind) {
    case 'startTaken':
      doings.add('startTaken', () => phrase('first-class.turn.startTaken'))
      break
    case 'endCardTaken':
      doings.add(
        isTakenFor(event, turn) ? 'taken.endCard' : event.kind,
        (n) =>
          n === 1
            ? phrase('first-class.turn.endCardTaken.one', { card: endCardShort(event.endCard) })
            : phrase('first-class.turn.endCardTaken', { n }),
        1,
        (n) => phrase('first-class.turn.endCardTaken', { n }),
      )
      break
    case 'tileLaid': {
      const { train } = event
      doings.add('tileLaid', (n) =>
        phrase(
          n > 1
            ? 'first-class.turn.tileLaid.both'
            : train === 0
              ? 'first-class.turn.tileLaid.0'
              : 'first-class.turn.tileLaid.1',
        ),
      )
      break
    }
    case 'wagonLaid':
    case 'contractFulfilled':
    case 'mailLaid':
    case 'boarded':
      doings.add(event.kind, (n) => phrase(`first-class.turn.${event.kind}`, { n }))
      break
    case 'walked':
      doings.add('walked', walked(turn), stepsOf(event))
      break
    case 'drove':
      doings.add('drove', () =>
        phrase('first-class.turn.drove', { town: townPhrase(view.seats[event.seat], event.to - 1) }),
      )
      break
    case 'coinsLaid': {
      const n = event.columns.reduce((sum, one) => sum + one, 0)
      if (n > 0) doings.add('coins', (all) => phrase('first-class.turn.coins', { n: all }), n)
      break
    }
    case 'scored':
      if (event.points > 0) doings.add('scored', (n) => phrase('first-class.turn.scored', { n }), event.points)
      break
    default:
  }
}
