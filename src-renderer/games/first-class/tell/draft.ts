import type { Of } from '../kinds.ts'
import { names, type Look, type Piece, type Poses } from '../looks.ts'
import { easeIn, easeOut } from '../../../stage/motion.ts'
import { carry, deal, DEALT, turnOver } from './flights.ts'
import { onPlate } from './spots.ts'

/** End cards come to be chosen from, off the deck beside the table; those that are passed on are turned over. */
export function draftHanded(script: Of<'draftHanded'>): void {
  const { from, to, layout } = script.telling
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
    } else over = deal(script, name, i * DEALT.apart * 2, { x: layout.world.width + BESIDE, y: end.y }, back, end)
    // What is said on it turns up with its face.
    const said = end.look.kind === 'endCard' ? names.said(end.look.endCard) : ''
    if (to[said]) script.fly(said, over - DEALT.turns / 2, DEALT.turns / 2, { ...to[said], squash: 0 }, to[said])
  })
  script.restAt = 0
}

/** The deck of end cards lies so far beside the table. */
const BESIDE = 200

/** The kept one goes to whoever keeps it; the others close up, or go back to the deck where all have kept one. */
export function drafted(script: Of<'drafted'>): void {
  const { event, from, to } = script.telling
  if (from.draftHead && !to.draftHead) {
    script.fly('draftHead', 0, DEALT.turns, from.draftHead, { ...from.draftHead, alpha: 0 })
    script.remove('draftHead', DEALT.turns)
  }
  const known = from[names.endCard(event.endCard)] && names.endCard(event.endCard)
  const closed = cardsOf(from).findLast(([name]) => !to[name])?.[0]
  const name = known ?? closed
  if (!name) return
  const kept = names.said(event.endCard)
  for (const said of Object.keys(from))
    if (said.startsWith('said ') && !to[said] && said !== kept) script.remove(said, 0)
  const [start, end] = [from[name], to[name]]
  script.sound(0, 'card')
  const goal = end
    ? { x: end.x, y: end.y, scale: (end.scale * sizeOf(end).width) / sizeOf(start).width }
    : { ...onPlate(script, event.seat), scale: PLATED / sizeOf(start).width }
  const words = from[kept] && ([kept, from[kept]] as const)
  const landed = carry(script, name, { at: 0, start, goal, lands: end ?? null, ...(words && { words }) })
  const isLast = cardsOf(to).length === 0
  const refused = isLast ? cardsOf(from).filter(([other]) => other !== name) : []
  const gone = Math.max(0, ...refused.map((card, i) => backToDeck(script, card, i * DEALT.apart)))
  script.restAt = isLast ? Math.max(landed, gone) : landed - 140
  if (isLast) laidOut(script, script.restAt)
}

/** Turned over where it lies, and pushed to the deck beside the table. Returns when it is gone. */
function backToDeck(script: Of<'drafted'>, [name, start]: readonly [string, Piece], at: number): number {
  const shut: Piece = { ...start, look: { kind: 'endCardBack', ...sizeOf(start) } }
  // Below the kept one, whose way it may cross.
  const turned = at + DEALT.turns
  script.fly(name, at, DEALT.turns, start, shut, start.look.kind === 'endCard' ? { turnTo: shut.look } : {})
  script.fly(name, turned, PUSHED, shut, { ...shut, x: script.telling.layout.world.width + BESIDE }, { ease: easeIn })
  script.remove(name, turned + PUSHED)
  return turned + PUSHED
}
const PUSHED = 360

/** The table of the rounds is laid out: what stands at its sides comes from there. */
function laidOut(script: Of<'drafted'>, at: number): void {
  const { from, to, layout } = script.telling
  const middle = layout.world.width / 2
  for (const [name, end] of Object.entries(to)) {
    if (from[name] || !AT_SIDES.has(end.look.kind)) continue
    const side = end.x < middle ? -1 : 1
    script.fly(name, at, LAID, { ...end, x: end.x + side * BESIDE }, end, { ease: easeOut })
  }
}
const LAID = 320
const AT_SIDES: ReadonlySet<Look['kind']> = new Set<Look['kind']>([
  'start',
  'stack',
  'gauge',
  'heading',
  'east',
  'endCard',
])

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
