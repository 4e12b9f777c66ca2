import type { Action } from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { reasonKey, type FreightReason } from '../../../src-shared/games/freight-express/reasons.ts'
import type { Reason, Ref } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { closedStation, stationOn } from './board.ts'
import { drivenSeat } from './drive-state.ts'
import { cellOf } from './locomotives.ts'
import { coupledCount } from './piles.ts'
import { liftedCard } from './special-state.ts'
import { AT, MAX_COUPLED, activeSeat } from './state.ts'
import { usableCard } from './must-play.ts'
import { cardRef, cellRef, locomotive, seatRef, stationRef, trainRef, wagonRef } from './refs.ts'
import { status } from './status.ts'
import { everySeat } from './tell.ts'

/** A reason with the things it is about, as src-shared/games/freight-express/reasons.ts lists them. */
export const reason = (name: FreightReason, refs: readonly Ref[], n?: number): Reason =>
  n === undefined ? { key: reasonKey(name), refs } : { key: reasonKey(name), refs, n }

/** The first of each key. */
export const eachOnce = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ key }, i) => reasons.findIndex((other) => other.key === key) === i)

/** Names what asks. */
export function answerFirst(s: State): Reason {
  const source = status(s).decision?.source
  return reason('answerFirst', source ? [source] : [])
}

/** Why an action is refused, with its own things. */
export function because(s: State, name: FreightReason, action: Action): Reason {
  const seat = activeSeat(s)
  switch (name) {
    case 'gameOver':
    case 'noSuchQuestion':
      return reason(name, [])
    case 'mustPlayHand':
      return reason(name, [cardRef(usableCard(s))])
    case 'noRefillNow':
    case 'noTicket':
      return reason(name, [seatRef(seat)])
    case 'closedOccupied':
      return reason(name, [stationRef(closedStation(s))])
    case 'answerFirst':
      return answerFirst(s)
    case 'otherLocomotive':
      return reason(name, [locomotive(s[AT.drivePushed] ? s[AT.drivePushed] - 1 : drivenSeat(s))])
    case 'noRailAhead':
    case 'onlyOnLine':
    case 'trainOnLine':
      return reason(name, [locomotive(seat)])
    case 'branchTooLong':
      return reason(name, [locomotive(drivenSeat(s))], s[AT.driveLeft])
    case 'trainFull':
      return reason(name, [trainRef(seat)], MAX_COUPLED)
    default:
      return aboutThings(s, name, action)
  }
}

function aboutThings(s: State, name: FreightReason, action: Action): Reason {
  switch (action.kind) {
    case 'lay':
      return reason(name, layThings(s, name, action.card, action.cell))
    case 'place':
      return reason(
        name,
        name === 'placedAlready' || name === 'notYourStation' ? [stationRef(action.station)] : [cellRef(action.cell)],
      )
    case 'couple':
      return name === 'coupleElsewhere'
        ? reason(name, [cardRef(action.card), stationRef(TRACK_CARDS[action.card].couple)])
        : reason(name, [cardRef(action.card)])
    case 'uncouple':
      return name === 'uncoupleElsewhere'
        ? reason(name, [wagonRef(action.card), stationRef(TRACK_CARDS[action.card].uncouple)])
        : reason(name, [wagonRef(action.card)])
    case 'drop':
      return reason(name, [wagonRef(action.card)])
    case 'drive':
      if (name === 'tooWeak') return reason(name, [cardRef(action.card)], coupledCount(s, activeSeat(s)))
      if (name === 'noWayOfLength') return reason(name, [cardRef(action.card)], TRACK_CARDS[action.card].wagon)
      return reason(name, [cardRef(action.card)])
    case 'refill':
      return reason(name, [cardRef(action.card)])
    case 'branch':
      return reason(name, [locomotive(action.seat)])
    default:
      return aboutSpecials(s, name, action)
  }
}

/** What an answer to a special, or a flight, is refused about. */
function aboutSpecials(s: State, name: FreightReason, action: Action): Reason {
  const aboutCard = name === 'notInHand' || name === 'valueMismatch' || name === 'noCrossingHere'
  switch (action.kind) {
    case 'chooseSeat':
      return reason(name, [seatRef(action.seat)])
    case 'takeWagon':
      return reason(name, [wagonRef(action.card)])
    case 'takeCard':
      return reason(name, [cardRef(action.card)])
    case 'closeStation':
      return reason(name, [aboutCard || name === 'railsMismatch' ? cardRef(action.card) : stationRef(action.station)])
    case 'rebuild':
    case 'fly':
      if (name === 'wrongGap') return reason(name, [cardRef(action.card), cellRef(action.cell)])
      return reason(name, aboutCard ? [cardRef(action.card)] : layThings(s, name, -1, action.cell))
    case 'relay':
      return reason(name, name === 'otherCard' ? [cardRef(liftedCard(s))] : layThings(s, name, -1, action.cell))
    case 'abduct':
      if (name === 'tooWeakForIt') return reason(name, [cardRef(action.card)], coupledCount(s, action.seat))
      return reason(name, [
        name === 'notInHand'
          ? cardRef(action.card)
          : name === 'notOnLine'
            ? locomotive(action.seat)
            : seatRef(action.seat),
      ])
    default:
      return reason(name, [])
  }
}

/** `card` -1 = no card in particular. */
export function layThings(s: State, name: FreightReason, card: number, cell: number): Ref[] {
  const cards = card < 0 ? [] : [cardRef(card)]
  switch (name) {
    case 'notInHand':
      return cards
    case 'stationThere':
      return [stationRef(stationOn(s, cell))]
    case 'locomotiveOnCard':
      return everySeat(s)
        .filter((seat) => cellOf(s, seat) === cell)
        .map(locomotive)
    case 'crossingNeedsEmptyCell':
    case 'railsLost':
    case 'noNewRail':
    case 'railsMismatch':
      return [...cards, cellRef(cell)]
    default:
      return [cellRef(cell)]
  }
}
