import type { Phrase } from '../../../../src-shared/core.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { SeatView } from '../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../messages/index.ts'
import { progressOf } from '../progress.ts'

/** 'You have 2 of 3' of a contract; null of other cards, and where it cannot be counted. */
export function progressPhrase(card: number, board: SeatView): Phrase | null {
  const { condition } = CARDS[card]
  const progress = condition ? progressOf(condition, board) : null
  if (!progress) return null
  return phrase(progress.n === progress.of ? 'first-class.contract.ready' : 'first-class.contract.progress', progress)
}
