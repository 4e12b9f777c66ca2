import { CARDS, type Condition } from '../../../src-shared/games/first-class/cards/index.ts'
import type { Level } from '../../../src-shared/games/first-class/effects.ts'
import type { Seat } from '../../../src-shared/core.ts'
import { coachAt, conductorOf, levelAt, tilesOf } from '../../engine/first-class/board/coaches.ts'
import { contractAt, contractCount } from '../../engine/first-class/board/contracts.ts'
import { timesOf } from '../../engine/first-class/frames/effects.ts'
import { conditionMet } from '../../engine/first-class/modules/module.ts'
import { locomotiveAt } from '../../engine/first-class/board/route.ts'
import { MAIL, MAIL_PLACE, PLACES, TRAINS } from '../../engine/first-class/state.ts'
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
    case 'wagons': {
      const found = noteLevels(s, seat, 1, noteLevels(s, seat, 0, 0))
      return missing(found, levelCode(condition.level), condition.n)
    }
    case 'inEachTrain':
      return (
        missing(noteLevels(s, seat, 0, 0), levelCode(condition.level), condition.n) +
        missing(noteLevels(s, seat, 1, 0), levelCode(condition.level), condition.n)
      )
    case 'inARow':
      return Math.min(runMissing(s, seat, 0, condition.levels), runMissing(s, seat, 1, condition.levels))
    case 'mail':
      return ofTrains(condition.n, mailMissing(s, seat, 0), mailMissing(s, seat, 1))
    case 'conductorsAtMail':
      return ofTrains(condition.n, walkMissing(s, seat, 0), walkMissing(s, seat, 1))
    case 'conductorsAtTile':
      return ofTrains(condition.n, endMissing(s, seat, 0), endMissing(s, seat, 1))
    case 'tiles':
      if (tilesOf(s, seat) >= condition.n) return 0
      return ofTrains(condition.n, lengthMissing(s, seat, 0), lengthMissing(s, seat, 1))
    case 'cities':
      return Math.max(0, condition.n - locomotiveAt(s, seat))
    default:
      return 3
  }
}

const mailMissing = (s: State, seat: Seat, train: number): number =>
  coachAt(s, seat, train, MAIL_PLACE) >= MAIL ? 0 : Math.max(1, MAIL_PLACE - noteLevels(s, seat, train, 0))

const walkMissing = (s: State, seat: Seat, train: number): number =>
  Math.max(0, MAIL_PLACE + 1 - conductorOf(s, seat, train))

const endMissing = (s: State, seat: Seat, train: number): number =>
  PLACES - conductorOf(s, seat, train) + (coachAt(s, seat, train, PLACES - 1) > 0 ? 0 : 2)

const lengthMissing = (s: State, seat: Seat, train: number): number => Math.max(0, 8 - noteLevels(s, seat, train, 0))

/** What one train lacks, or both: of one train, that which lacks less. */
const ofTrains = (n: number, one: number, other: number): number =>
  n <= 0 ? 0 : n === 1 ? Math.min(one, other) : one + other

/** Values of wagons, best first, as they were noted last. Scratch. */
const levels = new Uint8Array(TRAINS * PLACES)

/** Notes the values of a train's wagons among so many that are noted already; gives how many there are then. */
function noteLevels(s: State, seat: Seat, train: number, noted: number): number {
  let count = noted
  for (let place = 0; place < PLACES; place++) {
    const level = levelAt(s, seat, train, place)
    if (level <= 0) continue
    let at = count++
    for (; at > 0 && levels[at - 1] < level; at--) levels[at] = levels[at - 1]
    levels[at] = level
  }
  return count
}

/** What the best `n` of so many noted wagons lack of a value. */
function missing(noted: number, wanted: number, n: number): number {
  let steps = 0
  for (let i = 0; i < n; i++) steps += Math.max(0, wanted - (i < noted ? levels[i] : 0))
  return steps
}

function runMissing(s: State, seat: Seat, train: number, wanted: readonly Level[]): number {
  const noted = noteLevels(s, seat, train, 0)
  let steps = 0
  for (let i = 0; i < wanted.length; i++) steps += Math.max(0, levelCode(wanted[i]) - (i < noted ? levels[i] : 0))
  return steps
}
