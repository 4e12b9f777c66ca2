import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { names, type Look, type Poses } from '../looks.ts'
import { LEFT_SEEN, type PreviewDrawing } from './preview-drawing.ts'
import { R } from '../belts/belt.ts'
import { leftOf, lengthOf } from '../belts/travel.ts'

/** It lies where its ghost lay. */
const NEAR = 12

/** So near its end a parcel shows by itself what it brings there: two numbers would stand in front of each other. */
const COMES = 0.8 * R

/**
 * What is left of a preview whose parcel sets out: the way before it, with its counts, and until it comes there what
 * it will show and bring at its end.
 */
export function underway(drawing: PreviewDrawing, live: Poses): PreviewDrawing | null {
  const { parcel, line, ghosts, steps = {} } = drawing
  const rides = parcel === null ? undefined : live[parcel]
  if (line.length < 2 || rides?.space !== 'board') return null
  const left = leftOf(line, rides)
  if (lengthOf(left) < COMES) return null
  const isAhead = ({ x, y }: Poses[string]) => left.some((point) => Math.hypot(point.x - x, point.y - y) < 1)
  return {
    ...drawing,
    line: left,
    ghosts: only(ghosts, (name) => BROUGHT.includes(name) || name === `ghost ${parcel}`),
    steps: only(steps, (_, step) => step.look.kind === 'step' && isAhead(step)),
    pushes: [],
    icons: [],
    opened: [],
    served: [],
    left: [],
    arrow: null,
  }
}
const BROUGHT: readonly string[] = ['gain', 'would score']

const only = (poses: Poses, isKept: (name: string, one: Poses[string]) => boolean): Poses =>
  Object.fromEntries(Object.entries(poses).filter(([name, one]) => isKept(name, one)))

/**
 * Cards and pallets that were previewed, as long as the real one does not lie there as it did, and the plates of
 * pallets. What a parcel would show at its end goes once it is decided: it rides there itself, and two numbers would
 * stand in front of each other.
 */
export function awaited(ghosts: Poses, live: Poses): Poses {
  const cards = cardsOf(ghosts, live)
  return { ...cards, ...left(cards, live), ...platesOf(ghosts, cards, live) }
}

function cardsOf(ghosts: Poses, live: Poses): Poses {
  const carried = Object.values(ghosts).flatMap((ghost) => carriedFrom(ghost, live) ?? [])
  const pallets = palletsAmong(ghosts)
  return Object.fromEntries(
    Object.entries(ghosts).filter(([, { look, x, y }]) => {
      const real = 'card' in look ? live[names.card(look.card)] : undefined
      if ('card' in look && carried.length > 0 && (carried.includes(look.card) || isPallet(look.card))) return false
      // A truck is seen to carry it: it would be there twice. Two that change places lie over each other's ghosts.
      if (pallets.length === 1 && pallets[0].look === look && isFlying(look, live)) return false
      // Seen to be pushed it needs no ghost where it goes: that it is pushed would not be seen.
      return look.kind === 'ghostCard' && real?.look.kind !== 'pushedCard' && !isAt(real, x, y)
    }),
  )
}

/**
 * The card of a ghost that a key moves from where it lies: it is seen to be carried and to push a pallet on, and
 * neither lies at its new place before. null: another ghost.
 */
function carriedFrom({ look, x, y }: Poses[string], live: Poses): number | null {
  if (look.kind !== 'ghostCard' || isPallet(look.card)) return null
  const real = live[names.card(look.card)]
  return (real?.look.kind === 'card' || real?.look.kind === 'liftedCard') && !isAt(real, x, y) ? look.card : null
}

/** What lies where it lay before its ghost has come is as faint as in the preview: it does not snap back. */
function left(cards: Poses, live: Poses): Poses {
  const lying = Object.values(cards).flatMap(({ look }) => {
    const name = 'card' in look ? names.card(look.card) : ''
    return live[name]?.look.kind === 'card' ? [[name, { ...live[name], alpha: LEFT_SEEN }] as const] : []
  })
  return Object.fromEntries(lying)
}

/**
 * The plate that went along with a pallet stays with its ghost, and no other is seen meanwhile. Where two change places
 * each lies over the ghost of the other when it is lifted: its plate would hang beside the wrong one, and goes with it.
 */
function platesOf(ghosts: Poses, cards: Poses, live: Poses): Poses {
  const exchanged = palletsAmong(ghosts)
  if (exchanged.length > 1 && exchanged.some(({ look }) => isFlying(look, live))) return {}
  const going = Object.entries(ghosts).flatMap(([name, plate]) => {
    if (plate.look.kind !== 'namePlate' || !name.startsWith('ghost ')) return []
    const { seat } = plate.look
    const real = live[names.namePlate(seat)]
    if (!(`ghost ${seat}` in cards) || !real) return []
    return [[name, plate] as const, [names.namePlate(seat), { ...real, alpha: 0 }] as const]
  })
  return Object.fromEntries(going)
}

const palletsAmong = (ghosts: Poses) =>
  Object.values(ghosts).filter(({ look }) => look.kind === 'ghostCard' && isPallet(look.card))

const isFlying = (look: Look, live: Poses): boolean =>
  'card' in look && live[names.card(look.card)]?.look.kind === 'flyingCard'

const isAt = (piece: Poses[string] | undefined, x: number, y: number): boolean =>
  piece?.space === 'board' && Math.hypot(piece.x - x, piece.y - y) < NEAR
