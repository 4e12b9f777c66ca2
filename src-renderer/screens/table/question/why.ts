import type { Fact } from '../../../../src-shared/advice.ts'
import type { LogLine } from '../../../state/table/log.ts'

/** What can be said of a bot's turn: 'later' = somebody was thinking; null = nothing, or it is not known yet. */
export type Known = readonly Fact[] | 'later' | null

/** While cards are hidden a question is not offered of which the answer would only be that it is not told yet. */
export const isOffered = (known: Known, isOver: boolean): boolean =>
  known === 'later' || (known !== null && (known.length > 0 || isOver))

/** The entry after which the table lay as a turn had left it; null = nothing of it holds. */
export const lastEntryOf = (lines: readonly LogLine[]): number | null =>
  lines.findLast(({ gone, command }) => !gone && !command)?.n ?? null
