import type { GameEvent, Viewer } from '../../../src-shared/core.ts'
import type { Beat } from '../../../src-shared/table.ts'
import type { GamePanel } from '../../games/panel.ts'

type Stretches = readonly (readonly Beat[])[]

/** What is told in one go: turn by turn, each as its seat's. */
export function stretchesOf(
  beats: readonly Beat[],
  viewer: Viewer,
  { laysTable, countsApart, passes }: Pick<GamePanel, 'laysTable' | 'countsApart' | 'passes'>,
): Stretches {
  const turns = byTurn(beats, (event) => countsApart?.(event) === true || passes?.(event) === true)
  const [before, last] = [turns.at(-2), turns.at(-1)]
  // Where nothing is done in it yet, it is not said to be one's own turn before the table lies for it.
  const isLaid = last?.every(({ event }) => event.seat === viewer && laysTable?.(event))
  return before && last && isLaid ? [...turns.slice(0, -2), [...before, ...last]] : turns
}

/**
 * What one seat did at a stretch, and after it the next: an update may tell of several turns, and of what has its own
 * time after one. Before the first turn the seats set up one after another.
 */
function byTurn(beats: readonly Beat[], isApart: (event: GameEvent) => boolean): Stretches {
  const turns: Beat[][] = []
  const isNext = ({ turn, seat }: GameEvent, last: GameEvent) =>
    turn !== last.turn || (turn === 0 && seat !== last.seat)
  for (const beat of beats) {
    const turn = turns.at(-1)
    if (!turn || isNext(beat.event, turn[turn.length - 1].event) || isApart(beat.event)) turns.push([beat])
    else turn.push(beat)
  }
  return turns
}
