import { START_BONUSES } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import { framePhrase } from '../effects.ts'
import { ROWS, START, startChoice, takeChoice } from '../market-choices.ts'
import { rowTold, tellsFirst, type FirstClassWords } from './answer.ts'

/** A card of the rows, to be carried out, with its place where one must be chosen. */
export const take: FirstClassWords<'take'> = {
  groups: ROWS,
  chapter: 'taking',
  tells: tellsFirst,
  candidate: ({ codes, decision, at, among }) => takeChoice(codes, decision.by, at, among),
  preview: ({ candidate }) => {
    const [{ label }] = candidate.steps
    // What comes of a whole card is told line by line.
    if (candidate.places) return { title: label, text: [] }
    return candidate.codes.length > 1 ? rowTold(candidate) : rowTold(candidate, label, [])
  },
  /** A card of which nothing can be done now. What is seen only to where something is learnt is not filed yet. */
  after({ preview: { beats, stops, status } }) {
    if (stops === 'learnt' || (stops === 'end' && status.decision?.kind !== 'turn')) return []
    const filed = beats.some(({ event }) => event.kind === 'filed')
    return filed && beats.every(({ event }) => NO_EFFECT.has(event.kind)) ? [phrase('first-class.preview.nothing')] : []
  },
}
const NO_EFFECT: ReadonlySet<string> = new Set(['taken', 'filed', 'rowCleared', 'dummyTook'])

/** A card of the rows, filed unread for a free upgrade. */
export const refuse: FirstClassWords<'refuse'> = {
  groups: ROWS,
  chapter: 'taking',
  tells: tellsFirst,
  candidate: ({ codes, decision, at, among }) => takeChoice(codes, decision.by, at, among),
  preview: ({ candidate }) => rowTold(candidate, candidate.steps[1].label, []),
}

export const takeStart: FirstClassWords<'takeStart'> = {
  groups: [START],
  chapter: 'start-tile',
  tells: tellsFirst,
  candidate: ({ codes, at }) => startChoice(codes, at),
  // Its note foretells what the lines tell.
  preview: ({ candidate }) => ({ title: candidate.steps[0].label, text: [] }),
  /** What it gives the other seats, clockwise. [002:453-465] */
  after: ({ at: { view, seats } }) =>
    START_BONUSES.slice(0, seats.length - 1).flatMap((bonus, i) =>
      bonus
        ? [
            phrase('first-class.preview.startBonus', {
              name: nameOf(seats, (view.active + i + 1) % seats.length),
              what: framePhrase(bonus),
            }),
          ]
        : [],
    ),
}
