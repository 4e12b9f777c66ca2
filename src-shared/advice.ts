import type { Ref, Seat } from './core.ts'

/**
 * One thing that holds of a move, found by playing it out on deals of what the seat cannot see: what hints, the moves
 * of bots and the review say of it is made of these, and of nothing else. Points are whole; those to come are means.
 */
export type Fact =
  /** The move itself brings so many points at least, under this entry of the score. */
  | { readonly kind: 'gains'; readonly points: number; readonly part: string; readonly refs: readonly Ref[] }
  /** So many points more would count at the end of the game if it ended as things lie open now, under these entries. */
  | {
      readonly kind: 'counts'
      readonly points: number
      readonly parts: readonly string[]
      readonly refs: readonly Ref[]
    }
  /** A scoring now would bring so many points more than before the move. */
  | { readonly kind: 'scoring'; readonly points: number; readonly refs: readonly Ref[] }
  /** The same turn goes on when something has been learnt: it then brought about so many on `times` of `of` deals. */
  | {
      readonly kind: 'chance'
      readonly points: number
      readonly times: number
      readonly of: number
      readonly refs: readonly Ref[]
    }
  /** In its next turn the seat is likely to gain about so many. */
  | { readonly kind: 'threatens'; readonly points: number; readonly refs: readonly Ref[] }
  /** About so many more in its next turn than after the other move. */
  | { readonly kind: 'enables'; readonly points: number; readonly refs: readonly Ref[] }
  /** Another seat gains about so many fewer before the mover's next turn than after the other move. */
  | {
      readonly kind: 'prevents'
      readonly points: number
      readonly seat: Seat
      /** The entry of the score under which most of them are missing, where there is one. */
      readonly part?: string
      /** The game is over before the mover's next turn: before its end is meant. */
      readonly last?: true
      readonly refs: readonly Ref[]
    }
  /** The turn ends the game, and the seat is so many points ahead then at least. */
  | { readonly kind: 'ends'; readonly points: number; readonly refs: readonly Ref[] }
  /** About so many of its points, which the others would take from it after the other move, stay with the seat. */
  | { readonly kind: 'keeps'; readonly points: number; readonly refs: readonly Ref[] }
  /** So many points more lie one move away from the seat than before, as the table lies open. */
  | { readonly kind: 'nears'; readonly points: number; readonly refs: readonly Ref[] }
  /** So many points that lay one move away from another seat no longer do. */
  | { readonly kind: 'bars'; readonly points: number; readonly seat: Seat; readonly refs: readonly Ref[] }
  /** What would bring a seat so many points has come nearer to where it would, or farther from it. */
  | {
      readonly kind: 'way'
      readonly points: number
      readonly what: 'parcel' | 'wagon' | 'intake'
      readonly seat: Seat
      /** How far it is now, and was before the move; null = there is no way. */
      readonly steps: number | null
      readonly before: number | null
      readonly refs: readonly Ref[]
    }
  /**
   * What the seat scores with was cut off before the move, and so many places from where something comes to it: the
   * move mends that, or brings it nearer, or does neither. Told to the seat itself.
   */
  | {
      readonly kind: 'apart'
      /** What something that comes again is worth, in the mean. */
      readonly points: number
      /** 0 = it is joined again; null = nobody can say how far it is. */
      readonly gap: number | null
      readonly before: number | null
      /** Nothing could mend it in this turn. */
      readonly hopeless?: true
      readonly refs: readonly Ref[]
    }
  /** By and by about so many more are to be hoped for than after the other move, of this, a key of the messages. */
  | { readonly kind: 'promises'; readonly points: number; readonly part: string; readonly refs: readonly Ref[] }
  /**
   * What the move gives its seat to collect for comes to so many points as a rule: about so many of the things that it
   * counts are there by the end.
   */
  | {
      readonly kind: 'collects'
      readonly points: number
      readonly likely: number
      readonly refs: readonly Ref[]
    }
  /** About so many fewer of this are to be hoped for than after the best move. */
  | { readonly kind: 'forgoes'; readonly points: number; readonly part: string; readonly refs: readonly Ref[] }

export type Apart = Extract<Fact, { readonly kind: 'apart' }>

/** Whether the move mends that, or brings it nearer: the rest speaks for none. */
export const isNearer = ({ gap, before }: Apart): boolean =>
  gap === 0 || (gap !== null && before !== null && gap < before)

/** Whether after the move something can come to the seat again to which nothing came. */
export const leadsBack = (fact: Fact): boolean => fact.kind === 'apart' && fact.gap === 0

/** A fact as it is told: in whole points. */
export const asTold = (fact: Fact): string => JSON.stringify({ ...fact, points: Math.round(fact.points) })

/** Whether a fact is told of all these moves alike: then it tells none of them from another. */
export function sharedBy(moves: readonly (readonly Fact[])[]): (fact: Fact) => boolean {
  const told = moves.map((facts) => new Set(facts.map(asTold)))
  return (fact) => told.length > 0 && told.every((of) => of.has(asTold(fact)))
}

export interface Advised {
  /** From the present question on, to the end of the turn or to where something is learnt. */
  readonly codes: readonly number[]
  readonly facts: readonly Fact[]
  /** What it brings on average after the turns that were played on, in points ahead of the best of the others. */
  readonly points: number
  /** No difference to the first could be told. */
  readonly equal: boolean
  /** Beside which of the moves its facts are told; nothing where they hold of it alone. */
  readonly beside?: number
}

/** What the strongest bot would do in a seat's place, knowing what that seat knows. */
export interface Advice {
  /** At least one, the best first, each beginning otherwise. */
  readonly moves: readonly Advised[]
}
