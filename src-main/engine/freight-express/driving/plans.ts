import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { Plan, Seat } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { cellOfSleeper, pointOfSleeper, sideOfPoint } from '../../../../src-shared/geometry/rails.ts'
import type { Playing } from '../../answer.ts'
import { cloneState, type State } from '../../flat.ts'
import { MAX_CHOICES } from '../../game.ts'
import { stationOn } from '../board/board.ts'
import { sleeperOf } from '../board/locomotives.ts'
import { firstWay, isSingle, isStationPose, poseAt, sleeperOfPose, takeWay, waysOn } from '../board/paths.ts'
import { cardRef, locomotiveRef, sleeperOrStation, stationRef } from '../refs.ts'
import { BRANCH, PUSH_BRANCH, stepNow } from '../state.ts'
import { drivenSeat } from './drive-state.ts'

/**
 * Every whole drive of a card that begins with a code: with each way at each branch, one's own and those of pushed
 * locomotives. It asks for no code after something was learnt (a flipped card, a hand laid open by a derailing), and
 * tells nothing of what a flipped card does. See Game.plans.
 */
export function drivesFrom(s: State, code: number, card: number, playing: Playing<FreightEvent>): Plan[] {
  const found: Plan[] = []
  follow(s, code, begin(card), 0, playing, found)
  return found
}

/** A drive so far. */
interface Trip {
  readonly card: number
  readonly codes: number[]
  readonly steps: number[]
  readonly derails: Seat[]
  readonly rams: Seat[]
  /** Where each of those stands at the end, in their order. */
  readonly pushed: number[]
  lapsed: number
  flips: number
  learnt: boolean
}

const begin = (card: number): Trip => ({
  card,
  codes: [],
  steps: [],
  derails: [],
  rams: [],
  pushed: [],
  lapsed: 0,
  flips: 0,
  learnt: false,
})

/** @param deep questions answered on the way */
function follow(
  s: State,
  code: number,
  before: Trip,
  deep: number,
  playing: Playing<FreightEvent>,
  found: Plan[],
): void {
  const next = copyAt(deep, s)
  const trip: Trip = {
    ...before,
    codes: [...before.codes, code],
    steps: [...before.steps],
    derails: [...before.derails],
    rams: [...before.rams],
    pushed: [...before.pushed],
  }
  playing.apply(next, code, (event) => travel(trip, event))
  const asks = stepNow(next) === BRANCH || stepNow(next) === PUSH_BRANCH
  if (trip.learnt || !asks) found.push(toPlan(s, trip))
  else
    for (const answer of Array.from(scratch.subarray(0, playing.choices(next, scratch))))
      follow(next, answer, trip, deep + 1, playing, found)
}

/** Scratch: a room for the state after each question of a drive. Nothing planned begins another plan. */
const rooms: State[] = []

function copyAt(deep: number, s: State): State {
  const room = (rooms[deep] ??= cloneState(s))
  room.set(s)
  return room
}

/** Notes one more event. What follows a flipped card is not looked at. */
function travel(trip: Trip, event: FreightEvent): void {
  if (trip.flips > 0) return
  trip.learnt ||= event.learnt.length > 0
  if (event.kind === 'drove') {
    for (const step of event.steps) trip.steps.push(step[step.length - 1].sleeper)
    for (const seat of event.rammed) if (!trip.rams.includes(seat)) trip.rams.push(seat)
    for (const { seat, sleeper } of event.steps.flat())
      if (trip.rams.includes(seat)) trip.pushed[trip.rams.indexOf(seat)] = sleeper
    trip.lapsed = event.lapsed
  } else if (event.kind === 'derailed') trip.derails.push(event.seat)
  else if (event.kind === 'flipped') trip.flips = 1
}

function toPlan(s: State, trip: Trip): Plan {
  const driver = drivenSeat(s)
  const way = trip.steps.map((sleeper) => sleeperOrStation(s, sleeper))
  const end = way[way.length - 1] ?? sleeperOrStation(s, sleeperOf(s, driver))
  const enters = end.kind === 'station' && trip.steps.length > 0 ? end.id : -1
  const ahead = trip.flips > 0 ? stationAhead(s, trip) : -1
  return {
    kind: 'drive',
    codes: trip.codes,
    refs: [cardRef(trip.card), locomotiveRef(driver), ...way, ...(ahead < 0 ? [] : [stationRef(ahead)])],
    end,
    facts: {
      card: trip.card,
      steps: trip.steps,
      enters,
      lapsed: trip.lapsed,
      derails: trip.derails,
      rams: trip.rams,
      pushed: trip.pushed,
      flips: trip.flips,
      ahead,
    },
  }
}

/**
 * Into which station the drive goes on from a crossing, whatever is flipped there; -1 where it comes into none or a way
 * is chosen before.
 */
function stationAhead(s: State, { card, steps }: Trip): number {
  const sleeper = steps[steps.length - 1]
  // Past its centre a locomotive looks out over the side where it stands.
  let pose = poseAt(sleeper, sideOfPoint(pointOfSleeper(sleeper)))
  for (let left = TRACK_CARDS[card].wagon - steps.length; left > 0; left--) {
    const ways = waysOn(s, pose)
    if (ways === 0 || !isSingle(ways)) return -1
    pose = takeWay(s, pose, firstWay(ways))
    if (isStationPose(pose)) return stationOn(s, cellOfSleeper(sleeperOfPose(pose)))
  }
  return -1
}

/** Scratch, not state: emptied into a list before anything else is listed. */
const scratch = new Int32Array(MAX_CHOICES)
