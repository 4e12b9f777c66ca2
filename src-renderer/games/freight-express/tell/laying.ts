import {
  SIDES,
  cellOfSleeper,
  innerPoint,
  opposite,
  outerPoint,
  sleeperAt,
  turnRails,
} from '../../../../src-shared/geometry/rails.ts'
import { backOut, easeIn, easeOut, linear } from '../../../stage/motion/motion.ts'
import { piece, samePiece } from '../../../stage/pieces.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'
import { middle } from '../poses.ts'
import type { Of } from '../kinds.ts'
import { atPlate, isPut } from './cards.ts'
import { isOpen, standsOver } from '../track/following.ts'
import { middleOfSleeper, type Ground } from '../track/track.ts'
import { raiseDust } from './dust.ts'
import { present } from './presenting.ts'
import { ring } from './ring.ts'

const FLIGHT = 260
/** It is held so much larger above its cell, and comes down within so many milliseconds. */
const HELD = 1.16
const DROP = 90
/** It comes down so large, is pressed as far, and rights itself, in milliseconds. */
const [LANDS, PRESSED, PRESSES, RIGHTS] = [1.05, 0.965, 60, 120]

/** From the hand to the cell on a low arc; the tabs fade, and the land appears. */
export function laid(script: Of<'laid'> | Of<'covered'>): void {
  lay(script, 0)
}

/** The new card is held above for a moment, while the old rails shine through. */
export function covered(script: Of<'covered'>): void {
  lay(script, 60)
}

/** It lies there already, and is turned by 90 degrees in so many milliseconds. */
const TURN = 140

/** By how many degrees a card that lies there already is turned; 0 = it comes there now. */
function turnedBy({ telling: { event, from, to } }: Of<'laid'> | Of<'covered'>): number {
  const [lay, lies] = [from[names.tile(event.cell)]?.look, to[names.tile(event.cell)].look]
  if (lay?.kind !== 'tile' || lies.kind !== 'tile' || lay.height !== lies.height || lay.rails === lies.rails) return 0
  return [90, -90, 180].find((angle) => turnRails(lay.rails, (angle / 90 + 4) % 4) === lies.rails) ?? 0
}

/** It turns where it lies, and gives there as it does when it is laid. */
function turn(script: Of<'laid'> | Of<'covered'>, by: number): void {
  const { event, after, to } = script.telling
  const name = names.tile(event.cell)
  const tile = to[name]
  const lasts = (TURN * Math.abs(by)) / 90
  script.fly(name, 0, lasts, { ...tile, angle: -by, scale: LANDS }, { ...tile, scale: LANDS })
  script.fly(name, lasts, RIGHTS, { ...tile, scale: PRESSED }, tile, { ease: backOut })
  script.restAt = lasts + 40
  script.sound(lasts, 'lay')
  raiseDust(script, middle(after, event.cell), lasts)
  join(script, lasts)
}

function lay(script: Of<'laid'> | Of<'covered'>, shining: number): void {
  const by = turnedBy(script)
  if (by !== 0) return turn(script, by)
  const { event, after, to } = script.telling
  const [flight, hold] = isPut(script, event.card) ? [0, 0] : [FLIGHT, shining]
  const held = names.card(event.card)
  const start = present(script, event.seat, event.card, 'track')
  const over: Piece = { ...start, ...script.over(middle(after, event.cell)), angle: event.rotation * 90 }
  const above: Piece = { ...over, scale: over.scale * HELD }
  const landing = flight + hold + DROP
  if (flight > 0) script.fly(held, 0, flight, start, above, { arc: 36 })
  // What lies there already shines through until the new card comes down.
  if (hold > 0) script.fly(held, flight, hold, { ...above, alpha: 0.6 }, { ...above, alpha: 0.72 })
  script.fly(held, flight + hold, DROP, above, over, { ease: easeIn })
  // Its tags are seen to fade from the land that it turns into, while that gives.
  const given = { ...over, scale: over.scale * PRESSED, alpha: RIGHTS / (PRESSES + RIGHTS) }
  script.fly(held, landing, PRESSES, over, given, { ease: linear })
  script.fly(held, landing + PRESSES, RIGHTS, given, { ...over, alpha: 0 }, { ease: linear })
  script.remove(held, landing + PRESSES + RIGHTS)
  const tile = to[names.tile(event.cell)]
  // The ground gives, and comes back.
  const pressed = { ...tile, scale: PRESSED }
  script.fly(names.tile(event.cell), landing, PRESSES, { ...tile, scale: LANDS }, pressed, { ease: easeOut })
  script.fly(names.tile(event.cell), landing + PRESSES, RIGHTS, pressed, tile, { ease: backOut })
  script.restAt = landing + 40
  script.sound(landing, 'lay')
  raiseDust(script, middle(after, event.cell), landing)
  join(script, landing)
}

/** So long a light runs over a seam, and sparks fly from it. */
const SPARKS = 120

/**
 * Where the new rails meet their neighbours' a light runs over the seam, and sparks fly; it runs on over the sleepers
 * to both sides, and what has been joined answers.
 */
function join(script: Of<'laid'> | Of<'covered'>, at: number): void {
  const { event, from, to, after } = script.telling
  for (const [name, seam] of Object.entries(to)) {
    if (seam.look.kind !== 'seam' || from[name]) continue
    const light: Piece = { ...seam, look: { kind: 'flash' } }
    script.glow(at, SPARKS, { ...light, scale: 0.8 }, { ...light, scale: 1.25, alpha: 0 })
    const sparks = piece({ kind: 'ticks' } as const, 'board', seam.x, seam.y, { scale: 0.55, z: 130 })
    script.glow(at, SPARKS, sparks, { ...sparks, scale: 1.1, alpha: 0 }, easeIn)
  }
  for (const { side, cell } of joinedTo(after, event.cell)) {
    runsOn(script, event.cell, side, at)
    answers(script, cell, at)
    const { station } = after.cells[cell]
    if (station < 0) runsOn(script, cell, opposite(side), at)
    else ring(script, station, at, NODS)
  }
}

/** The cells that the rails of one lead on to, and over which of its sides. */
const joinedTo = (ground: Ground, cell: number): readonly { readonly side: number; readonly cell: number }[] =>
  SIDES.filter((side) => isOpen(ground, cell, side)).flatMap((side) =>
    standsOver(ground, cell, side).map(({ sleeper }) => ({ side, cell: cellOfSleeper(sleeper) })),
  )

/** From sleeper to sleeper, and how long each is lit, in milliseconds. */
const [ON, LIT] = [50, 200]

/** From the seam a light runs inwards over the sleepers of a cell. */
function runsOn(script: Of<'laid'> | Of<'covered'>, cell: number, side: number, at: number): void {
  const { after } = script.telling
  ;[outerPoint(side), innerPoint(side)].forEach((point, i) => {
    const { x, y, angle } = middleOfSleeper(after, sleeperAt(cell, point))
    const plank = piece({ kind: 'flash' } as const, 'board', x, y, { angle })
    script.glow(at + i * ON, LIT, plank, { ...plank, scale: 1.15, alpha: 0 }, easeIn)
  })
}

/** A tile that was joined gives a little too, and the sign of a station nods. */
const [GIVES, GIVES_FOR, NODS] = [0.972, 80, 0.07]
function answers(script: Of<'laid'> | Of<'covered'>, cell: number, at: number): void {
  const { from, to } = script.telling
  const name = names.tile(cell)
  const tile = to[name]
  if (!tile || !samePiece(from[name], tile)) return
  const given = { ...tile, scale: GIVES }
  script.fly(name, at, GIVES_FOR, tile, given, { ease: easeOut })
  script.fly(name, at + GIVES_FOR, RIGHTS, given, tile, { ease: backOut })
}

/** Free placement: a station goes to its cell. */
export function stationPlaced(script: Of<'stationPlaced'>): void {
  const { event, from, to, after } = script.telling
  const sign = { kind: 'sign', station: event.station } as const
  const start = from[names.sign(event.station)] ?? atPlate(script, event.seat, sign)
  const flying = names.sign(event.station)
  script.fly(
    flying,
    0,
    FLIGHT,
    { ...start, z: 100 },
    { ...start, ...script.over(middle(after, event.cell)), z: 100 },
    { arc: 36 },
  )
  script.remove(flying, FLIGHT)
  const station = to[names.station(event.station)]
  script.sound(FLIGHT, 'lay')
  script.fly(names.station(event.station), FLIGHT, 120, { ...station, scale: 0.9 }, station, { ease: backOut })
  script.restAt = FLIGHT
}
