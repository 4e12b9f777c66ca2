import { done, refused, type Replies, type Result } from '../../src-shared/bridge.ts'
import { decidedIn, ofWholeTurn, toldOpenly } from '../review/why.ts'
import type { Answers, DeskParts } from './desk-parts.ts'
import type { HeldTable } from './held-table.ts'
import { askCoach } from './lesson.ts'
import { isOver } from './problem.ts'

/**
 * What is asked and done at the table that is open. `judge` hears of every answer: at a problem's table it may end the
 * try.
 */
export const tableAnswers = (parts: DeskParts, held: HeldTable, judge: () => void) =>
  ({
    showTable: ({ slot }) => held.atTable(slot, async ({ table }) => done(table.showAgain())),
    act: ({ slot, seq, codes }) =>
      held.atTable(slot, async (open) => {
        if (isOver(open)) return refused('illegal')
        const stepped = await open.table.act(seq, codes)
        judge()
        return stepped
      }),
    command: ({ slot, seq, command }) =>
      held.atTable(slot, async (open) => {
        const { table, bots } = open
        if (isOver(open)) return refused('illegal')
        const result = await table.command(seq, command)
        // What a bot was thinking about is gone when steps were taken back or another sits there.
        if (result.ok && command.kind === 'hurry') bots.hurry()
        else if (result.ok && command.kind !== 'liftCurtain') bots.stop()
        return result
      }),
    restBots: ({ slot, on }) =>
      held.atTable(slot, async ({ bots }) => {
        bots.rest(on)
        return done({})
      }),
    preview: ({ slot, seq, codes }) => held.atTable(slot, async ({ table }) => table.preview(seq, codes)),
    previewEnds: ({ slot, seq, lines }) => held.atTable(slot, async ({ table }) => table.previewEnds(seq, lines)),
    explain: ({ slot, seq, ref, held: card }) => held.atTable(slot, async ({ table }) => table.explain(seq, ref, card)),
    earlierLog: ({ slot, before, viewer }) => held.atTable(slot, async ({ table }) => table.earlierLog(before, viewer)),
    lookBack: ({ slot, n, as }) => held.atTable(slot, async ({ table }) => table.lookBack(n, as)),
    coach: (asked) => held.atTable(asked.slot, (open) => askCoach(open, asked)),
    advise: ({ slot, seq }) => advise(parts, held, slot, seq),
    why: ({ slot, turn }) => why(parts, held, slot, turn),
  }) satisfies Partial<Answers>

/** Thought about in the thread of the bots, which have nothing to think about while a person is asked. */
async function advise(
  { host }: DeskParts,
  held: HeldTable,
  slot: string,
  seq: number,
): Promise<Result<Replies['advise']>> {
  const { open } = held
  if (open?.table.slot !== slot) return refused('noSuchSlot', { slot })
  const task = open.table.adviceTask(seq)
  if (!task.ok) return task
  const advice = await host.pool.advise(task.value)
  // Whoever has left the table, or played on, is told nothing; and nothing is kept of it in a game that may be gone.
  const isStale = () => held.open !== open || open.table.seq !== seq
  if (isStale()) return refused('stale')
  if (!advice) return done({ advice })
  const noted = await host.queue.run(async () => (isStale() ? refused('stale') : open.table.noteHint(seq, advice)))
  return noted.ok ? done({ advice }) : noted
}

/** Why a bot did what it did in a turn. Whoever thinks in the thread of the bots comes first. */
async function why(
  { host }: DeskParts,
  { open }: HeldTable,
  slot: string,
  turn: number,
): Promise<Result<Replies['why']>> {
  if (open?.table.slot !== slot) return refused('noSuchSlot', { slot })
  const { course } = open.table
  const decided = decidedIn(course, turn)
  if (!decided || decided.player === 'person') return refused('illegal')
  const reasons = await host.pool.reasons(decided.task, decided.codes)
  if (!reasons) return done({ facts: null })
  const facts = ofWholeTurn(course, turn, decided.task.seat, reasons)
  return done({ facts: course.status.outcome ? facts : toldOpenly(facts) })
}
