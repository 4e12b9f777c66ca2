import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names } from '../looks.ts'
import type { Look, Piece } from '../looks.ts'
import type { Of, Script } from '../kinds.ts'
import { atPlate, faceOf, inHand } from './cards.ts'
import { feels } from './feels.ts'
import { CROSSES, GOES_IN, HANDED, LARGE, LIFTS, READ, SETS_OUT, handOver, heldUp, sayOnPlate } from './handing.ts'

/** One card after the other, in milliseconds. */
const AFTER = 70

/** Hand cards of the value go over face up: all may see them. */
export function cardsGiven(script: Of<'cardsGiven'>): void {
  const { from, to, cards } = script.telling.event
  passAll(script, from, to, cards)
}

/** Drawn blind: the backs go over, unless it is one's own hand that gives or gets. */
export function cardsDrawnFrom(script: Of<'cardsDrawnFrom'>): void {
  const { from, seat, cards } = script.telling.event
  passAll(script, from, seat, cards, true)
}

/** All cards go over in one beat: both plates say so, and no count runs ahead of its card. */
function passAll(script: Script, giver: number, taker: number, cards: readonly number[], blind = false): void {
  if (cards.length === 0) return
  const { before } = script.telling
  const over = HANDED + (cards.length - 1) * AFTER
  feels(script, giver, 'upset', SETS_OUT)
  const [gives, gets] = [giver, taker].map((seat) => before.seats[seat].hand.length)
  cards.forEach((card, i) => passOn(script, giver, taker, { card, i, count: cards.length, blind }))
  const counted = (first: number, hand: (done: number) => number) =>
    cards.map((_, i) => ({ at: first + i * AFTER, hand: hand(i + 1) }))
  sayOnPlate(
    script,
    giver,
    'gives',
    over,
    counted(0, (done) => gives - done),
  )
  sayOnPlate(
    script,
    taker,
    'gets',
    over + READ,
    counted(HANDED, (done) => gets + done),
  )
  script.restAt = Math.max(script.restAt, LIFTS)
  script.neverMissed(0, over)
}

interface Passed {
  readonly card: number
  /** Which of how many it is. */
  readonly i: number
  readonly count: number
  readonly blind: boolean
}

/** A card goes from hand to hand, from the tray or a plate to the tray or a plate: held up first, to be read. */
function passOn(script: Script, giver: number, taker: number, { card, i, count, blind }: Passed): void {
  const at = i * AFTER
  const known = card >= 0 ? names.card(card) : null
  const lies = inHand(script, giver, card)
  // Who draws blind sees the card while it is on its way.
  const hidden = blind && known !== null && !script.telling.from[known]
  const start: Piece = { ...lies, look: hidden ? { kind: 'back' } : lies.look, z: 100 + i }
  const place = known === null ? undefined : script.telling.to[known]
  const end = place ?? { ...atPlate(script, taker, faceOf(card)), alpha: 0.4 }
  const name = known !== null && (place || script.telling.from[known]) ? known : script.extra()
  const isInTray = known !== null && script.telling.from[known] !== undefined
  const large = { ...start, angle: 0, scale: LARGE / 100 }
  const high = isInTray
    ? { ...start, y: start.y - 16, scale: Math.max(start.scale, LARGE / 100) }
    : { ...large, ...heldUp(script, giver, i, count) }
  if (place) {
    script.fly(name, at, LIFTS, start, high, { ease: easeOut })
    script.fly(name, at + SETS_OUT, CROSSES + GOES_IN, high, end, hidden ? { arc: 40, turnTo: end.look } : { arc: 40 })
  } else {
    const over = { ...large, ...heldUp(script, taker, i, count) }
    script.remove(name, handOver(script, name, { start, up: high, over, end: { ...end, look: over.look } }, at))
  }
  script.sound(at, 'card')
  script.sound(at + HANDED, 'card')
}

type HandShown = Extract<FreightEvent, { kind: 'handShown' }>

const SHOWN = 1100
/** A card laid open, the most room from one to the next, the most for all, and the paper left round them, in px. */
const SIDE = 96
const STEP = 102
const ALL = 600
const ROUND = 12

const stepOf = (cards: readonly number[]): number => Math.min(STEP, ALL / Math.max(1, cards.length - 1))

/** The ground a hand is laid open on. */
export function groundOf({ seat, cards }: HandShown): Extract<Look, { kind: 'shownHand' }> {
  return {
    kind: 'shownHand',
    seat,
    width: Math.round((cards.length - 1) * stepOf(cards) + SIDE + 2 * ROUND),
    height: SIDE + 2 * ROUND,
  }
}

/** A hand is laid open before the others for a moment; who may not see it sees the backs. */
export function handShown(script: Of<'handShown'>): void {
  const { event, layout } = script.telling
  if (event.cards.length === 0) return
  const look = groundOf(event)
  const ground = piece(look, 'screen', layout.width / 2, layout.board.y + 16 + look.height / 2, { z: 199 })
  const left = ground.x - look.width / 2 + ROUND + SIDE / 2
  const below = { ...ground, y: ground.y - 16, alpha: 0 }
  const paper = script.extra()
  script.fly(paper, 0, 160, below, ground, { ease: easeOut })
  event.cards.forEach((card, i) => {
    const start = { ...atPlate(script, event.seat, faceOf(card)), z: 200 + i }
    const open = { ...start, x: left + i * stepOf(event.cards), y: ground.y, scale: SIDE / 100 }
    const name = script.extra()
    script.fly(name, i * 50, 260, { ...start, alpha: 0 }, open, { ease: easeOut })
    script.fly(name, SHOWN, 220, open, { ...start, alpha: 0 })
    script.remove(name, SHOWN + 220)
  })
  script.fly(paper, SHOWN + 40, 160, ground, below)
  script.remove(paper, SHOWN + 200)
  script.sound(0, 'card')
}
