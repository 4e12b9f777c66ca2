import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dice } from '../../scripts/host.mjs'
import { createApp } from '../../src-main/app.ts'
import type { App } from '../../src-main/app-contract.ts'
import { games } from '../../src-main/engine/games.ts'
import { filesOn } from '../../src-main/saves/files.ts'
import { isBeginning } from '../../src-main/saves/merging.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import type { KeptLine } from '../../src-main/saves/line-text.ts'
import { replaysHere } from '../../src-main/saves/replayer.ts'
import { Slots } from '../../src-main/saves/slots.ts'
import type { Replies, RequestName, RequestOf, Result } from '../../src-shared/bridge.ts'
import { DEFAULT_SETTINGS, type TableState } from '../../src-shared/table.ts'
import { MemoryDisk, type Operation, type Way } from './memory-disk.ts'
import { failureOf, type Portion } from './portion.ts'

/** Faults by which a person hears that something could not be written. */
const TOLD = new Set(['noSpace', 'notAllowed', 'cannotWrite', 'divided'])
const WAYS: readonly Way[] = ['short', 'ENOSPC', 'EACCES', 'EIO']

/**
 * A session of so many steps at a table, on a disk where every write fails once in every way before it succeeds, and
 * where the power is thought to go after each. What was acknowledged is there each time, and what was refused was not
 * done.
 */
export async function failingSession(seed: number, steps: number): Promise<Portion> {
  const session = await Session.begin(seed)
  try {
    while (session.counts.steps < steps && session.found.length === 0) await session.goOn()
  } catch (error) {
    session.found.push(`seed ${seed}: ${failureOf(error)}`)
  } finally {
    await session.close()
  }
  return { counts: session.counts, found: session.found }
}

class Session {
  readonly counts = { steps: 0, failures: 0, powerCuts: 0 }
  readonly found: string[] = []
  readonly #random: () => number
  readonly #folder: string
  readonly #disk: MemoryDisk
  #app!: App
  #table!: TableState
  /** What the disk must have, whatever happens: what was kept of each game when it was last acknowledged. */
  readonly #acknowledged = new Map<string, readonly KeptLine[]>()
  /** The copy that is thrown away and brought back; null while there is none. */
  #copy: { readonly slot: string; deleted: boolean } | null = null

  private constructor(seed: number) {
    this.#random = dice(seed)
    // The lock, the log and the settings lie on the true disk, where nothing fails.
    this.#folder = mkdtempSync(join(tmpdir(), 'signalbox-writes-'))
    this.#disk = new MemoryDisk(tmpdir())
  }

  static async begin(seed: number): Promise<Session> {
    const session = new Session(seed)
    await session.#start()
    await session.#newGame()
    return session
  }

  async #start(): Promise<void> {
    const made = await createApp(
      {
        folder: this.#folder,
        version: '0.0.0-campaign',
        host: 'browser',
        openSettings: () => ({
          read: () => ({ ...DEFAULT_SETTINGS, speed: 'off' }),
          write: () => undefined,
          setAside: null,
        }),
        // Nobody but people sits at the table: no bot thinks.
        workerFile: new URL('file:///none'),
        quit: () => undefined,
      },
      games,
      { files: filesOn(this.#disk), replayer: replaysHere(games) },
    )
    if (!made.ok) throw new Error(`refused: ${made.fault.code}`)
    this.#app = made.value
  }

  async close(): Promise<void> {
    this.#disk.before = () => null
    await this.#app.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** One step more, or something else that is written. */
  async goOn(): Promise<void> {
    const table = this.#table
    const { slot, seq, curtain, choices, undo, redo } = table
    if (curtain) {
      await this.#ask('command', { slot, seq, command: { kind: 'liftCurtain', seat: curtain.seat } })
      return this.#look()
    }
    if (table.outcome) {
      await this.#ask('leaveTable', { slot })
      return this.#newGame()
    }
    this.counts.steps++
    const lot = this.#random()
    if (lot < 0.1 && undo === null)
      await this.#try('command', () => ({ slot, seq: this.#table.seq, command: { kind: 'undo' } }))
    else if (lot < 0.14 && redo)
      await this.#try('command', () => ({ slot, seq: this.#table.seq, command: { kind: 'redo' } }))
    else if (lot < 0.17) await this.#try('renameSlot', () => ({ slot, name: `Name ${this.counts.steps}` }))
    else if (lot < 0.19) await this.#try('annotateSlot', () => ({ slot, note: `Note ${this.counts.steps}` }))
    else if (lot < 0.32) await this.#aboutCopy()
    else if (lot < 0.36) await this.#openAgain()
    else {
      const codes = [choices[Math.floor(this.#random() * choices.length)]]
      await this.#try('act', () => ({ slot, seq: this.#table.seq, codes }))
    }
    await this.#look()
  }

  async #newGame(): Promise<void> {
    const game = games[Math.floor(this.#random() * games.length)]
    const seats = ['Ann', 'Bob'].map((name) => ({ name, player: 'person' as const }))
    const seed = Math.floor(this.#random() * 2 ** 30)
    await this.#try('newGame', () => ({
      game: game.id,
      name: 'Sunday',
      seats,
      options: {},
      starter: 0,
      seed,
      practice: true,
    }))
    const { slots } = await this.#ask('listSlots', {})
    const newest = slots.find(({ id }) => !this.#acknowledged.has(id))
    if (!newest) throw new Error('a new game is not in the list')
    await this.#open(newest.id)
    this.#note(newest.id)
  }

  /** A second game is made of this one, thrown away, brought back, and so on. */
  async #aboutCopy(): Promise<void> {
    if (!this.#copy) {
      const before = new Set((await this.#ask('listSlots', {})).slots.map(({ id }) => id))
      await this.#try('duplicateSlot', () => ({ slot: this.#table.slot }))
      const made = (await this.#ask('listSlots', {})).slots.find(({ id }) => !before.has(id))
      if (!made) throw new Error('a copy is not in the list')
      this.#copy = { slot: made.id, deleted: false }
      return this.#note(made.id)
    }
    const { slot, deleted } = this.#copy
    await this.#try(deleted ? 'restoreSlot' : 'deleteSlot', () => ({ slot }))
    this.#copy.deleted = !this.#copy.deleted
  }

  async #openAgain(): Promise<void> {
    const { slot } = this.#table
    await this.#ask('leaveTable', { slot })
    await this.#open(slot)
  }

  async #open(slot: string): Promise<void> {
    this.#table = (await this.#ask('openSlot', { slot })).table
  }

  /** The table as it is now. */
  async #look(): Promise<void> {
    this.#table = (await this.#ask('showTable', { slot: this.#table.slot })).table
  }

  /** Has each write of a request fail in each way until none is left that was not tried, and it succeeds. */
  async #try<N extends RequestName>(name: N, payload: () => RequestOf<N>): Promise<void> {
    for (let at = 0; ; at++) {
      for (const way of WAYS) {
        const { hit, result } = await this.#failing(name, payload(), at, way)
        if (result.ok) return this.#note(this.#table?.slot)
        if (!hit) throw new Error(`${name} is refused for nothing: ${result.fault.code}`)
        if (!TOLD.has(result.fault.code)) throw new Error(`${name}, ${way} of write ${at}: ${result.fault.code}`)
        this.counts.failures++
        await this.#everythingThere(this.#disk, `${name} failed by ${way} of write ${at}`)
        await this.#standsAsBefore(name)
      }
    }
  }

  async #failing<N extends RequestName>(name: N, payload: RequestOf<N>, at: number, way: Way) {
    let n = 0
    let hit = false
    const cuts: { readonly disk: MemoryDisk; readonly after: Operation }[] = []
    this.#disk.before = (operation) => {
      // What is on the disk before an operation is what the last one left.
      cuts.push({ disk: this.#disk.afterPowerCut(), after: operation })
      // To sync a folder is no write; where it fails and the power goes too, nothing can be promised.
      if (operation.kind === 'syncFolder' || n++ !== at) return null
      hit = true
      return way
    }
    const result = (await this.#app.answer(name, payload)) as Result<Replies[N]>
    this.#disk.before = () => null
    if (result.ok || way === WAYS[0])
      for (const { disk, after } of cuts) {
        this.counts.powerCuts++
        await this.#everythingThere(disk, `${name}, power cut before ${after.kind} of ${after.path}`)
      }
    return { hit, result }
  }

  /** A refused request has changed nothing at the table. */
  async #standsAsBefore(name: string): Promise<void> {
    if (!this.#table) return
    const { slot, status, view } = this.#table
    const now = (await this.#ask('showTable', { slot })).table
    if (JSON.stringify([now.status, now.view]) !== JSON.stringify([status, view]))
      throw new Error(`${name} was refused and changed the table`)
    this.#table = now
  }

  /** What was kept of a game is acknowledged now: it must be there from now on, also if the power goes. */
  #note(slot: string | undefined): void {
    if (slot === undefined) return
    const text = this.#textOf(this.#disk, slot)
    if (text === null) throw new Error(`${slot} was acknowledged and is not there`)
    this.#acknowledged.set(slot, readJournal(text).lines)
  }

  #textOf(disk: MemoryDisk, slot: string): string | null {
    return (
      disk.textOf(join(this.#folder, `${slot}.journal`)) ?? disk.textOf(join(this.#folder, 'trash', `${slot}.journal`))
    )
  }

  /** Every acknowledged game can be opened on this disk, with all that was acknowledged of it. */
  async #everythingThere(disk: MemoryDisk, when: string): Promise<void> {
    for (const [slot, lines] of this.#acknowledged) {
      const text = this.#textOf(disk, slot)
      if (text === null) throw new Error(`${when}: ${slot} is lost`)
      const read = readJournal(text)
      if (read.state !== 'good') throw new Error(`${when}: ${slot} is ${read.state}`)
      // A compacted journal has fewer lines: what counts is played, below.
      if (!isBeginning(lines, read.lines)) throw new Error(`${when}: ${slot} lacks what was acknowledged`)
    }
    const { slot } = this.#table ?? {}
    if (slot === undefined || !this.#acknowledged.has(slot)) return
    // On another copy: what is opened may be written anew.
    const opened = await new Slots(this.#folder, filesOn(disk.afterPowerCut()), games).open(slot)
    if (!opened.ok) throw new Error(`${when}: ${slot} is refused: ${opened.fault.code}`)
  }

  async #ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Replies[N]> {
    const result = (await this.#app.answer(name, payload)) as Result<Replies[N]>
    if (!result.ok) throw new Error(`${name} is refused: ${result.fault.code}`)
    return result.value
  }
}
