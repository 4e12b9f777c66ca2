/** What a plan of the kind 'outcome' tells of a card that is carried out whole, in rows of numbers. */
export interface OutcomeFacts {
  readonly card: number
  /** Train, place. */
  readonly laid: readonly number[]
  /** Train, place, value before, value after. */
  readonly risen: readonly number[]
  /** Train, how many cards its conductor has then come to. */
  readonly walked: readonly number[]
  /** How many cities the locomotive has then come to; -1 = it stays. */
  readonly driven: number
  /** Points that come at once, and by how much the coins grow. */
  readonly points: number
  readonly coins: number
  /** The next scoring before and after. */
  readonly next: readonly [before: number, after: number]
}
