import type { Replies, Result } from '../../src-shared/bridge.ts'
import { MOST_GAME_FILE, refused } from '../../src-shared/bridge.ts'
import type { App } from '../app-contract.ts'
import { readRegular } from '../regular.ts'

/** Takes in a game file that the system hands over and opens it. @returns what the last request was answered with */
export async function openGameFile(app: App, path: string): Promise<Result<unknown>> {
  const text = await textOf(path)
  if (text === null) return refused('notAGame')
  const taken = (await app.answer('importGame', { text })) as Result<Replies['importGame']>
  return taken.ok ? app.answer('openSlot', { slot: taken.value.slot }) : taken
}

/** null when it cannot be read, or is longer than any game. */
async function textOf(path: string): Promise<string | null> {
  // Some letters are up to three bytes.
  const text = await readRegular(path, 3 * MOST_GAME_FILE).catch(() => null)
  return text !== null && text.length <= MOST_GAME_FILE ? text : null
}
