import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { backOut, easeOut, linear } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { placeInLane, wagonScale, wagonTop, type LaneLayout } from '../layout/board-layout.ts'
import type { Of } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'

type Upgraded = Extract<FirstClassEvent, { kind: 'upgraded' }>

/** The least value whose first wagon is a feast. */
const WORTHY = 2

/** No wagon of this seat has had so high a value yet. */
export const isFirst = ({ seat, to }: Upgraded, { seats }: FirstClassView): boolean =>
  to >= WORTHY &&
  !seats[seat].trains.some(({ coaches }) => coaches.some(({ kind, value }) => kind === 'wagon' && value >= to))

/** In milliseconds: a gleam runs over the wagons to this one, a ring of light opens there, and its value springs. */
const GLEAMS = 420
const OPENS = 420
const SPRINGS = 320

/** The first wagon of its value. `at`: when it stands there. Returns when all of it is over. */
export function firstOfValue(script: Of<'upgraded'>, lane: LaneLayout, now: Piece, at: number): number {
  const { event, to } = script.telling
  const scale = wagonScale(lane)
  const y = wagonTop(lane) + 44 * scale
  const gleam = piece({ kind: 'glint' } as const, 'board', placeInLane(lane, 0), y, { scale, z: 6 })
  const there = { ...gleam, x: placeInLane(lane, event.place) + 64 * scale }
  script.flash(at - GLEAMS / 2, GLEAMS, gleam, { ...there, alpha: 0.7 }, linear)
  const reaches = at + GLEAMS / 2
  const ring = piece({ kind: 'flash' } as const, 'board', now.x + 64 * now.scale, now.y + 50 * now.scale, { z: 7 })
  script.flash(reaches, OPENS, { ...ring, scale: 0.8 }, { ...ring, scale: 2.6, alpha: 0 }, easeOut)
  script.sound(reaches, 'deliver', names.coach(event.seat, event.train, event.place))
  const plate = names.number(event.seat, event.train, event.place)
  const value = to[plate]
  if (value) script.fly(plate, reaches, SPRINGS, { ...value, scale: value.scale * 1.7 }, value, { ease: backOut })
  return reaches + SPRINGS
}
