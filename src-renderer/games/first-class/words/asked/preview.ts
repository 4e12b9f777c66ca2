import type { Decision, Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate, Line, PreviewWords } from '../../../../words/speech.ts'
import type { Preview } from '../../../../../src-shared/table.ts'
import { fromCode } from '../../../../../src-shared/games/first-class/actions.ts'
import type { FirstClassEvent } from '../../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import type { At } from '../answers/answer.ts'
import { rowTold } from '../answers/answer.ts'
import { wordsOf } from '../answers/index.ts'
import { leftPhrase } from './frame-left.ts'
import { nextScoring } from '../hint/next-scoring.ts'
import { planned } from './planned.ts'
import { above, promptFor } from './questions.ts'
import { tellEvents } from '../happened/events.ts'

/** No more lines than have room above the buttons. */
const MOST = 5

/**
 * What a choice would bring: its own words, all it would do now, what comes next, the next scoring before and after.
 */
export function tellPreview(candidate: Candidate, preview: Preview, at: At): PreviewWords {
  const { view, seats } = at
  const action = fromCode(candidate.codes[0])
  const words = wordsOf(action)
  const previewed = { action, candidate, preview, at }
  const own = words.preview?.(previewed) ?? rowTold(candidate)
  const actor = preview.beats[0]?.event.seat ?? view.active
  const after = (preview.beats.at(-1)?.view as FirstClassView | null | undefined) ?? view
  const lines = tellEvents(byTrain(preview.beats.map((beat) => beat.event as FirstClassEvent)), seats, after)
    .filter((line, i) => !words.tells?.(line, i))
    .map((line) => ({ ...line, phrase: planned(line.phrase) }))
  const done = lines.map((line) => line.phrase)
  const more = words.after?.(previewed, done) ?? []
  const idle = more.find(({ key }) => key === 'first-class.preview.nothing')
  return {
    above: above(actor, at),
    title: own.title,
    text: [
      ...own.text,
      ...inRoom(lines),
      ...more,
      ...further(own.title, preview, at, after),
      ...within(preview, view, after, actor),
    ],
    warning: own.warning ?? false,
    ...(idle && { idle }),
    ...scoring(preview, view, after, actor),
  }
}

/** Wagons that are laid one after another are told train by train, whichever order they come in. */
function byTrain(events: readonly FirstClassEvent[]): readonly FirstClassEvent[] {
  const runs: FirstClassEvent[][] = []
  for (const event of events) {
    const run = runs.at(-1)
    if (event.kind === 'wagonLaid' && run?.[0].kind === 'wagonLaid') run.push(event)
    else runs.push([event])
  }
  const trainOf = (event: FirstClassEvent) => (event.kind === 'wagonLaid' ? event.train : 0)
  return runs.flatMap((run) => run.toSorted((a, b) => trainOf(a) - trainOf(b)))
}

/**
 * What the card does stands before what becomes of its row, and never makes room for it: by it alone offers may differ.
 * What has no room is counted.
 */
function inRoom(lines: readonly Line[]): Phrase[] {
  const [own, row] = [false, true].map((aside) =>
    lines.flatMap((line) => ((line.aside ?? false) === aside ? [line.phrase] : [])),
  )
  if (own.length <= MOST) return [...own, ...row]
  const left = own.length - MOST + 1
  return [...own.slice(0, MOST - 1), phrase('first-class.preview.more', { n: left }), ...row]
}

/** At these the list says what may be done, and that a factory works is told before; one that is idle yet is not. */
const isAskedByItself = ({ kind }: Decision, { frame }: FirstClassView): boolean =>
  kind === 'turn' || kind === 'scoring' || kind === 'draft' || (kind === 'factory' && frame !== null)

/** That one will be asked further, or that there is no way back. */
function further(title: Phrase, { stops, status }: Preview, at: At, after: FirstClassView): Phrase[] {
  if (stops === 'learnt') return [phrase('first-class.preview.noUndo')]
  const next: Decision | null = status.decision
  if (stops !== 'end' || !next || isAskedByItself(next, after)) return []
  const left = next.kind === 'effect' && after.frame ? leftPhrase(after.frame) : null
  if (left && JSON.stringify(left) === JSON.stringify(title)) return [phrase('first-class.preview.choose.how')]
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
