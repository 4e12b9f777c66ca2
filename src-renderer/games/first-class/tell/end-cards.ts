import { backOut, easeBoth } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Of } from '../kinds.ts'
import { names, type Look, type Piece } from '../looks.ts'
import { OWNER } from '../pieces/seats.ts'
import { turnAllUp } from './flaps.ts'
import { RISEN, rise } from './rise.ts'
import { feels } from './feels.ts'
import { onPlate } from './spots.ts'

type Scored = Of<'endCardScored'>

/** In milliseconds: it comes forward and is turned open, is read, and goes back while its points are counted. */
const SHOWN = { comes: 340, read: 260, rises: 420, goes: 320 } as const
/** In units of its own, of the shape that it has in a dock; and how much larger it is shown. */
const LARGE = { width: 124, height: 56, by: 2.2 } as const
/** Whose it is stands so far over it, and is so much larger than at the head of a dock. */
const OWNED = { above: 20, by: 1.35, opens: 160 } as const

/** What it counts, and what that has come to. */
const open = (endCard: number, points: number): Look => ({
  kind: 'endCard',
  endCard,
  width: LARGE.width,
  height: LARGE.height,
  label: `+${points}`,
})
const closed = (seat: number): Look => ({ kind: 'endCardBack', width: LARGE.width, height: LARGE.height, seat })
const nameOf = (seat: number, name: string): Look => ({ kind: 'owner', seat, name })

/** What it looks like on its way; names stand over a picture that is the same for all of them. */
export const scoredLooks = (seat: number, endCard: number, points: number): readonly Look[] => [
  open(endCard, points),
  closed(seat),
  nameOf(seat, '?'),
]

/**
 * An end card decides much of the game, and another's has lain closed or small: it comes forward, is turned open under
 * the name of whoever has it, and its points rise from it; then it goes back.
 */
export function endCardScored(script: Scored): void {
  const { event, to, layout } = script.telling
  const { seat, endCard, points } = event
  const name = names.endCard(endCard)
  const rest = to[name]
  const look = open(endCard, points)
  const shown = piece(look, 'board', ...middleOf(script), { scale: LARGE.by * layout.market.scale, z: 58 })
  const lies = rest ?? { ...shown, ...onPlate(script, seat), scale: shown.scale * 0.25, look: closed(seat) }
  script.sound(0, 'card', name)
  script.fly(name, 0, SHOWN.comes, { ...lies, z: shown.z }, shown, { arc: 20, turnTo: look })
  const rises = SHOWN.comes + SHOWN.read
  const leaves = rises + SHOWN.rises
  rise(script, shown, points, rises, seat)
  if (points > 0) feels(script, seat, 'glad', rises)
  named(script, shown, leaves)
  const goal = rest ? { ...rest, scale: (rest.scale * widthOf(rest)) / LARGE.width } : lies
  script.fly(name, leaves, SHOWN.goes, shown, { ...goal, look, z: shown.z }, { ease: easeBoth })
  if (rest) script.put(name, leaves + SHOWN.goes, rest)
  else script.remove(name, leaves + SHOWN.goes)
  turnAllUp(script, seat, rises + RISEN)
  script.steady(0, leaves)
  script.restAt = points > 0 ? rises + RISEN : leaves + SHOWN.goes
}

const widthOf = ({ look }: Piece): number => ('width' in look ? look.width : LARGE.width)

/** Over the trains of whoever is counted, where they lie in sight: the words of the route would be read through it. */
function middleOf({ telling: { event, to, layout } }: Scored): [number, number] {
  const lane = to[names.lane(event.seat, 0)]
  if (lane?.look.kind === 'lane') return [lane.x + lane.look.width / 2, lane.y + lane.look.scene]
  return [layout.own.x + layout.own.width / 2, layout.own.y + layout.own.height / 2]
}

/** The name of whoever has it comes up over it as it lies open. */
function named(script: Scored, { x, y, scale }: Piece, leaves: number): void {
  const { event, frame, layout } = script.telling
  const by = OWNED.by * layout.market.scale
  const look = nameOf(event.seat, frame?.seats[event.seat]?.name ?? '')
  const [left, top] = [x - (OWNER * by) / 2, y - (LARGE.height / 2) * scale - OWNED.above * layout.market.scale]
  const plate: Piece = piece(look, 'board', left, top, { scale: by, z: 59 })
  const extra = script.extra()
  script.fly(extra, SHOWN.comes, OWNED.opens, { ...plate, y: top + 14, alpha: 0 }, plate, { ease: backOut })
  script.remove(extra, leaves)
}
