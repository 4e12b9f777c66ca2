import { UNKNOWN } from '../../../../src-shared/core.ts'
import { easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names, type Piece } from '../looks.ts'
import type { Of, Script } from '../kinds.ts'
import { TICKET_WIDTH } from '../layout.ts'
import { aboveBoard, onPlate } from './spots.ts'

const DEAL = 260
const APART = 45

/** Tickets slide off the stack one after the other and turn over half way. */
export function dealt(script: Of<'dealt'>): void {
  const { event, from, to, layout } = script.telling
  // Words of the departure board, the draft and cleared rows would shine through the cards that come to lie there.
  for (const [name, { look }] of Object.entries(from))
    if (GOING.has(look.kind) || (look.kind === 'heading' && look.strong)) script.remove(name, 0)
  const stack = Object.entries(to).find(([, { look }]) => look.kind === 'stack' && look.current)?.[1]
  if (!stack || stack.look.kind !== 'stack') return
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
    script.fly(names.card(card), i * APART, DEAL, back, { ...end, z: 10 }, { arc: 24, turnTo: end.look })
    script.put(names.card(card), i * APART + DEAL, end)
    // So would what the place says of the card that lay there before.
    const gap = Object.keys(from).find((name) => isGapAt(from[name], end))
    if (gap) script.remove(gap, i * APART + DEAL / 2)
  })
  script.restAt = event.cards.length * APART
}

const isGapAt = ({ look, x, y }: Piece, end: Piece): boolean => look.kind === 'gap' && x === end.x && y === end.y

const GOING: ReadonlySet<string> = new Set(['departures', 'departing', 'flap', 'cleared'])

/** Lifted, carried to the board it works on, and laid on its seat's pile; its place is empty, a pip is filled. */
export function taken(script: Of<'taken'>): void {
  const { event, from, layout } = script.telling
  const start = from[names.card(event.card)]
  if (!start || start.look.kind !== 'ticket') return
  const air: Piece = { ...start, look: { kind: 'flyingTicket', card: event.card, height: layout.market.height }, z: 50 }
  script.remove(names.card(event.card), 0)
  script.sound(0, 'card')
  if (isOfAnother(script)) return shownLarge(script, air)
  const extra = script.extra()
  const lifted = { ...air, y: air.y - 10, scale: air.scale * 1.06 }
  const goal = workplace(script, event.seat)
  script.fly(extra, 0, 120, air, lifted, { ease: easeOut })
  script.fly(extra, 120, 380, lifted, { ...lifted, ...goal }, { arc: 40 })
  const pile = { ...lifted, ...onPlate(script, event.seat), scale: 0.22 }
  script.fly(extra, 500, 240, { ...lifted, ...goal }, pile, { ease: easeIn, arc: 20 })
  script.remove(extra, 740)
  script.restAt = 380
  script.restLasts = 140
}

/**
 * Whoever looks on sees what was taken, large and at rest over the place it leaves, before it goes to the board it
 * works on and from there to its seat.
 */
function shownLarge(script: Of<'taken'>, air: Piece): void {
  const { event } = script.telling
  const shown = { ...air, ...within(script, air, SHOWN.scale * air.scale), scale: SHOWN.scale * air.scale }
  const goal = { ...shown, ...workplace(script, event.seat) }
  const pile = { ...shown, ...onPlate(script, event.seat), scale: 0.3 }
  const extra = script.extra()
  const [up, down] = [SHOWN.rises, SHOWN.rises + SHOWN.rests]
  const there = down + SHOWN.goes
  const over = there + SHOWN.lies + SHOWN.files
  script.steady(0, over)
  script.fly(extra, 0, up, air, shown, { ease: easeOut })
  script.fly(extra, down, SHOWN.goes, shown, goal, { arc: 30 })
  script.fly(extra, there + SHOWN.lies, SHOWN.files, goal, pile, { ease: easeIn })
  script.remove(extra, over)
  script.restAt = up
  script.restLasts = 140
}

/** In milliseconds, and how much larger it is then. */
const SHOWN = { rises: 240, rests: 440, goes: 300, lies: 90, files: 200, scale: 1.6 } as const

/** The nearest place at which a ticket so large lies wholly on the table. */
function within({ telling: { layout } }: Script, { x, y }: Piece, scale: number): { x: number; y: number } {
  const [w, h] = [(TICKET_WIDTH / 2 + 6) * scale, (layout.market.height / 2 + 6) * scale]
  return {
    x: Math.min(Math.max(x, w), layout.world.width - w),
    y: Math.min(Math.max(y, h), layout.world.height - h),
  }
}

/** A turn that was watched ends with the board as it is now, before the cards lie over it again. */
export function turnEnded(script: Of<'turnEnded'>): void {
  const { event, to } = script.telling
  if (isOfAnother(script) && to[names.board(event.seat)]) script.steady(0, WATCHED)
}

const WATCHED = 1000

/** Somebody looks on while another seat plays. */
const isOfAnother = ({ telling: { event, frame } }: Of<'taken'> | Of<'turnEnded'>): boolean =>
  typeof frame?.viewer === 'number' && event.seat !== frame.viewer

/** Where a card goes that a seat takes: over its trains when they are in sight, else to its plate. */
const workplace = (script: Script, seat: number): { x: number; y: number; scale: number } =>
  aboveBoard(script, seat) ?? { ...onPlate(script, seat), scale: 0.4 }

export function removed(script: Of<'removed'>): void {
  const { event, from } = script.telling
  slideAway(script, event.card, from[names.card(event.card)], 0)
  script.restAt = 200
}

/** What is left of a row slides aside and fades. */
export function rowCleared(script: Of<'rowCleared'>): void {
  const { event, from } = script.telling
  event.cards.forEach((card, i) => slideAway(script, card, from[names.card(card)], i * 50))
  script.restAt = event.cards.length * 50 + 160
  script.steady(0, script.restAt)
}

function slideAway(script: Script, card: number, start: Piece | undefined, at: number): void {
  if (!start) return
  script.fly(names.card(card), at, 240, start, { ...start, x: start.x + 24, alpha: 0 }, { ease: easeIn })
  script.remove(names.card(card), at + 240)
}

/** An end card goes to whoever has it now. */
export function endCardTaken(script: Of<'endCardTaken'>): void {
  const { event, from, to } = script.telling
  const name = names.endCard(event.endCard)
  const [start, end] = [from[name], to[name]]
  if (!start) return
  const goal = end ?? { ...start, ...onPlate(script, event.seat), scale: 0.4, alpha: 0.2 }
  script.sound(0, 'card')
  script.fly(
    name,
    0,
    420,
    { ...start, z: 60 },
    { ...start, x: goal.x, y: goal.y, scale: goal.scale, alpha: goal.alpha, z: 60 },
    { arc: 40 },
  )
  if (end) script.put(name, 420, end)
  else script.remove(name, 420)
  script.restAt = 300
}

/** A contract is laid into the dock. */
export function contractKept(script: Of<'contractKept'>): void {
  const { event, to } = script.telling
  const name = names.card(event.card)
  const end = to[name]
  if (!end || end.look.kind !== 'contract') return
  const above = aboveBoard(script, event.seat) ?? { x: end.x, y: end.y - 60, scale: 1 }
  script.fly(name, 0, 320, { ...end, x: above.x, y: above.y, z: 50 }, { ...end, z: 50 }, { ease: easeOut })
  script.put(name, 320, end)
}

/** It flares up, then it is gone. */
export function contractFulfilled(script: Of<'contractFulfilled'>): void {
  const { event, from } = script.telling
  const start = from[names.card(event.card)]
  if (!start || start.look.kind !== 'contract') return
  const flash = piece({ kind: 'flash' } as const, 'board', start.x, start.y)
  script.sound(0, 'deliver')
  script.flash(0, 320, { ...flash, scale: 0.6 }, { ...flash, scale: 2.4, alpha: 0 })
  script.fly(names.card(event.card), 80, 260, start, { ...start, scale: start.scale * 1.15, alpha: 0 })
  script.remove(names.card(event.card), 340)
  script.restAt = 200
}

/** A card found in the warehouse goes to the board it works on; the toolbox too. */
export function fetched(script: Of<'fetched'>): void {
  const { event, from } = script.telling
  const name = names.card(event.card)
  const start = from[name]
  if (!start) return
  const lifted = { ...start, y: start.y - 10, scale: start.scale * 1.06, z: 50 }
  const goal = { ...lifted, ...workplace(script, event.seat) }
  script.sound(0, 'card')
  script.fly(name, 0, 120, start, lifted, { ease: easeOut })
  script.fly(name, 120, 380, lifted, goal, { arc: 40 })
  script.fly(name, 500, 160, goal, { ...goal, scale: goal.scale * 0.6, alpha: 0 }, { ease: easeIn })
  script.remove(name, 660)
  script.restAt = 500
}

/** From the deck of end cards into the open places. */
export function endCardsOpened(script: Of<'endCardsOpened'>): void {
  const { event, to } = script.telling
  event.endCards.forEach((endCard, i) => {
    const end = endCard === UNKNOWN ? undefined : to[names.endCard(endCard)]
    if (end)
      script.fly(names.endCard(endCard), i * 70, 240, { ...end, x: end.x + 60, alpha: 0 }, end, { ease: easeOut })
  })
}
