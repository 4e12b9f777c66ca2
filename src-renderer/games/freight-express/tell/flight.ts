import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names } from '../looks.ts'
import type { Of } from '../kinds.ts'
import { remember } from '../memory.ts'
import { ring } from './ring.ts'
import { between, normal } from '../../../stage/motion/turning.ts'

const TEAR = 160
const CELL_TIME = 140
const UP_AND_DOWN = 250
/** How much larger a locomotive looks in the air, and how far away its shadow is, in u. */
const HIGH = 1.35
const AWAY = 18
const SQUASH = 90

/**
 * The ticket tears, the locomotive rises over its shadow, flies in a straight line on a shallow arc, and lands with a
 * squash.
 */
export function flew(script: Of<'flew'>): void {
  const { event, after, from, to } = script.telling
  const name = names.locomotive(event.seat)
  const [start, end] = [from[name], to[name]]
  tear(script, event.seat)
  const lasts = CELL_TIME * (event.gap + 1) + UP_AND_DOWN
  const heading = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
  const height = (part: number) => Math.sin(part * Math.PI)
  const at = (part: number) => ({ x: between(start.x, end.x, part), y: between(start.y, end.y, part) })
  const turn = normal(heading - start.angle)
  const last = normal(end.angle - heading)
  const { pieces } = script.telling
  script.speakFor(name)
  const shadow = script.extra()
  script.acts.push({
    at: TEAR,
    lasts,
    ease: (part) => part,
    draw(part) {
      const { x, y } = at(part)
      const high = height(part)
      const angle =
        part < 0.25 ? start.angle + turn * part * 4 : part > 0.75 ? heading + last * (part - 0.75) * 4 : heading
      pieces.put(
        name,
        part === 1
          ? end
          : {
              ...start,
              x,
              y: y - 14 * high,
              angle: normal(angle),
              scale: between(start.scale, end.scale, part) * (1 + (HIGH - 1) * high),
              z: 90,
            },
      )
      if (part === 1) pieces.remove(shadow)
      else
        pieces.put(
          shadow,
          piece({ kind: 'flightShadow' } as const, 'board', x, y + AWAY * high, {
            alpha: 0.4 + 0.6 * high,
            scale: 1 - 0.2 * high,
          }),
        )
    },
  })
  script.remove(shadow, TEAR + lasts)
  script.fly(name, TEAR + lasts, SQUASH, { ...end, scale: 0.88 * end.scale }, end, { ease: easeOut })
  for (const card of after.seats[event.seat].coupled) wagonFlies(script, names.behind(card), TEAR + lasts)
  if (event.enters >= 0) ring(script, event.enters, TEAR + lasts)
  leaveDots(script, TEAR + lasts)
  script.sound(TEAR, 'joint')
  script.sound(TEAR + lasts, 'lay')
  script.restAt = TEAR
}

/** A wagon goes out where it stood as the ticket tears, and stands behind its engine again where that touches down. */
function wagonFlies(script: Of<'flew'>, name: string, lands: number): void {
  const { from, to } = script.telling
  const [stood, stands] = [from[name], to[name]]
  if (stood) script.fly(name, 0, TEAR, stood, { ...stood, alpha: 0 })
  if (stands) script.fly(name, lands, SQUASH, { ...stands, alpha: 0 }, stands)
}

/** Where it came from is marked as it touches down, not when all has come to rest; in reverse, until it takes off. */
function leaveDots(script: Of<'flew'>, at: number): void {
  const { event, before, after, frame, last, mark } = script.telling
  const draw = () => mark(remember(last, event, before, after, frame?.viewer))
  script.acts.push({ at: 0, lasts: at, draw: (part) => part < 1 && mark(last) }, { at, lasts: 0, draw })
}

function tear(script: Of<'flew'>, seat: number): void {
  const ticket = script.telling.from[names.ticket(seat)]
  if (!ticket) return
  script.remove(names.ticket(seat), 0)
  for (const side of [-1, 1]) {
    script.flash(
      0,
      TEAR,
      { ...ticket, x: ticket.x + side * 3 },
      { ...ticket, x: ticket.x + side * 14, y: ticket.y + 6, angle: side * 30, alpha: 0 },
      easeIn,
    )
  }
  script.sound(0, 'card')
}
