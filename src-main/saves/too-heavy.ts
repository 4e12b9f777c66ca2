import { join } from 'node:path'
import type { Files } from './files.ts'

const NAME = 'not-drawn.txt'
/** Bytes, and games. */
const MOST = 8000
const MOST_GAMES = 100
const SLOT = /^[a-z0-9-]{1,64}$/

/**
 * Games that took too much when the list wanted to draw them, which nobody had asked for: kept in a small file, so that
 * they are not opened by themselves at the next start either. A person may open them; then they are forgotten here.
 */
export class TooHeavy {
  readonly #path: string
  readonly #files: Files
  #slots: Promise<Set<string>> | null = null

  constructor(folder: string, files: Files) {
    this.#path = join(folder, NAME)
    this.#files = files
  }

  async has(slot: string): Promise<boolean> {
    return (await this.#all()).has(slot)
  }

  async note(slot: string): Promise<void> {
    const slots = await this.#all()
    slots.add(slot)
    await this.#write(slots)
  }

  /** It was opened, and nothing came of it. */
  async forget(slot: string): Promise<void> {
    const slots = await this.#all()
    if (slots.delete(slot)) await this.#write(slots)
  }

  #all(): Promise<Set<string>> {
    return (this.#slots ??= this.#files.read(this.#path, MOST).then(
      (text) => new Set(text.split('\n').filter((slot) => SLOT.test(slot))),
      () => new Set(),
    ))
  }

  /** Where it cannot be written it holds until the program ends. */
  async #write(slots: ReadonlySet<string>): Promise<void> {
    const text = [...slots].slice(-MOST_GAMES).join('\n')
    await this.#files.replace(this.#path, text).catch(() => undefined)
  }
}
