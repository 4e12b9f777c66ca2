import type { NewGame } from '../../../src-shared/table.ts'
import { optionsOf } from '../../games/panel.ts'
import { heirOf } from '../../state/table/log.ts'
import type { Standing } from '../../state/table/standing.svelte.ts'

/** A game like the one that is over, as it was ordered: seats that people left to bots are theirs again. */
export function orderedAgain({ table, log }: Pick<Standing, 'table' | 'log'>): NewGame {
  const { game, practice, hints } = table
  const seats = table.seats.map((one, seat) => (heirOf(log, seat) ? { ...one, player: 'person' as const } : one))
  return { game, name: '', seats, options: optionsOf(table), practice, hints }
}
