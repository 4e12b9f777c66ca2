import { KIND, firstOf, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { coinForRefusal, coinsIn, columnRefusal, spendCoin } from '../board/coins.ts'
import { walk, walkRefusal } from '../board/conductors.ts'
import { drive, driveRefusal } from '../board/route.ts'
import { FINE } from '../reasons.ts'
import { columnRef, conductorRef, locomotiveRef } from '../refs.ts'
import { TRAINS, actor } from '../state.ts'
import { answer } from './answer.ts'

const COLUMN = 1
/** The pieces: the conductors by their trains, then this. */
const LOCOMOTIVE = TRAINS

/** A coin of column 2: a conductor or the locomotive one step. [002:617-629] */
export const spendStep = answer({
  kind: 'spendStep',
  list(s, out, n) {
    const seat = actor(s)
    if (coinsIn(s, seat, COLUMN) === 0) return n
    for (let piece = 0; piece <= LOCOMOTIVE; piece++)
      if (stepRefusal(s, seat, piece) === FINE) out[n++] = packCode(KIND.spendStep, piece)
    return n
  },
  whyNot: (s, { piece }) => columnRefusal(s, actor(s), COLUMN) || stepRefusal(s, actor(s), piece),
  touches(s, { piece }) {
    const seat = actor(s)
    return [columnRef(seat, COLUMN), piece === LOCOMOTIVE ? locomotiveRef(seat) : conductorRef(seat, piece)]
  },
  whyNotAt(s, { kind, id }) {
    const piece = kind === 'conductor' ? id % TRAINS : kind === 'locomotive' ? LOCOMOTIVE : -1
    return piece < 0 ? FINE : stepRefusal(s, actor(s), piece) || coinForRefusal(s, actor(s), COLUMN)
  },
  apply(s, code, emit) {
    const piece = firstOf(code)
    spendCoin(s, actor(s), COLUMN, 'step', emit)
    if (piece === LOCOMOTIVE) drive(s, actor(s), 1, emit)
    else walk(s, actor(s), piece, 1, emit)
  },
})

const stepRefusal = (s: State, seat: Seat, piece: number): number =>
  piece === LOCOMOTIVE ? driveRefusal(s, seat) : walkRefusal(s, seat, piece)
