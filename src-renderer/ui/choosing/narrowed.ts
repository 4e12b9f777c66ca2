import type { Phrase, Ref } from '../../../src-shared/core.ts'
import { phrase } from '../../messages/index.ts'
import type { Candidate, Position, Prompt, Speech, Stop } from '../../words/speech.ts'
import { hintOf } from './hint.ts'
import type { Selection } from './selection.ts'
import { asideRefs, askedFor, isNothing, isPlace, legalRefs, narrow, openStep } from './selection.ts'

/** What has been picked so far, and what is asked next; null where nothing is left. */
export function narrowedPrompt(
  candidates: readonly Candidate[],
  selection: Selection,
  speech: Speech<unknown>,
  position: Position<unknown>,
): Prompt | null {
  const left = narrow(candidates, selection)
  if (left.length === 0) return null
  const at = openStep(left)
  const [{ group, steps }] = left
  const alone = left.every((one) => one.group.id === group.id)
  // What may still go several ways is called by its own name, not by the first of these ways.
  const thing = selection.picked.at(-1)
  const turns = mayTurn(candidates, selection)
  const lit = legalRefs(candidates, selection)
  const named = thing && !alone ? speech.about(thing, position)?.name : undefined
  return {
    above: named ?? (at > 0 ? steps[at - 1].label : group.label),
    title: alone ? askedFor(left, at, selection) : phrase('table.narrowed'),
    text: faintTold(phrase(hintOf(lit, turns)), lit, left),
  }
}

/** What is picked may lie in several ways: some answers are the same but for how it lies. */
export function mayTurn(candidates: readonly Candidate[], selection: Selection): boolean {
  if (selection.picked.length === 0) return false
  const turned = narrow(candidates, selection).filter(({ another }) => another === undefined)
  return new Set(turned.map(({ stem }) => stem)).size < turned.length
}

/** What is asked; and, where some places or cards are lit less, why. */
export function faintTold(text: Phrase, lit: readonly Ref[], left: readonly Candidate[]): Phrase {
  const faint = asideRefs(lit, left)
  if (faint.length === 0) return text
  if (!faint.some(isPlace)) return phrase('table.narrowed.useless', { text })
  const guard = left.find(({ guards }) => guards)
  if (guard) return phrase(guard.together ? 'table.narrowed.unguardedOurs' : 'table.narrowed.unguarded', { text })
  const isIdle = left.some((one) => one.opensWay !== undefined)
  return phrase(isIdle ? 'table.narrowed.idle' : 'table.narrowed.faint', { text })
}

/** The line of stops: the question's, until an answer in several parts is meant. `whole`: all parts are chosen. */
export function stopsNow(
  candidates: readonly Candidate[],
  selection: Selection,
  asked: readonly Stop[] | undefined,
  whole: boolean,
): readonly Stop[] | undefined {
  const left = isNothing(selection) ? [] : narrow(candidates, selection)
  const group = left[0]?.group
  if (!group?.stops || !left.every((one) => one.group.id === group.id)) return asked
  const here = whole ? left[0].steps.length - 1 : openStep(left)
  const stops = group.stops.slice(0, group.stops.length - (isLastGiven(candidates, left[0]) ? 1 : 0))
  if (stops.length < 2) return asked
  return stops.map((label, i) => ({ label, at: i < here ? 'passed' : i > here ? 'ahead' : 'here' }))
}

/** All answers of its heading end alike, though they begin otherwise: their last part is not chosen, so no stop. */
function isLastGiven(candidates: readonly Candidate[], { group, steps }: Candidate): boolean {
  if (group.stops?.length !== steps.length) return false
  const all = candidates.filter((one) => one.group.id === group.id)
  return all.length > 1 && new Set(all.map((one) => one.steps.at(-1)?.id)).size === 1
}
