import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { backOut, easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names } from '../looks.ts'
import { middle } from '../poses.ts'
import type { Of, Script } from '../kinds.ts'
import { flipOver } from './flip.ts'

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
  swell(script, 1.5, 1)
}

/** Chosen: it swells and stays a moment. */
export function announced(script: SpecialAsked): void {
  swell(script, 1.9, 1)
  script.sound(0, 'choose')
}

/** Not wanted, or nothing came of it: it shrinks away. */
export function declined(script: SpecialAsked): void {
  swell(script, 0.5, 0)
}

function swell(script: SpecialAsked, to: number, alpha: number): void {
  const { station, special } = script.telling.event
  const { x, y } = signSpot(script, station)
  const plate = piece({ kind: 'specialPlate', special } as const, 'board', x, y + 23.5, { z: 60 })
  const name = script.extra()
  const grown = { ...plate, scale: to, alpha }
  script.fly(name, 0, 200, plate, grown, { ease: backOut })
  script.fly(name, 320, 160, grown, alpha > 0 ? plate : grown, { ease: easeIn })
  script.remove(name, 480)
}

/** The chip flies to the sign and stamps it; the sheet shakes once; then it goes back to the supply. */
export function vetoPlayed(script: Of<'vetoPlayed'>): void {
  const { event, from } = script.telling
  const chip = from[names.veto(event.seat)]
  script.remove(names.veto(event.seat), 0)
  const over = script.over(signSpot(script, event.station))
  const start = chip ?? piece({ kind: 'veto' } as const, 'screen', over.x, over.y - 60)
  const above = { ...start, x: over.x, y: over.y - 6, scale: 1.4 * 1.6 * over.scale, z: 200 }
  const stamped = { ...above, scale: 1.6 * over.scale }
  const name = script.extra()
  script.fly(name, 0, 320, { ...start, z: 200 }, above, { arc: 30 })
  script.fly(name, 320, 140, above, stamped, { ease: easeIn })
  script.sound(460, 'lay')
  shake(script, 460)
  script.fly(name, 1000, 220, stamped, { ...stamped, scale: stamped.scale * 0.8, alpha: 0 })
  script.remove(name, 1220)
}

/** The sheet gives once under a blow. */
export function shake(script: Script, at: number): void {
  const sheet = script.telling.to[names.sheet]
  const aside = { ...sheet, x: sheet.x + 2 }
  script.fly(names.sheet, at, 40, sheet, aside, { ease: easeOut })
  script.fly(names.sheet, at + 40, 60, aside, sheet, { ease: easeIn })
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
