import { easeIn, easeOut } from '../../../stage/motion.ts'
import { samePiece } from '../../../stage/pieces.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'
import type { Of, Script } from '../kinds.ts'
import { faceOf, inHand, toDiscard } from './cards.ts'

/** The card flies to the plate and becomes its wagon, which rolls onto the hook. */
export function coupled(script: Of<'coupled'>): void {
  const { card, seat } = script.telling.event
  const wagon = script.telling.to[names.wagon(card)]
  const start = inHand(script, seat, card)
  const middle = {
    ...start,
    x: wagon.x + 24 * wagon.scale + 12,
    y: wagon.y + 26 * wagon.scale,
    scale: wagon.scale * 0.5,
    z: 100,
  }
  script.fly(names.card(card), 0, 240, { ...start, z: 100 }, middle, { arc: 20 })
  script.remove(names.card(card), 240)
  script.fly(names.wagon(card), 240, 140, { ...wagon, x: wagon.x + 12 }, wagon, { ease: easeOut })
  script.restAt = 120
  script.sound(360, 'couple')
  nudge(script, seat, card, 370)
}

const NUDGE = 90

/** The train gives two pixels when the wagon meets its hook. */
function nudge(script: Of<'coupled'>, seat: number, card: number, at: number): void {
  const { from, to, after } = script.telling
  const train = [names.engine(seat), ...after.seats[seat].coupled.filter((other) => other !== card).map(names.wagon)]
  for (const name of train) {
    const end = to[name]
    if (!end || !samePiece(from[name], end)) continue
    script.fly(name, at, NUDGE / 2, end, { ...end, x: end.x - 2 }, { ease: easeOut })
    script.fly(name, at + NUDGE / 2, NUDGE / 2, { ...end, x: end.x - 2 }, end, { ease: easeIn })
  }
}

/**
 * The hook opens, the wagon is lifted off, turns its back and slides under the engine, where nobody may look; the
 * others close up.
 */
export function uncoupled(script: Of<'uncoupled'>): void {
  const { card, seat } = script.telling.event
  const name = names.wagon(card)
  const wagon = script.telling.from[name]
  const engine = script.telling.to[names.engine(seat)]
  const loose = { ...wagon, x: wagon.x + 3 }
  const lifted = { ...loose, y: wagon.y - 8, z: 10 }
  const edge = { x: lifted.x + 24 * lifted.scale, y: lifted.y + 28 * lifted.scale }
  script.fly(name, 0, 80, wagon, loose, { ease: easeOut })
  script.fly(name, 80, 80, loose, lifted, { ease: easeOut })
  script.fly(name, 160, 80, lifted, { ...lifted, x: edge.x, squash: 0 }, { ease: easeIn })
  script.remove(name, 240)
  const back: Piece = { ...lifted, ...edge, look: { kind: 'back' }, scale: wagon.scale * 0.46, z: 100 }
  const away = script.extra()
  script.fly(away, 240, 80, { ...back, squash: 0 }, back, { ease: easeOut })
  script.fly(away, 320, 200, back, {
    ...back,
    x: engine.x + 26 * engine.scale,
    y: engine.y + 26 * engine.scale,
    scale: back.scale * 0.7,
    alpha: 0.15,
  })
  script.remove(away, 520)
  script.sound(0, 'uncouple')
  script.sound(520, 'deliver')
  script.restAt = 520
  script.restLasts = 160
}

/** A surplus wagon goes to the discard. */
export function dropped(script: Of<'dropped'>): void {
  wagonToDiscard(script, script.telling.event.card, 0)
  script.sound(0, 'uncouple')
  script.restAt = 160
}

/** The wagon becomes its card again on the way. */
export function wagonToDiscard(script: Script, card: number, at: number): void {
  const wagon = script.telling.from[names.wagon(card)]
  if (!wagon) return
  script.remove(names.wagon(card), at)
  const start = { ...wagon, x: wagon.x + 24 * wagon.scale, y: wagon.y + 26 * wagon.scale, scale: wagon.scale * 0.5 }
  toDiscard(script, script.extra(), start, faceOf(card), at, 180)
}
