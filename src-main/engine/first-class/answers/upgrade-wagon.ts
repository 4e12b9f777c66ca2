import { KIND, firstOf, packCode, secondOf } from '../../../../src-shared/games/first-class/actions.ts'
import type { State } from '../../flat.ts'
import { layRefusal, lengthOf, levelAt, risingPlace, upgradeRefusal } from '../board/coaches.ts'
import { upgradeWagon as raiseWagon } from '../board/trains.ts'
import { choose } from '../frames/frame.ts'
import { FINE, WHY } from '../reasons.ts'
import { coachRef, placeOfCoach, trainOfCoach } from '../refs.ts'
import { AT, TRAINS, actor } from '../state.ts'
import { TOP_LEVEL } from '../tables.ts'
import { answer } from './answer.ts'
import { inFrame } from './lay.ts'

const { frameFree: FRAME_FREE, frameLimit: FRAME_LIMIT, frameUpgrades: FRAME_UPGRADES } = AT

/** A wagon rises by one value. A fixed upgrade is used up before a free one: the free one can do more. [002:264-304] */
export const upgradeWagon = answer({
  kind: 'upgradeWagon',
  list: (s, out, n) => listFree(s, out, listFixed(s, out, n)),
  whyNot: (s, { train, place }) => whyNot(s, train, place),
  touches: (s, { train, place }) => [coachRef(actor(s), train, place)],
  whyNotAt: (s, { kind, id }) => (kind === 'coach' ? whyNotThere(s, trainOfCoach(id), placeOfCoach(id)) : FINE),
  apply(s, code, emit) {
    const train = firstOf(code)
    const place = secondOf(code)
    choose(s, OF_UPGRADES)
    const fixed = FRAME_UPGRADES + levelAt(s, actor(s), train, place) - 1
    if (s[fixed] > 0) s[fixed]--
    else s[FRAME_FREE]--
    raiseWagon(s, actor(s), train, place, emit)
  },
})

const OF_UPGRADES = [0, 1, 2, 3, 4].map((i) => FRAME_UPGRADES + i).concat(FRAME_FREE, FRAME_LIMIT)

/** Of exactly one value; always the leftmost of that value in its train. [002:264-271] */
function listFixed(s: State, out: Int32Array, n: number): number {
  for (let level = 1; level < TOP_LEVEL; level++) {
    if (s[FRAME_UPGRADES + level - 1] === 0) continue
    for (let train = 0; train < TRAINS; train++) {
      const place = risingPlace(s, actor(s), train, level)
      if (place >= 0) out[n++] = packCode(KIND.upgradeWagon, train, place)
    }
  }
  return n
}

/** Of any value, up to the limit of the frame: those that no fixed one lists already. [002:296, 004:794] */
function listFree(s: State, out: Int32Array, n: number): number {
  if (s[FRAME_FREE] === 0) return n
  const seat = actor(s)
  for (let train = 0; train < TRAINS; train++) {
    const length = lengthOf(s, seat, train)
    for (let place = 0; place < length; place++) {
      if (upgradeRefusal(s, seat, train, place, s[FRAME_LIMIT]) !== FINE) continue
      if (s[FRAME_UPGRADES + levelAt(s, seat, train, place) - 1] === 0)
        out[n++] = packCode(KIND.upgradeWagon, train, place)
    }
  }
  return n
}

function whyNot(s: State, train: number, place: number): number {
  const seat = actor(s)
  const why = upgradeRefusal(s, seat, train, place)
  if (why !== FINE || s[FRAME_UPGRADES + levelAt(s, seat, train, place) - 1] > 0) return why
  if (s[FRAME_FREE] > 0) return upgradeRefusal(s, seat, train, place, s[FRAME_LIMIT])
  return anyFixed(s) ? WHY.otherValue : WHY.notInFrame
}

/** Where nothing stands a new wagon is meant, while the frame lays any. */
function whyNotThere(s: State, train: number, place: number): number {
  const why = whyNot(s, train, place)
  return why === WHY.noWagonThere && inFrame(s) === FINE ? layRefusal(s, actor(s), train) : why
}

/** Does the frame at work upgrade wagons of any one value yet? */
function anyFixed(s: State): boolean {
  for (let level = 1; level < TOP_LEVEL; level++) if (s[FRAME_UPGRADES + level - 1] > 0) return true
  return false
}
