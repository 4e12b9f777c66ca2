import { CARDS, type Condition } from '../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../src-shared/core.ts'
import { coachAt, conductorOf, levelAt, tilesOf } from '../../engine/first-class/board/coaches.ts'
import { contractAt, contractCount } from '../../engine/first-class/board/contracts.ts'
import { timesOf } from '../../engine/first-class/frames/effects.ts'
import { conditionMet } from '../../engine/first-class/modules/module.ts'
import { locomotiveAt } from '../../engine/first-class/board/route.ts'
import { MAIL, MAIL_PLACE, PLACES } from '../../engine/first-class/state.ts'
import { CARD_FRAME, CARD_FRAMES, levelCode } from '../../engine/first-class/tables.ts'
import type { State } from '../../engine/game.ts'
import { frameWorth } from './frames.ts'
import { likelihood, type Pace } from './pace.ts'
import { WEIGHTS } from './weights.ts'

/** About one step towards a contract every other turn. */
const meets = likelihood(0.6)

/** What the contracts lying before a seat will bring. */
export function contractsWorth(s: State, seat: Seat, pace: Pace): number {
  let worth = 0
  for (let i = 0; i < contractCount(s, seat); i++) worth += contractWorth(s, seat, contractAt(s, seat, i), pace)
  return worth
}

function contractWorth(s: State, seat: Seat, card: number, pace: Pace): number {
  const { condition } = CARDS[card]
  if (!condition) return 0
  let worth = 0
  for (let i = 0; i < CARD_FRAMES[card]; i++) {
    const frame = CARD_FRAME[card] + i
    worth += frameWorth(frame, Math.max(1, timesOf(s, seat, frame)), pace)
  }
  return (
    WEIGHTS.contract * worth * (conditionMet(s, seat, condition) ? 1 : meets(pace.left, stepsTo(s, seat, condition)))
  )
}

/** Roughly how many effects are missing. */
function stepsTo(s: State, seat: Seat, condition: Condition): number {
  switch (condition.kind) {
    case 'wagons':
      return missing(bestLevels(s, seat, [0, 1]), levelCode(condition.level), condition.n)
    case 'inEachTrain':
      return (
        missing(bestLevels(s, seat, [0]), levelCode(condition.level), condition.n) +
        missing(bestLevels(s, seat, [1]), levelCode(condition.level), condition.n)
      )
    case 'inARow':
      return Math.min(...[0, 1].map((train) => runMissing(s, seat, train, condition.levels.map(levelCode))))
    case 'mail':
      return sumOfTrains(condition.n, (train) =>
        coachAt(s, seat, train, MAIL_PLACE) >= MAIL ? 0 : Math.max(1, MAIL_PLACE - bestLevels(s, seat, [train]).length),
      )
    case 'conductorsAtMail':
      return sumOfTrains(condition.n, (train) => Math.max(0, MAIL_PLACE + 1 - conductorOf(s, seat, train)))
    case 'conductorsAtTile':
      return sumOfTrains(
        condition.n,
        (train) => PLACES - conductorOf(s, seat, train) + (coachAt(s, seat, train, PLACES - 1) > 0 ? 0 : 2),
      )
    case 'tiles':
      return tilesOf(s, seat) >= condition.n
        ? 0
        : sumOfTrains(condition.n, (train) => Math.max(0, 8 - bestLevels(s, seat, [train]).length))
    case 'cities':
      return Math.max(0, condition.n - locomotiveAt(s, seat))
    default:
      return 3
  }
}

/** The trains that lack least, so many of them. */
function sumOfTrains(n: number, lacks: (train: number) => number): number {
  const sorted = [lacks(0), lacks(1)].sort((a, b) => a - b)
  return sorted.slice(0, n).reduce((sum, one) => sum + one, 0)
}

/** Values of the wagons, best first. */
function bestLevels(s: State, seat: Seat, trains: readonly number[]): number[] {
  const levels: number[] = []
  for (const train of trains)
    for (let place = 0; place < PLACES; place++) {
      const level = levelAt(s, seat, train, place)
      if (level > 0) levels.push(level)
    }
  return levels.sort((a, b) => b - a)
}

function missing(levels: readonly number[], wanted: number, n: number): number {
  let steps = 0
  for (let i = 0; i < n; i++) steps += Math.max(0, wanted - (levels[i] ?? 0))
  return steps
}

function runMissing(s: State, seat: Seat, train: number, levels: readonly number[]): number {
  const there = bestLevels(s, seat, [train])
  return levels.reduce((sum, level, i) => sum + Math.max(0, level - (there[i] ?? 0)), 0)
}
