import type { Result } from '../../src-shared/bridge.ts'
import type { GameFile } from '../saves/game-file.ts'
import type { DeskParts } from './desk-parts.ts'

/** Game files from elsewhere: played in a thread beside all else before anything is done with them. */
export class Importing {
  readonly #parts: Pick<DeskParts, 'replayer' | 'notify'>
  /** Ends the playing of those that are under way. */
  #cancel = new AbortController()

  constructor(parts: Pick<DeskParts, 'replayer' | 'notify'>) {
    this.#parts = parts
  }

  /** Plays a game file, telling how far it is. */
  async played(text: string): Promise<Result<GameFile>> {
    const { replayer, notify } = this.#parts
    let told = false
    const share = (share: number) => {
      told = true
      notify({ kind: 'importing', share })
    }
    const read = await replayer.play('gameFile', text, { share, signal: this.#cancel.signal })
    if (told) share(1)
    return read
  }

  cancel(): void {
    this.#cancel.abort()
    this.#cancel = new AbortController()
  }
}
