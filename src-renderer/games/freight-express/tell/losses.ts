import { STEP_X, STEP_Y, cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { backOut, easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names } from '../looks.ts'
import { middle } from '../poses.ts'
import type { Of, Script } from '../kinds.ts'
import { faceOf, inHand, toDiscard } from './cards.ts'
import { LOST, loseWagon } from './losing.ts'

/** How far past its side a locomotive comes to lie, and how it is turned. */
const THROWN = 39
const TILT = 35
const APART = 40
const WAGONS_APART = 110
/** Of dust, where it comes to lie. */
const CLOUDS = 6

/** It passes the stop board, slides onto paper, lies there; its payer's goods are lost; it rises again at A. */
export function derailed(script: Of<'derailed'>): void {
  const { event, from, before } = script.telling
  const name = names.locomotive(event.seat)
  const start = from[name]
  const cell = middle(before, cellOfSleeper(event.sleeper))
  const thrown = {
    ...start,
    x: cell.x + STEP_X[event.side] * (50 + THROWN),
    y: cell.y + STEP_Y[event.side] * (50 + THROWN) - (event.side % 2 === 1 ? 6 : 0),
    angle: start.angle + TILT,
  }
  script.fly(name, 0, 260, start, thrown, { ease: easeOut })
  script.sound(60, 'derail')
  for (let i = 0; i < CLOUDS; i++) {
    const aside = i - (CLOUDS - 1) / 2
    const dust = piece({ kind: 'puff' } as const, 'board', thrown.x + aside * 9, thrown.y + 8, { scale: 0.6 })
    const drifted = { ...dust, x: dust.x + aside * 12, y: dust.y - 14, scale: 2.4, alpha: 0 }
    script.flash(100 + i * 45, 520, dust, drifted)
  }
  const lost = lose(script, event.payer, event.hand, event.wagons, 510)
  backToStart(script, event.seat, Math.max(510, lost - 160), thrown)
}

/** Stranded: hand and wagons are given up, and the locomotive starts again at A. */
export function gaveUpTrain(script: Of<'gaveUpTrain'>): void {
  const { event, from } = script.telling
  const lost = lose(script, event.seat, event.hand, event.wagons, 0)
  backToStart(script, event.seat, Math.max(0, lost - 160), from[names.locomotive(event.seat)])
}

/**
 * The hand flies to the discard, the wagons are left where they stand and follow, one shortly after the other. Returns
 * when the last has arrived.
 */
function lose(script: Script, seat: number, hand: readonly number[], wagons: readonly number[], at: number): number {
  hand.forEach((card, i) => {
    const inTray = card >= 0 && script.telling.from[names.card(card)] !== undefined
    toDiscard(
      script,
      inTray ? names.card(card) : script.extra(),
      inHand(script, seat, card),
      faceOf(card),
      at + i * APART,
      180,
    )
  })
  const given = hand.length === 0 ? at : at + (hand.length - 1) * APART + 180
  const lost = wagons.map((card, i) => loseWagon(script, card, at + i * WAGONS_APART))
  script.restAt = wagons.length > 0 ? at + LOST : at + hand.length * APART
  return Math.max(given, ...lost)
}

function backToStart(script: Script, seat: number, at: number, lies: { x: number; y: number; angle: number }): void {
  const name = names.locomotive(seat)
  const [start, rest] = [script.telling.from[name], script.telling.to[name]]
  const here = { ...start, ...lies }
  script.fly(name, at, 160, here, { ...here, scale: 0.6 * here.scale, alpha: 0 }, { ease: easeIn })
  script.fly(name, at + 160, 240, { ...rest, scale: 0.6 * rest.scale, alpha: 0 }, rest, { ease: backOut })
}
