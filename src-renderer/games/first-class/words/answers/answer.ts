import type { Phrase, Plan, Seat } from '../../../../../src-shared/core.ts'
import type { Action, ActionKind } from '../../../../../src-shared/games/first-class/actions.ts'
import type { FirstClassEvent } from '../../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import type { AnswerWords, Offer, Previewed, PreviewTold } from '../../../../words/answers.ts'
import { isRed, type Candidate, type Group, type Line, type Position } from '../../../../words/speech.ts'
import type { FirstClassAnchor } from '../../rules/anchors.ts'
import type { Row } from '../asked/rows.ts'

export type At = Position<FirstClassView>
export type ActionOf<K extends ActionKind> = Extract<Action, { readonly kind: K }>

/** What the other answers say of one. */
export interface Among {
  /** Bonuses that are not used yet, in words. */
  readonly unused: readonly Phrase[]
  /** Cards that may be carried out. */
  readonly takeable: ReadonlySet<number>
  /** All that may come of cards, by its codes. */
  readonly outcomes: ReadonlyMap<readonly number[], Plan>
}

export type FirstClassOffer<K extends ActionKind = ActionKind> = Offer<ActionOf<K>, FirstClassView, Among>

/** The words of an answer of this kind. */
export type FirstClassWords<K extends ActionKind = ActionKind> = Words<ActionOf<K>>

interface Words<A extends Action> extends AnswerWords<A, FirstClassView, Among> {
  /** The headings under which it may stand. */
  readonly groups: readonly Group[]
  /** The chapter of the rules that tells of it. */
  readonly chapter: FirstClassAnchor
  /** By headings, where another chapter tells of them. */
  readonly chapters?: Readonly<Record<string, FirstClassAnchor>>
  /**
   * A step of a frame or of what queues behind it: no more than a click. What ends something, or may be regretted, is
   * confirmed.
   */
  readonly swift?: true
  /** What lapses when it is not used before the points: a bonus. */
  lapses?(action: A, seat: Seat, at: At): Phrase
  /** Its row where it is chosen together with the card that is taken. */
  withCard?(action: A, card: number, seat: Seat, at: At): Row
  /** Whether a line of what comes of it tells again what its title has told. */
  tells?(this: void, line: Line, i: number): boolean
  /**
   * What a hint is headed by where the row calls a thing by its kind alone: which contract, which end card, what is
   * refused. null = the row's own words name it.
   * @param events what comes of all of the hint: which end card its card gives
   */
  hintTitle?(action: A, events: readonly FirstClassEvent[]): Phrase | null
  /** What it adds to what comes of it. */
  after?(previewed: Previewed<A, FirstClassView>, done: readonly Phrase[]): Phrase[]
}

/** What happens first tells again what the title says. */
export const tellsFirst = (_: Line, i: number): boolean => i === 0

/** The row that was chosen: of a card with a place, and of coins, the first; its place or column is told below it. */
export function rowTold(
  { steps }: Candidate,
  title: Phrase = steps[0].label,
  where: readonly Phrase[] = steps.slice(1, 2).map(({ label }) => label),
): PreviewTold {
  const warnings = steps.flatMap(({ warning }) => warning ?? [])
  const notes = steps.flatMap(({ note }) => note ?? []).slice(-1)
  return {
    title,
    text: [...where, ...warnings, ...notes],
    warning: steps.some(({ warning }) => isRed(warning)),
  }
}
