import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { done, refused, type Fault, type Result } from '../../src-shared/bridge.ts'
import { LONGEST_LINE_FILE, lineText, readLine, type KeptLine, type OwnLine } from '../../src-shared/lines.ts'
import { readFault } from './faults.ts'
import type { Files } from './files.ts'
import { besideSlot } from './slot-name.ts'

const NAMES = /^([a-z0-9-]{1,64})\.line\.json$/

/** Where a line's file may lie: in its folder, or moved out of the way but kept. */
type Place = '' | 'set-aside' | 'trash'

/** The layouts of one's own, beside the games: one small file each. Nothing is ever removed here, only moved. */
export class Lines {
  readonly #folder: string
  readonly #files: Files
  /** Files that were told of once. */
  readonly #told = new Set<string>()
  #news: Fault[] = []

  /** @param games the folder of the games; the lines lie in a folder in it. */
  constructor(games: string, files: Files) {
    this.#folder = join(games, 'lines')
    this.#files = files
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    const news = this.#news
    this.#news = []
    return news
  }

  /** All that can be read, the latest first. What is broken is set aside untouched; what is newer stays where it is. */
  async list(): Promise<KeptLine[]> {
    const kept: KeptLine[] = []
    for (const id of await this.#idsIn('')) {
      const line = await this.#read(id)
      if (line) kept.push(line)
    }
    return kept.sort((a, b) => b.changed - a.changed || a.id.localeCompare(b.id))
  }

  /**
   * Writes a line: anew when `id` is null, else in the place of that one. Returns its id.
   * @throws NodeJS.ErrnoException when it cannot be written; then the old file is as it was.
   */
  async keep(id: string | null, line: OwnLine): Promise<Result<string>> {
    if (id !== null && !(await this.#idsIn('')).includes(id)) return refused('noSuchLine', { line: id })
    const file = id ?? `line-${Date.now().toString(36)}-${randomBytes(3).toString('hex')}`
    await this.#files.makeFolder(this.#folder)
    await this.#files.replace(this.#pathOf(file), lineText(line))
    return done(file)
  }

  /** Moves a line to the trash. @throws NodeJS.ErrnoException when it cannot be moved. */
  async remove(id: string): Promise<Result<null>> {
    if (!(await this.#idsIn('')).includes(id)) return refused('noSuchLine', { line: id })
    await this.#move(id, 'trash')
    return done(null)
  }

  async #read(id: string): Promise<KeptLine | null> {
    const path = this.#pathOf(id)
    try {
      const { changed } = await this.#files.facts(path)
      const read = readLine(await this.#files.read(path, 4 * LONGEST_LINE_FILE))
      if (read.ok) return { id, line: read.line, changed }
      if (read.why === 'newer') this.#tell({ code: 'lineNewer', params: { file: `${id}.line.json` } })
      else await this.#setAside(id)
    } catch (error) {
      this.#tell(readFault(error, path).fault)
    }
    return null
  }

  /** Where the folder cannot be written, a broken file stays where it is: untouched all the same. */
  async #setAside(id: string): Promise<void> {
    await this.#move(id, 'set-aside').catch(() => undefined)
    this.#tell({ code: 'lineBroken', params: { file: `${id}.line.json` } })
  }

  #tell(fault: Fault): void {
    const file = String(fault.params?.file)
    if (this.#told.has(file)) return
    this.#told.add(file)
    this.#news.push(fault)
  }

  /** Never over another file: names in the trash and aside are made their own. */
  async #move(id: string, place: Place): Promise<void> {
    await this.#files.makeFolder(join(this.#folder, place))
    const taken = (await this.#idsIn(place)).includes(id)
    const name = taken ? besideSlot(id) : id
    await this.#files.move(this.#pathOf(id), this.#pathOf(name, place))
  }

  async #idsIn(place: Place): Promise<string[]> {
    const names = await this.#files.list(join(this.#folder, place))
    return names.flatMap((name) => NAMES.exec(name)?.[1] ?? [])
  }

  #pathOf(id: string, place: Place = ''): string {
    return join(this.#folder, place, `${id}.line.json`)
  }
}
