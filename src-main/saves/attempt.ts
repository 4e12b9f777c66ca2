import { join } from 'node:path'
import type { Files } from './files.ts'

const NAME = 'opening.txt'
/** Bytes. */
const MOST = 200

/**
 * Opens games that nobody asked for: the latest, to draw it. Which one it is stands in a small file meanwhile. Where
 * the program did not live to take that name out again, that game is not opened by itself the next time.
 */
export class Attempt {
  readonly #path: string
  readonly #files: Files
  /** The game that ended the program before; '' = none. */
  #fatal: Promise<string> | null = null

  constructor(folder: string, files: Files) {
    this.#path = join(folder, NAME)
    this.#files = files
  }

  /** What `work` gives; null where it was not done, or threw. */
  async at<T>(slot: string, work: () => Promise<T>): Promise<T | null> {
    this.#fatal ??= this.#files.read(this.#path, MOST).catch(() => '')
    if ((await this.#fatal) === slot) return null
    await this.#write(slot)
    try {
      return await work()
    } catch {
      return null
    } finally {
      await this.#write('')
    }
  }

  /** Where it cannot be written the game is opened all the same. */
  async #write(slot: string): Promise<void> {
    await this.#files.replace(this.#path, slot).catch(() => undefined)
  }
}
