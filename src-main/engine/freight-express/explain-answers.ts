import type { Action } from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { NO_FACING } from '../../../src-shared/geometry/rails.ts'
import { sameRef, type Reason, type Ref } from '../../../src-shared/core.ts'
import type { State } from '../flat.ts'
import { because, eachOnce } from './because.ts'
import { refusalOf } from './encode.ts'
import { hasLocomotive } from './laying.ts'
import { cardOn, cellCount } from './board.ts'
import { drivenSeat } from './drive-state.ts'
import { facingOf } from './locomotives.ts'
import { handOf } from './piles.ts'
import { liftedCard, specialStation } from './special-state.ts'
import { AT, BRANCH, STATIONS, activeSeat, phase, seatCount } from './state.ts'
import { firstWay, isSingle, isStationPose, poseOf, sleeperOfPose, takeWay, waysOn } from './paths.ts'
import { sleeperOrStation } from './refs.ts'

const TURNS = [0, 1, 2, 3]
const USE_SPECIAL: Action = { kind: 'useSpecial' }

/**
 * Why a thing is no answer to what a drive or a special asks, each reason once; empty when it has nothing to do
 * with the question.
 */
export function whyNotAnswer(s: State, target: Ref): Reason[] {
  const reasons = answersWith(s, target).flatMap((action): Reason[] => {
    const refusal = refusalOf(s, activeSeat(s), action)
    return refusal && refusal !== 'noSuchQuestion' ? [because(s, refusal, action)] : []
  })
  return eachOnce(reasons)
}

/** All answers in which a thing could have a part; the question decides which of them are asked for. */
function answersWith(s: State, target: Ref): Action[] {
  const { kind, id } = target
  const hand = handOf(s, activeSeat(s))
  switch (kind) {
    case 'seat':
      return [{ kind: 'chooseSeat', seat: id }, ...abducting(hand, id)]
    case 'train':
      return [{ kind: 'chooseSeat', seat: id }]
    case 'locomotive':
      return [
        { kind: 'branch', seat: id, rail: 0 },
        ...abducting(hand, id),
        ...(id === activeSeat(s) ? [USE_SPECIAL] : []),
      ]
    case 'special':
      return id === s[AT.special] ? [USE_SPECIAL] : []
    case 'wagon':
      return [
        { kind: 'takeWagon', card: id },
        { kind: 'drop', card: id },
      ]
    case 'station':
      return [
        ...hand.flatMap((card) => closing(card, id)),
        ...branching(s, target),
        ...(id === specialStation(s) ? [USE_SPECIAL] : []),
      ]
    case 'sleeper':
      return branching(s, target)
    case 'card':
      return [
        { kind: 'takeCard', card: id },
        ...Array.from({ length: STATIONS }, (_, station) => closing(id, station)).flat(),
        ...payable(s, id).map((cell): Action => ({ kind: 'rebuild', card: id, cell })),
        ...abductable(s).flatMap((seat) => abducting([id], seat)),
      ]
    case 'cell':
      return [
        ...hand.map((card): Action => ({ kind: 'rebuild', card, cell: id })),
        ...TURNS.map((rotation): Action => ({ kind: 'relay', card: liftedCard(s), cell: id, rotation })),
      ]
    default:
      return []
  }
}

const abducting = (hand: readonly number[], seat: number): Action[] =>
  hand.map((card) => ({ kind: 'abduct', card, seat }))

const closing = (card: number, station: number): Action[] =>
  TURNS.map((rotation) => ({ kind: 'closeStation', card, station, rotation }))

/** The ways of the driven locomotive that begin over a field, as far as no other branches off. */
function branching(s: State, field: Ref): Action[] {
  if (phase(s) !== BRANCH) return []
  const seat = drivenSeat(s)
  const actions: Action[] = []
  for (let ways = waysOn(s, poseOf(s, seat)); ways; ways &= ways - 1) {
    const rail = firstWay(ways)
    if (beginning(s, rail).some((ref) => sameRef(ref, field))) actions.push({ kind: 'branch', seat, rail })
  }
  return actions
}

function beginning(s: State, way: number): Ref[] {
  let pose = takeWay(s, poseOf(s, drivenSeat(s)), way)
  const fields = [sleeperOrStation(s, sleeperOfPose(pose))]
  for (let left = s[AT.driveLeft] - 1; left > 0 && !isStationPose(pose); left--) {
    const ways = waysOn(s, pose)
    if (ways === 0 || !isSingle(ways)) break
    pose = takeWay(s, pose, firstWay(ways))
    fields.push(sleeperOrStation(s, sleeperOfPose(pose)))
  }
  return fields
}

/** Cells whose cards are worth speaking of with a card to pay: the locomotive on a card that it cannot pay for bars nothing. */
function payable(s: State, card: number): number[] {
  const track = Array.from({ length: cellCount(s) }, (_, cell) => cell).filter((cell) => cardOn(s, cell) >= 0)
  const { action } = TRACK_CARDS[card]
  return orAll(track, (cell) => !hasLocomotive(s, cell) || TRACK_CARDS[cardOn(s, cell)].action === action)
}

/** Opponents worth speaking of with a card: those on open line, if there are any. */
function abductable(s: State): number[] {
  const others = Array.from({ length: seatCount(s) }, (_, seat) => seat).filter((seat) => seat !== activeSeat(s))
  return orAll(others, (seat) => facingOf(s, seat) !== NO_FACING)
}

function orAll(all: readonly number[], worth: (one: number) => boolean): number[] {
  const some = all.filter(worth)
  return some.length > 0 ? some : [...all]
}
