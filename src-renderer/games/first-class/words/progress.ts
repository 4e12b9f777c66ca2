import type { Phrase } from '../../../../src-shared/core.ts'
import { CARDS, type Condition } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { CoachView, SeatView, TrainView } from '../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../messages/index.ts'

/** 'You have 2 of 3' of a contract; null of other cards, and where it cannot be counted. */
export function progressPhrase(card: number, board: SeatView): Phrase | null {
  const { condition } = CARDS[card]
  const progress = condition ? progressOf(condition, board) : null
  if (!progress) return null
  return phrase(progress.n === progress.of ? 'first-class.contract.ready' : 'first-class.contract.progress', progress)
}

/** Has a seat all that a contract asks for? No card but a contract asks for anything. */
export function isReady(card: number, board: SeatView): boolean {
  const { condition } = CARDS[card]
  return condition !== undefined && isMet(condition, board)
}

function isMet(condition: Condition, board: SeatView): boolean {
  switch (condition.kind) {
    case 'inARow':
      return board.trains.some((train) => runsIn(train, condition.levels))
    case 'inEachTrain':
      return board.trains.every((train) => wagonsOf(train, condition.level) >= condition.n)
    case 'filed':
      return board.filed.some((card) => CARDS[card].kind === condition.card)
    default:
      return countOf(condition, board) >= condition.n
  }
}

/** What is met by having so many of one thing. */
type Counted = Exclude<Condition, { readonly kind: 'inARow' | 'inEachTrain' | 'filed' }>
const isCounted = (condition: Condition): condition is Counted =>
  condition.kind !== 'inARow' && condition.kind !== 'inEachTrain' && condition.kind !== 'filed'

/** How much of what a contract asks for a seat has; null where nothing of the kind can be counted up. */
function progressOf(condition: Condition, board: SeatView): { readonly n: number; readonly of: number } | null {
  return isCounted(condition) ? { n: Math.min(countOf(condition, board), condition.n), of: condition.n } : null
}

function countOf(condition: Counted, { trains, route, between, locomotive, destroyers }: SeatView): number {
  switch (condition.kind) {
    case 'wagons':
      return trains.reduce((sum, train) => sum + wagonsOf(train, condition.level), 0)
    case 'mail':
      return trains.filter(({ coaches }) => coaches.some(({ kind }) => kind === 'mail')).length
    case 'conductorsAtMail':
      return passed(trains, 'mail')
    case 'tiles':
      return trains.reduce((sum, { coaches }) => sum + coaches.filter(({ kind }) => kind === 'tile').length, 0)
    case 'conductorsAtTile':
      return passed(trains, 'tile')
    case 'cities':
      return locomotive
    case 'guests':
      return (
        trains.reduce((sum, train) => sum + ridersOf(train, 'celebrity'), 0) +
        route.filter(({ postcard }) => postcard >= 0).length
      )
    case 'destroyers':
      return destroyers.length
    // All of one kind: passengers ride above, luggage below.
    case 'boarded':
      return Math.max(...trains.map((train) => ridersOf(train, 'boarding')))
    case 'between':
      return between.filter(({ card }) => card >= 0).length
  }
}

/** Wagons of at least this value. */
const wagonsOf = ({ coaches }: TrainView, level: number): number =>
  coaches.filter(({ kind, value }) => kind === 'wagon' && value >= level).length

/** Wagons of at least these values one behind another: no train rises, so they stand at its head. */
function runsIn({ coaches }: TrainView, levels: readonly number[]): boolean {
  const wagons = coaches.filter(({ kind }) => kind === 'wagon')
  return levels.every((level, i) => i < wagons.length && wagons[i].value >= level)
}

/** In how many trains the conductor has come to such a card. */
const passed = (trains: readonly TrainView[], card: CoachView['kind']): number =>
  trains.filter(({ coaches, conductor }) => coaches.slice(0, conductor).some(({ kind }) => kind === card)).length

const ridersOf = ({ coaches }: TrainView, of: 'celebrity' | 'boarding'): number =>
  coaches.filter(({ rider }) => rider >= 0 && CARDS[rider].kind === of).length
