import { KIND, kindIndexOf } from '../../../src-shared/games/first-class/actions.ts'
import { CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import { trainPoints } from '../../engine/first-class/board/conductors.ts'
import { totalPoints } from '../../engine/first-class/points.ts'
import { AT, TRAINS, seatCount } from '../../engine/first-class/state.ts'
import type { AnyGame, GameEvent, Seat, State } from '../../engine/game.ts'
import { WIN, type PlayedGame, type Watcher } from '../bot-game.ts'

/** A card taken to be carried out, and what became of its taker. */
export interface Take {
  readonly card: number
  readonly seats: number
  readonly round: number
  /** Before the take, in points; see `standing`. */
  readonly lead: number
  /** The part of the game that the taker won: 1, a share of a tie, or 0. */
  won: number
}

/** How often each card lay open, was refused, and the start tile was taken. */
export interface Offers {
  readonly dealt: number[]
  readonly refused: number[]
  startTaken: number
}
export const noOffers = (): Offers => ({ dealt: CARDS.map(() => 0), refused: CARDS.map(() => 0), startTaken: 0 })

/** The points a seat has, and those its trains would score as they stand: what all can see. */
const standing = (s: State, seat: Seat): number => {
  let sum = totalPoints(s, seat)
  for (let train = 0; train < TRAINS; train++) sum += trainPoints(s, seat, train)
  return sum
}

function leadOf(s: State, seat: Seat): number {
  let best = -Infinity
  for (let other = 0; other < seatCount(s); other++) if (other !== seat) best = Math.max(best, standing(s, other))
  return standing(s, seat) - best
}

/** Notes the takes of one game. */
export class TakesOfGame {
  readonly #game: AnyGame
  readonly #offers: Offers
  readonly #takes: { readonly seat: Seat; readonly take: Take }[] = []

  /** @param offers are counted on */
  constructor(game: AnyGame, offers: Offers) {
    this.#game = game
    this.#offers = offers
  }

  readonly watcher: Watcher = {
    before: (s, seat, code) => {
      if (kindIndexOf(code) === KIND.takeStart) this.#offers.startTaken++
      if (kindIndexOf(code) !== KIND.take && kindIndexOf(code) !== KIND.refuse) return
      const { card } = this.#game.decode(s, code) as { card: number }
      if (kindIndexOf(code) === KIND.refuse) this.#offers.refused[card]++
      else
        this.#takes.push({
          seat,
          take: { card, seats: seatCount(s), round: s[AT.round], lead: leadOf(s, seat), won: 0 },
        })
    },
    event: (event: GameEvent) => {
      const told = event as FirstClassEvent
      if (told.kind === 'dealt') for (const card of told.cards) if (card >= 0) this.#offers.dealt[card]++
    },
  }

  /** The takes of a game that is over. */
  ended({ won }: PlayedGame): Take[] {
    return this.#takes.map(({ seat, take }) => ({ ...take, won: won[seat] / WIN }))
  }
}
