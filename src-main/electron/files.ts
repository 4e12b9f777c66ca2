import { open } from 'node:fs/promises'
import type { Replies, Result } from '../../src-shared/bridge.ts'
import { MOST_GAME_FILE, refused } from '../../src-shared/bridge.ts'
import type { App } from '../app-contract.ts'

/** Takes in a game file that the system hands over and opens it. @returns what the last request was answered with */
export async function openGameFile(app: App, path: string): Promise<Result<unknown>> {
  const text = await textOf(path)
  if (text === null) return refused('notAGame')
  const taken = (await app.answer('importGame', { text })) as Result<Replies['importGame']>
  return taken.ok ? app.answer('openSlot', { slot: taken.value.slot }) : taken
}

/** null when it cannot be read, or is longer than any game. */
async function textOf(path: string): Promise<string | null> {
  try {
    const file = await open(path, 'r')
    try {
      const { size } = await file.stat()
      return size > MOST_GAME_FILE ? null : await file.readFile('utf8')
    } finally {
      await file.close()
    }
  } catch {
    return null
  }
}
