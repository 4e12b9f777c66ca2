import type { AnyGame } from '../../engine/game.ts'
import { asGood } from '../../bots/weighing/answering.ts'
import { stateOf } from '../../problems/position.ts'
import type { Problem } from '../../problems/problem.ts'
import { NODES } from './finding.ts'
import type { Position } from './positions.ts'
import { askedOf, searched } from './searching.ts'

/** What holds of the problems of a game. */
export interface Checked {
  readonly problems: number
  /** Of these a search by other dice, as long as the longer one, calls so many right again. */
  readonly proven: number
  readonly themes: Readonly<Record<string, number>>
  readonly byDifficulty: Readonly<Record<string, number>>
  /** Those that were not proven. */
  readonly failed: readonly string[]
}

/** Dice that found none of them. */
const DICE = 0x70f00f
/** A difference was measured before: that it is there at all has to be seen again. */
const STRICT = 0.5

/** Proves problems anew. @param tell hears of each as it is done */
export function checked(game: AnyGame, problems: readonly Problem[], tell: (line: string) => void): Checked {
  const failed = problems.filter((problem, i) => {
    const proven = isProven(game, problem)
    tell(`${game.id} ${i + 1} of ${problems.length}: ${problem.id} ${proven ? 'proven' : 'NOT PROVEN'}`)
    return !proven
  })
  return {
    problems: problems.length,
    proven: problems.length - failed.length,
    themes: counted(problems.map(({ theme }) => theme)),
    byDifficulty: counted(problems.map(({ difficulty }) => String(difficulty))),
    failed: failed.map(({ id }) => id),
  }
}

function isProven(game: AnyGame, problem: Problem): boolean {
  const { answer, second, seed, turn, proof } = problem
  const position: Position = { ...problem, state: stateOf(problem, game) }
  const known = [answer, second]
  const found = searched(game, position, { nodes: NODES[game.id][1], seed: seed ^ DICE ^ turn, known, strict: STRICT })
  return found !== null && asGood(askedOf(game, position), answer, found.answer, proof[1].points[0])
}

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
