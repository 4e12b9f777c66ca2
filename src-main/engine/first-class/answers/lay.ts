import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { State } from '../../flat.ts'
import { layRefusal, lengthOf } from '../board/coaches.ts'
import { layWagon } from '../board/trains.ts'
import { choose } from '../frames/frame.ts'
import { FINE, WHY } from '../reasons.ts'
import { coachRef, trainRef } from '../refs.ts'
import { AT, TRAINS, actor } from '../state.ts'
import { answer, type FirstClassAnswer } from './answer.ts'

const { frameFree: FRAME_FREE, frameLimit: FRAME_LIMIT, frameWagons: FRAME_WAGONS } = AT

/** A 0-wagon at the end of either train. It uses up a wagon symbol first, else a free upgrade. [002:231-237, 304] */
export const lay: FirstClassAnswer<'lay'> = answer({
  kind: 'lay',
  list: (s, out, n) => (s[FRAME_WAGONS] > 0 ? listLays(s, out, n) : n),
  whyNot: (s, { train }) => layRefusal(s, actor(s), train) || inFrame(s),
  touches: (s, { train }) => [trainRef(actor(s), train), coachRef(actor(s), train, lengthOf(s, actor(s), train))],
  whyNotAt: (s, { kind, id }) => (kind === 'train' ? layRefusal(s, actor(s), id % TRAINS) || inFrame(s) : FINE),
  apply(s, code, emit) {
    choose(s, OF_WAGONS)
    if (s[FRAME_WAGONS] > 0) s[FRAME_WAGONS]--
    else s[FRAME_FREE]--
    layWagon(s, actor(s), firstOf(code), emit)
  },
})

const OF_WAGONS = [FRAME_WAGONS, FRAME_FREE, FRAME_LIMIT]

/** The same for a free upgrade: listed after the upgrades, where no wagon symbol is left. [002:296-304] */
export const layFree: FirstClassAnswer<'lay'> = {
  ...lay,
  list: (s, out, n) => (s[FRAME_FREE] > 0 && s[FRAME_WAGONS] === 0 ? listLays(s, out, n) : n),
}

/** Does the frame at work lay wagons yet? FINE, or that it does not. */
export const inFrame = (s: State): number => (s[FRAME_WAGONS] > 0 || s[FRAME_FREE] > 0 ? FINE : WHY.notInFrame)

function listLays(s: State, out: Int32Array, n: number): number {
  for (let train = 0; train < TRAINS; train++)
    if (layRefusal(s, actor(s), train) === FINE) out[n++] = packCode(KIND.lay, train)
  return n
}
