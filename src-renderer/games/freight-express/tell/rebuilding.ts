import { easeOut } from '../../../stage/motion/motion.ts'
import { names } from '../looks.ts'
import { middle } from '../poses.ts'
import { liftOf } from '../layout/special-poses.ts'
import type { Of } from '../kinds.ts'
import { normal } from '../../../stage/motion/turning.ts'
import { faceOf, inHand, toDiscard } from './cards.ts'

/** The uppermost card rises; what it uncovers lies open beneath. */
export function lifted(script: Of<'lifted'>): void {
  const { event, before, to } = script.telling
  const up = to[names.lifted]
  if (!up) return
  const { x, y } = middle(before, event.cell)
  script.fly(names.lifted, 0, 220, { ...up, x, y, scale: 1 }, up, { ease: easeOut })
  if (!to[names.tile(event.cell)]) script.remove(names.tile(event.cell), 0)
  else script.put(names.tile(event.cell), 0, to[names.tile(event.cell)])
  script.sound(0, 'card')
}

/** A quarter turn of a card in the air. */
const QUARTER = 140

/** Carried to its new place, turned there, and laid down. */
export function relaid(script: Of<'relaid'>): void {
  const { event, before, after, from, to } = script.telling
  const up = from[names.lifted]
  const tile = to[names.tile(event.cell)]
  if (!up || !tile) return
  const { x, y } = middle(after, event.cell)
  const over = { ...up, x, y: y - liftOf(after, event.cell) }
  const angle = normal((event.rotation - before.liftedRotation) * 90)
  const turn = (Math.abs(angle) / 90) * QUARTER
  const turned = { ...over, angle }
  script.fly(names.lifted, 0, 280, up, over)
  if (turn > 0) script.fly(names.lifted, 280, turn, over, turned)
  const lands = 280 + turn
  script.fly(names.lifted, lands, 140, turned, { ...turned, y, scale: 1 })
  script.remove(names.lifted, lands + 140)
  script.put(names.tile(event.cell), lands + 140, tile)
  script.sound(lands + 140, 'lay')
  script.restAt = lands + 80
}

/** The lifted card becomes a card of the hand's kind again and goes to the discard. */
export function scrapped(script: Of<'scrapped'>): void {
  const { event, from } = script.telling
  const up = from[names.lifted]
  if (!up) return
  script.remove(names.lifted, 0)
  const start = { ...inHand(script, event.seat, event.card), ...script.over(up), angle: 0 }
  toDiscard(script, script.extra(), start, faceOf(event.card), 0, 240)
  script.sound(0, 'card')
}
