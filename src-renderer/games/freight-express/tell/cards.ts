import { UNKNOWN } from '../../../../src-shared/core.ts'
import { easeOut } from '../../../stage/motion/motion.ts'
import { samePiece } from '../../../stage/pieces.ts'
import type { Look, Piece } from '../looks.ts'
import { names } from '../looks.ts'
import { handOf, trayOwner } from '../poses.ts'
import { IN_THE_AIR } from '../layout/sizes.ts'
import type { Of, Script } from '../kinds.ts'

export const faceOf = (card: number): Look => (card === UNKNOWN ? { kind: 'back' } : { kind: 'face', card })

/** A card as it lies on a pile. */
export function onPile(script: Script, pile: 'stock' | 'discard', look: Look): Piece {
  const at = script.telling.to[names[pile]]
  return { ...at, look, z: IN_THE_AIR }
}

/** A card, small, where a seat's hand is when it is not in the tray. */
export function atPlate(script: Script, seat: number, look: Look): Piece {
  const { width, height, x, y } = script.telling.layout.plates[seat]
  return {
    look,
    space: 'screen',
    x: x + width - 40,
    y: y + height / 2,
    angle: 0,
    scale: 0.2,
    squash: 1,
    alpha: 1,
    z: IN_THE_AIR,
  }
}

/** A hand card before the event: in the tray if it lay there, else at its seat's plate. */
export function inHand(script: Script, seat: number, card: number): Piece {
  return script.telling.from[names.card(card)] ?? atPlate(script, seat, faceOf(card))
}

/** Whoever looks has carried it to its place by hand: it sets out from there. */
export const isPut = ({ telling: { frame } }: Script, card: number): boolean =>
  frame?.put?.kind === 'card' && frame.put.id === card

/** How long a card takes into the hand of whoever looks, or to the plate of another, and the next one after it. */
const [INTO_HAND, TO_PLATE] = [
  { lasts: 320, apart: 110 },
  { lasts: 240, apart: 80 },
]
/** How high they fly, in px. */
const [ARC, ARC_TO_PLATE] = [72, 48]

/** Cards leave the stock one after the other: turned half way into one's own hand, face down to a plate. */
export function drew(script: Of<'drew'> | Of<'dealt'>): void {
  const { event, to, after, frame } = script.telling
  const seen = trayOwner(after, frame) === event.seat
  const start = onPile(script, 'stock', { kind: 'back' })
  const hand = after.seats[event.seat].hand
  const { lasts, apart } = seen ? INTO_HAND : TO_PLATE
  countAlong(script)
  if (seen) spread(script)
  event.cards.forEach((card, i) => {
    script.sound(i * apart, 'card')
    const name = card === UNKNOWN ? names.back(hand.length - event.cards.length + i) : names.card(card)
    const place = seen ? to[name] : undefined
    if (place) return script.fly(name, i * apart, lasts, start, place, { arc: ARC, turnTo: place.look })
    const extra = script.extra()
    const plate = atPlate(script, event.seat, { kind: 'back' })
    script.fly(extra, i * apart, lasts, start, plate, { ease: easeOut, arc: ARC_TO_PLATE })
    script.remove(extra, i * apart + lasts)
  })
}

/** The cards that are held already move up for each that comes, one after the other. */
function spread(script: Of<'drew'> | Of<'dealt'>): void {
  const { event, from, after, layout } = script.telling
  const { lasts, apart } = INTO_HAND
  const n = event.cards.length
  const held = after.seats[event.seat].hand.length - n
  const rows = Array.from({ length: n }, (_, i) => handOf(after, event.seat, layout, held + i + 1))
  for (const name of Object.keys(handOf(after, event.seat, layout, held))) {
    let stands = from[name]
    if (!stands || rows.some((row) => !row[name])) continue
    rows.forEach(({ [name]: place }, i) => {
      const moves = { ...place, look: stands.look }
      if (i === n - 1) script.fly(name, i * apart, lasts, stands, place)
      else if (!samePiece(stands, moves)) script.fly(name, i * apart, apart, stands, moves)
      stands = moves
    })
  }
}

/**
 * The stock, and the line over the piles, is one less as each card leaves it, the hand one more as it lands: no number
 * runs ahead of its card.
 */
function countAlong(script: Of<'drew'> | Of<'dealt'>): void {
  const { event, to, after, frame } = script.telling
  const [stock, plate, line] = [to[names.stock], to[names.plate(event.seat)], to[names.toEnd]]
  const n = event.cards.length
  const { lasts, apart } = trayOwner(after, frame) === event.seat ? INTO_HAND : TO_PLATE
  for (let i = 0; i <= n; i++) {
    if (plate?.look.kind === 'plate')
      script.put(names.plate(event.seat), i === 0 ? 0 : (i - 1) * apart + lasts, {
        ...plate,
        look: { ...plate.look, hand: plate.look.hand - (n - i) },
      })
    if (stock?.look.kind === 'pile' && i < n)
      script.put(names.stock, i * apart, { ...stock, look: { ...stock.look, count: stock.look.count + n - 1 - i } })
    if (line?.look.kind === 'toEnd' && i < n)
      script.put(names.toEnd, i * apart, { ...line, look: { ...line.look, stock: line.look.stock + n - 1 - i } })
  }
}

/** Cards of the discard that are seen to be shuffled, and how long each part of it takes: 500 in all. */
const RIFFLED = 6
const GATHER = 120
const RIFFLE = 190

/**
 * The discard is gathered face down at the stock and riffled twice: two halves part, tilt and fall into one another.
 */
export function shuffled(script: Of<'shuffled'>): void {
  const [from, to] = [onPile(script, 'discard', { kind: 'back' }), onPile(script, 'stock', { kind: 'back' })]
  for (let i = 0; i < RIFFLED; i++) {
    const extra = script.extra()
    const side = i % 2 === 0 ? -1 : 1
    const lies = { ...to, z: IN_THE_AIR + i }
    const apart = { ...lies, x: to.x + side * 38, y: to.y - 6, angle: side * 9 }
    script.fly(extra, i * 12, GATHER - i * 12, from, lies)
    for (let round = 0; round < 2; round++) {
      const at = GATHER + round * RIFFLE
      script.fly(extra, at, 70, lies, apart, { ease: easeOut })
      script.fly(extra, at + 80 + i * 8, 60, apart, lies, { arc: 8 })
    }
    script.remove(extra, GATHER + 2 * RIFFLE)
  }
  for (let round = 0; round < 2; round++) script.sound(GATHER + 80 + round * RIFFLE, 'card')
  script.restAt = 200
}

/**
 * Flies a card, wherever it lies, onto the discard; the pile and the sum over it count it when it has arrived, and not
 * yet those of the same deed that come after it, which are `left`.
 */
export function toDiscard(
  script: Script,
  name: string,
  start: Piece,
  look: Look,
  at: number,
  lasts: number,
  left = 0,
): void {
  script.fly(name, at, lasts, { ...start, look, z: IN_THE_AIR }, onPile(script, 'discard', look), { arc: 16 })
  script.remove(name, at + lasts)
  const { [names.discard]: pile, [names.toEnd]: sum } = script.telling.to
  script.put(names.discard, at + lasts, { ...pile, look: without(pile.look, left, look) })
  if (sum) script.put(names.toEnd, at + lasts, { ...sum, look: without(sum.look, left, look) })
}

/** The discard, or the sum over it, as long as so many cards do not lie there yet, and this one lies uppermost. */
function without(shown: Look, left: number, uppermost: Look): Look {
  if (left === 0) return shown
  if (shown.kind === 'toEnd') return { ...shown, discard: shown.discard - left }
  if (shown.kind !== 'pile') return shown
  return { ...shown, count: shown.count - left, ...(uppermost.kind === 'face' && { top: uppermost.card }) }
}
