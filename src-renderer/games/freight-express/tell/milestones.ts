import { UNKNOWN } from '../../../../src-shared/core.ts'
import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { easeIn } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Of, Script } from '../kinds.ts'
import type { Piece } from '../looks.ts'
import { isStationAt } from '../track/track.ts'
import { linesAlong } from '../track/travel.ts'
import { movesOf, startOf, type Drove } from './course.ts'
import { previousOf, standsAhead } from './stretches.ts'

/** The number of a step that is driven, on its sleeper. */
interface Milestone {
  readonly name: string
  /** null: of a stretch that follows. */
  readonly step: number | null
  readonly number: Piece
}

/**
 * Every step of the driver has one, and those of the stretches that follow without a stop. A place where someone stands
 * has none, nor has a siding.
 */
function milestonesOf(
  event: Drove,
  { before, from, together }: Pick<Script<Drove>['telling'], 'before' | 'from' | 'together'>,
): Milestone[] {
  const stand = Object.values(from).filter(({ look }) => look.kind === 'locomotive' || look.kind === 'wagonBehind')
  const own = movesOf(event, event.seat)
  const stands = [...own.map(({ move }) => move), ...standsAhead(event, together, event.seat)]
  const lines = linesAlong(before, [startOf(event, event.seat), ...stands])
  const done = stepsDone(before)
  return stands.flatMap(({ sleeper }, i) => {
    const spot = lines[i].at(-1)
    const isSeen =
      spot &&
      !isStationAt(before, cellOfSleeper(sleeper)) &&
      !stand.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 22)
    if (!isSeen) return []
    const number = piece({ kind: 'number', n: done + i + 1, below: true } as const, 'board', spot.x, spot.y, { z: i })
    return [{ name: `milestone ${done + i}`, step: own[i]?.step ?? null, number }]
  })
}

/** While the card that drives is on its way to the discard, the steps it will drive stay numbered. */
export function numberAhead(script: Of<'discarded'>): void {
  const { event, together } = script.telling
  const drive = together[together.indexOf(event) + 1]
  if (drive?.kind !== 'drove') return
  for (const { name, number } of milestonesOf(drive, script.telling)) script.put(name, 0, number)
}

/** Every step has its number until it is driven over: then it drops away. */
export function numberSteps(script: Script<Drove>, passed: readonly number[]): void {
  const begins = previousOf(script.telling.event, script.telling.together) === null
  for (const { name, step, number } of milestonesOf(script.telling.event, script.telling)) {
    // Those of a stretch that follows stand there already.
    if (begins || step !== null) script.put(name, 0, number)
    if (step === null) continue
    script.fly(name, passed[step], 130, number, { ...number, y: number.y + 12, scale: 0.8, alpha: 0 }, { ease: easeIn })
    script.remove(name, passed[step] + 130)
  }
}

/** Steps of this card that were driven before the last question. */
function stepsDone({ drive }: FreightView): number {
  return drive && drive.card !== UNKNOWN ? Math.max(0, (TRACK_CARDS[drive.card]?.wagon ?? drive.left) - drive.left) : 0
}
