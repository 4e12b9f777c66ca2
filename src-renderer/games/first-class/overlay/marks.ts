import type { Lift } from '../../../stage/drawing/drawing.ts'
import type { Lit } from '../../../stage/over/marks.ts'
import { isLegal, liftedBy } from '../../../stage/over/marks.ts'
import { names, type Poses } from '../looks.ts'
import { RISES } from '../layout/pill-spot.ts'
import { NOT_ASKED } from '../poses/market.ts'
import { pieceOf } from '../where.ts'

/** How much is seen of what brings nothing. */
const ASIDE = 0.5

/** Tickets and end cards that are lifted or dimmed, and the words on those. */
export function liftsOf(lit: readonly Lit[], poses: Poses): Map<string, Lift> {
  const lifts = liftedBy(lit, (ref) => {
    const name = pieceOf(ref)
    const kind = name === null ? undefined : poses[name]?.look.kind
    return name !== null && (kind === 'ticket' || kind === 'endCard') ? { name, at: 'row' } : null
  })
  // A card that brings nothing now may be taken all the same, and lies there like those that may not.
  for (const { ref, states } of lit) {
    const name = pieceOf(ref)
    const isFaint = states.has('legalAside') || (states.has('faint') && !isLegal(states))
    if (name === null || !isFaint || lifts.has(name) || poses[name]?.look.kind !== 'ticket') continue
    lifts.set(name, { up: 0, scale: 1, alpha: ASIDE, front: false })
  }
  if (isAskedElsewhere(lit, poses))
    for (const [name, { look, alpha }] of Object.entries(poses))
      if (look.kind === 'ticket' && alpha === 1 && !lifts.has(name))
        lifts.set(name, { up: 0, scale: 1, alpha: NOT_ASKED, front: false })
  for (const [name, lift] of [...lifts]) {
    const { look, scale } = poses[name]
    // The card above keeps its word: the picked one rises but little, and does not grow.
    if (look.kind === 'ticket' && lift.up > 0 && isPicked(lit, name))
      lifts.set(name, { ...lift, up: RISES * scale, scale: 1 })
    if (look.kind === 'endCard' && look.said) lifts.set(names.said(look.endCard), lift)
  }
  return lifts
}

/** What may be meant lies elsewhere than in the rows: these stand back, so that it is seen at once. */
const isAskedElsewhere = (lit: readonly Lit[], poses: Poses): boolean => {
  const meant = lit.filter(({ states }) => isLegal(states) || states.has('selected') || states.has('put'))
  return meant.length > 0 && !meant.some(({ ref }) => isOfRows(poses[pieceOf(ref) ?? '']?.look.kind))
}

/** A card that lies in its row, or over it. */
const isOfRows = (kind: string | undefined): boolean => kind === 'ticket' || kind === 'flyingTicket'

const isPicked = (lit: readonly Lit[], name: string): boolean =>
  lit.some(({ ref, states }) => states.has('selected') && pieceOf(ref) === name)

const ON_TRAINS: ReadonlySet<string> = new Set(['coach', 'conductor', 'train', 'seat', 'game'])

/** Wagons are the question, and nothing lies beside them that could be meant: each is lit as a card is. */
export const asksForWagons = (lit: readonly Lit[]): boolean => {
  const legal = lit.filter(({ states }) => isLegal(states))
  return legal.some(({ ref }) => ref.kind === 'coach') && legal.every(({ ref }) => ON_TRAINS.has(ref.kind))
}

/** Each wagon that is asked for has its frame. */
export function wagonsLit(lit: readonly Lit[]): readonly Lit[] {
  if (!asksForWagons(lit)) return lit
  return lit.map((one) => {
    if (one.ref.kind !== 'coach' || !one.states.has('legalAmongMany')) return one
    const states = new Set(one.states)
    states.delete('legalAmongMany')
    return { ...one, states: states.add('legal') }
  })
}
