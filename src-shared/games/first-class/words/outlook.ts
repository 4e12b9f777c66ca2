import type { Decision, Phrase } from '../../../core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Outlook, Position } from '../../../messages/speech.ts'
import type { Preview } from '../../../table.ts'
import { fromCode } from '../actions.ts'
import type { FirstClassEvent } from '../events.ts'
import type { FirstClassView } from '../view.ts'
import { leftPhrase } from './frame-left.ts'
import { nextScoring } from './next-scoring.ts'
import { above } from './prompts.ts'
import { tellEvents } from './events.ts'

type At = Position<FirstClassView>
/** No more lines than have room above the buttons. */
const MOST = 5

/** What a choice would bring: its own words, all it would do now, what comes next, the next scoring before and after. */
export function foresee(candidate: Candidate, preview: Preview, at: At): Outlook {
  const { view, seats } = at
  const actor = preview.beats[0]?.event.seat ?? view.active
  const after = (preview.beats.at(-1)?.view as FirstClassView | null | undefined) ?? view
  const done = tellEvents(preview.beats.map((beat) => beat.event as FirstClassEvent), seats, after).slice(TOLD.has(fromCode(candidate.codes[0]).kind) ? 1 : 0).map((line) => line.phrase)
  // The start tile's note foretells what the lines tell.
  const notes = candidate.group.id === 'start' ? [] : candidate.steps.flatMap((step) => (step.note ? [step.note] : [])).slice(-1)
  const warnings = candidate.steps.flatMap((step) => (step.warning ? [step.warning] : []))
  return {
    above: above(actor, at),
    title: titleOf(candidate),
    text: [...placeOf(candidate), ...warnings, ...notes, ...done.slice(0, MOST), ...nothing(candidate, preview), ...further(preview, after)],
    warning: warnings.length > 0,
    ...scoring(view, after, actor),
  }
}

/** What happens first tells again what the title says. */
const TOLD: ReadonlySet<string> = new Set([
  'draft', 'take', 'refuse', 'takeStart', 'fulfil', 'fetch', 'lay', 'upgrade', 'walk', 'drive', 'spendWagon', 'spendStep', 'spendUpgrade', 'spendPoint', 'takeEndCard', 'order', 'city',
])

/** The row that was chosen: of a card with a place, and of coins, the first; its place or column is told below it. */
function titleOf({ codes, steps: [first, second] }: Candidate): Phrase {
  return second && fromCode(codes[0]).kind === 'refuse' ? second.label : first.label
}

/** Where or how, when the title does not say it. */
function placeOf({ codes, steps: [, second] }: Candidate): Phrase[] {
  const { kind } = fromCode(codes[0])
  return !second || kind === 'refuse' || (codes.length === 1 && kind === 'take') ? [] : [second.label]
}

/** A card of which nothing can be done now. */
function nothing({ codes }: Candidate, { beats, stops }: Preview): Phrase[] {
  if (stops === 'learnt' || fromCode(codes[0]).kind !== 'take') return []
  return beats.every(({ event }) => NO_EFFECT.has(event.kind)) ? [phrase('first-class.preview.nothing')] : []
}
const NO_EFFECT: ReadonlySet<string> = new Set(['taken', 'filed', 'rowCleared', 'dummyTook'])

/** That one will be asked further, or that there is no way back. */
function further({ stops, status }: Preview, after: FirstClassView): Phrase[] {
  if (stops === 'learnt') return [phrase('first-class.preview.noUndo')]
  const next: Decision | null = status.decision
  if (stops !== 'end' || !next || next.kind === 'turn' || next.kind === 'scoring') return []
  const left = next.kind === 'effect' && after.frame ? leftPhrase(after.frame) : null
  return [left ? phrase('first-class.preview.choose', { what: left }) : phrase('first-class.preview.asked')]
}

function scoring(view: FirstClassView, after: FirstClassView, seat: number): Pick<Outlook, 'tally'> {
  if (view.phase === 'draft' || after.phase !== view.phase) return {}
  const [a, b] = [nextScoring(view, seat), nextScoring(after, seat)]
  return a === b ? {} : { tally: { label: phrase('first-class.preview.tally'), before: a, after: b, sentence: phrase('first-class.preview.next', { before: a, after: b }) } }
}
