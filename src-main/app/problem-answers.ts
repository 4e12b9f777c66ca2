import { done, refused } from '../../src-shared/bridge.ts'
import type { Answers, DeskParts } from './desk-parts.ts'
import type { HeldTable } from './held-table.ts'
import type { OpenTable } from './open-table.ts'
import { judgeTry, openProblem, solving } from './problem.ts'
import { momentOf } from './review-answers.ts'

/** What whoever solves problems asks; and what ends a try at the table that is open. */
export function problemAnswers(parts: DeskParts, held: HeldTable) {
  const { host, problems } = parts

  /** The table of a problem that was set up again. */
  function reopened(open: OpenTable): OpenTable {
    const { problem } = open
    if (!problem) throw new Error('no problem is solved at this table')
    return held.layOutAgain(open, (seq) => openProblem(problem.run, problem.name, seq, host))
  }

  async function keep(wrong: boolean): Promise<void> {
    const problem = held.open?.problem
    const fault = problem && (await problems.keep(problem.run, problem.name, wrong))
    if (fault) parts.notify({ kind: 'fault', fault })
  }

  /** An answer may end the try, and is judged. */
  function judge(): void {
    const { open } = held
    if (!open) return
    judgeTry(open, host, {
      keep,
      // It costs nothing, and may be tried once more.
      failed: () => {
        open.problem?.run.again()
        host.tell(reopened(open).table.show())
        host.warn({ code: 'internal' })
      },
    })
  }

  const answers = {
    keepProblem: ({ slot, moment, name }) =>
      held.atTable(slot, async (open) => {
        const shown = momentOf(open, moment)
        if (!shown.ok || moment.kind !== 'slip') return shown.ok ? refused('illegal') : shown
        const fault = await problems.keepOwn(open.table.course, moment, name)
        return fault ? { ok: false, fault } : done({})
      }),
    dropProblem: async ({ problem, name, back }) =>
      back ? problems.giveBack(problem, name) : problems.drop(problem, name),
    openProblem: async ({ problem, name }) => {
      const begun = await problems.begin(problem, name)
      if (!begun.ok) return begun
      const { table } = await held.layOut((seq) => openProblem(begun.value, name, seq, host))
      return done(table.show())
    },
    solving: (asked) =>
      held.atTable(asked.slot, async (open) => {
        const solved = await solving(open, asked, () => reopened(open))
        // A try that is being judged already is not begun again by a wish that is refused.
        if (!solved.ok) return solved
        if (asked.wish !== 'again') await keep(false)
        judge()
        return solved
      }),
  } satisfies Partial<Answers>
  return { answers, judge }
}
