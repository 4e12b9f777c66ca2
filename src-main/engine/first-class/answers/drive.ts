import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { State } from '../../flat.ts'
import { citiesAhead, drive as driveOn, driveRefusal, locomotiveAt } from '../board/route.ts'
import { choose } from '../frames/frame.ts'
import { FINE, WHY } from '../reasons.ts'
import { cityRef, locomotiveRef } from '../refs.ts'
import { AT, actor } from '../state.ts'
import { answer } from './answer.ts'

const { frameLocomotive: FRAME_LOCOMOTIVE } = AT

/** The locomotive drives once, as far as one likes; what is left lapses. [002:354-360, 390] */
export const drive = answer({
  kind: 'drive',
  list(s, out, n) {
    for (let steps = mostSteps(s); steps > 0; steps--) out[n++] = packCode(KIND.drive, steps)
    return n
  },
  whyNot: (s, { steps }) => whyNot(s, steps),
  touches: (s, { steps }) => [locomotiveRef(actor(s)), cityRef(actor(s), locomotiveAt(s, actor(s)) + steps - 1)],
  whyNotAt: (s, { kind }) => (kind === 'locomotive' ? whyNot(s, 1) : FINE),
  apply(s, code, emit) {
    choose(s, OF_LOCOMOTIVE)
    s[FRAME_LOCOMOTIVE] = 0
    driveOn(s, actor(s), firstOf(code), emit)
  },
})

const OF_LOCOMOTIVE = [FRAME_LOCOMOTIVE]

const mostSteps = (s: State): number => Math.min(s[FRAME_LOCOMOTIVE], citiesAhead(s, actor(s)))

function whyNot(s: State, steps: number): number {
  const why = driveRefusal(s, actor(s))
  if (why !== FINE) return why
  if (s[FRAME_LOCOMOTIVE] === 0) return WHY.notInFrame
  return steps > 0 && steps <= mostSteps(s) ? FINE : WHY.tooFar
}
