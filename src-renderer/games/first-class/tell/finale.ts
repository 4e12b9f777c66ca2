import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Of } from '../kinds.ts'
import { names } from '../looks.ts'
import { burst } from './burst.ts'
import { departs } from './departs.ts'
import { pullThrough, SLACK, whistle } from './pull.ts'
import { ROLLING, rollUp } from './flaps.ts'
import { hop } from './hop.ts'
import { onPoints, POINTS_REACH } from './spots.ts'

/** Conductors greet when the pull has passed. In milliseconds, and the table's units. */
const GREET = { by: 11, rises: 150, falls: 150 } as const
/** The winner's lower train sets out so long after the upper one, in milliseconds. */
const FOLLOWS = 110

/** From the last seat to the first each is called out, the first one after a breath. In milliseconds. */
const CALLED = { apart: 300, breath: 100 } as const

/**
 * All change: seats are called out on the departure board, the winner last, whose trains set out under steam. The other
 * engines in sight whistle, a last pull runs through their trains, and the conductors greet from the roofs.
 */
export function ended(script: Of<'ended'>): void {
  const { after } = script.telling
  const begins = callOut(script, after)
  after.seats.forEach((_, seat) => {
    for (const train of [0, 1]) {
      const wins = begins > 0 && isFirst(after, seat)
      if (wins && departs(script, seat, train, begins + train * FOLLOWS)) continue
      pullThrough(script, seat, train, begins)
      whistle(script, seat, train, begins + train * 140)
      greet(script, names.conductor(seat, train), begins + train * SLACK.apart + 200)
    }
  })
}

/** Nobody has more points. */
const isFirst = ({ seats }: FirstClassView, seat: number): boolean =>
  seats.every(({ points }) => points <= seats[seat].points)

/**
 * Returns when the winner is called out; 0 = nobody is, for an investigation says who has won, or no board tells the
 * points.
 */
function callOut(script: Of<'ended'>, { seats, modules }: FirstClassView): number {
  const { to } = script.telling
  const cells = seats.flatMap(({ points }, seat) => {
    const name = lastFlap(script, seat)
    return name === null ? [] : [{ seat, points, name }]
  })
  if (modules.includes('C') || cells.length < seats.length) return 0
  cells.sort((a, b) => a.points - b.points)
  const most = cells[cells.length - 1].points
  let at = ROLLING
  cells.forEach(({ seat, points, name }, i) => {
    if (i > 0) at += CALLED.apart + (points === most && cells[i - 1].points < most ? CALLED.breath : 0)
    rollUp(script, name, at, to[name])
    script.sound(at, points === most ? 'deliver' : 'punch', name)
    if (points === most) crowned(script, seat, name, at)
  })
  return at
}

/** The cell at the end of a seat's row, which has its points; null = there is none. */
function lastFlap({ telling: { to } }: Of<'ended'>, seat: number): string | null {
  let column = 0
  while (to[names.flap(seat, column)]) column++
  return column === 0 ? null : names.flap(seat, column - 1)
}

/** Rings of light run out from the winner's points on the board, and on the plate, which jumps. */
function crowned(script: Of<'ended'>, seat: number, cell: string, at: number): void {
  const { to } = script.telling
  const flash = piece({ kind: 'flash' } as const, 'board', to[cell].x, to[cell].y)
  for (const again of [0, 1])
    script.flash(at + again * 160, 520, { ...flash, scale: 0.8 }, { ...flash, scale: 3.2, alpha: 0 })
  // They begin beside the figures, which stay to be read.
  for (const again of [0, 1])
    burst(script, { x: to[cell].x, y: to[cell].y, scale: 1.2 + again * 0.3, clear: CELL }, at + again * 200, 14)
  const plate = to[names.plate(seat)]
  if (!plate) return
  const up = { ...plate, y: plate.y - 5 }
  for (const again of [0, 1]) {
    script.fly(names.plate(seat), at + again * 260, 100, plate, up, { ease: easeOut })
    script.fly(names.plate(seat), at + again * 260 + 100, 160, up, plate, { ease: easeIn })
  }
  const counts = { ...flash, ...onPoints(script, seat) }
  script.flash(at, 520, { ...counts, scale: 0.6 }, { ...counts, scale: 2, alpha: 0 })
  burst(script, { ...onPoints(script, seat), scale: 1.2, clear: POINTS_REACH }, at, 12)
}
/** So far off its middle the cell reaches, as large as it springs up, in the table's units. */
const CELL = 30

function greet(script: Of<'ended'>, name: string, at: number): void {
  for (const again of [0, 1, 2]) hop(script, name, at + again * (GREET.rises + GREET.falls), GREET)
}
