import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { backOut, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { radians } from '../../../stage/motion/turning.ts'
import type { Script } from '../kinds.ts'
import type { Look, Piece } from '../looks.ts'
import { names } from '../looks.ts'
import { faceOf, toDiscard } from './cards.ts'

/** A wagon leaves its train, is left standing for all to see, turns into its card, and goes, in milliseconds. */
const [UNHOOKS, STAYS, TURNS, GOES] = [120, 500, 80, 300]

/** When a wagon lost is its card again: from then on its train is without it. */
export const LOST = UNHOOKS + STAYS + TURNS

/** In u: how far it rolls back, or, where another is hooked to it, to the side; and so many degrees it leans. */
const [BACK, ASIDE, LEANS] = [9, 13, 14]
/** From the middle of a wagon up to what it costs: in u, and in px. */
const [HIGH, OVER] = [16, 20]

/** What it costs, minus sign and all. */
const costOf = (card: number): Look => ({ kind: 'verdict', lost: TRACK_CARDS[card].wagon })

/** What shows what the wagons lost in an event were worth. */
export function costsOf(event: FreightEvent): Look[] {
  if (event.kind === 'dropped') return [costOf(event.card)]
  return event.kind === 'derailed' || event.kind === 'gaveUpTrain' ? event.wagons.map(costOf) : []
}

/**
 * A wagon is lost: with a clank it comes off its train and leans there with what it was worth over it. Then it turns
 * into its card, which goes to the discard, and its seat's plate is without it. `hooked`: another wagon hangs behind
 * it; `after`: so many more cards go to the discard after it. Returns when the card has arrived.
 */
export function loseWagon(script: Script, card: number, at: number, { hooked = false, after = 0 } = {}): number {
  const { from } = script.telling
  const onPlate = from[names.wagon(card)]
  const turns = at + UNHOOKS + STAYS
  script.sound(at, 'uncouple')
  const left = from[names.behind(card)]
    ? leaveBehind(script, card, at, hooked)
    : { x: onPlate.x + 24 * onPlate.scale, y: onPlate.y + 26 * onPlate.scale, wide: 48 * onPlate.scale, high: OVER }
  if (onPlate) script.remove(names.wagon(card), turns + TURNS)
  strike(script, costOf(card), { x: left.x, y: left.y - left.high }, at + UNHOOKS, turns)
  const open = piece(faceOf(card), 'screen', left.x, left.y, { scale: left.wide / 100, z: 100 })
  const name = script.extra()
  script.fly(name, turns + TURNS, TURNS, { ...open, squash: 0 }, open, { ease: easeOut })
  script.sound(turns + TURNS, 'card')
  toDiscard(script, name, open, faceOf(card), turns + 2 * TURNS, GOES, after)
  return turns + 2 * TURNS + GOES
}

/** On the line it comes off its train. Returns where it is left, on the glass. */
function leaveBehind(script: Script, card: number, at: number, hooked: boolean) {
  const name = names.behind(card)
  const stands = script.telling.from[name]
  const hangs: Piece = {
    ...stands,
    look: stands.look.kind === 'wagonBehind' ? { ...stands.look, more: 0 } : stands.look,
  }
  const way = radians(stands.angle + (hooked ? 90 : 180))
  const far = (hooked ? ASIDE : BACK) * stands.scale
  const leans: Piece = {
    ...hangs,
    x: stands.x + Math.cos(way) * far,
    y: stands.y + Math.sin(way) * far,
    angle: stands.angle + LEANS,
  }
  script.fly(name, at, UNHOOKS, hangs, leans, { ease: backOut })
  const ink = piece({ kind: 'ticks' } as const, 'board', stands.x, stands.y, { scale: 0.8 })
  script.flash(at, 260, ink, { ...ink, scale: 1.2, alpha: 0 }, easeIn)
  const turns = at + UNHOOKS + STAYS
  script.fly(name, turns, TURNS, leans, { ...leans, squash: 0 }, { ease: easeIn })
  script.remove(name, turns + TURNS)
  const { x, y, scale } = script.over(leans)
  return { x, y, wide: WIDE * stands.scale * scale, high: HIGH * stands.scale * scale + OVER }
}
/** A wagon on the line is so long, in u. */
const WIDE = 28

/** What it costs springs up over it, and goes as it turns. */
function strike(script: Script, look: Look, { x, y }: { x: number; y: number }, at: number, until: number): void {
  const mark = piece(look, 'screen', x, y, { z: 120 })
  const name = script.extra()
  script.fly(name, at, 180, { ...mark, y: y + 16, scale: 0.3, alpha: 0 }, mark, { ease: backOut })
  script.fly(name, until, 180, mark, { ...mark, y: y - 14, alpha: 0 }, { ease: easeIn })
  script.remove(name, until + 180)
}
