import type { Seat } from '../../../../src-shared/core.ts'
import type { FreightEvent, Move } from '../../../../src-shared/games/freight-express/events.ts'

import type { State } from '../../flat.ts'
import type { Emit } from '../../game.ts'
import { drivenBy, drivenSeat } from './drive-state.ts'
import { facingOf, sleeperOf } from '../board/locomotives.ts'
import { locomotiveRef, sleeperOrStation } from '../refs.ts'
import { told } from '../tell.ts'

/** Writes down a drive, step by step, until a question, a flipped card or a derailing ends the stretch. */
export interface Stretch {
  readonly from: Move[]
  readonly steps: Move[][]
  readonly rammed: Seat[]
}

/** An empty one. */
export const newStretch = (): Stretch => ({ from: [], steps: [], rammed: [] })

const where = (s: State, seat: Seat): Move => ({ seat, sleeper: sleeperOf(s, seat), facing: facingOf(s, seat) })

/** From here on moves are of the next step. */
export const beginStep = (stretch: Stretch): void => void stretch.steps.push([])

/** Notes where a locomotive stands before it moves. */
export function noteBefore(stretch: Stretch, s: State, seat: Seat): void {
  if (!stretch.from.some((move) => move.seat === seat)) stretch.from.push(where(s, seat))
}

/** Notes where it stands after it moved. */
export function noteAfter(stretch: Stretch, s: State, seat: Seat, driver: Seat): void {
  stretch.steps[stretch.steps.length - 1].push(where(s, seat))
  if (seat !== driver && !stretch.rammed.includes(seat)) stretch.rammed.push(seat)
}

/** Tells the stretch, if there is any, and empties it. */
export function tellStretch(
  stretch: Stretch,
  s: State,
  card: number,
  enters: number,
  lapsed: number,
  emit: Emit<FreightEvent>,
): void {
  if (stretch.steps.length === 0) return
  const driver = drivenSeat(s)
  const steps = stretch.steps.splice(0)
  const from = stretch.from.splice(0)
  const rammed = stretch.rammed.splice(0)
  const end = steps[steps.length - 1].find((move) => move.seat === driver)
  emit({
    kind: 'drove',
    ...told(s, driver, { kind: 'card', id: card }, [
      locomotiveRef(driver),
      ...rammed.map(locomotiveRef),
      sleeperOrStation(s, end?.sleeper ?? sleeperOf(s, driver)),
    ]),
    ...drivenBy(s),
    from,
    steps,
    enters,
    lapsed,
    rammed,
  })
}
