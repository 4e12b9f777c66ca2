import { backOut, easeBoth, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { centreOf } from '../belt.ts'
import type { Of, Script } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'
import { joinedToPallet } from '../words/cut-off.ts'
import { othersOf } from '../words/steals.ts'
import { beltsOf } from '../words/turned.ts'
import { feels } from './feels.ts'
import { flinch } from './stealing.ts'

/** In milliseconds: the barrier rises towards whoever looks and falls shut. */
const BARRIER = { rises: 130, falls: 190 } as const
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
  const others = othersOf(event.seat, [event.pallet], before)
  for (const seat of others) flinch(script, seat, event.seat, rises)
  if (others.length === 0) feels(script, event.pallet, 'upset', 0)
}

/** Those across the open belts of what is cut off with a pallet. */
const barriersOf = ({ telling: { before, from } }: Script, pallet: number): readonly (readonly [string, Piece])[] =>
  joinedToPallet(pallet, before.laid).flatMap((laid) =>
    beltsOf(laid).flatMap((side) => {
      const name = names.roller(laid.cell, side)
      return from[name]?.look.kind === 'barrier' ? [[name, from[name]] as const] : []
    }),
  )

/** In milliseconds: a ring opens round a pallet. */
const RING = 420

/** A pallet to which parcels come again: whose it is is glad. */
export function palletJoined(script: Of<'palletJoined'>): void {
  const { event, before } = script.telling
  const laid = before.laid.find(({ card }) => card === event.pallet)
  if (laid) {
    const { x, y } = centreOf(laid.cell)
    const ring: Piece = piece({ kind: 'pulse' }, 'board', x, y, { z: 4, scale: 0.5 })
    script.flash(0, RING, ring, { ...ring, scale: 1.4, alpha: 0 }, backOut)
  }
  feels(script, event.pallet, 'glad', 0)
}
