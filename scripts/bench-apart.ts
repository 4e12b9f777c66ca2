import { spawnSync } from 'node:child_process'
import { execArgv, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import type { GameId } from '../src-main/engine/game.ts'

/**
 * A part of the bench for one game, in a process of its own, and what that prints.
 * @throws Error when it ends with a fault, which it has told by then.
 */
export function benchApart<T>(part: string, id: GameId, args: readonly string[]): T {
  const script = fileURLToPath(new URL('bench.ts', import.meta.url))
  const all = [...execArgv, script, '--json', '--parts', part, '--game', id, ...args]
  const { status, stdout } = spawnSync(execPath, all, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) throw new Error(`measuring ${id} ended with ${status}`)
  return JSON.parse(stdout) as T
}
