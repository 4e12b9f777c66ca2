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
  /** What is to be changed in a file that could not be read so far, and of what. */
  #waiting: { readonly how: Change<T>; readonly of: string | undefined }[] = []
  /** Why what waited could not be written when it was read. */
  readonly #unwritten: Fault[] = []

  constructor(folder: string, files: Files, form: Form<T>) {
    this.#file = new SmallFile(folder, files, form)
    this.#empty = form.empty
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    return [...this.#file.takeNews(), ...this.#unwritten.splice(0)]
  }

  /** What is kept; what was changed here alone where nothing can be read. */
  async read(): Promise<T> {
    const fault = await this.#reach()
    if (this.#held && fault) this.#unwritten.push(fault)
    return this.#held ?? this.#withWaiting(this.#empty)
  }

  /**
   * Changes what is kept; `how` gives back what it got where nothing changes. `of` is what it is about: said of that
   * again what changes nothing need not wait once more for a file that cannot be read.
   * @returns null, or why it could not be written: until the program ends it holds all the same.
   */
  async change(how: Change<T>, of?: string): Promise<Fault | null> {
    const fault = await this.#reach()
    const before = this.#held
    if (!before) {
      const seen = this.#withWaiting(this.#empty)
      // What changes nothing of what is held here may change what lies in the file.
      const changes = how(seen) !== seen
      if (changes || of === undefined || !this.#waiting.some((one) => one.of === of)) this.#waiting.push({ how, of })
      return changes ? fault : null
    }
    this.#held = how(before)
    if (this.#held === before) return fault
    return this.#closed ? null : this.#write(this.#held)
  }

  /** @returns why the file cannot be read now, or what waited cannot be written */
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
    return this.#held === found || this.#closed ? null : this.#write(this.#held)
  }

  #withWaiting(found: T): T {
    return this.#waiting.reduce((before, { how }) => how(before), found)
  }

  async #write(value: T): Promise<Fault | null> {
    const written = await this.#file.write(value)
    return written.ok ? null : written.fault
  }
}

type Change<T> = (before: T) => T
