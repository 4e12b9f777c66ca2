import { CARDS, END_CARDS, ENGINE_TILES } from '../../../../src-shared/games/first-class/cards/index.ts'
import { LEVELS } from '../../../../src-shared/games/first-class/effects.ts'
import type { CoachView, SeatView, TrainView } from '../../../../src-shared/games/first-class/view.ts'
import { UNKNOWN, type Seat, type Viewer } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { coachAt, conductorOf, lengthOf, riderAt } from '../board/coaches.ts'
import { contractAt, contractCount } from '../board/contracts.ts'
import { passedOn } from './draft.ts'
import { inPlay, installed } from '../modules/module.ts'
import { totalPoints } from '../points.ts'
import { wouldScore } from '../scoring.ts'
import { cityCount, locomotiveAt, postcardOn, routeCard, routeCount } from '../board/route.ts'
import { AT, BETWEEN_PLACES, ENDED, MAIL, TILE, TRAINS } from '../state.ts'
import { FILED, isAt } from '../board/zones.ts'
import { upTo } from './up-to.ts'

/** What a board shows where no module shows more. */
const NOTHING_BETWEEN = { card: -1, covered: [], done: [false, false] }
const NO_SUSPECT = { identity: -2, evidence: [], destroyers: [] }

/** What the modules in play show. */
export const parts = (s: State) =>
  installed.flatMap((module) => (module.view && inPlay(s, module) ? [module.view] : []))

/** One seat's board, as this viewer may see it. */
export function seatView(s: State, seat: Seat, viewer: Viewer): SeatView {
  const sees = viewer === seat || viewer === 'open'
  const view: SeatView = {
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
    between: upTo(BETWEEN_PLACES, () => NOTHING_BETWEEN),
    ...NO_SUSPECT,
  }
  return Object.assign(view, ...parts(s).map((part) => part.seat?.(s, seat, sees || s[AT.phase] === ENDED)))
}

function trainView(s: State, seat: Seat, train: number): TrainView {
  const coaches = upTo(lengthOf(s, seat, train), (place): CoachView => {
    const coach = coachAt(s, seat, train, place)
    const rider = riderAt(s, seat, train, place)
    const inside = { rider, boarded: false, order: -1 }
    Object.assign(inside, ...parts(s).map((part) => part.coach?.(s, seat, train, place)))
    if (coach >= TILE) return { kind: 'tile', value: ENGINE_TILES[coach - TILE].points, ...inside }
    if (coach >= MAIL) return { kind: 'mail', value: coach - MAIL, ...inside }
    return { kind: 'wagon', value: LEVELS[coach - 1], ...inside }
  })
  return { coaches, conductor: conductorOf(s, seat, train), points: wouldScore(s, seat, train) }
}
