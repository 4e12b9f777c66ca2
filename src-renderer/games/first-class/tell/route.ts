import { backOut, easeOut } from '../../../stage/motion/motion.ts'
import { comesDown, comesNew } from './comes-down.ts'
import type { Of } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'
import { isBrought } from './brought.ts'

/**
 * In milliseconds: what lies there moves on as the card opens, and its cities spring up one after another; how small
 * they are then: their names are read from the first.
 */
const LAID = { opens: 170, moves: 200, apart: 90, springs: 200, small: 0.75, falls: 26 } as const

/** A card that was carried there is turned over to its line; else it comes down. Its cities spring up along that. */
export function routeLaid(script: Of<'routeLaid'>): void {
  const { event, from, to } = script.telling
  const isNew = (kind: string) =>
    Object.keys(to).filter((name) => name.startsWith(`${kind} ${event.seat} `) && !from[name])
  for (const name of isNew('routeCard')) {
    const end = to[name]
    script.fly(name, 0, LAID.opens, isBrought(script) ? edgeOn(end) : above(end), end, { ease: easeOut })
  }
  // Its word would be read through the card that comes to lie there.
  const next = names.routeNext(event.seat)
  if (from[next] && to[next]) script.fly(next, 0, LAID.moves, from[next], to[next], { ease: easeOut })
  const cities = isNew('city').sort((a, b) => to[a].x - to[b].x)
  cities.forEach((name, i) => {
    const at = LAID.opens + LAID.apart * i
    const end = to[name]
    script.fly(name, at, LAID.springs, { ...end, scale: end.scale * LAID.small, alpha: 0 }, end, { ease: backOut })
    script.sound(at, 'joint', name)
  })
  script.restAt = LAID.opens
  script.sound(0, 'lay')
}

/** It stands on its own middle, and is drawn from its left edge. */
const edgeOn = (one: Piece): Piece =>
  one.look.kind === 'routeCard' ? { ...one, x: one.x + (one.look.width * one.scale) / 2, squash: 0 } : one

const above = (one: Piece): Piece => ({ ...one, y: one.y - LAID.falls, alpha: 0 })

/**
 * In milliseconds and the table's units: a postcard is turned open where its card landed, and comes down; so large, so
 * far over its place, that the words for the next route card stay free.
 */
const POSTED = { opens: 150, falls: 190, large: 1.4, up: 16 } as const

/** The card that was carried to a route card is turned over to its postcard, which comes down on the line. */
export function postcardLaid(script: Of<'postcardLaid'>): void {
  const laid = comesNew(script, `postcard ${script.telling.event.seat} `)
  if (!laid) return
  const [, end] = laid
  const open: Piece = { ...end, y: end.y - POSTED.up, scale: end.scale * POSTED.large, z: 60 }
  const start = isBrought(script) ? { ...open, squash: 0 } : { ...open, y: open.y - LAID.falls, alpha: 0 }
  const lands = comesDown(script, laid, [start, open], POSTED)
  script.sound(lands - 30, 'card')
}
