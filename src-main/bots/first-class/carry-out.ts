import { recordCount, topSlot } from '../../engine/chain.ts'
import { apply, choices } from '../../engine/first-class/rules.ts'
import { AT, ENDED, actor, stack } from '../../engine/first-class/state.ts'
import { LAY_BETWEEN } from '../../engine/first-class/modules/between.ts'
import { WAREHOUSE } from '../../engine/first-class/modules/warehouse.ts'
import { MAX_CHOICES, type Seat, type State } from '../../engine/game.ts'
import type { Meter } from '../search/meter.ts'
import { gainedUse, letsGo } from './among-codes.ts'
import { worthOf } from './judgement.ts'

/** Longer than any chain of effects. */
const MOST_STEPS = 200

/** Room for the positions that one step compares. */
class Room {
  readonly codes = new Int32Array(MAX_CHOICES)
  trial: State = new Int32Array(0)

  /** A copy to try things on. */
  copyOf(s: State): State {
    if (this.trial.length !== s.length) this.trial = s.slice()
    else this.trial.set(s)
    return this.trial
  }
}
const outer = new Room()
const inner = new Room()

/** Is something being carried out? */
const atWork = (s: State): boolean => recordCount(s, stack) > 0

/**
 * Carries out what is begun to its end, each step as it then looks best for the seat, gained frames too; notes the
 * codes.
 * @param noted where the codes go that were given, none when null
 */
export function carryOut(s: State, seat: Seat, noted: number[] | null, meter: Meter): void {
  carryOutIn(outer, s, seat, noted, meter)
}

function carryOutIn(room: Room, s: State, seat: Seat, noted: number[] | null, meter: Meter): void {
  for (let i = 0; i < MOST_STEPS && s[AT.phase] !== ENDED && actor(s) === seat; i++) {
    const count = choices(s, room.codes)
    const code = atWork(s) ? bestStep(room, s, seat, count, meter) : gainedUse(room.codes, count)
    if (code < 0) return
    apply(s, code, undefined)
    noted?.push(code)
  }
}

/** The answer after which one's own prospects are best; letting go only where all else is worse. */
function bestStep(room: Room, s: State, seat: Seat, count: number, meter: Meter): number {
  const { codes } = room
  if (count === 1) return codes[0]
  const far = room === outer && looksFar(s)
  let [best, most] = [codes[0], -Infinity]
  for (let i = 0; i < count; i++) {
    const trial = room.copyOf(s)
    apply(trial, codes[i], undefined)
    if (far) carryOutIn(inner, trial, seat, null, meter)
    meter.nodes++
    const worth = worthOf(trial, seat) - (letsGo(codes[i]) ? 1e-6 : 0)
    if (worth > most) [best, most] = [codes[i], worth]
  }
  return best
}

/** Which card or place is best shows only in what comes of it. */
function looksFar(s: State): boolean {
  const kind = s[topSlot(s, stack)]
  return kind === LAY_BETWEEN || kind === WAREHOUSE
}
