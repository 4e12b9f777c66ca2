import type { Standing } from '../../state/table/standing.svelte.ts'

/**
 * How many turns a game had in which somebody did something: one that ends as it begins, because no card is left to be
 * drawn, is none, and a review does not count it either.
 */
export function turnsPlayed({ table, log }: Pick<Standing, 'table' | 'log'>): number {
  return log.findLast(({ events }) => events.length > 0)?.turn ?? table.status.turn
}
