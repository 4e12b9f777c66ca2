import type { Phrase } from '../../../src-shared/core.ts'
import type { Ended, SlotSummary } from '../../../src-shared/table.ts'
import { phrase } from '../../messages/index.ts'
import { nameOf, namesOf } from '../../words/names.ts'

/** Who won a game that has ended, and with how much; nobody, where all are out. */
export function wonBy({ seats }: Pick<SlotSummary, 'seats'>, { points, winners }: Ended): Phrase {
  const [first] = winners
  if (first === undefined) return phrase('home.won.nobody')
  const best = points[first]
  if (winners.length > 1) return phrase('home.won.several', { names: namesOf(seats, winners), points: best })
  return phrase(best > 0 ? 'score.wins' : 'score.winsNothing', { name: nameOf(seats, first), points: best })
}
