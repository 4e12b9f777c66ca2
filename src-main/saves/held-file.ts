import type { Fault } from '../../src-shared/bridge.ts'
import type { Files } from './files.ts'
import { SmallFile, type Form } from './small-file.ts'

/** A small file whose contents hold until the program ends, whether they could be written or not. */
export class HeldFile<T extends object> {
  readonly #file: SmallFile<T>
  readonly #empty: T
  #held: T | null = null
  /** A newer program's, or one that could not be read: nothing is written over it. */
  #closed = false

  constructor(folder: string, files: Files, form: Form<T>) {
    this.#file = new SmallFile(folder, files, form)
    this.#empty = form.empty
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    return this.#file.takeNews()
  }

  /** What is kept; empty where there is nothing, or nothing that can be read. */
  async read(): Promise<T> {
    if (this.#held) return this.#held
    const read = await this.#file.read()
    this.#closed = !read.ok
    // Somebody may have kept something meanwhile.
    return (this.#held ??= read.ok ? read.value : this.#empty)
  }

  /** null, or why it could not be written: until the program ends it holds all the same. */
  async keep(value: T): Promise<Fault | null> {
    this.#held = value
    if (this.#closed) return null
    const written = await this.#file.write(value)
    return written.ok ? null : written.fault
  }
}
