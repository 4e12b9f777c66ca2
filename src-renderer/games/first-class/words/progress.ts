import type { Phrase } from '../../../../src-shared/core.ts'
import { CARDS, type Condition } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { SeatView, TrainView } from '../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../messages/index.ts'

/** 'You have 2 of 3' of a contract; null of other cards, and where it cannot be counted. */
export function progressPhrase(card: number, board: SeatView): Phrase | null {
  const { condition } = CARDS[card]
  const progress = condition ? progressOf(condition, board) : null
  if (!progress) return null
  return phrase(progress.n === progress.of ? 'first-class.contract.ready' : 'first-class.contract.progress', progress)
}

/** How much of what a contract asks for a seat has; null where nothing of the kind can be counted up. */
export function progressOf(condition: Condition, board: SeatView): { readonly n: number; readonly of: number } | null {
  const counted = countOf(condition, board)
  return counted === null || !('n' in condition) ? null : { n: Math.min(counted, condition.n), of: condition.n }
}

function countOf(condition: Condition, { trains, locomotive, destroyers }: SeatView): number | null {
  switch (condition.kind) {
    case 'wagons':
      return trains.reduce((sum, train) => sum + wagonsOf(train, condition.level), 0)
    case 'mail':
      return trains.filter(({ coaches }) => coaches.some(({ kind }) => kind === 'mail')).length
    case 'tiles':
      return trains.reduce((sum, { coaches }) => sum + coaches.filter(({ kind }) => kind === 'tile').length, 0)
    case 'cities':
      return locomotive
    case 'destroyers':
      return destroyers.length
    default:
      return null
  }
}

/** Wagons of at least this value. */
const wagonsOf = ({ coaches }: TrainView, level: number): number =>
  coaches.filter(({ kind, value }) => kind === 'wagon' && value >= level).length
