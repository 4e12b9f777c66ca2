import { MOST_TURNED, type Settings, type SlotId } from '../../../src-shared/table.ts'

/** How the table of a game is turned, and how it was before. */
export interface TurnedTable {
  readonly turn: number
  /** It was turned by hand to lie as it does now. */
  readonly byHand: boolean
  /** It was said that it would lie better otherwise. */
  readonly said: boolean
  /** Since which turn of the game it lay how, from the first on. */
  readonly lay: readonly { readonly since: number; readonly turn: number }[]
}

/** As it was turned by hand when the window was last open. */
export function keptTurned(kept: Settings['turned'], slot: SlotId): TurnedTable | undefined {
  const table = kept.find((one) => one.slot === slot)
  return table && { turn: table.turn, byHand: true, said: true, lay: [{ since: 1, turn: table.turn }] }
}

/** How a game's table was turned by hand, beside those of the games that were turned last. */
export const keepTurned = (kept: Settings['turned'], slot: SlotId, turn: number): Settings['turned'] =>
  [...kept.filter((one) => one.slot !== slot), { slot, turn }].slice(-MOST_TURNED)

/** It is turned while this turn of the game is played. */
export const turnedTo = (
  before: TurnedTable | undefined,
  { turn, byHand, since }: { readonly turn: number; readonly byHand: boolean; readonly since: number },
): TurnedTable => ({
  turn,
  byHand,
  said: before?.said ?? false,
  lay: [...(before?.lay ?? []), { since, turn }],
})

/**
 * How a game that has ended is looked back at: as its table lay for most of it, which players have in mind, and not as
 * it went round by itself towards the end; but as somebody turned it by hand.
 */
export function lookedBackAt(table: TurnedTable, last: number): TurnedTable {
  if (table.byHand || table.lay.length === 0) return table
  const lasted = new Map<number, number>()
  for (const [i, { since, turn }] of table.lay.entries()) {
    const until = table.lay.at(i + 1)?.since ?? last + 1
    lasted.set(turn, (lasted.get(turn) ?? 0) + until - since)
  }
  const [[turn]] = [...lasted].sort(([, a], [, b]) => b - a)
  return turn === table.turn ? table : { ...table, turn, lay: [{ since: 1, turn }] }
}
