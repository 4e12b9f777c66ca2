import type { Phrase } from '../../../../../src-shared/core.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { isPallet } from '../../../../../src-shared/games/transport/cards.ts'
import { neighbour } from '../../../../../src-shared/geometry/hexagons.ts'
import { phrase } from '../../../../messages/index.ts'
import { cutOff, outOfReach } from './cut-off.ts'
import { beltsOf } from '../turned.ts'

/** What the barrier at a belt means, and what would take it away; null: there is none. */
export function barrierTold({ laid }: TransportView, card: number): Phrase | null {
  const lies = laid.find((one) => one.card === card)
  if (!lies) return null
  const open = beltsOf(lies).some((side) => laid.every(({ cell }) => cell !== neighbour(lies.cell, side)))
  if (open && (isPallet(card) || cutOff(laid).has(lies.cell))) return phrase('transport.about.barrier')
  if (!isPallet(card) || open) return null
  return outOfReach(laid).has(card) ? phrase('transport.about.against') : null
}
