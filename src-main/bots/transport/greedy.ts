import type { State } from '../../engine/game.ts'
import { apply } from '../../engine/transport/rules.ts'
import { ACT, activeSeat, END_TURN, ENDED, PARCEL, stepNow } from '../../engine/transport/state.ts'
import type { Judgement } from '../greedy-judgement.ts'
import { judge } from './judgement.ts'
import { copyOf, linesOf, spreadOut, type Line } from './lines.ts'

/** Lines that are played on to the end of the turn, of each hand card or of all a key may do. */
const KEPT_OF_ONE = 6
const KEPT_IN_ALL = 24
/** Lines of an icon that are looked at when the card itself is not chosen yet. */
const OF_AN_ICON = 20

type Judge = Judgement['judge']

/** The lines that look best as they stand, before anything is played on. */
function bestOf(s: State, lines: readonly Line[], count: number, judge: Judge): Line[] {
  if (lines.length <= count) return [...lines]
  const seat = activeSeat(s)
  const judged = lines.map((line) => {
    const after = copyOf(s)
    for (const code of line) apply(after, code)
    return { line, worth: judge(after, seat) }
  })
  return judged
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ line }) => line)
}

/** What is worth a closer look: of each hand card its best places, of a key its best moves, of all else all. */
function candidatesOf(s: State, judge: Judge): Line[] {
  const lines = linesOf(s)
  if (stepNow(s) !== ACT) return bestOf(s, lines, KEPT_IN_ALL, judge)
  const firsts = [...new Set(lines.map(([first]) => first))]
  return firsts.flatMap((first) =>
    bestOf(
      s,
      lines.filter((line) => line[0] === first),
      KEPT_OF_ONE,
      judge,
    ),
  )
}

/** Plays the turn on to its end: what an icon asks, and the parcel, each by what looks best at once. */
function settleBy(s: State, judge: Judge): void {
  const seat = activeSeat(s)
  for (let asked = 0; asked < 12 && activeSeat(s) === seat; asked++) {
    const at = stepNow(s)
    if (at === ACT || at === END_TURN || at === ENDED) return
    const lines = linesOf(s)
    const [best] = bestOf(s, at === PARCEL ? lines : spreadOut(lines, OF_AN_ICON), 1, judge)
    for (const code of best) apply(s, code)
  }
}

/** What is hidden hardly counts: one sample does, and a second would cost as much again. */
export const judgementBy = (judge: Judge): Judgement => ({
  candidates: (s) => candidatesOf(s, judge),
  settle: (s) => settleBy(s, judge),
  judge,
  samples: 1,
  alternatives: true,
  by: judgementBy,
})

/** What the greedy bot knows of Transport beside its rules. */
export const transportJudgement: Judgement = judgementBy(judge)
