import { othersOf } from '../words/happened/steals.ts'
import type { DeedOf } from '../memory.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import { grown } from '../../../stage/box.ts'
import { backOut, easeIn, easeOut, linear } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { PRIZE_REACH, SKY } from '../art/prizes.ts'
import type { Script } from '../kinds.ts'
import { feelsWithPlate } from './feels.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'

/** What a seat takes away from another, and what decides the race, are seen larger and longer than the rest. */

/** How long a plate shakes, how far at first, and how often. */
const SHAKES = 420
const FAR = 9
const OFTEN = 4
/** The rim that says by whom stays so long. */
const SMARTS = 900

/** The plate of whoever lost something flinches, with all that lies on it, in the colour of whoever took it. */
export function flinch(script: Script, seat: Seat, thief: Seat, at: number): void {
  shudder(script, seat, thief, { at, lasts: SHAKES, smarts: SMARTS })
  feelsWithPlate(script, seat, 'upset', at)
}

/** How long a plate shakes in passing, and how long the rim says by whom. */
const PASSING = { lasts: 220, smarts: 220 } as const

/** It flinches in passing: of what goes wrong beside other deeds of the same turn, which take their time. */
export const flinchInPassing = (script: Script, seat: Seat, thief: Seat): void =>
  shudder(script, seat, thief, { at: 0, ...PASSING })

interface Shudder {
  readonly at: number
  readonly lasts: number
  readonly smarts: number
}

function shudder(script: Script, seat: Seat, thief: Seat, { at, lasts, smarts }: Shudder): void {
  const { from, before, layout, pieces } = script.telling
  const plate = names.plate(seat)
  const shaken = [plate, ...before.seats[seat].tile.map(names.parcel)].flatMap((name) =>
    from[name] ? [[name, from[name]] as const] : [],
  )
  shaken.forEach(([name]) => script.speakFor(name))
  script.acts.push({
    at,
    lasts,
    ease: linear,
    draw(part) {
      const aside = part === 1 ? 0 : Math.sin(2 * Math.PI * OFTEN * part) * FAR * (1 - part)
      for (const [name, rest] of shaken) pieces.put(name, { ...rest, x: rest.x + aside })
    },
  })
  const end = script.telling.to[plate]
  if (end) script.put(plate, at + lasts, end)
  const { x, y, width, height } = layout.plates[seat]
  const rim: Piece = piece({ kind: 'flinch', seat: thief, width, height }, 'screen', x, y, { z: 30 })
  script.flash(at, smarts, rim, { ...rim, alpha: 0 }, easeIn)
}

/** What a prize is drawn from, and where it ends. */
interface Prize {
  readonly n: number
  /** In whose colour. */
  readonly seat: Seat
  readonly scale: number
  /** Until when it stands where it was won, and when it has come to the plate. */
  readonly stands: number
  readonly lies: number
}

const GROWS = 260
/** While it stands it grows to this. */
const SWELLS = 1.06

/** How large a thing of the sky is that is seen in this size, wherever the camera goes. */
export const inSky = (script: Script, scale: number): number => scale / SKY / script.telling.camera.scale

/** A place of the board, so far from the edges of the room that what reaches so far round it is seen whole. */
export function aloft(script: Script, spot: { x: number; y: number }, reach: number): { x: number; y: number } {
  const room = grown(script.telling.layout.board, -reach)
  const { x, y } = script.over(spot)
  const within = (at: number, from: number, length: number) => Math.max(from, Math.min(from + length, at))
  return script.under({ x: within(x, room.x, room.width), y: within(y, room.y, room.height) })
}

/** The points stand large over the place where they were won, then fly to the plate that counts them. */
export function prize(script: Script, spot: { x: number; y: number }, plate: Piece, won: Prize): void {
  const { n, seat, stands, lies } = won
  const above = aloft(script, { x: spot.x, y: spot.y - 60 }, PRIZE_REACH * won.scale * SWELLS)
  const scale = inSky(script, won.scale)
  const disc: Piece = piece({ kind: 'prize', n, seat }, 'board', above.x, above.y, { z: 120 })
  const large = { ...disc, scale }
  const there = { ...disc, ...script.under(plate), scale: scale / 2 }
  const name = script.extra()
  script.fly(name, 0, GROWS, { ...large, scale: scale / 4 }, large, { ease: backOut })
  script.fly(name, GROWS, stands - GROWS, large, { ...large, scale: scale * SWELLS })
  script.fly(name, stands, lies - stands, { ...large, scale: scale * SWELLS }, there, {
    arc: 40 / script.telling.camera.scale,
  })
  script.fly(name, lies, 300, there, { ...there, scale: scale * 0.9, alpha: 0 }, { ease: easeOut })
  script.remove(name, lies + 300)
}

/** The table below the plates grows dim while the race is decided; what decides it stays lit. */
export function dim(script: Script, lit: Piece, until: number): void {
  dusk(script, until)
  script.flash(0, until + 360, lit, lit)
}

/** The table below the plates is dim until then. */
export function dusk(script: Script, until: number): void {
  const { width, height, board } = script.telling.layout
  const shade: Piece = piece({ kind: 'dusk', width, height: height - board.y }, 'screen', 0, board.y)
  const name = script.extra()
  script.fly(name, 0, 240, { ...shade, alpha: 0 }, shade)
  script.fly(name, until, 360, shade, { ...shade, alpha: 0 })
  script.remove(name, until + 360)
}

/** Whose pallet of the others the seat has carried away in the turn that is remembered. */
export const raidedBy = (seat: Seat, deeds: readonly DeedOf[], view: TransportView): Seat | null =>
  othersOf(
    seat,
    deeds.flatMap((deed) =>
      deed.kind === 'card' && deed.seat === seat && deed.from && isPallet(deed.card) ? [deed.card] : [],
    ),
    view,
  ).at(-1) ?? null
