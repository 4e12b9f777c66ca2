import type { Fact } from '../../src-shared/advice.ts'
import type { Phrase, Seat } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { phrase, type MessageKey } from '../messages/index.ts'

/** A fact as a sentence: the same for hints, for what a bot did and for the review. */
export function tellFact(fact: Fact, seats: readonly SeatInfo[]): Phrase {
  const { points } = fact
  switch (fact.kind) {
    case 'gains':
      return phrase('advice.gains', { n: points, part: phrase(fact.part as MessageKey) })
    case 'threatens':
      return phrase('advice.threatens', { n: points })
    case 'enables':
      return phrase('advice.enables', { n: points })
    case 'prevents':
      return phrase('advice.prevents', { n: points, name: seats[fact.seat]?.name ?? '' })
    case 'keeps':
      return phrase('advice.keeps', { n: points })
  }
}

/** A move that is advised, as far as it is told here. */
interface Told {
  readonly title: string
  readonly points: number
  readonly equal: boolean
}

/**
 * What is said of the move at this place where no fact speaks for it: how far it is, in the long run, before the second
 * or behind the first. @param answers how many the question has
 */
export function tellPlace(moves: readonly Told[], at: number, answers: number): Phrase {
  if (answers === 1) return phrase('advice.only')
  const beside = moves.at(at === 0 ? 1 : 0)
  if (!beside) return phrase('advice.position')
  const title = beside.title
  const apart = Math.abs(moves[at].points - beside.points)
  if (apart < 0.5 || moves[at].equal || beside.equal) return phrase('advice.alike', { title })
  return phrase(at === 0 ? 'advice.before' : 'advice.behind', { title, n: Math.round(apart) })
}

/** What speaks for what another seat did, of that seat. */
export function tellReason(fact: Fact, mover: Seat, seats: readonly SeatInfo[]): Phrase {
  const who = seats[mover]?.name ?? ''
  const { points: n } = fact
  switch (fact.kind) {
    case 'gains':
      return tellFact(fact, seats)
    case 'threatens':
      return phrase('why.threatens', { n, who })
    case 'enables':
      return phrase('why.enables', { n, who })
    case 'prevents':
      return phrase('why.prevents', { n, who, name: seats[fact.seat]?.name ?? '' })
    case 'keeps':
      return phrase('why.keeps', { n, who })
  }
}
