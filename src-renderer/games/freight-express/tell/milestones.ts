import { UNKNOWN } from '../../../../src-shared/core.ts'
import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { easeIn } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Of, Script } from '../kinds.ts'
import type { Piece, Poses } from '../looks.ts'
import { isStationAt } from '../track.ts'
import { linesAlong } from '../travel.ts'
import { movesOf, startOf, type Drove } from './course.ts'

/** The number of a step that is driven, on its sleeper. */
interface Milestone {
  readonly name: string
  readonly step: number
  readonly number: Piece
}

/** Every step of the driver has one. A place where someone stands has none, nor has a siding. */
function milestonesOf(event: Drove, before: FreightView, from: Poses): Milestone[] {
  const stand = Object.values(from).filter(({ look }) => look.kind === 'locomotive' || look.kind === 'wagonBehind')
  const own = movesOf(event, event.seat)
  const lines = linesAlong(before, [startOf(event, event.seat), ...own.map(({ move }) => move)])
  const done = stepsDone(before)
  return own.flatMap(({ step, move }, i) => {
    const spot = lines[i].at(-1)
    const isSeen =
      spot &&
      !isStationAt(before, cellOfSleeper(move.sleeper)) &&
      !stand.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 22)
    if (!isSeen) return []
    const number = piece({ kind: 'number', n: done + i + 1, below: true } as const, 'board', spot.x, spot.y, { z: i })
    return [{ name: `milestone ${done + i}`, step, number }]
  })
}

/** While the card that drives is on its way to the discard, the steps it will drive stay numbered. */
export function numberAhead(script: Of<'discarded'>): void {
  const { event, before, from, together } = script.telling
  const drive = together[together.indexOf(event) + 1]
  if (drive?.kind !== 'drove') return
  for (const { name, number } of milestonesOf(drive, before, from)) script.put(name, 0, number)
}

/** Every step has its number until it is driven over: then it drops away. */
export function numberSteps(script: Script<Drove>, passed: readonly number[]): void {
  const { event, before, from } = script.telling
  for (const { name, step, number } of milestonesOf(event, before, from)) {
    script.put(name, 0, number)
    script.fly(name, passed[step], 130, number, { ...number, y: number.y + 12, scale: 0.8, alpha: 0 }, { ease: easeIn })
    script.remove(name, passed[step] + 130)
  }
}

/** Steps of this card that were driven before the last question. */
function stepsDone({ drive }: FreightView): number {
  return drive && drive.card !== UNKNOWN ? Math.max(0, (TRACK_CARDS[drive.card]?.wagon ?? drive.left) - drive.left) : 0
}
