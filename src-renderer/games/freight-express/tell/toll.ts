import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import { backOut, easeIn } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import type { Look } from '../looks.ts'
import { atPlate } from './cards.ts'

/** A blow costs somebody the hand: how many cards that are is seen where it falls. */

type Derailed = Extract<FreightEvent, { kind: 'derailed' }>

/** It springs up, and at the end flies to the plate, in milliseconds; so far over the place, in px. */
const [SPRINGS_UP, FLIES, OVER] = [170, 240, 58]
/** From the edges of the board it stays so far, in px. */
const EDGE = 60

/** What tells how many cards are lost; none are: nothing. */
export const tollOf = ({ hand }: Pick<Derailed, 'hand'>): Look[] =>
  hand.length > 0 ? [{ kind: 'toll', n: hand.length }] : []

/** It springs up over the place, stays to be read, and strikes the plate of whoever pays by the end. */
export function takeToll(script: Script, event: Derailed, place: Point, at: number, ends: number): void {
  const [look] = tollOf(event)
  if (!look) return
  const { board } = script.telling.layout
  const over = script.over(place)
  const x = Math.max(board.x + EDGE, Math.min(board.x + board.width - EDGE, over.x))
  const y = Math.max(board.y + EDGE / 2, over.y - OVER * Math.max(1, over.scale))
  const mark = piece(look, 'screen', x, y, { z: 122 })
  const { x: toX, y: toY } = atPlate(script, event.payer, look)
  const name = script.extra()
  script.fly(name, at, SPRINGS_UP, { ...mark, y: y + 26, scale: 0.3, alpha: 0 }, mark, { ease: backOut })
  script.fly(name, ends - FLIES, FLIES, mark, { ...mark, x: toX, y: toY, scale: 0.5 }, { ease: easeIn })
  script.remove(name, ends)
}
