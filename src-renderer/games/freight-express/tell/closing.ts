import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'
import { middle } from '../poses.ts'
import type { Of, Script } from '../kinds.ts'
import { faceOf, inHand, toDiscard } from './cards.ts'
import { raiseDust } from './dust.ts'
import { shake } from './shake.ts'

const SLIDE = 260

/** The tile slides over the station, its sign shrinks to a corner, and the bar strikes across. */
export function stationClosed(script: Of<'stationClosed'>): void {
  const { event, from, to, after } = script.telling
  const tile = to[names.tile(event.cell)]
  const lifted = from[names.lifted]
  if (lifted) script.remove(names.lifted, 0)
  else slideFromHand(script, event.card, event.seat, middle(after, event.cell), event.rotation)
  script.fly(
    names.tile(event.cell),
    lifted ? 0 : SLIDE,
    lifted ? SLIDE : 90,
    lifted ? { ...tile, y: lifted.y, scale: lifted.scale } : { ...tile, scale: 1.04 },
    tile,
    { ease: easeOut },
  )
  const closed = to[names.closed]
  const landed = SLIDE + 60
  const { x, y } = middle(after, event.cell)
  const unbarred: Piece = { ...closed, look: { kind: 'closedSign', station: event.station, unbarred: true } }
  script.fly(names.closed, landed, 240, { ...unbarred, x, y, scale: 1.4 }, unbarred)
  script.put(names.closed, landed + 360, closed)
  const stroke = piece({ kind: 'bar' } as const, 'board', closed.x, closed.y, { scale: closed.scale * 3, z: 9 })
  script.flash(landed + 240, 120, stroke, { ...stroke, scale: closed.scale }, easeIn)
  raiseDust(script, { x, y }, landed)
  shake(script, landed + 360)
  script.sound(landed, 'lay')
  script.sound(landed + 360, 'uncouple')
  script.restAt = SLIDE
}

function slideFromHand(
  script: Script,
  card: number,
  seat: number,
  spot: { x: number; y: number },
  rotation: number,
): void {
  const start: Piece = { ...inHand(script, seat, card), z: 100 }
  const over: Piece = { ...start, ...script.over(spot), angle: rotation * 90 }
  script.fly(names.card(card), 0, SLIDE, start, over, { arc: 30 })
  script.fly(names.card(card), SLIDE, 100, over, { ...over, alpha: 0 }, { ease: easeOut })
  script.remove(names.card(card), SLIDE + 100)
}

/** The cards go to the discard, the uppermost first; the sign grows back to its place. */
export function stationReopened(script: Of<'stationReopened'>): void {
  const { event, from, before } = script.telling
  const spot = middle(before, event.cell)
  event.cards.forEach((card, i) => {
    const start = { ...inHand(script, event.seat, card), ...script.over(spot), angle: 0, z: 100 + i }
    toDiscard(script, script.extra(), start, faceOf(card), i * 40, 220, event.cards.length - 1 - i)
  })
  const closed = from[names.closed]
  if (closed) {
    script.fly(names.closed, 0, 240, closed, { ...closed, ...spot, scale: 1.4, alpha: 0 })
    script.remove(names.closed, 240)
  }
  script.restAt = 60
  script.sound(0, 'card')
}
