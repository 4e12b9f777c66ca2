import type { Decision, Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Position } from '../../../words/speech.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { leftPhrase } from './frame-left.ts'
import { nextScoring } from './next-scoring.ts'
import { trainRef } from './refs.ts'
import { oneRow } from './rows.ts'

type At = Position<FirstClassView>

/**
 * What ends a frame, a factory, the warehouse, a bonus, the turn or the bonuses of a scoring; `unused` bonuses then
 * lapse.
 */
export function closingChoice(
  kind: 'enough' | 'endTurn' | 'takePoints',
  codes: readonly number[],
  decision: Decision,
  at: At,
  unused: number,
): Candidate {
  const { view } = at
  if (kind === 'takePoints') {
    return oneRow('points', 'first-class.confirm.points', codes, {
      id: kind,
      label: phrase('first-class.choice.points'),
      note: pointsNote(decision, at, unused),
      // In a scoring a train is there to be scored; what coins do in it is meant by its wagons and its next place.
      refs: [0, 1].map((train) => trainRef(decision.by, train)),
    })
  }
  if (kind === 'endTurn') {
    const note =
      view.gained.length > 0 ? { warning: phrase('first-class.choice.end.lapses', { n: view.gained.length }) } : {}
    return oneRow('end', 'first-class.confirm.end', codes, {
      id: kind,
      label: phrase('first-class.choice.end'),
      ...note,
      refs: [],
    })
  }
  const left = decision.kind === 'effect' && view.frame ? leftPhrase(view.frame) : null
  return oneRow('enough', 'first-class.confirm.enough', codes, {
    id: kind,
    label: enough(decision, view),
    refs: [],
    ...(left && { note: phrase('first-class.choice.enough.note', { what: left }) }),
  })
}

function enough({ kind }: Decision, { frame }: FirstClassView): Phrase {
  if (kind === 'factory')
    return phrase(frame ? 'first-class.choice.enough.factory' : 'first-class.choice.enough.factory.idle')
  return kind === 'warehouse' ? phrase('first-class.choice.enough.warehouse') : phrase('first-class.choice.enough')
}

/** What the trains would score, and that something is left unused. */
function pointsNote({ by }: Decision, { view }: At, unused: number): Phrase {
  const n = nextScoring(view, by)
  return unused > 0
    ? phrase('first-class.choice.points.unused', { n, left: unused })
    : phrase('first-class.choice.points.note', { n })
}

/** Coins of the frame are taken now, or those that wait for room are let go. */
export function coinsChoice(kind: 'takeCoins' | 'waive', codes: readonly number[], { view }: At): Candidate {
  if (kind === 'waive') {
    const row = {
      id: kind,
      label: phrase('first-class.choice.waive'),
      warning: phrase('first-class.choice.waive.note', { n: view.coinsWaiting }),
      refs: [],
    }
    return oneRow('enough', 'first-class.confirm.waive', codes, row)
  }
  const row = {
    id: kind,
    label: phrase('first-class.choice.takeCoins', { n: view.frame?.coins ?? 0 }),
    note: phrase('first-class.choice.takeCoins.note'),
    refs: [],
  }
  return oneRow('coins', 'first-class.confirm.take', codes, row)
}
