import { UNKNOWN } from '../../../../src-shared/core.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { easeOut } from '../../../stage/motion.ts'
import type { Look, Piece } from '../looks.ts'
import { names } from '../looks.ts'
import { trayOwner } from '../poses.ts'
import type { Script } from '../script.ts'

type Of<K extends FreightEvent['kind']> = Script<Extract<FreightEvent, { kind: K }>>

export const faceOf = (card: number): Look => (card === UNKNOWN ? { kind: 'back' } : { kind: 'face', card })

/** A card as it lies on a pile. */
export function onPile(script: Script, pile: 'stock' | 'discard', look: Look): Piece {
  const at = script.telling.to[names[pile]]
  return { ...at, look, z: 100 }
}

/** A card, small, where a seat's hand is when it is not in the tray. */
export function atPlate(script: Script, seat: number, look: Look): Piece {
  const { width, height, x, y } = script.telling.layout.plates[seat]
  return { look, space: 'screen', x: x + width - 40, y: y + height / 2, angle: 0, scale: 0.2, squash: 1, alpha: 1, z: 100 }
}

/** A hand card before the event: in the tray if it lay there, else at its seat's plate. */
export function inHand(script: Script, seat: number, card: number): Piece {
  return script.telling.from[names.card(card)] ?? atPlate(script, seat, faceOf(card))
}

const DRAW = 220
const APART = 70

/** Cards leave the stock one after the other: turned half way into one's own hand, face down to a plate. */
export function drew(script: Of<'drew'> | Of<'dealt'>): void {
  const { event, to, after, frame } = script.telling
  const seen = trayOwner(after, frame) === event.seat
  const start = onPile(script, 'stock', { kind: 'back' })
  const hand = after.seats[event.seat].hand
  event.cards.forEach((card, i) => {
    const name = card === UNKNOWN ? names.back(hand.length - event.cards.length + i) : names.card(card)
    const place = seen ? to[name] : undefined
    if (place) return script.fly(name, i * APART, DRAW, start, place, { arc: 24, turnTo: place.look })
    const extra = script.extra()
    const plate = atPlate(script, event.seat, { kind: 'back' })
    script.fly(extra, i * APART, DRAW, start, { ...plate, alpha: 0.4 }, { ease: easeOut })
    script.remove(extra, i * APART + DRAW)
  })
}

/** The discard is turned over and riffled twice. */
export function shuffled(script: Of<'shuffled'>): void {
  const [from, to] = [onPile(script, 'discard', { kind: 'back' }), onPile(script, 'stock', { kind: 'back' })]
  for (let i = 0; i < 4; i++) {
    const extra = script.extra()
    const away = { ...to, x: to.x + (i % 2 === 0 ? -34 : 34) }
    script.fly(extra, i * 40, 180, from, away)
    script.fly(extra, 220 + i * 30, 140, away, to)
    script.remove(extra, 360 + i * 30)
  }
  script.restAt = 200
}

/** A hand card goes to the discard, as fuel or as the price of a refill. */
export function discarded(script: Of<'discarded'>): void {
  const { card, seat } = script.telling.event
  toDiscard(script, names.card(card), inHand(script, seat, card), faceOf(card), 0, 220)
}

/** Flies a card, wherever it lies, onto the discard; the pile shows it when it has arrived. */
export function toDiscard(script: Script, name: string, start: Piece, look: Look, at: number, lasts: number): void {
  script.fly(name, at, lasts, { ...start, look, z: 100 }, onPile(script, 'discard', look), { arc: 16 })
  script.remove(name, at + lasts)
  const pile = script.telling.to[names.discard]
  script.put(names.discard, at + lasts, pile)
}

/** On a crossing the top card of the stock is turned over for all to see, a little larger, before it is laid down. */
export function flipped(script: Of<'flipped'>): void {
  const { card } = script.telling.event
  const start = onPile(script, 'stock', { kind: 'back' })
  const end = onPile(script, 'discard', faceOf(card))
  const shown = { ...start, x: (start.x + end.x) / 2, y: start.y - 22, scale: start.scale * 1.2 }
  const name = script.extra()
  script.fly(name, 0, 260, start, shown, { turnTo: faceOf(card) })
  script.fly(name, 560, 180, { ...shown, look: faceOf(card) }, end)
  script.remove(name, 740)
  script.put(names.discard, 740, script.telling.to[names.discard])
}
