import type { Decision } from '../../../src-shared/core.ts'
import { recordCount, topSlot } from '../chain.ts'
import type { State } from '../flat.ts'
import { layPooled } from './board/coins.ts'
import { sourceRef } from './refs.ts'
import { AT, BONUS, DRAFT, ENDED, SCORING, TURN, actor, stack } from './state.ts'
import { bonusStep } from './steps/bonus.ts'
import { draftStep } from './steps/draft.ts'
import { scoringStep } from './steps/scoring.ts'
import { MAIL_WAGON, steps, type Step } from './step.ts'
import { turnStep } from './steps/turn.ts'
import type { Tell } from './tell.ts'

/** What the phases ask when nothing is being carried out. */
const phases: Step[] = []
phases[DRAFT] = draftStep
phases[TURN] = turnStep
phases[BONUS] = bonusStep
phases[SCORING] = scoringStep

const topOf = (s: State): number => (recordCount(s, stack) === 0 ? 0 : topSlot(s, stack))
const stepAt = (s: State, top: number): Step => (top === 0 ? phases[s[AT.phase]] : steps[s[top]])

/** Goes on by itself to the next question, or to the end of the game. */
export function advance(s: State, emit: Tell): void {
  while (s[AT.phase] !== ENDED) {
    const top = topOf(s)
    if (s[AT.pooled] > 0 && (top === 0 || s[top] !== MAIL_WAGON)) {
      layPooled(s, emit)
      continue
    }
    if (!stepAt(s, top).advance(s, top, emit)) return
  }
}

/** See Game.choices: asks the innermost step. */
export function listChoices(s: State, out: Int32Array): number {
  if (s[AT.phase] === ENDED) return 0
  const top = topOf(s)
  return stepAt(s, top).choices(s, top, out, 0)
}

/** See Game.apply: the innermost step does it, then all goes on to the next question. */
export function applyChoice(s: State, code: number, emit: Tell): void {
  const top = topOf(s)
  s[AT.seq]++
  stepAt(s, top).apply(s, top, code, emit)
  advance(s, emit)
}

/** The question the innermost step asks; null when the game is over. */
export function decisionOf(s: State): Decision | null {
  if (s[AT.phase] === ENDED) return null
  const top = topOf(s)
  const step = stepAt(s, top)
  const source = step.source ? step.source(s, top) : sourceRef(s[top + 4], s[top + 5])
  return { seq: s[AT.seq], by: actor(s), for: actor(s), kind: step.kind, source, auto: step.auto }
}
