import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'
import type { Of } from '../kinds.ts'
import { inHand } from './cards.ts'
import { feels } from './feels.ts'
import { COMES, LARGE, LIFTS, READ, SETS_OUT, handOver, heldUp, sayOnPlate } from './handing.ts'

/** A wagon is so wide as it is drawn, and its middle so far below its top. */
const [WIDE, MIDDLE] = [48, 28]

/** The wagon is lifted off one train, to be read, and rolls onto the hook of the other; the first closes up. */
export function wagonRaided(script: Of<'wagonRaided'>): void {
  const { event, from, to } = script.telling
  const name = names.wagon(event.card)
  const [start, end] = [from[name], to[name]]
  if (!start || !end) return
  const up = held(script, start, event.from)
  const over = held(script, start, event.to)
  const behind = inTheAir({ ...end, x: end.x + 12, z: 20 })
  const hooks = handOver(script, name, { start: inTheAir(start), up, over, end: behind })
  script.fly(name, hooks, ONTO_HOOK, behind, end, { ease: easeOut })
  sayOnPlate(script, event.from, 'gives', hooks)
  feels(script, event.from, 'upset', SETS_OUT)
  feels(script, event.to, 'glad', COMES)
  sayOnPlate(script, event.to, 'gets', hooks + ONTO_HOOK + READ)
  script.sound(0, 'uncouple')
  script.sound(hooks + ONTO_HOOK, 'couple')
  script.restAt = LIFTS
  script.neverMissed(0, hooks)
}
const ONTO_HOOK = 140

/** Held up below the plate of a seat, as large as can be read. */
function held(script: Of<'wagonRaided'>, wagon: Piece, seat: number): Piece {
  const { x, y } = heldUp(script, seat)
  const scale = LARGE / WIDE
  return inTheAir({ ...wagon, x: x - (WIDE / 2) * scale, y: y - MIDDLE * scale, scale, z: 20 })
}

/** What flies is drawn in full, however small its train is. */
const inTheAir = (wagon: Piece): Piece => ({
  ...wagon,
  look: wagon.look.kind === 'wagon' ? { ...wagon.look, small: false, inTheAir: true } : wagon.look,
})

/** House rule: a hand card is coupled to the other's train. */
export function raidPaid(script: Of<'raidPaid'>): void {
  const { event, from, to } = script.telling
  const wagon = to[names.wagon(event.card)]
  if (!wagon) return
  const name = names.card(event.card)
  const start = { ...inHand(script, event.seat, event.card), z: 100 }
  const large = { ...start, angle: 0, scale: LARGE / 100 }
  const up = from[name] ? { ...start, y: start.y - 16 } : { ...large, ...heldUp(script, event.seat) }
  const over = { ...large, ...heldUp(script, event.to) }
  const small = {
    ...over,
    x: wagon.x + 24 * wagon.scale + 12,
    y: wagon.y + 26 * wagon.scale,
    scale: wagon.scale * 0.5,
  }
  const turns = handOver(script, name, { start, up, over, end: small })
  script.remove(name, turns)
  script.fly(names.wagon(event.card), turns, ONTO_HOOK, { ...wagon, x: wagon.x + 12 }, wagon, { ease: easeOut })
  const hand = script.telling.before.seats[event.seat].hand.length - 1
  sayOnPlate(script, event.seat, 'gives', turns, [{ at: 0, hand }])
  sayOnPlate(script, event.to, 'gets', turns + ONTO_HOOK + READ)
  script.sound(turns + ONTO_HOOK, 'couple')
  script.restAt = LIFTS
  script.neverMissed(0, turns)
}

/** The locomotive that another drives starts with a jolt. */
export function abducted(script: Of<'abducted'>): void {
  const name = names.locomotive(script.telling.event.victim)
  const stands = script.telling.to[name]
  if (!stands) return
  const ink = piece({ kind: 'ticks' } as const, 'board', stands.x, stands.y, { scale: 0.9 })
  script.flash(0, 320, ink, { ...ink, scale: 1.3, alpha: 0 }, easeIn)
  const big = { ...stands, scale: 1.18 }
  script.fly(name, 0, 160, stands, big, { ease: easeOut })
  script.fly(name, 160, 180, big, stands, { ease: easeIn })
  feels(script, script.telling.event.victim, 'startled', 0)
  script.sound(0, 'ram')
}
