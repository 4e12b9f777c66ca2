import { easeBoth, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { flagOn } from '../art/plate.ts'
import type { Of } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'
import { nod } from './flights.ts'
import { pieceMiddle } from './spots.ts'

/** In milliseconds and the table's units: the start tile gives a little, rises, and is turned over as it comes down. */
const TILE = { gives: 80, rises: 110, shuts: 100, opens: 110, falls: 90, by: 6 } as const

/** The start tile is turned over to the badge of whoever takes it, and comes down. */
export function startTaken(script: Of<'startTaken'>): void {
  const { from, to, layout } = script.telling
  const [was, will] = [from[names.start], to[names.start]]
  if (!was || !will) return
  const middle = pieceMiddle(will)
  const half = middle.x - will.x
  const low: Piece = { ...was, y: was.y + 2 }
  const high = { ...was, y: was.y - TILE.by, z: 50 }
  // It lies by its corner: edge on it stands in its own middle.
  const edge = (one: Piece): Piece => ({ ...one, x: will.x + half, y: will.y - TILE.by, squash: 0, z: 50 })
  const turned = { ...will, y: will.y - TILE.by, z: 50 }
  let at = 0
  const then = (lasts: number, start: Piece, end: Piece, ease: typeof easeIn): void => {
    script.fly(names.start, at, lasts, start, end, { ease })
    at += lasts
  }
  then(TILE.gives, was, low, easeOut)
  script.sound(at, 'card', names.start)
  then(TILE.rises, low, high, easeOut)
  then(TILE.shuts, high, edge(was), easeIn)
  then(TILE.opens, edge(will), turned, easeOut)
  then(TILE.falls, turned, will, easeIn)
  script.sound(at - 20, 'lay', names.start)
  const ring = piece({ kind: 'flash' } as const, 'board', middle.x, middle.y, { z: 55 })
  const scale = layout.market.scale
  script.flash(at, 320, { ...ring, scale: 0.6 * scale }, { ...ring, scale: 1.9 * scale, alpha: 0 })
  script.neverMissed(0, at)
}

/** In milliseconds and the table's units: the flag is plucked off the one plate and carried to the other. */
const FLAG = { plucked: 140, flies: 520, arc: 46, large: 1.7 } as const

/** A round is over: its platforms say so one after another, and the flag goes on to who starts the next. */
export function roundEnded(script: Of<'roundEnded'>): void {
  allClear(script)
  flagGoesOn(script)
}

/** In milliseconds: from row to row, how long its lamps burn, and its sign takes to turn over like a flap. */
const CLEARS = { apart: 110, burns: 440, shuts: 110, opens: 150 } as const

/** Lamps light up along the empty platforms, row by row, and the sign of each turns over once. */
function allClear(script: Of<'roundEnded'>): void {
  const { from, to } = script.telling
  let last = 0
  for (const row of [0, 1, 2]) {
    const [halt, sign] = [to[names.halt(row)], to[names.cleared(row)]]
    if (halt?.look.kind !== 'halt' || !from[names.halt(row)]) continue
    const at = row * CLEARS.apart
    script.put(names.halt(row), at, { ...halt, look: { ...halt.look, lit: true } })
    script.put(names.halt(row), at + CLEARS.burns, halt)
    script.sound(at, 'joint', names.halt(row))
    last = at + CLEARS.burns
    if (!sign) continue
    const edge: Piece = { ...sign, squash: 0 }
    script.fly(names.cleared(row), at, CLEARS.shuts, sign, edge, { ease: easeIn })
    script.fly(names.cleared(row), at + CLEARS.shuts, CLEARS.opens, edge, sign, { ease: easeOut })
  }
  if (last > 0) script.neverMissed(0, last)
}

/** The flag goes from the plate of who started the round to that of who starts the next. */
function flagGoesOn(script: Of<'roundEnded'>): void {
  const { before, after, from, to } = script.telling
  const [was, will] = [before.starter, after.starter]
  const [left, taking] = [from[names.plate(was)], to[names.plate(will)]]
  if (was === will || left?.look.kind !== 'plate' || taking?.look.kind !== 'plate') return
  const spotOn = ({ x, y }: Piece, on: { x: number; y: number }) => ({ x: x + on.x, y: y + on.y })
  const start = piece({ kind: 'flag' } as const, 'board', 0, 0, { ...spotOn(left, flagOn(left.look)), z: 70 })
  const goal: Piece = { ...start, ...spotOn(taking, flagOn({ ...taking.look, starter: true })) }
  const up: Piece = { ...start, y: start.y - 8, scale: FLAG.large }
  const name = script.extra()
  const lands = FLAG.plucked + FLAG.flies
  script.fly(name, 0, FLAG.plucked, start, up, { ease: easeOut })
  script.fly(name, FLAG.plucked, FLAG.flies, up, goal, { ease: easeBoth, arc: -FLAG.arc })
  script.remove(name, lands)
  script.put(names.plate(will), 0, { ...taking, look: { ...taking.look, starter: false } })
  script.put(names.plate(will), lands, taking)
  nod(script, names.plate(will), lands)
  script.sound(lands - 20, 'lay', names.plate(will))
  script.neverMissed(0, lands)
}
