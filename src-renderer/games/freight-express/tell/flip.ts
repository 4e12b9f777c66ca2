import { cellOfSleeper, pointOfSleeper, sideOfPoint } from '../../../../src-shared/geometry/rails.ts'
import { backOut, easeBoth, easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Of, Script } from '../kinds.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'
import { middle } from '../poses.ts'
import { faceOf, onPile } from './cards.ts'

/** A card that is turned over comes, lies on its face, turns, and is read, in milliseconds. */
const [COMES, LIES, TURNS, READ, GOES] = [340, 240, 240, 560, 240]
const FADES = 160
const TURNED = COMES + LIES + TURNS
/** What it says is struck beside it so long after it has turned. */
const STRIKES = 130

/** When whoever waits for it goes on. */
export const FLIP = { decides: TURNED + READ } as const

/** A card turned over is so large, in px; and so far from what it is for, and from the edges of the board. */
const LARGE = 190
const [AWAY, EDGE] = [10, 8]

/** On a crossing the top card of the stock is turned over for all to see: its number counts. */
export function flipped(script: Of<'flipped'>): void {
  const { event, after } = script.telling
  const { sleeper } = after.seats[event.seat].locomotive
  const isUpright = cellOfSleeper(sleeper) === event.cell && sideOfPoint(pointOfSleeper(sleeper)) % 2 === 0
  const shown = flipOver(script, event.card, event.cell, isUpright)
  // Below its die.
  const [x, y] = [shown.x + 36 * shown.scale, shown.y - 4 * shown.scale]
  const mark = piece({ kind: 'verdict', lost: event.surplus } as const, 'screen', x, y, { z: 120 })
  const name = script.extra()
  script.fly(name, TURNED + STRIKES, 200, { ...mark, scale: 0.3, alpha: 0 }, mark, { ease: backOut })
  // It stays behind where it holds.
  const at = script.over(middle(script.telling.before, event.cell))
  const onCrossing = { ...mark, x: at.x, y: at.y, scale: 0.6 }
  script.fly(name, FLIP.decides, GOES, mark, onCrossing, { ease: easeBoth })
  script.fly(name, FLIP.decides + GOES, FADES, onCrossing, { ...onCrossing, alpha: 0 }, { ease: easeIn })
  script.remove(name, FLIP.decides + GOES + FADES)
}

/**
 * The top card of the stock comes large to beside the cell it is for, lies there with its back up for a moment, is
 * turned over, read and discarded. `isUpright`: who waits for it drives up or down. Returns how it lies.
 */
export function flipOver(script: Script, card: number, cell: number, isUpright = false): Piece {
  const start = onPile(script, 'stock', { kind: 'back' })
  const end = onPile(script, 'discard', faceOf(card))
  const shown = beside(script, start, cell, isUpright)
  const face = { ...shown, look: faceOf(card) }
  const swollen = { ...face, scale: face.scale * 1.1 }
  const name = script.extra()
  script.fly(name, 0, COMES, start, shown, { ease: easeBoth })
  script.fly(name, COMES + LIES, TURNS, shown, shown, { turnTo: faceOf(card) })
  script.fly(name, TURNED, 90, face, swollen, { ease: easeOut })
  script.fly(name, TURNED + 90, 110, swollen, face)
  script.fly(name, FLIP.decides, GOES, face, end)
  script.remove(name, FLIP.decides + GOES)
  script.put(names.discard, FLIP.decides + GOES, script.telling.to[names.discard])
  script.sound(0, 'card')
  script.sound(COMES + LIES, 'card')
  script.steady(0, FLIP.decides)
  return face
}

/** Beside a cell, where it hides neither that nor who drives over it, and all of it is on the board. */
function beside(script: Script, start: Piece, cell: number, isUpright: boolean): Piece {
  const { board } = script.telling.layout
  const scale = Math.min(LARGE, board.height * 0.4) / 100
  const at = script.over(middle(script.telling.before, cell))
  const far = 50 * at.scale + 50 * scale + AWAY
  const across = [
    { x: at.x, y: at.y - far },
    { x: at.x, y: at.y + far },
  ]
  const along = [
    { x: at.x + far, y: at.y },
    { x: at.x - far, y: at.y },
  ]
  const inset = 50 * scale + EDGE
  const within = ({ x, y }: { x: number; y: number }) => ({
    x: Math.min(board.x + board.width - inset, Math.max(board.x + inset, x)),
    y: Math.min(board.y + board.height - inset, Math.max(board.y + inset, y)),
  })
  const pushed = (place: { x: number; y: number }) => {
    const fits = within(place)
    return Math.hypot(fits.x - place.x, fits.y - place.y)
  }
  const places = isUpright ? [...along, ...across] : [...across, ...along]
  const best = places.reduce((found, place) => (pushed(place) < pushed(found) - 1 ? place : found))
  return { ...start, ...within(best), scale }
}
