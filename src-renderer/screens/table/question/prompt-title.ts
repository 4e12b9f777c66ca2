import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Watched } from '../../../state/table/patience.svelte.ts'
import type { PreviewWords, Prompt } from '../../../words/speech.ts'

/** Whose turn it is, and what is seen of it. */
interface Waiting {
  readonly seat: Seat
  readonly isBot: boolean
  readonly turn: number
  /** What it was asked has not been answered. */
  readonly thinks: boolean
  readonly moving: boolean
  /** The turn of a bot that is being shown step by step. */
  readonly begun: Pick<Watched, 'seat' | 'turn'> | null
}

/**
 * A bot that has begun its turn goes on with it, though it thinks between two steps: what is said of it does not change
 * to and fro.
 */
export const goesOn = ({ seat, isBot, turn, thinks, moving, begun }: Waiting): boolean =>
  !moving && isBot && thinks && begun?.turn === turn && begun.seat === seat

/** What is shown and asked, as far as one line stands over all of it. */
export interface Titled {
  /** All has been counted, and stands to be read. */
  readonly counted: boolean
  /** Something goes by itself: nothing else could be chosen. */
  readonly alone: boolean
  /** Something moves, or a bot goes on. */
  readonly moving: boolean
  /** It is the only person's own move. */
  readonly isOwn: boolean
  /** What is being told. */
  readonly now: Phrase | null
  /** What was told last of this turn. */
  readonly lastDeed: Phrase | null
  /** What the person does themselves. */
  readonly own: Phrase | null
  readonly mover: string
  readonly isOver: boolean
  /** An answer that is meant and not yet given. */
  readonly chosen: { readonly confirm: Phrase } | null
  readonly asking: Pick<Prompt, 'title'> | null
  /** What would come of it. */
  readonly told: Pick<PreviewWords, 'title'> | null
  /** Who is waited for. */
  readonly waiting: string
  readonly isBot: boolean
}

/** The title of what is told, asked or meant. */
export function titleOf(one: Titled): Phrase {
  if (one.counted) return phrase('table.counted')
  if (one.alone) return phrase('table.onlyWay')
  if (one.moving && one.now) return one.now
  if (one.isOwn) return one.own ?? phrase('table.moving.own')
  if (one.moving) return one.lastDeed ?? phrase('table.moving', { name: one.mover })
  if (one.isOver) return phrase('table.over')
  if (one.chosen) return one.told?.title ?? one.chosen.confirm
  if (one.asking) return one.told?.title ?? one.asking.title
  return phrase(one.isBot ? 'table.thinking' : 'table.waiting', { name: one.waiting })
}

/** Whoever does not see the table is told what it shows. */
export const inFull = (told: PreviewWords | null): PreviewWords | null =>
  told && { ...told, title: told.unseen?.title ?? told.title }

/**
 * What is read aloud of a title. Over the question after something was picked stands what that is, which its rows do
 * not say again: it is heard with the question.
 */
export const heard = (title: Phrase, narrowed: Pick<Prompt, 'above' | 'title'> | null): Phrase =>
  title === narrowed?.title ? phrase('table.narrowed.heard', { above: narrowed.above, title }) : title
