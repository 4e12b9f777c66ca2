import { placeOfCoach, trainIdOf, trainRef } from '../../../../src-shared/games/first-class/refs.ts'
import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { cellsOf } from '../art/plate-layout.ts'
import type { Of } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'
import { GREAT, greatGain } from './joy.ts'
import { filled } from '../whose.ts'

/** In milliseconds: it rises over its train, is read, and flies to the plate. */
const RISES = 180
const READ = 560
const FLIES = 320
/** A ring opens, and is seen until it has; then it goes. */
const RING = { opens: 270, goes: 170, open: 1.8, gone: 2.1 } as const
const GLOWS = RING.opens + RING.goes

/**
 * What a turn was worth, train by train, where its board lies in sight: what was changed shines once, and what the next
 * scoring will give more flies to the figure that counts it. Returns when it is booked; 0 = there is nothing to book.
 */
export function worth(script: Of<'turnEnded'>): number {
  const { event, after, from, to, past, frame, layout } = script.telling
  const before = past?.taken?.[event.seat]?.worth
  if (!before || typeof frame?.viewer !== 'number') return 0
  const plate = layout.plates[event.seat]
  const cells = cellsOf(plate)
  let booked = 0
  after.seats[event.seat].trains.forEach(({ points }, train) => {
    const lane = to[names.lane(event.seat, train)]
    const more = points - before[train]
    if (lane?.look.kind !== 'lane') return
    // One's own work is looked at once more also where nothing counts it yet.
    if ((more > 0 || event.seat === frame.viewer) && shine(script, train)) booked = Math.max(booked, GLOWS)
    if (more <= 0) return
    const text = filled(frame, 'worth', { n: more })
    const middle = { x: lane.x + lane.look.width / 2, y: lane.y + lane.look.scene * 0.3 }
    const pill: Piece = piece({ kind: 'worth', text }, 'board', middle.x, middle.y, { scale: 1.25, z: 70 })
    const goal = {
      x: plate.x + plate.width - 20,
      y: plate.y + cells.height / 2 + (train === 0 ? cells.upper : cells.lower),
    }
    const name = script.extra()
    script.fly(name, 0, RISES, { ...pill, y: pill.y + 16, alpha: 0 }, pill, { ease: easeOut })
    script.remove(name, READ)
    // Words lie below what flies: on its way it is the figure alone.
    const sum: Piece = { ...pill, look: { kind: 'rise', text: `+${more}`, strong: true }, scale: 1.5 }
    script.flash(READ, FLIES, sum, { ...sum, ...goal, scale: 0.7 }, easeIn)
    const flash = piece({ kind: 'flash' } as const, 'board', goal.x, goal.y)
    script.flash(READ + FLIES, 260, { ...flash, scale: 0.5 }, { ...flash, scale: 1.2, alpha: 0 })
    if (more >= GREAT) greatGain(script, event.seat, train, middle, RISES)
    booked = READ + FLIES
  })
  if (booked > GLOWS) script.sound(READ + FLIES - 60, 'coin', names.plate(event.seat))
  return booked

  /** The wagons of this train that the turn has changed; false = there are none. */
  function shine(one: Of<'turnEnded'>, train: number): boolean {
    let shone = false
    for (const { kind, id } of one.telling.last?.refs ?? []) {
      if (kind !== 'coach' || trainIdOf(id) !== trainRef(event.seat, train).id) continue
      const coach = from[names.coach(event.seat, train, placeOfCoach(id))]
      if (!coach) continue
      const [x, y] = [coach.x + 64 * coach.scale, coach.y + 50 * coach.scale]
      const flash = piece({ kind: 'flash' } as const, 'board', x, y, { z: 8 })
      const open = { ...flash, scale: RING.open }
      one.flash(0, RING.opens, { ...flash, scale: 0.8 }, open)
      one.flash(RING.opens, RING.goes, open, { ...flash, scale: RING.gone, alpha: 0 })
      shone = true
    }
    return shone
  }
}
