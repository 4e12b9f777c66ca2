import { UNKNOWN } from '../../../../src-shared/core.ts'
import { backOut, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Look, Piece } from '../looks.ts'
import { names } from '../looks.ts'
import { trayOwner } from '../tray-owner.ts'
import type { Of, Script } from '../kinds.ts'

const DEAL = 280
const APART = 70
/** A card is pushed off the stock before it flies, and comes into a hand as a thing of weight: so long, so far. */
const LEAVES = { lasts: 80, up: 12, scale: 0.42 } as const
const COMES = { high: 9, scale: 1.05, falls: 70, pressed: 0.96, settles: 120 } as const
/** A card is solid until it has come to a plate, and is gone in this. */
const GOES_IN = 90
/** So small that they lie higher in the tray than the new hand, and yet not beyond its edge. */
const ASIDE = 0.6

const BACK: Look = { kind: 'back' }

/** A card as it lies on the stock. */
const onStock = ({ telling: { layout } }: Script, look: Look): Piece =>
  piece(look, 'screen', layout.stock.x, layout.stock.y, { scale: 0.36, z: 100 })

/** A card, small, where a seat's hand is when it is not in the tray. */
export function atPlate({ telling: { layout } }: Script, seat: number, look: Look): Piece {
  const { x, y, width, height } = layout.plates[seat]
  return piece(look, 'screen', x + width / 2, y + height, { scale: 0.2, z: 100 })
}

const isSeen = ({ telling: { after, frame } }: Script, seat: number): boolean => trayOwner(after, frame) === seat

/**
 * Cards leave the stock one after the other: turned half way into one's own hand, face down to a plate.
 * @param back so many have come back to the stock before
 */
function deal(script: Script, cards: readonly number[], seat: number, begin: number, back = 0): void {
  const { to, after } = script.telling
  const start = onStock(script, BACK)
  const held = after.seats[seat].hand.length
  cards.forEach((card, i) => {
    counted(script, back - i - 1, begin + i * APART)
    script.sound(begin + i * APART, 'card')
    const name = card === UNKNOWN ? names.back(held - cards.length + i) : names.card(card)
    const place = isSeen(script, seat) ? to[name] : undefined
    if (place) {
      return named(script, card, comesInHand(script, name, begin + i * APART, place))
    }
    const extra = script.extra()
    const lies = atPlate(script, seat, BACK)
    script.fly(extra, begin + i * APART, DEAL, start, lies, { ease: easeOut })
    script.fly(extra, begin + i * APART + DEAL, GOES_IN, lies, { ...lies, alpha: 0 })
    script.remove(extra, begin + i * APART + DEAL + GOES_IN)
  })
}

/** Off the stock, turned over on its way, down into its place, which it meets with a small blow. Returns when. */
function comesInHand(script: Script, name: string, at: number, place: Piece): number {
  const start = onStock(script, BACK)
  const off = { ...start, y: start.y - LEAVES.up, scale: LEAVES.scale }
  const hangs = { ...place, y: place.y - COMES.high, scale: place.scale * COMES.scale }
  const pressed = { ...place, scale: place.scale * COMES.pressed }
  const over = at + LEAVES.lasts + DEAL
  script.fly(name, at, LEAVES.lasts, start, off, { ease: easeOut })
  script.fly(name, at + LEAVES.lasts, DEAL, off, hangs, { arc: 30, turnTo: place.look })
  script.fly(name, over, COMES.falls, hangs, pressed, { ease: easeIn })
  script.fly(name, over + COMES.falls, COMES.settles, pressed, place, { ease: backOut })
  return over + COMES.falls
}

/** The stock counts its cards as they leave it or come back, not all at once: so many `more` than it had. */
function counted(script: Script, more: number, at: number): void {
  const [was, stock] = [script.telling.from[names.stock], script.telling.to[names.stock]]
  if (stock?.look.kind !== 'pile' || was?.look.kind !== 'pile') return
  script.put(names.stock, at, { ...stock, look: { ...stock.look, count: was.look.count + more } })
}

/** With all that left it and came back. */
function lies(script: Script, at: number): void {
  const stock = script.telling.to[names.stock]
  if (stock) script.put(names.stock, at, stock)
}

/** What a card is called stands below it once it lies: before, it would tell what comes. */
function named(script: Script, card: number, at: number): void {
  const caption = script.telling.to[names.caption(card)]
  if (caption) script.fly(names.caption(card), at - SAID, SAID, { ...caption, alpha: 0 }, caption)
}
const SAID = 90

export function dealt(script: Of<'dealt'>): void {
  deal(script, script.telling.event.cards, script.telling.event.seat, 0)
  lies(script, script.telling.event.cards.length * APART)
}

export function drew(script: Of<'drew'>): void {
  deal(script, script.telling.event.cards, script.telling.event.seat, 0)
  lies(script, script.telling.event.cards.length * APART)
  script.restAt = 80
}

/** A hand that another gives back is fanned out below their plate: so far down, and so far apart. */
const FANNED = { down: 64, apart: 58, scale: 0.42 }
/** Below the cards of a hand. */
const BEHIND = -1
/** From card to card as they fly back to the stock. */
const BACK_APART = 45
/** The old hand slides out of the way in this. */
const SLIDES = 160

/**
 * The old hand slides up behind where the new one comes to lie, as far as the edge of the tray, or out below the plate
 * of another; the new one is dealt, the old one goes to the stock, which is riffled. Where that has too few cards
 * the old ones are riffled in first.
 */
export function swapped(script: Of<'swapped'>): void {
  const { event, from, layout } = script.telling
  const deals = event.cards.length * APART + DEAL
  const gone = SLIDES + (event.shuffledFirst ? 0 : deals)
  event.away.forEach((card, i) => {
    const old = from[card === UNKNOWN ? names.back(i) : names.card(card)]
    const start: Piece = old && isSeen(script, event.seat) ? { ...old, z: BEHIND } : atPlate(script, event.seat, BACK)
    const aside = isSeen(script, event.seat)
      ? { ...start, y: layout.tray.y + ASIDE * layout.card, scale: start.scale * ASIDE }
      : {
          ...start,
          x: start.x + (i - (event.away.length - 1) / 2) * FANNED.apart,
          y: start.y + FANNED.down,
          scale: FANNED.scale,
        }
    const extra = script.extra()
    const flies = gone + i * BACK_APART
    script.fly(extra, 0, SLIDES, start, aside, { ease: easeOut })
    script.fly(extra, flies, 240, { ...aside, z: 90 }, onStock(script, BACK), { arc: 30, turnTo: BACK })
    script.remove(extra, flies + 240)
    if (old) script.remove(card === UNKNOWN ? names.back(i) : names.card(card), 0)
    // It may come back with the new hand: its name does not wait for it.
    if (old && event.cards.includes(card)) script.remove(names.caption(card), 0)
  })
  const back = gone + 240 + Math.max(0, event.away.length - 1) * BACK_APART
  riffle(script, back)
  script.restAt = SLIDES
  if (!event.shuffledFirst) {
    deal(script, event.cards, event.seat, SLIDES)
    return lies(script, back)
  }
  counted(script, event.away.length, back)
  deal(script, event.cards, event.seat, back + RIFFLES * RIFFLE, event.away.length)
  lies(script, back + RIFFLES * RIFFLE + deals)
}

/** Short riffles: so many, each in so many milliseconds. */
const [RIFFLES, RIFFLE] = [3, 60]

function riffle(script: Script, at: number): void {
  const pile = onStock(script, BACK)
  for (let i = 0; i < RIFFLES; i++) {
    script.flash(at + i * RIFFLE, RIFFLE, { ...pile, x: pile.x + (i % 2 ? 26 : -26) }, pile)
  }
}

/** A card is held out above the tray, for all to see, unless it stays where whoever looks has seen it. */
export function picked(script: Of<'picked'>): void {
  const { event, from, to } = script.telling
  const held = to[names.card(event.card)]
  if (!held || held === from[names.card(event.card)]) return
  const inHand = from[names.card(event.card)]
  const start = inHand ?? atPlate(script, event.seat, held.look)
  const lasts = inHand ? HOLDS : HOLDS_OUT
  script.fly(names.card(event.card), 0, lasts, { ...start, z: 100 }, held, { ease: easeOut })
  // Nobody has seen that card before.
  if (!inHand) script.seenFor(0, lasts, HOLDS_OUT / 2)
}
/** How long it takes to be held out, in milliseconds: from a hand that lies there, and from a plate. */
const HOLDS = 180
const HOLDS_OUT = 200
