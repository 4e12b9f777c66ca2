import type { Fault } from '../../src-shared/bridge.ts'
import type { Files } from './files.ts'
import { SmallFile, type Form } from './small-file.ts'

/**
 * A small file whose contents hold until the program ends, whether they could be written or not. One that cannot be
 * read just now, as while a virus checker has it, is read as soon as it can be, with what was changed meanwhile.
 */
export class HeldFile<T extends object> {
  readonly #file: SmallFile<T>
  readonly #empty: T
  #held: T | null = null
  /** A newer program's: nothing is written over it. */
  #closed = false
  /** What is to be changed in a file that could not be read so far. */
  #waiting: Change<T>[] = []

  constructor(folder: string, files: Files, form: Form<T>) {
    this.#file = new SmallFile(folder, files, form)
    this.#empty = form.empty
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    return this.#file.takeNews()
  }

  /** What is kept; what was changed here alone where nothing can be read. */
  async read(): Promise<T> {
    await this.#reach()
    return this.#held ?? this.#withWaiting(this.#empty)
  }

  /**
   * Changes what is kept; `how` gives back what it got where nothing changes.
   * @returns null, or why it could not be written: until the program ends it holds all the same.
   */
  async change(how: Change<T>): Promise<Fault | null> {
    const fault = await this.#reach()
    const before = this.#held
    if (!before) {
      this.#waiting.push(how)
      return fault
    }
    this.#held = how(before)
    return this.#held === before || this.#closed ? null : this.#write(this.#held)
  }

  /** @returns null once something is held, or why the file cannot be read now */
  async #reach(): Promise<Fault | null> {
    if (this.#held) return null
    const read = await this.#file.read()
    // Somebody else may have been told meanwhile.
    if (this.#held) return null
    if (!read.ok && read.fault.code === 'cannotRead') return read.fault
    this.#closed = !read.ok
    const found = read.ok ? read.value : this.#empty
    this.#held = this.#withWaiting(found)
    this.#waiting = []
    // What cannot be written now is written with the next change.
    if (this.#held !== found && !this.#closed) await this.#write(this.#held)
    return null
  }

  #withWaiting(found: T): T {
    return this.#waiting.reduce((before, how) => how(before), found)
  }

  async #write(value: T): Promise<Fault | null> {
    const written = await this.#file.write(value)
    return written.ok ? null : written.fault
  }
}

type Change<T> = (before: T) => T
