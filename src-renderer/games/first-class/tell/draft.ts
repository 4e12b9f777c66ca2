import { UNKNOWN } from '../../../../src-shared/core.ts'
import type { Of } from '../kinds.ts'
import { names, type Look, type Piece, type Poses } from '../looks.ts'
import { backOut, easeBoth } from '../../../stage/motion/motion.ts'
import { offered } from '../poses/market.ts'
import { aloft } from './cards.ts'
import { carry, deal, DEALT, nod, turnOver } from './flights.ts'
import { onPlate } from './spots.ts'

/** End cards come to be chosen from, off their pile; those that are passed on are turned over for whoever sees them. */
export function draftHanded(script: Of<'draftHanded'>): void {
  const { from, to } = script.telling
  const [lay, lie] = [cardsOf(from), cardsOf(to)]
  for (const name of Object.keys(to)) if (name.startsWith('said ')) script.speakFor(name)
  for (const said of Object.keys(from))
    if (said.startsWith('said ') && !to[said]) turnWordsAway(script, said, from[said])
  let over = 0
  const middle = { x: lie.reduce((sum, [, { x }]) => sum + x, 0) / Math.max(1, lie.length), y: lie[0]?.[1].y ?? 0 }
  lie.forEach(([name, end], i) => {
    const back: Look = { kind: 'endCardBack', ...sizeOf(end) }
    const before = lay[i]
    script.sound(i * DEALT.apart * 2, 'card')
    if (before && lay.length === lie.length) {
      // Nobody but whoever chooses sees more of them than before.
      if (before[1].look.kind === end.look.kind) return
      if (before[0] !== name) script.remove(before[0], i * DEALT.apart)
      over = turnOver(script, name, i * DEALT.apart, { ...before[1], x: end.x, y: end.y }, end)
    } else over = deal(script, name, i * DEALT.apart * 2, offPile(script, i) ?? middle, back, end)
    // What is said on it turns up with its face.
    const said = end.look.kind === 'endCard' ? names.said(end.look.endCard) : ''
    if (to[said]) script.fly(said, over - DEALT.turns / 2, DEALT.turns / 2, { ...to[said], squash: 0 }, to[said])
  })
  script.restAt = 0
}

/** The upper one leaves the pile as it is dealt; null = there is no pile. */
function offPile(script: Of<'draftHanded'>, i: number): Piece | null {
  const top = script.telling.from[names.pile(i)]
  if (!top) return null
  script.remove(names.pile(i), i * DEALT.apart * 2)
  return top
}

/** The kept one goes to whoever keeps it; the others lie still, or go back to the deck where all have kept one. */
export function drafted(script: Of<'drafted'>): void {
  const { event, from, to } = script.telling
  if (from.draftHead && !to.draftHead) {
    script.fly('draftHead', 0, DEALT.turns, from.draftHead, { ...from.draftHead, alpha: 0 })
    script.remove('draftHead', DEALT.turns)
  }
  const known = from[names.endCard(event.endCard)] && names.endCard(event.endCard)
  const name = known ?? cardsOf(from).findLast(([name]) => !to[name])?.[0]
  if (!name) return
  const kept = names.said(event.endCard)
  for (const said of Object.keys(from))
    if (said.startsWith('said ') && !to[said] && said !== kept) turnWordsAway(script, said, from[said])
  const [start, end] = [from[name], to[name]]
  script.sound(0, 'card')
  const goal = end
    ? { x: end.x, y: end.y, scale: (end.scale * sizeOf(end).width) / sizeOf(start).width }
    : { ...onPlate(script, event.seat), scale: PLATED / sizeOf(start).width }
  const words = from[kept] && ([kept, aloft(from[kept])] as const)
  const landed = carry(script, name, { at: 0, start: aloft(start), goal, lands: end ?? null, ...(words && { words }) })
  // What it comes to gives under it: its own field, or the plate of another.
  nod(script, end ? name : names.plate(event.seat), landed)
  stampPlace(script)
  const isLast = cardsOf(to).length === 0
  const others = cardsOf(from).filter(([other]) => other !== name)
  const closed = isLast ? 0 : turnLeft(script, others)
  const refused = isLast ? others : []
  const gone = Math.max(0, ...refused.map((card, i) => backToDeck(script, card, i * DEALT.apart)))
  // It is counted, and the next one called on, as it lands.
  script.restAt = Math.max(landed, closed, gone)
}

/** In milliseconds: the badge of who has kept one is stamped into its place, once the card has left that. */
const STAMPED = { at: 300, lasts: 190 } as const

function stampPlace(script: Of<'drafted'>): void {
  const { event, from, to } = script.telling
  const name = `keptPlace ${event.seat}`
  const place = to[name]
  if (!place || from[name]) return
  script.fly(name, STAMPED.at, STAMPED.lasts, { ...place, scale: place.scale * 1.14, alpha: 0 }, place, {
    ease: backOut,
  })
  script.sound(STAMPED.at + STAMPED.lasts - 60, 'lay', name)
}

/** What is said on a card goes with its face. */
function turnWordsAway(script: Of<'draftHanded' | 'drafted'>, said: string, start: Piece): void {
  script.fly(said, 0, DEALT.turns / 2, start, { ...start, squash: 0 })
  script.remove(said, DEALT.turns / 2)
}

/** Those that are left are turned over where they lie; none moves. Returns when they lie so. */
function turnLeft(script: Of<'drafted'>, left: readonly (readonly [string, Piece])[]): number {
  const lie = cardsOf(script.telling.to)
  const ends = left.map(([name, start], i) => {
    if (!lie[i]) return 0
    const [closed, end] = lie[i]
    if (name !== closed) script.remove(name, 0)
    if (start.look.kind === end.look.kind) {
      script.put(closed, 0, end)
      return 0
    }
    script.fly(closed, 0, DEALT.turns, start, end, { turnTo: end.look })
    return DEALT.turns
  })
  return Math.max(0, ...ends)
}

/** Turned over where it lies, and laid on the deck of those that are offered. Returns when it is there. */
function backToDeck(script: Of<'drafted'>, [name, start]: readonly [string, Piece], at: number): number {
  const shut: Piece = { ...start, look: { kind: 'endCardBack', ...sizeOf(start) } }
  // Below the kept one, whose way it may cross.
  const turned = at + DEALT.turns
  const { x, y, scale } = deckOf(script)
  script.fly(name, at, DEALT.turns, start, shut, start.look.kind === 'endCard' ? { turnTo: shut.look } : {})
  script.fly(name, turned, PUSHED, shut, { ...shut, x, y, scale }, { ease: easeBoth })
  script.remove(name, turned + PUSHED)
  return turned + PUSHED
}
const PUSHED = 360

/** Where the first of those will lie that are offered: they come off the deck there. */
const deckOf = ({ telling: { layout } }: Of<'drafted'>): Piece => offered(layout.offers, UNKNOWN, 0)

/** As wide as it can be seen to come to a plate. */
const PLATED = 96

const cardsOf = (poses: Poses): readonly (readonly [string, Piece])[] =>
  Object.entries(poses).filter(
    ([name, { look }]) =>
      (look.kind === 'endCardBack' && name.startsWith('draft ')) || (look.kind === 'endCard' && look.idle),
  )

const sizeOf = ({ look }: Piece): { readonly width: number; readonly height: number } =>
  look.kind === 'endCard' || look.kind === 'endCardBack'
    ? { width: look.width, height: look.height }
    : { width: 0, height: 0 }
