import { done, type Replies, type Result } from '../../src-shared/bridge.ts'
import type { SlotSummary } from '../../src-shared/table.ts'
import type { Answers, DeskParts } from './desk-parts.ts'
import type { HeldTable } from './held-table.ts'
import { Importing } from './importing.ts'
import { Pictures } from './picture.ts'

/** The saved games as a list: what can be done with each, what was thrown away, and what is taken in. */
export class GameList {
  readonly #parts: DeskParts
  readonly #held: HeldTable
  readonly #pictures: Pictures
  readonly #importing: Importing

  constructor(parts: DeskParts, held: HeldTable) {
    this.#parts = parts
    this.#held = held
    this.#importing = new Importing(parts)
    this.#pictures = new Pictures(parts.slots, parts.replayer, parts.tooHeavy)
  }

  readonly answers = {
    listSlots: async () => {
      await this.#mergeConflictCopies()
      return this.#parts.host.queue.run(() => this.#listedWhole())
    },
    pictureOf: async ({ slot }) => done(await this.#pictures.of(slot, this.#held.atHand)),
    leaveTable: async ({ slot }) => {
      if (this.#held.isAt(slot)) await this.#held.leave()
      return this.#listed()
    },
    renameSlot: async ({ slot, name }) => {
      const { open } = this.#held
      const renamed = await this.#rewrite(slot, { name })
      if (renamed.ok && open?.journal && open.table.slot === slot)
        this.#parts.notify({ kind: 'table', update: open.table.rename(name) })
      return this.#afterwards(renamed)
    },
    annotateSlot: async ({ slot, note }) => this.#afterwards(await this.#rewrite(slot, { note })),
    duplicateSlot: async ({ slot }) => {
      const copy = await this.#parts.slots.duplicate(slot)
      return copy.ok ? done({ slots: await this.all(), slot: copy.value }) : copy
    },
    exportGame: ({ slot }) => this.#parts.slots.exported(slot),
    importGame: ({ text }) => this.#import(text),
    mergeGame: ({ text }) => this.#merge(text),
    cancelImport: async () => {
      this.#importing.cancel()
      return done({})
    },
    deleteSlot: async ({ slot }) => {
      if (this.#held.isAt(slot)) await this.#held.leave()
      return this.#afterwards(await this.#parts.slots.remove(slot))
    },
    listDeleted: async () => this.#deleted(),
    emptyTrash: async () => {
      await this.#parts.slots.emptyTrash((slot) => this.#parts.reviews.erase(slot))
      return this.#deleted()
    },
    restoreSlot: async ({ slot }) => this.#afterwards(await this.#parts.slots.restore(slot)),
  } satisfies Partial<Answers>

  async all(): Promise<SlotSummary[]> {
    return this.#pictures.addTo(await this.#parts.slots.list(), this.#held.atHand)
  }

  /** What home shows at first, and whether there is more to be listed. */
  async first(): Promise<Pick<Replies['hello'], 'slots' | 'moreSlots'>> {
    const glanced = this.#pictures.addTo(await this.#parts.slots.glance(SEEN_FIRST), this.#held.atHand)
    const slots = seenFirst(glanced)
    const moreSlots = slots.length < glanced.length || (await this.#parts.slots.conflictCopies()).length > 0
    return { slots, moreSlots }
  }

  /** The game that is open is written to by its journal alone. */
  async #rewrite(slot: string, change: { readonly name: string } | { readonly note: string }): Promise<Result<null>> {
    const { open } = this.#held
    if (!open?.journal || open.table.slot !== slot) return this.#parts.slots.rewrite(slot, change)
    await open.journal.rewrite({ ...open.journal.header, ...change })
    return done(null)
  }

  async #deleted() {
    const { slots } = this.#parts
    return done({ slots: await slots.deleted(), ...(await slots.inTrash()) })
  }

  /** A game file that was found whole is taken in, in its turn. */
  async #import(text: string): Promise<Result<Replies['importGame']>> {
    const { slots, host } = this.#parts
    const read = await this.#importing.played(text)
    if (!read.ok) return read
    return host.queue.run(async () => {
      const taken = await slots.takeIn(read.value, this.#held.journal)
      return done({ slots: await this.all(), ...taken })
    })
  }

  async #merge(text: string): Promise<Result<Replies['mergeGame']>> {
    const { slots, host } = this.#parts
    const read = await this.#importing.played(text)
    if (!read.ok) return read
    return host.queue.run(async () => done(await slots.merge(read.value, this.#held.journal)))
  }

  async #afterwards(result: Result<null>): Promise<Result<{ slots: SlotSummary[] }>> {
    return result.ok ? this.#listed() : result
  }

  async #listed(): Promise<Result<{ slots: SlotSummary[] }>> {
    return done({ slots: await this.all() })
  }

  /** The first answer looks at the latest files only: what else is found broken is told here. */
  async #listedWhole(): Promise<Result<{ slots: SlotSummary[] }>> {
    const listed = await this.#listed()
    for (const fault of this.#parts.slots.takeNews()) this.#parts.notify({ kind: 'fault', fault })
    return listed
  }

  /**
   * What a synchronised drive brought twice: played beside all else, as any file by a stranger, then merged in turn.
   * Where it cannot be written now, it is tried again with the next list.
   */
  async #mergeConflictCopies(): Promise<void> {
    const { slots, replayer, host, notify } = this.#parts
    for (const file of await slots.conflictCopies()) {
      const state = await slots.stateOfConflictCopy(file)
      const text = await slots.conflictCopy(file)
      // What cannot be read just now is tried again with the next list.
      if (text === null) continue
      const read = await replayer.play('gameFile', text)
      if (!read.ok) {
        slots.leaveConflictCopy(file, state)
        continue
      }
      const merging = () => slots.mergeConflictCopy(file, read.value, this.#held.journal)
      const merged = await host.queue.run(merging).catch(() => null)
      if (merged?.how === 'taken')
        notify({ kind: 'fault', fault: { code: 'conflictCopy', params: { name: merged.name } } })
    }
  }
}

/** As many games as home shows at first: thousands would have to be told, read and checked before anything is seen. */
const SEEN_FIRST = 40

/** The latest games of all of them, and the one that home offers to go on with. */
function seenFirst(all: readonly SlotSummary[]): readonly SlotSummary[] {
  const running = all.find(({ state }) => state === 'running')
  const latest = all.slice(0, SEEN_FIRST)
  return !running || latest.includes(running) ? latest : [...latest, running]
}
