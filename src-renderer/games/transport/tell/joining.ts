import { backOut, easeBoth, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { centreOf } from '../belts/belt.ts'
import type { Of, Script } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'
import { cutOff, joinedToPallet } from '../words/belts/cut-off.ts'
import { othersOf } from '../words/happened/steals.ts'
import { beltsOf } from '../words/turned.ts'
import { flinchInPassing } from './stealing.ts'

/** In milliseconds: the barrier rises towards whoever looks and falls shut. */
const BARRIER = { rises: 80, falls: 140 } as const
/** So large it is then. */
const RAISED = 1.7

/** The barrier before a pallet falls shut: nothing comes to it any more, and whose it is feels that. */
export function palletCutOff(script: Of<'palletCutOff'>): void {
  const { event, before } = script.telling
  const { rises, falls } = BARRIER
  for (const [name, rest] of barriersOf(script, event.pallet)) {
    const raised = { ...rest, scale: rest.scale * RAISED }
    script.fly(name, 0, rises, rest, raised, { ease: easeOut })
    script.fly(name, rises, falls, raised, rest, { ease: easeBoth })
    script.put(name, rises + falls, rest)
    script.sound(rises + falls - 20, 'lay', name)
  }
  for (const seat of othersOf(event.seat, [event.pallet], before)) flinchInPassing(script, seat, event.seat)
}

/** Those across its own belt, and across the open ones of what is cut off with it. */
function barriersOf({ telling: { before, from } }: Script, pallet: number): readonly (readonly [string, Piece])[] {
  const apart = cutOff(before.laid)
  const its = joinedToPallet(pallet, before.laid).filter(({ card, cell }) => card === pallet || apart.has(cell))
  return its.flatMap((laid) =>
    beltsOf(laid).flatMap((side) => {
      const name = names.roller(laid.cell, side)
      return from[name]?.look.kind === 'barrier' ? [[name, from[name]] as const] : []
    }),
  )
}

/** In milliseconds: a ring opens round a pallet. */
const RING = 220

/** A ring opens round a pallet to which parcels come again. */
export function palletJoined(script: Of<'palletJoined'>): void {
  const { event, before } = script.telling
  const laid = before.laid.find(({ card }) => card === event.pallet)
  if (laid) {
    const { x, y } = centreOf(laid.cell)
    const ring: Piece = piece({ kind: 'pulse' }, 'board', x, y, { z: 4, scale: 0.5 })
    script.flash(0, RING, ring, { ...ring, scale: 1.4, alpha: 0 }, backOut)
  }
}
