import { easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'
import type { Of } from '../kinds.ts'
import { inHand } from './cards.ts'

/** The wagon is lifted off one train and rolls onto the hook of the other; the first closes up. */
export function wagonRaided(script: Of<'wagonRaided'>): void {
  const { event, from, to } = script.telling
  const name = names.wagon(event.card)
  const [start, end] = [from[name], to[name]]
  if (!start || !end) return
  const up = inTheAir({ ...start, y: start.y - 12, z: 20 })
  const behind = inTheAir({ ...end, x: end.x + 12, z: 20 })
  script.fly(name, 0, 140, inTheAir(start), up, { ease: easeOut })
  script.fly(name, 140, 420, up, behind, { arc: 36 })
  script.fly(name, 560, 140, behind, end, { ease: easeOut })
  script.sound(0, 'uncouple')
  script.sound(700, 'couple')
  script.restAt = 160
}

const inTheAir = (wagon: Piece): Piece => ({
  ...wagon,
  look: wagon.look.kind === 'wagon' ? { ...wagon.look, inTheAir: true } : wagon.look,
})

/** House rule: a hand card is coupled to the other's train. */
export function raidPaid(script: Of<'raidPaid'>): void {
  const { event, to } = script.telling
  const wagon = to[names.wagon(event.card)]
  if (!wagon) return
  const start = { ...inHand(script, event.seat, event.card), z: 100 }
  const small = {
    ...start,
    x: wagon.x + 24 * wagon.scale + 12,
    y: wagon.y + 26 * wagon.scale,
    scale: wagon.scale * 0.5,
  }
  script.fly(names.card(event.card), 0, 300, start, small, { arc: 24 })
  script.remove(names.card(event.card), 300)
  script.fly(names.wagon(event.card), 300, 140, { ...wagon, x: wagon.x + 12 }, wagon, { ease: easeOut })
  script.sound(440, 'couple')
  script.restAt = 160
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
  script.sound(0, 'ram')
}
