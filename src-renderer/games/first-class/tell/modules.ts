import { easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names, type Piece } from '../looks.ts'
import { comesDown, comesNew } from './comes-down.ts'
import type { Of } from '../kinds.ts'
import { onPlate } from './spots.ts'

const FLIGHT = 340
const APART = 80
const FADES = 180

/**
 * A piece of evidence goes from the pile to whoever drew it, its back up for all others. Pieces that are seen lie in
 * order: it goes between them, and those behind it make room.
 */
export function evidenceDrawn(script: Of<'evidenceDrawn'>): void {
  const { event, to, after } = script.telling
  const pile = to.evidenceBack
  const own = after.seats[event.holder]
  if (!pile || !own) return
  const nameOf = (nth: number) => `evidence ${event.holder} ${nth}`
  const last = own.evidence.length - 1
  const at = event.evidence < 0 ? last : own.evidence.indexOf(event.evidence)
  const name = nameOf(at < 0 ? last : at)
  const end = to[name]
  script.sound(0, 'card')
  if (end) {
    script.fly(
      name,
      0,
      FLIGHT,
      { ...end, x: pile.x, y: pile.y, scale: pile.scale, z: 60 },
      { ...end, z: 60 },
      { arc: 40, ease: easeOut },
    )
    script.put(name, FLIGHT, end)
    if (at >= 0) for (let nth = at + 1; nth <= last; nth++) makesRoom(script, nameOf(nth - 1), nameOf(nth))
    return
  }
  const extra = script.extra()
  const back: Piece = { ...pile, z: 60 }
  script.fly(extra, 0, FLIGHT, back, { ...back, ...onPlate(script, event.holder), scale: 0.25 }, { arc: 40 })
  script.remove(extra, FLIGHT)
}

/** What lay here lies there. */
function makesRoom(script: Of<'evidenceDrawn'>, here: string, there: string): void {
  const { from, to } = script.telling
  const [start, end] = [from[here], to[there]]
  if (start && end) script.fly(there, 0, FADES, { ...end, x: start.x, y: start.y, scale: start.scale }, end)
}

/** Three cards off the stack, turned over; the toolbox comes from where it stands beside it. */
export function warehouseOpened(script: Of<'warehouseOpened'>): void {
  const { event, from, to, layout } = script.telling
  const [stackName, stack] = Object.entries(from).find(([, { look }]) => look.kind === 'stack' && look.current) ?? []
  if (!stackName || stack?.look.kind !== 'stack') return
  // It goes as the last of them has left it.
  const left = Math.max(0, event.cards.length - 1) * APART
  if (!to[stackName]) {
    script.fly(stackName, left, FADES, stack, { ...stack, alpha: 0 })
    script.remove(stackName, left + FADES)
  }
  // Its words come once those of the rows have gone from under them.
  const head = to.warehouseHead
  if (head && !from.warehouseHead) script.fly('warehouseHead', FADES, FADES, { ...head, alpha: 0 }, head)
  const back: Piece = piece(
    { kind: 'ticketBack', stack: stack.look.stack, height: layout.market.height },
    'board',
    stack.x + 22,
    stack.y + 40,
    { scale: layout.market.scale * 0.5, z: 10 },
  )
  event.cards.forEach((card, i) => {
    const end = card < 0 ? undefined : to[names.card(card)]
    if (!end) return
    script.sound(i * APART, 'card')
    script.fly(names.card(card), i * APART, FLIGHT, back, { ...end, z: 10 }, { arc: 24, turnTo: end.look })
    script.put(names.card(card), i * APART + FLIGHT, end)
  })
}

/** An order is carried from the shelf to its wagon; to the seat's plate where its board is not laid out. */
export function ordered(script: Of<'ordered'>): void {
  const { event, from, to } = script.telling
  const name = names.order(event.tile)
  const [start, end] = [from[name], to[name]]
  if (!start) return
  script.sound(FLIGHT - 60, 'lay')
  if (!end) {
    script.fly(
      name,
      0,
      FLIGHT,
      { ...start, z: 60 },
      { ...start, ...onPlate(script, event.seat), scale: start.scale * 0.25, z: 60 },
      { arc: 40 },
    )
    script.remove(name, FLIGHT)
    return
  }
  // On the shelf it stands, at its wagon it lies: it is turned over on its way.
  script.fly(name, 0, FLIGHT, { ...start, z: 60 }, { ...end, z: 60 }, { arc: 40, turnTo: end.look })
  script.put(name, FLIGHT, end)
}

/**
 * In milliseconds and the table's units: what destroys evidence comes down large beside it, no higher and no larger
 * than leaves the words over it free.
 */
const STAMPED = { opens: 130, falls: 170, large: 1.5, up: 3 } as const

/** What destroys evidence comes down beside that; its card has landed there. */
export function destroyerLaid(script: Of<'destroyerLaid'>): void {
  const laid = comesNew(script, `destroyer ${script.telling.event.seat} `)
  if (!laid) return
  const [name, end] = laid
  const high: Piece = { ...end, y: end.y + STAMPED.up, scale: end.scale * STAMPED.large, z: 60 }
  const lands = comesDown(script, laid, [{ ...high, scale: high.scale * 1.15, alpha: 0 }, high], STAMPED)
  script.sound(lands - 30, 'lay', name)
}
