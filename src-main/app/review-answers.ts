import { done, refused, type Result } from '../../src-shared/bridge.ts'
import type { Moment, MomentShown } from '../../src-shared/review.ts'
import { momentShown } from '../review/moment.ts'
import type { Answers, DeskParts } from './desk-parts.ts'
import type { HeldTable } from './held-table.ts'
import type { OpenTable } from './open-table.ts'

/** What is asked of the review of the game at the table. */
export const reviewAnswers = ({ reviews }: DeskParts, held: HeldTable) =>
  ({
    review: ({ slot }) =>
      held.atTable(slot, async ({ table, journal }) => {
        if (!journal) return refused('illegal')
        const { course, viewer } = table
        return reviews.open({ slot, course, header: journal.header, lines: journal.lines, viewer })
      }),
    stopReview: async ({ slot }) => {
      if (held.isAt(slot)) await reviews.stop()
      return done({})
    },
    moment: ({ slot, moment }) => held.atTable(slot, async (open) => momentOf(open, moment)),
  }) satisfies Partial<Answers>

/** While a game runs, of one's own moves alone. */
export function momentOf({ table }: OpenTable, moment: Moment): Result<MomentShown> {
  const { course, viewer } = table
  if (!course.status.outcome && moment.seat !== viewer) return refused('notYourTurn')
  return momentShown(course, moment)
}
