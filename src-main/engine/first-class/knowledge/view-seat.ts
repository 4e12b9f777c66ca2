import { CARDS, END_CARDS, ENGINE_TILES } from '../../../../src-shared/games/first-class/cards/index.ts'
import { LEVELS } from '../../../../src-shared/games/first-class/effects.ts'
import type { Holder } from '../../../../src-shared/games/first-class/events.ts'
import type {
  BetweenView,
  CoachView,
  DummyView,
  SeatView,
  TrainView,
} from '../../../../src-shared/games/first-class/view.ts'
import { UNKNOWN, type Seat, type Viewer } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { coachAt, conductorOf, lengthOf, riderAt } from '../board/coaches.ts'
import { contractAt, contractCount } from '../board/contracts.ts'
import { passedOn } from './draft.ts'
import { cardBetween } from '../modules/between.ts'
import { isAboard } from '../modules/boarding.ts'
import { evidenceOf } from '../modules/evidence.ts'
import { orderAt } from '../modules/teatime.ts'
import { destroyersOf, dummies, identityPlace } from '../modules/verdict.ts'
import { totalPoints } from '../points.ts'
import { wouldScore } from '../scoring.ts'
import { cityCount, locomotiveAt, postcardOn, routeCard, routeCount } from '../board/route.ts'
import { AT, BETWEEN_PLACES, ENDED, MAIL, TILE, TRAINS } from '../state.ts'
import { FILED, isAt } from '../board/zones.ts'

const upTo = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i))

/** One seat's board, as this viewer may see it. */
export function seatView(s: State, seat: Seat, viewer: Viewer): SeatView {
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
  return { coaches, conductor: conductorOf(s, seat, train), points: wouldScore(s, seat, train) }
}

function betweenView(s: State, seat: Seat, place: number): BetweenView {
  const covered: number[] = []
  for (let card = cardBetween(s, seat, place); card >= 0 && s[AT.beneath + card] > 0;) {
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

/** The dummies of the house rule as a viewer sees them; empty where there are none. */
export function dummyViews(s: State, viewer: Viewer): DummyView[] {
  if (s[AT.identities] === 0) return []
  return dummies(s).map((holder) => suspectView(s, holder, viewer === 'open' || s[AT.phase] === ENDED))
}
