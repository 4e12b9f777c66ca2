import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { SceneFrame } from '../../../stage/scene.ts'
import type { Poses } from '../looks.ts'
import { names } from '../looks.ts'
import { LIFTED } from '../overlay/lifted.ts'
import { inAir } from './cards.ts'

/** Above the pallet that makes room for it. */
const OVER = 5

/**
 * A card that whoever looks plays is not held out for them, who know it: it goes from their hand straight to its place,
 * and where they let it go there it stays.
 */
export function stays(events: readonly TransportEvent[], resting: Poses, { put }: SceneFrame): Poses {
  const laid = events.find(({ kind }) => kind === 'connected')
  if (laid?.kind !== 'connected' || !events.some((event) => event.kind === 'picked' && event.card === laid.card))
    return {}
  const name = names.card(laid.card)
  const held = resting[name]
  if (held?.look.kind !== 'face') return {}
  const isPut = put?.kind === 'card' && put.id === laid.card
  const there = inAir(laid.card, laid.at, 0, LIFTED)
  return { [name]: isPut ? { ...there, z: there.z + OVER } : { ...held, z: 100 } }
}

/** In milliseconds: another's card sets off when the pallet has been seen to give way, and comes as that lies. */
const SETS_OFF = 160

/**
 * The hand closes up while its card is on its way; a pallet makes room meanwhile, so that the card need not wait for it
 * in the hand. One that was let go at its place comes down when the pallet has gone. A card that a key moves pushes the
 * pallet on when it comes: both are told in one go.
 */
export function overlap(first: TransportEvent, second: TransportEvent, staying: Poses): number | null {
  if (first.kind === 'picked') return names.card(first.card) in staying ? 0 : null
  if (first.kind === 'palletPushed' && second.kind === 'keyMoved') return 0
  if (first.kind !== 'palletPushed' || second.kind !== 'connected') return null
  const held = staying[names.card(second.card)]
  return held === undefined ? SETS_OFF : held.space === 'screen' ? 0 : null
}
