import { UNKNOWN } from '../../../../src-shared/core.ts'
import { easeBoth, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { between } from '../../../stage/motion/turning.ts'
import { TICKET_WIDTH } from '../layout/layout.ts'
import { names, type Look, type Piece } from '../looks.ts'
import type { Of, Script } from '../kinds.ts'
import { footOf } from '../pieces/index.ts'
import { isBrought } from './brought.ts'
import { burst } from './burst.ts'
import { carry, deal, DEALT, lift, nod, shut } from './flights.ts'
import { feels } from './feels.ts'
import { laneOf } from './lane-of.ts'
import { aboveBoard, isOfAnother, onCount, onPlate } from './spots.ts'
import { bow } from './ways.ts'
import { worth } from './worth.ts'

/** Tickets come off the stack one after the other, each to its place, and are turned over where they lie. */
export function dealt(script: Of<'dealt'>): void {
  const { event, from, to, layout } = script.telling
  // Words of the departure board, the draft and cleared rows would shine through the cards that come to lie there.
  for (const [name, { look }] of Object.entries(from))
    if (GOING.has(look.kind) || (look.kind === 'heading' && look.strong)) {
      script.fly(name, 0, DEALT.clears, from[name], { ...from[name], alpha: 0 })
      script.remove(name, DEALT.clears)
    }
  const [stackName, stack] = Object.entries(to).find(([, { look }]) => look.kind === 'stack' && look.current) ?? []
  if (!stackName || stack?.look.kind !== 'stack') return
  countsDown(script, stackName, stack)
  const back: Look = { kind: 'ticketBack', stack: stack.look.stack, height: layout.market.height }
  // As wide as the stack they come off it: as large as they lie they are wider, and would cover what is beside that.
  const pile = {
    x: stack.x + (STACK / 2) * stack.scale,
    y: stack.y + (layout.market.height / 2) * stack.scale,
    scale: (stack.scale * STACK) / TICKET_WIDTH,
  }
  platformsLit(script)
  event.cards.forEach((card, i) => {
    const end = card < 0 ? undefined : to[names.card(card)]
    if (!end) return
    const at = dealtAt(i)
    script.sound(at, 'card')
    deal(script, names.card(card), at, pile, back, end)
    // So would what the place says of the card that lay there before.
    const gap = Object.keys(from).find((name) => isGapAt(from[name], end))
    if (gap) script.remove(gap, at + DEALT.flies)
  })
  // What the cards are dealt beside lies there before them.
  script.restAt = 0
}

/** When a card leaves the stack, by its place in reading order. */
const dealtAt = (i: number): number => DEALT.clears + Math.floor(i / IN_ROW) * ROWS.apart + (i % IN_ROW) * ROWS.inRow

/** The stack says one less as each card leaves it, and with the last one what it then has. */
function countsDown(script: Of<'dealt'>, name: string, stack: Piece): void {
  const { event, from } = script.telling
  if (stack.look.kind !== 'stack') return
  const leave = event.cards.flatMap((card, i) => (card < 0 ? [] : [dealtAt(i)]))
  const lay = from[name]?.look
  const had = lay?.kind === 'stack' ? lay.left : stack.look.left + leave.length
  const counts = stacksOf(stack.look, had, leave.length)
  counts.forEach((look, i) => script.put(name, i === 0 ? 0 : leave[i - 1], { ...stack, look }))
  if (leave.length > 0) script.put(name, leave[leave.length - 1], stack)
}

/** A stack that had so many as each but the last of these cards has left it. */
export const stacksOf = <L extends { readonly left: number }>(look: L, had: number, cards: number): readonly L[] =>
  Array.from({ length: cards }, (_, i) => ({ ...look, left: had - i }))

/** Lamps are lit on the platforms of the rows before their cards come in, and the platform is covered by those. */
function platformsLit(script: Of<'dealt'>): void {
  const { from } = script.telling
  for (const row of [0, 1, 2]) {
    const [name, dark] = [names.halt(row), from[names.halt(row)]]
    if (dark?.look.kind !== 'halt') continue
    const begins = DEALT.clears + row * ROWS.apart
    script.put(name, Math.max(0, begins - ROWS.lit), { ...dark, look: { ...dark.look, lit: true } })
    script.remove(name, begins + (IN_ROW - 1) * ROWS.inRow + DEALT.flies)
  }
}

const IN_ROW = 6
/** How wide a stack is, in the units of tickets. */
const STACK = 40
/** In milliseconds: a row lies open, all of it, before the next one comes; and its cards come one by one. */
const ROWS = { apart: 800, inRow: 70, lit: 140 } as const

const isGapAt = ({ look, x, y }: Piece, end: Piece): boolean => look.kind === 'gap' && x === end.x && y === end.y

const GOING: ReadonlySet<string> = new Set(['departures', 'departing', 'flap', 'cleared'])

/** It is lifted where it lies, and stays there until it does what it does; whoever looks on has time to read it. */
export function taken(script: Of<'taken'>): void {
  const { event, from, to } = script.telling
  const name = names.card(event.card)
  const [start, up, gap] = [from[name], to[name], to[names.gap(event.row, event.column)]]
  if (!start || !up) return
  script.sound(0, 'card')
  // What its place says would be read beside its own words as long as it bears them.
  const isWatched = isOfAnother(script)
  if (gap) script.put(names.gap(event.row, event.column), isWatched ? SHOWN.closes : 0, gap)
  if (isWatched) snatched(script, name, start, up)
  else script.put(name, lift(script, name, 0, start, up), up)
  script.restLasts = 140
}

/** In milliseconds: a ring closes on what another takes; it ducks, springs up, and rests to be read. */
const SHOWN = { closes: 170, ducks: 90, springs: 180, settles: 80, rests: 240 } as const

/** A ring in the colour of whoever takes it closes on the card, which springs out of its place. */
function snatched(script: Of<'taken'>, name: string, start: Piece, up: Piece): void {
  const { seat } = script.telling.event
  const { height } = script.telling.layout.market
  const ring: Piece = piece({ kind: 'claim', seat, height }, 'board', start.x, start.y, { scale: start.scale, z: 49 })
  script.flash(0, SHOWN.closes, { ...ring, scale: ring.scale * 1.5, alpha: 0 }, ring, easeIn)
  const low = { ...start, look: up.look, y: start.y + 3, scale: start.scale * 0.95, z: up.z }
  const springs = SHOWN.closes + SHOWN.ducks
  script.fly(name, SHOWN.closes, SHOWN.ducks, { ...low, y: start.y, scale: start.scale }, low, { ease: easeOut })
  const high = { ...up, y: up.y - 5 }
  script.fly(name, springs, SHOWN.springs, low, high, { ease: easeOut })
  script.fly(name, springs + SHOWN.springs, SHOWN.settles, high, up, { ease: easeBoth })
  const over = springs + SHOWN.springs + SHOWN.settles + SHOWN.rests
  script.atLeastHalf(0, over)
  script.put(name, over, up)
}

/**
 * A turn that was watched ends with the board as it is now, before the cards lie over it again. Then the row that it
 * cleared leaves.
 */
export function turnEnded(script: Of<'turnEnded'>): void {
  const { event, to, past } = script.telling
  const isWatched = isOfAnother(script) && to[names.board(event.seat)] !== undefined
  const leaves = past?.taken?.[event.seat]?.leaves
  const booked = worth(script)
  const at = isWatched ? SEEN : 0
  const gone = leaves ? leave(script, leaves.row, leaves.cards, at) : at
  script.restAt = Math.max(gone, booked)
  if (at > 0) script.steady(0, at)
  if (gone > at) script.atLeastHalf(at, gone - at)
}

/** In milliseconds: what was done is looked at. */
const SEEN = 450

/** The start tile takes it out of the game: it goes under it. */
export function removed(script: Of<'removed'>): void {
  const { event, from, to, layout } = script.telling
  const name = names.card(event.card)
  const [start, tile] = [from[name], to[names.start]]
  if (!start || !tile) return
  const goal = { x: tile.x + 22 * tile.scale, y: tile.y + (layout.market.height / 2) * tile.scale }
  script.sound(0, 'card')
  script.restAt =
    carry(script, name, { at: 0, start: wordless(start), goal: { ...goal, scale: start.scale * 0.36 }, lands: null }) -
    120
  nod(script, names.start, script.restAt + 120)
}

/** What is left of a row leaves; where a card was taken for it, not before that has worked. */
export function rowCleared(script: Of<'rowCleared'>): void {
  const { event, before, to } = script.telling
  if (event.cards.every((card) => to[names.card(card)])) return
  script.restAt = leave(script, event.row, before.rows[event.row], 0)
  script.atLeastHalf(0, script.restAt)
}

/** In milliseconds: what is in a row comes forward, and pulls out one after another, each in its time. */
const PULLS = { lasts: 440, apart: 65, forward: 90 } as const

/** A card that is left in a row, or the place of one that was taken: both leave. */
interface Leaving {
  readonly card: boolean
  readonly name: string
  readonly lies: Piece
  /** The empty place that it leaves. */
  readonly gap: string
}

/**
 * What is left of a row pulls out like a train with the places of what was taken, those by its marks first, under what
 * lies beside the rows. Rows that stood back come forward for it: nothing shines through them.
 */
function leave(script: Script, row: number, cards: readonly number[], at: number): number {
  const { from, to } = script.telling
  const leaving = cards.flatMap((card, column): Leaving[] => {
    const gap = names.gap(row, column)
    const name = card < 0 ? gap : names.card(card)
    return from[name] ? [{ card: card >= 0, name, lies: wordless(from[name]), gap }] : []
  })
  const sets = at + (leaving.some(({ lies }) => lies.alpha < 1) ? PULLS.forward : 0)
  leaving.forEach((one, i) => pullsOut(script, one, at, sets, sets + i * PULLS.apart))
  const first = leaving.find(({ card }) => card)
  if (first) steamsOff(script, first.lies, sets)
  const gone = sets + PULLS.lasts + PULLS.apart * Math.max(0, leaving.length - 1)
  unmarked(script, row, at)
  lampsOut(script, row, at, gone)
  // Its places are empty as the last card has left: that the row is cleared is said then.
  for (const name of [names.cleared(row), names.gauge(row)]) if (to[name]) script.put(name, gone, to[name])
  cards.forEach((_, column) => {
    const gap = names.gap(row, column)
    if (to[gap]) script.put(gap, gone, to[gap])
  })
  return gone
}

/** Below what stands beside the rows, above their platform: what leaves, and the places that it leaves. */
const UNDER = { leaving: -0.4, places: -0.8 } as const

/** It waits without its words, which lie over all cards, and goes off the table once it `begins` to. */
function pullsOut(script: Script, { card, name, lies, gap }: Leaving, at: number, sets: number, begins: number): void {
  const { to, layout } = script.telling
  const place: Piece | undefined = to[gap] && { ...to[gap], z: UNDER.places }
  const look: Look = lies.look.kind === 'ticket' ? { ...lies.look, under: true } : lies.look
  const start: Piece = { ...lies, look, alpha: 1, z: UNDER.leaving }
  const goes = card ? name : script.extra()
  if (!card) script.put(name, at, { ...lies, z: UNDER.places })
  else if (sets > at) script.fly(name, at, sets - at, { ...start, alpha: lies.alpha }, start)
  else script.put(name, at, start)
  if (place) script.put(gap, begins, place)
  script.fly(goes, begins, PULLS.lasts, start, { ...start, x: -layout.world.width / 8 }, { ease: easeIn })
  script.remove(goes, begins + PULLS.lasts)
  if (card) script.sound(begins, 'card', name)
}

/** The place from which a card was taken leaves with its row: its mark would stay over the platform. */
function unmarked(script: Script, row: number, at: number): void {
  const { last, mark } = script.telling
  if (last?.row !== row) return
  script.acts.push({ at, lasts: 0, draw: () => mark({ ...last, row: -1, column: -1 }) })
}

/** Clouds of steam beside the first of what pulls out, one after another, in milliseconds and the table's units. */
const STEAM = { clouds: 5, apart: 60, lasts: 500, drifts: 20, grows: 2.1 } as const

/** As a train sets out it lets off steam, low along its platform. */
function steamsOff(script: Script, first: Piece, at: number): void {
  const { height, scale } = script.telling.layout.market
  script.sound(at, 'joint')
  for (let i = 0; i < STEAM.clouds; i++) {
    const [x, y] = [first.x + (i - 1) * 26 * scale, first.y + height * scale * 0.36]
    const cloud: Piece = piece({ kind: 'steam' }, 'board', x, y, { z: 61, scale: 0.6 * scale })
    const away = { x: x + STEAM.drifts * (i % 2 === 0 ? 1 : -0.4), y: y - STEAM.drifts - 5 * i }
    script.flash(at + i * STEAM.apart, STEAM.lasts, cloud, { ...cloud, ...away, scale: STEAM.grows * scale, alpha: 0 })
  }
}

/** Under what pulls out its platform comes into sight, lit; its lamps go out as the last card has left. */
function lampsOut(script: Script, row: number, at: number, gone: number): void {
  const name = names.halt(row)
  const dark = script.telling.to[name]
  if (dark?.look.kind !== 'halt') return
  const lit: Piece = { ...dark, look: { ...dark.look, lit: true } }
  script.fly(name, at, PULLS.apart * 2, { ...lit, alpha: 0 }, lit)
  script.put(name, gone, dark)
}

/** Words lie over all cards: they would be read through the one that comes to lie over it. */
const wordless = (one: Piece): Piece =>
  one.look.kind === 'ticket' || one.look.kind === 'gap' ? { ...one, look: { ...one.look, word: '' } } : one

/** An end card goes to whoever has it now: it lands in the pile, which gives way to it. */
export function endCardTaken(script: Of<'endCardTaken'>): void {
  const { event, from, to } = script.telling
  const name = names.endCard(event.endCard)
  const [start, end] = [from[name], to[name]]
  if (!start) return
  script.sound(0, 'card')
  const goal = end ? { x: end.x, y: end.y, scale: sizeLike(start, end) } : onCount(script, event.seat, 'endCard')
  const there = { ...start, ...goal }
  const landed = inBow(script, name, start, there)
  if (end) {
    script.put(name, landed, end)
    joinsPile(script, name, end, landed)
  } else {
    shut(script, name, aloft(there), landed)
    nod(script, names.plate(event.seat), landed)
  }
  const ring = piece({ kind: 'flash' } as const, 'board', goal.x, goal.y, { z: 7 })
  script.glow(landed, JOINS.opens, { ...ring, scale: 0.7 }, { ...ring, scale: 1.9, alpha: 0 })
  // It is counted as it lands.
  script.restAt = landed - 20
}

/** In milliseconds, and in the table's units how far the bow goes beside the cards that lie below it or above. */
const BOW = { lifts: 110, by: 4, grows: 1.04, least: 380, most: 620, perUnit: 0.7, side: 185 } as const
/**
 * Parts of its way down at which the bow turns: out, clear of the cards that it lay with, and back in from a little
 * below where it will lie, clear of the mail wagons and the words over that.
 */
const DOWN = { sets: 0.1, comes: 1.29 } as const

export const aloft = (one: Piece): Piece =>
  one.look.kind === 'endCard' || one.look.kind === 'endCardBack' || one.look.kind === 'said'
    ? { ...one, z: 60, look: { ...one.look, aloft: true } }
    : one

/**
 * Off its place, and in a bow at the side of its like: over the free end of the trains down to where it lies, or out
 * and up to the plate. Returns when it is there.
 */
function inBow(script: Of<'endCardTaken'>, name: string, start: Piece, goal: Piece): number {
  const lane = laneOf(script, script.telling.event.seat, 0)
  const { offers } = script.telling.layout
  const up = aloft({ ...start, y: start.y - BOW.by, scale: start.scale * BOW.grows })
  const there = aloft(goal)
  const side = goal.x > offers.x + offers.width ? BOW.side : -BOW.side
  const x = lane ? lane.x + lane.width + side : start.x + side
  const [out, home] = lane
    ? [
        { x, y: between(start.y, goal.y, DOWN.sets) },
        { x, y: between(start.y, goal.y, DOWN.comes) },
      ]
    : [
        { x, y: start.y },
        { x: goal.x, y: start.y },
      ]
  script.fly(name, 0, BOW.lifts, aloft(start), up, { ease: easeOut })
  const far = Math.hypot(start.x - goal.x, start.y - goal.y)
  const lasts = Math.min(BOW.most, BOW.least + BOW.perUnit * far)
  script.drive(name, BOW.lifts, lasts, bow(up, there, out, home), easeBoth)
  return BOW.lifts + lasts
}

/** In milliseconds: it springs as it lands, under a ring; in the table's units how far the cards beside it give way. */
const JOINS = { springs: 150, opens: 220, by: 4 } as const

/** It springs as it lands; those of the same seat that lie there are nudged off it. */
function joinsPile(script: Of<'endCardTaken'>, name: string, end: Piece, at: number): void {
  const { event, from, to, after } = script.telling
  script.sound(at - 20, 'lay', name)
  script.fly(name, at, JOINS.springs, { ...end, scale: end.scale * 1.16 }, end, { ease: easeOut })
  const { endCards, drafted } = after.seats[event.seat]
  for (const other of [...[...endCards, drafted].map(names.endCard), `endBack ${event.seat}`]) {
    const [was, rest] = [from[other], to[other]]
    // One that makes room already is on its way.
    if (other === name || !was || !rest || was.x !== rest.x || was.y !== rest.y) continue
    const far = Math.max(1, Math.hypot(rest.x - end.x, rest.y - end.y))
    const off = { x: rest.x + ((rest.x - end.x) / far) * JOINS.by, y: rest.y + ((rest.y - end.y) / far) * JOINS.by }
    script.fly(other, at, 60, rest, { ...rest, ...off }, { ease: easeOut })
    script.fly(other, at + 60, JOINS.springs - 60, { ...rest, ...off }, rest, { ease: easeBoth })
  }
}

/** So large one lies as wide as the other. */
function sizeLike(one: Piece, other: Piece): number {
  const [was, is] = [footOf(one), footOf(other)]
  return was && is ? (one.scale * is.width) / was.width : one.scale
}

/** A contract lies where the card was carried to. */
export function contractKept(script: Of<'contractKept'>): void {
  const { event, to } = script.telling
  const name = names.card(event.card)
  const end = to[name]
  if (end?.look.kind !== 'contract' || !isBrought(script)) return
  script.fly(name, 0, FULFILLED.shuts, { ...end, squash: 0 }, end, { ease: easeOut })
}

/** In milliseconds: a contract is struck off, stands, is turned over to its ticket, and goes to the plate. */
const FULFILLED = { rises: 120, strikes: 90, stands: 160, turns: 150, shuts: 150 } as const
/** As large as a ticket it is as wide as the contract was, about. */
const AS_TICKET = 0.9

/** It is struck off with a blow, then its card goes to the plate of whoever has fulfilled it, which is stamped. */
export function contractFulfilled(script: Of<'contractFulfilled'>): void {
  const { event, from, to, layout } = script.telling
  const { card, seat } = event
  const name = names.card(card)
  const start = from[name]
  if (!start || start.look.kind !== 'contract') return
  // Its heading stands close above it.
  const high = { ...start, y: start.y + 2, scale: start.scale * 1.08, z: 60 }
  const low = { ...start, scale: start.scale * 0.96, z: 60 }
  script.fly(name, 0, FULFILLED.rises, start, high, { ease: easeOut })
  script.fly(name, FULFILLED.rises, FULFILLED.strikes, high, low, { ease: easeIn })
  const struck = FULFILLED.rises + FULFILLED.strikes
  const flash = piece({ kind: 'flash' } as const, 'board', start.x, start.y)
  script.sound(struck - 40, 'deliver', name)
  feels(script, seat, 'glad', struck)
  script.flash(struck, 320, { ...flash, scale: 0.6 }, { ...flash, scale: 2.4, alpha: 0 })
  // As a ticket it goes above all words that lie on its way.
  const look: Look = { kind: 'flyingTicket', card, height: layout.market.height, word: '', seat: -1 }
  const ticket: Piece = { ...low, look, scale: layout.market.scale * AS_TICKET }
  const turns = struck + FULFILLED.stands
  script.fly(name, turns, FULFILLED.turns, low, ticket, { turnTo: look })
  const at = turns + FULFILLED.turns
  const lands = pays(script, name, ticket, at)
  // Over the others it says that this one is fulfilled as the plate does.
  const head = `contractsHead ${seat}`
  if (to[head]) script.put(head, lands, to[head])
  // What lies beside it moves up as it has left its place.
  script.restAt = at
}

/** In milliseconds; in the table's units how far figures reach, and how large the card is where they are counted. */
const PAYS = { least: 340, most: 640, perUnit: 0.6, goesIn: 120, opens: 240, clear: 12, small: 0.5 } as const

/**
 * Along its board it comes under the plate, and goes up there, smaller as it does: what stands between them is read
 * beside it. Where contracts are counted it is stamped. Returns when it is there.
 */
function pays(script: Of<'contractFulfilled'>, name: string, ticket: Piece, at: number): number {
  const { seat } = script.telling.event
  const goal = onCount(script, seat, 'contract')
  const lasts = Math.min(PAYS.most, PAYS.least + PAYS.perUnit * Math.hypot(ticket.x - goal.x, ticket.y - goal.y))
  const there: Piece = { ...ticket, ...goal, scale: ticket.scale * PAYS.small, z: 60 }
  script.drive(name, at, lasts, (part) => ({
    x: between(ticket.x, there.x, 1 - (1 - part) ** 3),
    y: between(ticket.y, there.y, part ** 3),
    scale: between(ticket.scale, there.scale, part ** 2),
    angle: 0,
    z: there.z,
  }))
  const lands = at + lasts
  script.put(name, lands, there)
  script.fly(name, lands, PAYS.goesIn, there, { ...there, scale: there.scale * 0.3, alpha: 0 }, { ease: easeIn })
  script.remove(name, lands + PAYS.goesIn)
  script.sound(lands - 20, 'lay', names.plate(seat))
  nod(script, names.plate(seat), lands)
  const ring = piece({ kind: 'flash' } as const, 'board', goal.x, goal.y, { z: 61 })
  for (const later of [0, 60])
    script.flash(lands + later, PAYS.opens - later, { ...ring, scale: 0.5 }, { ...ring, scale: 1.8, alpha: 0 })
  burst(script, { ...goal, scale: 0.9, clear: PAYS.clear }, lands, 10)
  return lands
}

/** A card found in the warehouse goes to the board it works on; the toolbox too. */
export function fetched(script: Of<'fetched'>): void {
  const { event, from } = script.telling
  const name = names.card(event.card)
  const start = from[name]
  if (!start) return
  script.sound(0, 'card')
  const goal = aboveBoard(script, event.seat) ?? onPlate(script, event.seat)
  script.restAt = carry(script, name, { at: 0, start, goal: { x: goal.x, y: goal.y }, lands: null })
}

/** Off the deck, which lies where the first of them comes to lie, each to its place; turned over there. */
export function endCardsOpened(script: Of<'endCardsOpened'>): void {
  const { event, to } = script.telling
  const opened = event.endCards.flatMap((endCard) => {
    const end = endCard === UNKNOWN ? undefined : to[names.endCard(endCard)]
    return end?.look.kind === 'endCard' ? [{ name: names.endCard(endCard), end, look: end.look }] : []
  })
  opened.forEach(({ name, end, look: { width, height } }, i) => {
    script.sound(i * DEALT.apart, 'card')
    deal(script, name, i * DEALT.apart, opened[0].end, { kind: 'endCardBack', width, height }, end)
  })
  script.restAt = 0
}
