import { STEP_X, STEP_Y, cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { backOut, easeIn, linear } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names } from '../looks.ts'
import { middle } from '../poses.ts'
import type { Of, Script } from '../kinds.ts'
import { faceOf, inHand, toDiscard } from './cards.ts'
import { crash, skid } from './dust.ts'
import { feels } from './feels.ts'
import { LOST, loseWagon } from './losing.ts'
import { rattle, shake } from './shake.ts'
import { takeToll } from './toll.ts'

/** How far past its side a locomotive comes to lie, and how it is turned; it rocks so much further at first. */
const THROWN = 39
const TILT = 35
const ROCKS = 13
/** It breaks through the stop board, is thrown through the air, rocks, and lies there, in milliseconds. */
const [BREAKS, FLIES, RIGHTS, LIES] = [70, 230, 200, 120]
const LANDS = BREAKS + FLIES
const LOSES = LANDS + RIGHTS + LIES
/** The light where it comes down, and how long it takes to rise again at A. */
const [LIGHT, RISES] = [320, 400]
const APART = 40
const WAGONS_APART = 110

/**
 * It breaks through the stop board, in full again if it stood among others, is thrown onto the land, where it comes
 * down hard and rocks; its payer's goods are lost; it rises again at A.
 */
export function derailed(script: Of<'derailed'>): void {
  const { event, from, before } = script.telling
  const name = names.locomotive(event.seat)
  const start = from[name]
  const cell = middle(before, cellOfSleeper(event.sleeper))
  const past = (far: number) => ({
    x: cell.x + STEP_X[event.side] * (50 + far),
    y: cell.y + STEP_Y[event.side] * (50 + far) - (event.side % 2 === 1 ? 6 : 0),
  })
  const board = { ...start, ...past(0), angle: start.angle + 8, scale: (start.scale + 1) / 2 }
  const thrown = { ...start, ...past(THROWN), angle: start.angle + TILT, scale: 1 }
  const tilted = { ...thrown, angle: thrown.angle + ROCKS }
  script.fly(name, 0, BREAKS, start, board, { ease: easeIn })
  script.fly(name, BREAKS, FLIES, board, tilted, { ease: linear, arc: 16 })
  script.fly(name, LANDS, RIGHTS, tilted, thrown, { ease: backOut })
  const ink = piece({ kind: 'ticks' } as const, 'board', past(0).x, past(0).y, { scale: 1.1, z: 130 })
  script.flash(BREAKS, 320, ink, { ...ink, scale: 1.7, alpha: 0 }, easeIn)
  script.sound(BREAKS, 'derail')
  rattle(script, names.tile(cellOfSleeper(event.sleeper)), BREAKS)
  skid(script, past(4), thrown, BREAKS)
  const light = piece({ kind: 'burst' } as const, 'board', thrown.x, thrown.y, { angle: thrown.angle, z: 129 })
  script.flash(LANDS, LIGHT, { ...light, scale: 0.7 }, { ...light, scale: 2.1, alpha: 0 }, easeIn)
  crash(script, thrown, LANDS)
  shake(script, LANDS)
  feels(script, event.seat, 'startled', BREAKS)
  // Whoever else is waited for, what befalls somebody is seen.
  script.neverMissed(0, LANDS + RIGHTS)
  const lost = lose(script, event.payer, event.hand, event.wagons, LOSES)
  const rises = Math.max(LOSES, lost - 160)
  takeToll(script, event, thrown, LANDS, rises + RISES)
  backToStart(script, event.seat, rises, thrown)
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
  if (wagons.length > 0) feels(script, seat, 'upset', at)
  const all = hand.length + wagons.length
  hand.forEach((card, i) => {
    const inTray = card >= 0 && script.telling.from[names.card(card)] !== undefined
    toDiscard(
      script,
      inTray ? names.card(card) : script.extra(),
      inHand(script, seat, card),
      faceOf(card),
      at + i * APART,
      180,
      all - 1 - i,
    )
  })
  const given = hand.length === 0 ? at : at + (hand.length - 1) * APART + 180
  const lost = wagons.map((card, i) => loseWagon(script, card, at + i * WAGONS_APART, { after: wagons.length - 1 - i }))
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
