import { KIND, firstOf, packCode, secondOf } from '../../../../src-shared/games/first-class/actions.ts'
import type { State } from '../../flat.ts'
import { conductorOf } from '../board/coaches.ts'
import { stepsAhead, walk as walkOn, walkRefusal } from '../board/conductors.ts'
import { hasWalked } from '../frames/effects.ts'
import { choose } from '../frames/frame.ts'
import { FINE, WHY } from '../reasons.ts'
import { coachRef, conductorRef } from '../refs.ts'
import { AT, TRAINS, actor } from '../state.ts'
import { answer } from './answer.ts'

const { frameConductor: FRAME_CONDUCTOR, frameConductors: FRAME_CONDUCTORS, frameWalked: FRAME_WALKED } = AT

/** A conductor makes his move of the frame, as far as one likes: of shared steps, or of his own. [002:326-344] */
export const walk = answer({
  kind: 'walk',
  list(s, out, n) {
    for (let train = 0; train < TRAINS; train++) n = listSteps(s, train, sharedSteps(s, train), out, n)
    for (let train = 0; train < TRAINS; train++) n = listSteps(s, train, s[FRAME_CONDUCTORS + train], out, n)
    return n
  },
  whyNot: (s, { train, steps }) => whyNot(s, train, steps),
  touches(s, { train, steps }) {
    const seat = actor(s)
    return [conductorRef(seat, train), coachRef(seat, train, conductorOf(s, seat, train) + steps - 1)]
  },
  whyNotAt: (s, { kind, id }) => (kind === 'conductor' ? whyNot(s, id % TRAINS, 1) : FINE),
  apply(s, code, emit) {
    const train = firstOf(code)
    const steps = secondOf(code)
    choose(s, OF_CONDUCTORS)
    if (s[FRAME_CONDUCTORS + train] > 0) s[FRAME_CONDUCTORS + train] = 0
    else {
      s[FRAME_CONDUCTOR] -= steps
      s[FRAME_WALKED] |= 1 << train
    }
    walkOn(s, actor(s), train, steps, emit)
  },
})

const OF_CONDUCTORS = [FRAME_CONDUCTOR, FRAME_WALKED, FRAME_CONDUCTORS, FRAME_CONDUCTORS + 1]

const sharedSteps = (s: State, train: number): number => (hasWalked(s, train) ? 0 : s[FRAME_CONDUCTOR])

function listSteps(s: State, train: number, most: number, out: Int32Array, n: number): number {
  if (most === 0) return n
  for (let steps = Math.min(most, stepsAhead(s, actor(s), train)); steps > 0; steps--)
    out[n++] = packCode(KIND.walk, train, steps)
  return n
}

function whyNot(s: State, train: number, steps: number): number {
  const why = walkRefusal(s, actor(s), train)
  if (why !== FINE) return why
  const most = Math.max(sharedSteps(s, train), s[FRAME_CONDUCTORS + train])
  if (most === 0) return hasWalked(s, train) ? WHY.conductorMoved : WHY.notInFrame
  return steps > 0 && steps <= Math.min(most, stepsAhead(s, actor(s), train)) ? FINE : WHY.tooFar
}
