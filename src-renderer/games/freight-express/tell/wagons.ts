import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { easeIn, easeOut } from '../../../stage/motion.ts'
import { names } from '../looks.ts'
import type { Script } from '../script.ts'
import { faceOf, inHand, toDiscard } from './cards.ts'

type Of<K extends FreightEvent['kind']> = Script<Extract<FreightEvent, { kind: K }>>

/** The card flies to the plate and becomes its wagon, which rolls onto the hook. */
export function coupled(script: Of<'coupled'>): void {
  const { card, seat } = script.telling.event
  const wagon = script.telling.to[names.wagon(card)]
  const start = inHand(script, seat, card)
  const middle = { ...start, x: wagon.x + 24 * wagon.scale + 12, y: wagon.y + 26 * wagon.scale, scale: wagon.scale * 0.5, z: 100 }
  script.fly(names.card(card), 0, 240, { ...start, z: 100 }, middle, { arc: 20 })
  script.remove(names.card(card), 240)
  script.fly(names.wagon(card), 240, 140, { ...wagon, x: wagon.x + 12 }, wagon, { ease: easeOut })
  script.restAt = 120
}

/** The wagon is lifted off its hook and slides under the engine; the others close up. */
export function uncoupled(script: Of<'uncoupled'>): void {
  const { card, seat } = script.telling.event
  const name = names.wagon(card)
  const wagon = script.telling.from[name]
  const engine = script.telling.to[names.engine(seat)]
  const lifted = { ...wagon, y: wagon.y - 8, z: 10 }
  const thin = { ...lifted, x: lifted.x + 24 * lifted.scale, squash: 0.1 }
  script.fly(name, 80, 80, wagon, lifted, { ease: easeOut })
  script.fly(name, 160, 160, lifted, thin, { ease: easeIn })
  script.fly(name, 320, 200, { ...thin, z: -1 }, { ...thin, x: engine.x + 26 * engine.scale, y: engine.y, z: -1, alpha: 0.2 })
  script.remove(name, 520)
  script.restAt = 520
  script.restLasts = 160
}

/** A surplus wagon goes to the discard. */
export function dropped(script: Of<'dropped'>): void {
  wagonToDiscard(script, script.telling.event.card, 0)
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
