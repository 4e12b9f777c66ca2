import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { cellOfSleeper, pointOfSleeper, sideOfPoint } from '../../../../src-shared/geometry/rails.ts'
import { backOut, easeBoth, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Of, Script } from '../kinds.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'
import { middle } from '../poses.ts'
import { faceOf, onPile } from './cards.ts'
import { clearCorner } from '../overlay/notes.ts'

/** A card that is turned over comes, lies on its face, turns, and is read, in milliseconds. */
const [COMES, LIES, TURNS, READ, GOES] = [340, 240, 240, 900, 240]
const FADES = 160
const TURNED = COMES + LIES + TURNS
/** What came of it is struck so long after it has turned; in its corner it is so much smaller. */
const [STRIKES, SMALL] = [130, 0.55]

/** When whoever waits for it goes on. */
export const FLIP = { decides: TURNED + READ } as const

/** A card turned over is so large, in px; and so far from what it is for, and from the edges of the board. */
const LARGE = 190
const [AWAY, EDGE] = [10, 8]
/** Where the die of a card is, from its middle, in u. */
const DIE = 34.5
/** The wagons that it must pull stand beside it: so much room they take, and so far above its die they begin, in px. */
const [SAYS, ABOVE] = [52, 18]

/** What a card that is flipped says: of which wagons, by which die, and how many are lost. */
export function verdictOf({ seat, card, surplus: lost }: Flipped, { seats }: FreightView) {
  const value = TRACK_CARDS[card].action
  return {
    deciding: { kind: 'deciding', value, lost },
    pulled: { kind: 'pulled', n: seats[seat].coupled.length, lost },
    verdict: { kind: 'verdict', lost },
  } as const
}
type Flipped = Extract<FreightEvent, { readonly kind: 'flipped' }>

/** On a crossing the top card of the stock is turned over for all to see: its number counts. */
export function flipped(script: Of<'flipped'>): void {
  const { event, after } = script.telling
  const { sleeper } = after.seats[event.seat].locomotive
  const isUpright = cellOfSleeper(sleeper) === event.cell && sideOfPoint(pointOfSleeper(sleeper)) % 2 === 0
  const shown = flipOver(script, event.card, event.cell, isUpright, SAYS)
  const { deciding, pulled, verdict } = verdictOf(event, script.telling.before)
  const y = shown.y - DIE * shown.scale
  const die = piece(deciding, 'screen', shown.x + DIE * shown.scale, y, { z: 120, scale: shown.scale })
  pops(script, TURNED, { ...die, scale: 0.6 * die.scale }, die)
  if (pulled.n > 0) {
    // Beside its die, off the card: they hide neither its rails nor its wagon.
    const wagons = piece(pulled, 'screen', shown.x + 54 * shown.scale + SAYS / 2, y - ABOVE, { z: 120 })
    pops(script, TURNED, { ...wagons, alpha: 0 }, wagons)
  }
  judged(script, event.cell, verdict)
}

/**
 * What came of it is struck on the crossing itself and stands there until whoever waits goes on; then it gives way to
 * the corner of the crossing where it stays.
 */
function judged(script: Of<'flipped'>, cell: number, verdict: ReturnType<typeof verdictOf>['verdict']): void {
  const { telling } = script
  const at = script.over(middle(telling.before, cell))
  const corner = script.over(clearCorner(telling.after, cell, telling.to))
  const mark = piece(verdict, 'screen', at.x, at.y, { z: 121, scale: Math.max(1, at.scale) })
  const inCorner = { ...mark, x: corner.x, y: corner.y, scale: SMALL * mark.scale }
  const name = script.extra()
  const strikes = TURNED + STRIKES
  script.fly(name, strikes, 200, { ...mark, scale: 1.8 * mark.scale, alpha: 0 }, mark, { ease: easeOut })
  script.fly(name, FLIP.decides, GOES, mark, inCorner, { ease: easeBoth })
  script.fly(name, FLIP.decides + GOES, FADES, inCorner, { ...inCorner, alpha: 0 }, { ease: easeIn })
  script.remove(name, FLIP.decides + GOES + FADES)
}

/** Comes at a time, and goes when the card goes. */
function pops(script: Script, at: number, from: Piece, to: Piece): void {
  const name = script.extra()
  script.fly(name, at, 200, from, to, { ease: backOut })
  script.fly(name, FLIP.decides, FADES, to, { ...to, alpha: 0 }, { ease: easeIn })
  script.remove(name, FLIP.decides + FADES)
}

/**
 * The top card of the stock comes large to beside the cell it is for, lies there with its back up for a moment, is
 * turned over, read and discarded. `isUpright`: who waits for it drives up or down;
 * `room`: so many px are kept free at its right. Returns how it lies.
 */
export function flipOver(script: Script, card: number, cell: number, isUpright = false, room = 0): Piece {
  const start = onPile(script, 'stock', { kind: 'back' })
  const end = onPile(script, 'discard', faceOf(card))
  const shown = beside(script, start, cell, isUpright, room)
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
function beside(script: Script, start: Piece, cell: number, isUpright: boolean, room: number): Piece {
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
    { x: at.x - far - room, y: at.y },
  ]
  const inset = 50 * scale + EDGE
  const within = ({ x, y }: { x: number; y: number }) => ({
    x: Math.min(board.x + board.width - inset - room, Math.max(board.x + inset, x)),
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
