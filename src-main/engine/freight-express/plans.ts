import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { Plan, Seat } from '../../../src-shared/core.ts'
import { KIND, packCode } from '../../../src-shared/games/freight-express/actions.ts'
import { cloneState, type State } from '../flat.ts'
import { MAX_CHOICES } from '../game.ts'
import { apply, choices } from './rules.ts'
import { driveCard, drivenSeat } from './driving/drive-state.ts'
import { sleeperOf } from './board/locomotives.ts'
import { handCard, handCount } from './piles.ts'
import { ACT, BRANCH, PUSH_BRANCH, activeSeat, stepNow } from './state.ts'
import { cardRef, locomotive, sleeperOrStation } from './refs.ts'
import { driveRefusal, valuesOf } from './refusals.ts'

/**
 * Every whole drive from here: each card with each way at each branch, one's own and those of pushed
 * locomotives. A plan asks for no code after something was learnt (a flipped card, a hand laid open by a
 * derailing), and tells nothing of what a flipped card does. See Game.plans.
 */
export function plans(s: State): Plan[] {
  const found: Plan[] = []
  if (stepNow(s) === BRANCH || stepNow(s) === PUSH_BRANCH) {
    for (const code of codesOf(s)) follow(s, code, begin(driveCard(s)), found)
  } else if (stepNow(s) === ACT) {
    const seat = activeSeat(s)
    const values = valuesOf(s, seat)
    for (let i = 0; i < handCount(s, seat); i++) {
      const card = handCard(s, seat, i)
      if (driveRefusal(s, seat, card, values) === null) follow(s, packCode(KIND.drive, card), begin(card), found)
    }
  }
  return found
}

/** A drive so far. */
interface Trip {
  readonly card: number
  readonly codes: readonly number[]
  readonly steps: readonly number[]
  readonly lapsed: number
  readonly derails: readonly Seat[]
  readonly rams: readonly Seat[]
  readonly flips: number
  readonly learnt: boolean
}

const begin = (card: number): Trip => ({
  card,
  codes: [],
  steps: [],
  lapsed: 0,
  derails: [],
  rams: [],
  flips: 0,
  learnt: false,
})

function follow(s: State, code: number, before: Trip, found: Plan[]): void {
  const next = cloneState(s)
  let trip: Trip = { ...before, codes: [...before.codes, code] }
  apply(next, code, (event) => (trip = travel(trip, event)))
  const asks = stepNow(next) === BRANCH || stepNow(next) === PUSH_BRANCH
  if (trip.learnt || !asks) found.push(toPlan(s, trip))
  else for (const answer of codesOf(next)) follow(next, answer, trip, found)
}

/** The trip after one more event. What follows a flipped card is not looked at. */
function travel(trip: Trip, event: FreightEvent): Trip {
  if (trip.flips > 0) return trip
  const learnt = trip.learnt || event.learnt.length > 0
  switch (event.kind) {
    case 'drove': {
      const own = event.steps.map((step) => step[step.length - 1].sleeper)
      const rams = [...trip.rams, ...event.rammed.filter((seat) => !trip.rams.includes(seat))]
      return { ...trip, steps: [...trip.steps, ...own], lapsed: event.lapsed, rams, learnt }
    }
    case 'derailed':
      return { ...trip, derails: [...trip.derails, event.seat], learnt }
    case 'flipped':
      return { ...trip, flips: 1, learnt }
    default:
      return { ...trip, learnt }
  }
}

function toPlan(s: State, trip: Trip): Plan {
  const driver = drivenSeat(s)
  const way = trip.steps.map((sleeper) => sleeperOrStation(s, sleeper))
  const end = way[way.length - 1] ?? sleeperOrStation(s, sleeperOf(s, driver))
  const enters = end.kind === 'station' && trip.steps.length > 0 ? end.id : -1
  return {
    kind: 'drive',
    codes: trip.codes,
    refs: [cardRef(trip.card), locomotive(driver), ...way],
    end,
    facts: {
      card: trip.card,
      steps: trip.steps,
      enters,
      lapsed: trip.lapsed,
      derails: trip.derails,
      rams: trip.rams,
      flips: trip.flips,
    },
  }
}

/** Scratch, not state: emptied into a list before anything else is listed. */
const scratch = new Int32Array(MAX_CHOICES)
const codesOf = (s: State): number[] => Array.from(scratch.subarray(0, choices(s, scratch)))
