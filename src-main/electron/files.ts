import { basename } from 'node:path'
import type { Replies, Result } from '../../src-shared/bridge.ts'
import { done, MOST_GAME_FILE, refused } from '../../src-shared/bridge.ts'
import type { App } from '../app-contract.ts'
import { readRegular, SPECIAL, TOO_LONG } from '../regular.ts'

/** Takes in a game file that the system hands over and opens it. @returns what the last request was answered with */
export async function openGameFile(app: App, path: string): Promise<Result<unknown>> {
  const text = await textOf(path)
  if (!text.ok) return text
  const taken = (await app.answer('importGame', { text: text.value })) as Result<Replies['importGame']>
  return taken.ok ? app.answer('openSlot', { slot: taken.value.slot }) : taken
}

/** No game is what is no file or longer than any; what cannot be read may be one. */
async function textOf(path: string): Promise<Result<string>> {
  try {
    // Some letters are up to three bytes.
    const text = await readRegular(path, 3 * MOST_GAME_FILE)
    return text.length <= MOST_GAME_FILE ? done(text) : refused('notAGame')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const isNone = [SPECIAL, TOO_LONG].includes(code)
    return isNone ? refused('notAGame') : refused('cannotRead', { file: basename(path), reason: code })
  }
}
