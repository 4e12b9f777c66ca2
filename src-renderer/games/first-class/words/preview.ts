import type { Decision, Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Candidate, PreviewWords, Position } from '../../../words/speech.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import { fromCode } from '../../../../src-shared/games/first-class/actions.ts'
import { START_BONUSES } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { framePhrase } from './effects.ts'
import { leftPhrase } from './frame-left.ts'
import { nextScoring } from './next-scoring.ts'
import { above, promptFor } from './prompts.ts'
import { tellEvents } from './events.ts'

type At = Position<FirstClassView>
/** No more lines than have room above the buttons. */
const MOST = 5

/**
 * What a choice would bring: its own words, all it would do now, what comes next, the next scoring before and after.
 */
export function tellPreview(candidate: Candidate, preview: Preview, at: At): PreviewWords {
  const { view, seats } = at
  const { kind } = fromCode(candidate.codes[0])
  const actor = preview.beats[0]?.event.seat ?? view.active
  const after = (preview.beats.at(-1)?.view as FirstClassView | null | undefined) ?? view
  const done = tellEvents(
    preview.beats.map((beat) => beat.event as FirstClassEvent),
    seats,
    after,
  )
    .slice(TOLD.has(kind) ? 1 : 0)
    .map((line) => line.phrase)
    // Of an end card that is bought the title and the note have told all.
    .filter(({ key }) => kind !== 'buy' || key !== 'first-class.event.endCardTaken')
  // The start tile's note foretells what the lines tell.
  const notes =
    candidate.group.id === 'start' ? [] : candidate.steps.flatMap((step) => (step.note ? [step.note] : [])).slice(-1)
  const warnings = candidate.steps.flatMap((step) => (step.warning ? [step.warning] : []))
  return {
    above: above(actor, at),
    title: titleOf(candidate),
    text: [
      ...placeOf(candidate),
      ...warnings,
      ...notes,
      ...done.slice(0, MOST),
      ...(done.length === 0 ? nextUp(candidate, preview, at) : []),
      ...others(candidate, at),
      ...nothing(candidate, preview),
      ...further(candidate, preview, at, after),
      ...within(preview, view, after, actor),
    ],
    warning: warnings.length > 0,
    ...scoring(preview, view, after, actor),
  }
}

/** What happens first tells again what the title says. */
const TOLD: ReadonlySet<string> = new Set([
  'draft',
  'take',
  'refuse',
  'takeStart',
  'fulfil',
  'fetch',
  'lay',
  'upgrade',
  'walk',
  'drive',
  'spendWagon',
  'spendStep',
  'spendUpgrade',
  'spendPoint',
  'takeEndCard',
  'order',
  'city',
])

/** The row that was chosen: of a card with a place, and of coins, the first; its place or column is told below it. */
function titleOf({ codes, steps: [first, second] }: Candidate): Phrase {
  const { kind } = fromCode(codes[0])
  // The button says that it ends; the title asks whether it is to.
  if (kind === 'endTurn') return phrase('first-class.preview.end')
  return second && kind === 'refuse' ? second.label : first.label
}

/** Where or how, when the title does not say it. */
function placeOf({ codes, steps: [, second] }: Candidate): Phrase[] {
  const { kind } = fromCode(codes[0])
  return !second || kind === 'refuse' || (codes.length === 1 && kind === 'take') ? [] : [second.label]
}

/** A card of which nothing can be done now. What is seen only to where something is learnt is not filed yet. */
function nothing({ codes }: Candidate, { beats, stops, status }: Preview): Phrase[] {
  if (stops === 'learnt' || fromCode(codes[0]).kind !== 'take' || (stops === 'end' && status.decision?.kind !== 'turn'))
    return []
  const filed = beats.some(({ event }) => event.kind === 'filed')
  return filed && beats.every(({ event }) => NO_EFFECT.has(event.kind)) ? [phrase('first-class.preview.nothing')] : []
}
const NO_EFFECT: ReadonlySet<string> = new Set(['taken', 'filed', 'rowCleared', 'dummyTook'])

/** What the start tile gives the other seats, clockwise. [002:453-465] */
function others({ codes }: Candidate, { view, seats }: At): Phrase[] {
  if (fromCode(codes[0]).kind !== 'takeStart') return []
  return START_BONUSES.slice(0, seats.length - 1).flatMap((bonus, i) =>
    bonus
      ? [
          phrase('first-class.preview.startBonus', {
            name: nameOf(seats, (view.active + i + 1) % seats.length),
            what: framePhrase(bonus),
          }),
        ]
      : [],
  )
}

/** Who plays when the turn ends and nothing else comes of it. */
function nextUp({ codes }: Candidate, { status }: Preview, { seats }: At): Phrase[] {
  const by = status.decision?.by
  return fromCode(codes[0]).kind === 'endTurn' && by !== undefined
    ? [phrase('first-class.preview.nextUp', { name: nameOf(seats, by) })]
    : []
}

/** At these the list says what may be done, and that a factory works is told before; one that is idle yet is not. */
const isAskedByItself = ({ kind }: Decision, { frame }: FirstClassView): boolean =>
  kind === 'turn' || kind === 'scoring' || kind === 'draft' || (kind === 'factory' && frame !== null)

/** That one will be asked further, or that there is no way back. */
function further(candidate: Candidate, { stops, status }: Preview, at: At, after: FirstClassView): Phrase[] {
  if (stops === 'learnt') return [phrase('first-class.preview.noUndo')]
  const next: Decision | null = status.decision
  if (stops !== 'end' || !next || isAskedByItself(next, after)) return []
  const left = next.kind === 'effect' && after.frame ? leftPhrase(after.frame) : null
  if (left && JSON.stringify(left) === JSON.stringify(titleOf(candidate)))
    return [phrase('first-class.preview.choose.how')]
  return [
    left
      ? phrase('first-class.preview.choose', { what: left })
      : phrase('first-class.preview.question', { what: promptFor(next, { ...at, view: after }).title }),
  ]
}

/** What the choices that are still open may bring at most, where it is known. */
function within({ reach }: Preview, view: FirstClassView, after: FirstClassView, seat: number): Phrase[] {
  if (!reach) return []
  const { steps, points, next } = reach
  const more = points - after.seats[seat].points
  return [
    ...(steps && steps.done < steps.all ? [phrase('first-class.preview.steps', { ...steps })] : []),
    ...(more > 0 ? [phrase('first-class.preview.points', { n: more })] : []),
    ...(next === nextScoring(view, seat) ? [phrase('first-class.preview.stays', { n: next })] : []),
  ]
}

/** The next scoring before and after; while more is to be chosen, the best that may come of it. */
function scoring(
  { reach }: Preview,
  view: FirstClassView,
  after: FirstClassView,
  seat: number,
): Pick<PreviewWords, 'tally'> {
  if (view.phase === 'draft' || after.phase !== view.phase) return {}
  const [before, now] = [nextScoring(view, seat), reach?.next ?? nextScoring(after, seat)]
  if (before === now) return {}
  const figures = { before, after: now }
  return reach
    ? {
        tally: {
          label: phrase('first-class.preview.tally.most'),
          ...figures,
          sentence: phrase('first-class.preview.next.most', figures),
        },
      }
    : {
        tally: {
          label: phrase('first-class.preview.tally'),
          ...figures,
          sentence: phrase('first-class.preview.next', figures),
        },
      }
}
