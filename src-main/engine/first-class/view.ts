import { CARDS, END_CARDS, ENGINE_TILES, ORDERS } from '../../../src-shared/games/first-class/cards/index.ts'
import { LEVELS } from '../../../src-shared/games/first-class/effects.ts'
import type { Holder } from '../../../src-shared/games/first-class/events.ts'
import type { BetweenView, CoachView, DummyView, FirstClassView, FrameView, SeatView, TrainView } from '../../../src-shared/games/first-class/view.ts'
import { UNKNOWN, type Ref, type Seat, type Viewer } from '../../../src-shared/core.ts'
import { recordCount, recordSlot, topSlot } from '../chain.ts'
import type { State } from '../flat.ts'
import { coachAt, conductorOf, lengthOf, riderAt } from './coaches.ts'
import { trainPoints } from './conductors.ts'
import { contractAt, contractCount } from './contracts.ts'
import { passedOn } from './knowledge.ts'
import { cardBetween } from './modules/between.ts'
import { isAboard } from './modules/boarding.ts'
import { evidenceOf } from './modules/evidence.ts'
import { isOpenOrder, orderAt } from './modules/teatime.ts'
import { destroyersOf, dummies, identityPlace } from './modules/verdict.ts'
import { modulesInPlay, readOptions } from './options.ts'
import { totalPoints } from './points.ts'
import { sourceRef } from './refs.ts'
import { cityCount, locomotiveAt, postcardOn, routeCard, routeCount } from './route.ts'
import { AT, BETWEEN_PLACES, COLUMNS, ENDED, MAIL, ROWS, TILE, TRAINS, gained, roundsOf, seatCount, stack } from './state.ts'
import { FRAME, ROOM, steps } from './steps/step.ts'
import { FILED, isAt } from './zones.ts'

const PHASES = ['ended', 'draft', 'turn', 'bonus', 'scoring'] as const
const upTo = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i))
const list = (s: State, at: number, n: number): number[] => upTo(n, (i) => s[at + i] - 1)

/** What this viewer may see. */
export function viewOf(s: State, viewer: Viewer): FirstClassView {
  return {
    game: 'first-class',
    options: readOptions(s),
    modules: modulesInPlay(s),
    round: s[AT.round],
    rounds: roundsOf(s),
    turnOfRound: s[AT.round] === 0 ? 0 : Math.min(3, ((s[AT.turnOfRound] / seatCount(s)) | 0) + 1),
    turn: s[AT.turn],
    active: s[AT.active],
    starter: s[AT.starter],
    phase: PHASES[s[AT.phase]],
    rows: upTo(ROWS, (row) => list(s, AT.rows + row * COLUMNS, COLUMNS)),
    takenFromRow: upTo(ROWS, (row) => s[AT.rowTaken + row]),
    startHolder: (s[AT.startHolder] - 1) as Seat | -1,
    stacks: upTo(3, (i) => s[AT.stackSize + i] - s[AT.stackNext + i]),
    openEndCards: list(s, AT.endOpen, 4).filter((card) => card >= 0),
    endDeck: s[AT.endDeckCount],
    draft: list(s, AT.draftSet, s[AT.draftCount]).map((card) => (viewer === 'open' || viewer === s[AT.actor] ? card : UNKNOWN)),
    tilesLaid: s[AT.tilesLaid],
    constantinople: list(s, AT.constantinople, 3).filter((seat) => seat >= 0),
    gained: upTo(recordCount(s, gained), (i) => {
      const slot = recordSlot(gained, i)
      return { source: sourceRef(s[slot + 1], s[slot + 2]), frame: s[slot] - 1 }
    }),
    frame: frameView(s),
    coinsWaiting: coinsWaiting(s),
    warehouse: list(s, AT.warehouse, 4).filter((card) => card >= 0),
    seats: upTo(seatCount(s), (seat) => seatView(s, seat, viewer)),
    dummies: dummyViews(s, viewer),
    evidencePile: s[AT.evidenceCount],
    orders: ORDERS.map((_, tile) => tile).filter((tile) => isOpenOrder(s, tile)),
  }
}

function seatView(s: State, seat: Seat, viewer: Viewer): SeatView {
  const sees = viewer === seat || viewer === 'open'
  return {
    points: totalPoints(s, seat),
    trains: upTo(TRAINS, (train) => trainView(s, seat, train)),
    locomotive: locomotiveAt(s, seat),
    cities: cityCount(s, seat),
    route: upTo(routeCount(s, seat), (i) => ({ card: routeCard(s, seat, i), postcard: postcardOn(s, seat, i) })),
    coins: upTo(3, (column) => s[AT.coins + seat * 3 + column]),
    mail: [0, 1, 2, 3].filter((mail) => !(s[AT.mailUsed + seat] & (1 << mail))),
    contracts: upTo(contractCount(s, seat), (i) => contractAt(s, seat, i)),
    fulfilled: s[AT.fulfilled + seat],
    filed: CARDS.map((_, card) => card).filter((card) => isAt(s, card, FILED, seat)),
    endCards: END_CARDS.map((_, card) => card).filter((card) => s[AT.endOwner + card] === seat + 1),
    drafted: s[AT.drafted + seat] === 0 ? -2 : sees || s[AT.phase] === ENDED ? s[AT.drafted + seat] - 1 : UNKNOWN,
    passedOn: sees ? passedOn(s, seat) : null,
    between: upTo(BETWEEN_PLACES, (place) => betweenView(s, seat, place)),
    ...suspectView(s, seat, sees || s[AT.phase] === ENDED),
  }
}

function trainView(s: State, seat: Seat, train: number): TrainView {
  const coaches = upTo(lengthOf(s, seat, train), (place): CoachView => {
    const coach = coachAt(s, seat, train, place)
    const rider = riderAt(s, seat, train, place)
    const inside = { rider, boarded: isAboard(s, seat, train, place), order: orderAt(s, seat, train, place) }
    if (coach >= TILE) return { kind: 'tile', value: ENGINE_TILES[coach - TILE].points, ...inside }
    if (coach >= MAIL) return { kind: 'mail', value: coach - MAIL, ...inside }
    return { kind: 'wagon', value: LEVELS[coach - 1], ...inside }
  })
  return { coaches, conductor: conductorOf(s, seat, train), points: trainPoints(s, seat, train) }
}

function betweenView(s: State, seat: Seat, place: number): BetweenView {
  const covered: number[] = []
  for (let card = cardBetween(s, seat, place); card >= 0 && s[AT.beneath + card] > 0; ) {
    card = s[AT.beneath + card] - 1
    covered.unshift(card)
  }
  const done = s[AT.betweenDone + seat * BETWEEN_PLACES + place]
  return { card: cardBetween(s, seat, place), covered, done: [(done & 1) !== 0, (done & 2) !== 0] }
}

/** Module C: one's own fronts, of others how many. */
function suspectView(s: State, holder: Holder, sees: boolean): DummyView {
  const evidence = evidenceOf(s, holder)
  const identity = s[AT.identities + identityPlace(s, holder)]
  return {
    identity: identity === 0 ? -2 : sees ? identity - 1 : UNKNOWN,
    evidence: sees ? evidence : evidence.map(() => UNKNOWN),
    destroyers: destroyersOf(s, holder),
  }
}

function dummyViews(s: State, viewer: Viewer): DummyView[] {
  if (s[AT.identities] === 0) return []
  return dummies(s).map((holder) => suspectView(s, holder, viewer === 'open' || s[AT.phase] === ENDED))
}

function coinsWaiting(s: State): number {
  for (let i = recordCount(s, stack) - 1; i >= 0; i--) {
    const slot = recordSlot(stack, i)
    if (s[slot] === ROOM) return s[slot + 1]
  }
  return 0
}

/** The frame at work, or what the innermost question offers in the manner of a frame (a factory). */
function frameView(s: State): FrameView | null {
  for (let i = recordCount(s, stack) - 1; i >= 0; i--) {
    const slot = recordSlot(stack, i)
    if (s[slot] === FRAME) return framesLeft(s, sourceRef(s[slot + 4], s[slot + 5]))
  }
  const top = recordCount(s, stack) > 0 ? topSlot(s, stack) : 0
  const offered = top > 0 ? steps[s[top]].offers?.(s, top) : null
  return offered ? { ...NOTHING_LEFT, ...offered } : null
}

const NOTHING_LEFT: Omit<FrameView, 'source'> = {
  wagons: 0, upgrades: [0, 0, 0, 0, 0], free: 0, limit: 12, conductor: 0, conductors: [0, 0], locomotive: 0, coins: 0, endCards: 0, oneOf: false,
}

function framesLeft(s: State, source: Ref): FrameView {
  return {
    source,
    wagons: s[AT.frameWagons],
    upgrades: upTo(5, (i) => s[AT.frameUpgrades + i]),
    free: s[AT.frameFree],
    limit: s[AT.frameLimit] > 0 ? LEVELS[s[AT.frameLimit] - 1] : 12,
    conductor: s[AT.frameConductor],
    conductors: upTo(TRAINS, (train) => s[AT.frameConductors + train]),
    locomotive: s[AT.frameLocomotive],
    coins: s[AT.frameCoins],
    endCards: s[AT.frameEndCards],
    oneOf: s[AT.frameOneOf] === 1,
  }
}
