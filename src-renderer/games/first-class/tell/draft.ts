import { UNKNOWN } from '../../../../src-shared/core.ts'
import type { Of } from '../kinds.ts'
import { names, type Look, type Piece, type Poses } from '../looks.ts'
import { carry, deal, DEALT, turnOver } from './flights.ts'
import { onPlate } from './spots.ts'

/** End cards come to be chosen from, off the deck beside the table; those that are passed on are turned over. */
export function draftHanded(script: Of<'draftHanded'>): void {
  const { event, from, to, layout } = script.telling
  const [lay, lie] = [cardsOf(from), cardsOf(to)]
  for (const name of Object.keys(to)) if (name.startsWith('said ')) script.speakFor(name)
  let over = 0
  lie.forEach(([name, end], i) => {
    const back: Look = { kind: 'endCardBack', ...sizeOf(end) }
    const before = lay[i]
    script.sound(i * DEALT.apart * 2, 'card')
    if (before && lay.length === lie.length) {
      if (before[0] !== name) script.remove(before[0], i * DEALT.apart)
      over = turnOver(script, name, i * DEALT.apart, { ...before[1], x: end.x, y: end.y }, end)
    } else over = deal(script, name, i * DEALT.apart * 2, { x: layout.world.width + 200, y: end.y }, back, end)
  })
  for (const endCard of event.endCards) {
    const words = to[names.said(endCard)]
    if (endCard !== UNKNOWN && words) script.put(names.said(endCard), over, words)
  }
  script.restAt = 0
}

/** The kept one goes to whoever keeps it; the others close up. */
export function drafted(script: Of<'drafted'>): void {
  const { event, from, to } = script.telling
  for (const name of Object.keys(from)) if (name.startsWith('said ') && !to[name]) script.remove(name, 0)
  const known = from[names.endCard(event.endCard)] && names.endCard(event.endCard)
  const closed = cardsOf(from).findLast(([name]) => !to[name])?.[0]
  const name = known ?? closed
  if (!name) return
  const [start, end] = [from[name], to[name]]
  script.sound(0, 'card')
  const goal = end
    ? { x: end.x, y: end.y, scale: (end.scale * sizeOf(end).width) / sizeOf(start).width }
    : { ...onPlate(script, event.seat), scale: PLATED / sizeOf(start).width }
  script.restAt = carry(script, name, { at: 0, start, goal, lands: end ?? null }) - 140
}

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
