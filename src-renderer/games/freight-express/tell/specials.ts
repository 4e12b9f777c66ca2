import { PLATE_AT } from '../art/station.ts'
import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { backOut, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names } from '../looks.ts'
import { middle } from '../poses.ts'
import type { Of, Script } from '../kinds.ts'
import { raiseDust } from './dust.ts'
import { feels } from './feels.ts'
import { flipOver } from './flip.ts'
import { shake } from './shake.ts'

type SpecialAsked =
  Of<'specialOffered'> | Of<'specialSkipped'> | Of<'specialAnnounced'> | Of<'specialFailed'> | Of<'nothingRobbed'>

/** Where a station's sign stands on the board, also while a card lies on it. */
export function signSpot(script: Script, station: number): { x: number; y: number } {
  const { before } = script.telling
  const cell = station === before.closed ? before.closedCell : before.cells.findIndex((one) => one.station === station)
  return middle(before, Math.max(0, cell))
}

/** The plate below the sign swells: this is what the station offers. */
export function offered(script: SpecialAsked): void {
  swell(script, 1.7, 1)
}

/** Chosen: it springs up as large as a card, and stays to be read. */
export function announced(script: SpecialAsked): void {
  swell(script, 3.2, 1, 380)
  script.sound(0, 'choose')
}

/** Not wanted, or nothing came of it: it shrinks away. */
export function declined(script: SpecialAsked): void {
  swell(script, 0.5, 0)
}

function swell(script: SpecialAsked, to: number, alpha: number, stays = 120): void {
  const { station, special } = script.telling.event
  const { x, y } = signSpot(script, station)
  const plate = piece({ kind: 'specialPlate', special } as const, 'board', x, y + PLATE_AT, { z: 60 })
  const name = script.extra()
  const grown = { ...plate, scale: to, alpha }
  script.fly(name, 0, 200, plate, grown, { ease: backOut })
  script.fly(name, 200 + stays, 160, grown, alpha > 0 ? plate : grown, { ease: easeIn })
  script.remove(name, 360 + stays)
}

/** A veto comes to the middle, is seen there, strikes the sign, stays on it, and is gone, in milliseconds. */
const [COMES, SEEN, STRIKES, STAYS, GOES] = [320, 260, 120, 520, 220]
const STRUCK = COMES + SEEN + STRIKES
/**
 * How high it is there, in px, and at most of the board; and as it is drawn. On a sign it is so many times as large as
 * it is drawn.
 */
const [LARGE, OF_BOARD, DRAWN] = [170, 0.38, 30]
const ON_SIGN = 1.9

/**
 * The chip comes large to the middle of the board, and strikes the sign: the sheet shakes, dust flies; then it goes
 * back to the supply.
 */
export function vetoPlayed(script: Of<'vetoPlayed'>): void {
  const { event, from, layout } = script.telling
  const chip = from[names.veto(event.seat)]
  script.remove(names.veto(event.seat), 0)
  const sign = signSpot(script, event.station)
  const over = script.over(sign)
  const { x, y, width, height } = layout.board
  const middleOf = { x: x + width / 2, y: y + height / 2, z: 200, scale: Math.min(LARGE, OF_BOARD * height) / DRAWN }
  const start = chip ?? piece({ kind: 'veto' } as const, 'screen', over.x, over.y - 60)
  const large = { ...start, ...middleOf }
  const swollen = { ...large, scale: large.scale * 1.08 }
  const stamped = { ...large, x: over.x, y: over.y, scale: ON_SIGN * over.scale }
  const name = script.extra()
  script.fly(name, 0, COMES, { ...start, z: 200 }, large, { ease: backOut })
  script.fly(name, COMES, SEEN, large, swollen, { ease: easeOut })
  script.fly(name, COMES + SEEN, STRIKES, swollen, stamped, { ease: easeIn })
  script.sound(STRUCK, 'lay')
  shake(script, STRUCK)
  raiseDust(script, sign, STRUCK)
  feels(script, event.against, 'upset', STRUCK)
  script.fly(name, STRUCK + STAYS, GOES, stamped, { ...stamped, scale: stamped.scale * 0.8, alpha: 0 })
  script.remove(name, STRUCK + STAYS + GOES)
  script.steady(0, STRUCK + 100)
}

/** A chip comes from the supply, over the locomotive that earned it, to its seat's plate. */
export function chipTaken(script: Of<'ticketTaken'> | Of<'vetoTaken'>): void {
  const { event, from, to } = script.telling
  const name = event.kind === 'vetoTaken' ? names.veto(event.seat) : names.ticket(event.seat)
  const place = to[name]
  const here = from[names.locomotive(event.seat)]
  if (!place || !here) return
  const over = { ...place, ...script.over(here), scale: 1.3 * over1(script), z: 200 }
  script.fly(name, 0, 160, { ...over, alpha: 0, y: over.y + 16 }, over, { ease: easeOut })
  script.fly(name, 240, 320, over, place, { arc: 30 })
  script.restAt = 200
  script.sound(560, 'card')
}

const over1 = (script: Script): number => Math.max(1, script.telling.camera.scale)

/** The top card is turned over at the station that asks for its value. */
export function turnedUp(script: Of<'turnedUp'>): void {
  const { event, before } = script.telling
  const station = event.because.kind === 'station' ? event.because.id : (before.special?.station ?? -1)
  const cell =
    station < 0
      ? cellOfSleeper(before.seats[event.seat].locomotive.sleeper)
      : before.cells.findIndex((one) => one.station === station)
  flipOver(script, event.card, Math.max(0, cell))
}
