import type { Fact } from '../../../src-shared/advice.ts'
import type { GameId, Seat } from '../../../src-shared/core.ts'
import type { State } from '../../engine/game.ts'
import { gameOf } from '../../engine/games.ts'
import { generator } from '../../engine/random.ts'
import { factsOf } from '../advice/facts.ts'
import { playedOut } from '../advice/playing-out.ts'
import { partOf } from '../search/parts.ts'
import { asGood } from './answering.ts'
import type { Asked } from './weighing.ts'

/** A line that was tried where one is known to be the best. */
export interface Tried {
  readonly game: GameId
  readonly seats: number
  readonly seat: Seat
  /** `Game.beliefs` of that seat, at its question. */
  readonly beliefs: unknown
  readonly best: readonly number[]
  /** The best of all others, by so many points behind. */
  readonly second: readonly number[]
  readonly ahead: number
  readonly codes: readonly number[]
}

/** What is thought of a try. */
export interface Verdict {
  readonly right: boolean
  /** What holds of it against the second best where it is right; else of the best against it. */
  readonly facts: readonly Fact[]
}

/** Facts are held against so many deals. */
const DEALS = 6
const DICE = 0x5eed

/** Same try, same verdict. @param unwanted whether nobody waits for it any more */
export function verdictOn(tried: Tried, unwanted?: () => boolean): Verdict {
  const { game: id, seats, seat, beliefs, best, second, ahead, codes } = tried
  const asked: Asked = { game: gameOf(id), seats, seat, beliefs }
  const right = asGood(asked, best, codes, ahead, unwanted)
  return { right, facts: right ? told(asked, codes, second) : told(asked, best, codes) }
}

/** What holds of the better of two lines. */
function told({ game, seat, beliefs }: Asked, better: readonly number[], other: readonly number[]): Fact[] {
  const part = partOf(game)
  const dice = generator(DICE)
  const deals = Array.from({ length: DEALS }, (): State => game.sample(beliefs, dice))
  const [mine, theirs] = [better, other].map((codes) =>
    deals.map((deal) => playedOut(game, part, deal.slice(), seat, { codes, prior: 0 })),
  )
  return factsOf(seat, mine, theirs)
}
