import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { popRecord, pushRecord } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { fitsAtOnce } from '../coins.ts'
import { frameCan, loadFrame } from '../effects/index.ts'
import { timesOf } from '../frames.ts'
import { actor, stack } from '../state.ts'
import { EFFECT_KIND, EFFECT_N, FRAME_FROM } from '../tables.ts'
import { tell, type Tell } from '../tell.ts'
import { EFFECT_KINDS } from '../../../../src-shared/games/first-class/effects.ts'
import { FRAME, type Step } from './step.ts'

const FIRST = 1
const COUNT = 2
/** A bit for each frame still to come; with a postcard, the same frames once more behind. */
const LEFT = 3
const COINS = EFFECT_KINDS.indexOf('coins')
const POINTS = EFFECT_KINDS.indexOf('points')

const frameAt = (s: State, top: number, index: number): number => s[top + FIRST] + (index % s[top + COUNT])

/** Frames of one card or city: their order is chosen where it could matter. [002:195, 1310-1311] */
export const bundleStep: Step = {
  kind: 'chooseFrame',
  auto: 'ifSingle',
  advance(s, top, emit) {
    const index = obvious(s, top)
    if (index === ASK) return false
    if (index === NOTHING) popRecord(s, stack)
    else begin(s, top, index, emit)
    return true
  },
  choices(s, top, out, n) {
    for (let i = 0; s[top + LEFT] >> i > 0; i++) {
      if (s[top + LEFT] & (1 << i) && !twin(s, top, i) && frameCan(s, actor(s), frameAt(s, top, i)))
        out[n++] = packCode(KIND.frame, i)
    }
    return n
  },
  apply: (s, top, code, emit) => begin(s, top, firstOf(code), emit),
}

/** The frames of a bundle still to come, for views. */
export function framesLeft(s: State, slot: number): number[] {
  const left: number[] = []
  for (let i = 0; s[slot + LEFT] >> i > 0; i++) if (s[slot + LEFT] & (1 << i)) left.push(frameAt(s, slot, i))
  return left
}

const NOTHING = -1
const ASK = -2

/** The frame that comes next without a question: coins and points that lie at once, or the only one that can do anything. */
function obvious(s: State, top: number): number {
  let only = NOTHING
  for (let i = 0; s[top + LEFT] >> i > 0; i++) {
    if (!(s[top + LEFT] & (1 << i)) || twin(s, top, i)) continue
    const frame = frameAt(s, top, i)
    if (liesAtOnce(s, frame)) return i
    if (!frameCan(s, actor(s), frame)) continue
    only = only === NOTHING ? i : ASK
  }
  return only
}

/** The same frame stands further on in the bundle (a doubled city): one of them is enough to ask about. */
function twin(s: State, top: number, index: number): boolean {
  for (let i = index + s[top + COUNT]; s[top + LEFT] >> i > 0; i += s[top + COUNT])
    if (s[top + LEFT] & (1 << i)) return true
  return false
}

/** Nothing but coins that fit and points: it makes no difference when. */
function liesAtOnce(s: State, frame: number): boolean {
  for (let i = FRAME_FROM[frame]; i < FRAME_FROM[frame + 1]; i++) {
    if (EFFECT_KIND[i] === POINTS) continue
    if (EFFECT_KIND[i] !== COINS || !fitsAtOnce(s, actor(s), EFFECT_N[i] * timesOf(s, actor(s), frame))) return false
  }
  return true
}

function begin(s: State, top: number, index: number, emit: Tell): void {
  const frame = frameAt(s, top, index)
  const sourceKind = s[top + 4]
  const sourceId = s[top + 5]
  s[top + LEFT] &= ~(1 << index)
  if (s[top + LEFT] === 0) popRecord(s, stack)
  pushFrame(s, frame, sourceKind, sourceId, emit)
}

/** Puts a frame to work on top of the stack. */
export function pushFrame(s: State, frame: number, sourceKind: number, sourceId: number, emit: Tell): void {
  const top = pushRecord(s, stack, FRAME)
  s[top + 1] = frame
  s[top + 4] = sourceKind
  s[top + 5] = sourceId
  const times = loadFrame(s, actor(s), frame)
  if (emit) tell(s, emit, [], { kind: 'frameBegan', times })
}
