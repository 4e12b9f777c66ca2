import { done, refused, type Fault, type Result } from '../../src-shared/bridge.ts'
import { damagedRow, type SlotSummary } from '../../src-shared/table.ts'
import type { AnyGame } from '../engine/game.ts'
import { fingerprint } from '../table/check.ts'
import { readFault } from './faults.ts'
import type { JournalText } from './journal.ts'
import type { Header } from './line-text.ts'
import { playable } from './replay.ts'
import type { Place, Shelf } from './shelf.ts'

/** A journal that can be played: its header is there and this program knows all it names. */
export interface Sound {
  readonly read: JournalText & { readonly header: Header }
  readonly known: NonNullable<ReturnType<typeof playable>>
}

/** Reads journals and judges them. What is broken is moved aside untouched; what is newer stays where it is. */
export class Inspector {
  readonly #shelf: Shelf
  readonly #games: readonly AnyGame[]
  /** By slot; null once told. What is wrong with a file is told again only when something else is. */
  readonly #news = new Map<string, { readonly what: string; fault: Fault | null }>()

  constructor(shelf: Shelf, games: readonly AnyGame[]) {
    this.#shelf = shelf
    this.#games = games
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    return [...this.#news.values()].flatMap((one) => {
      const { fault } = one
      one.fault = null
      return fault ? [fault] : []
    })
  }

  /** Somebody asked for this game and was told what is wrong. */
  told(slot: string): void {
    const news = this.#news.get(slot)
    if (news) news.fault = null
  }

  /** What the list shows. Broken files are set aside on the way. */
  async summary(slot: string, place: 'games' | 'set-aside' = 'games'): Promise<SlotSummary> {
    try {
      const summary = await this.#shelf.summary(slot, place)
      if (place === 'set-aside') return summary
      if (summary.state !== 'damaged') {
        this.#news.delete(slot)
        return summary
      }
      return await this.#setAside(slot)
    } catch (error) {
      this.#found(slot, readFault(error, this.#shelf.pathOf(slot)).fault)
      return damagedRow(slot)
    }
  }

  /** Reads what can be gone on with. What is broken is set aside. */
  async sound(slot: string): Promise<Result<Sound>> {
    if (await this.#isAside(slot)) return damaged(await this.#shelf.summary(slot, 'set-aside'))
    const found = await this.read(slot, 'games')
    if (!found.ok) return found
    const { state, header } = found.value
    if (state === 'newer') return this.#newer(slot, header)
    if (state === 'damaged' || !header) {
      return damaged(await this.#setAside(slot))
    }
    const known = playable(header, this.#games)
    return known ? done({ read: { ...found.value, header }, known }) : this.#newer(slot, header)
  }

  async read(slot: string, place: Place): Promise<Result<JournalText>> {
    if (!(await this.#shelf.has(slot, place))) return refused('noSuchSlot', { slot })
    try {
      return done(await this.#shelf.read(slot, place))
    } catch (error) {
      return readFault(error, this.#shelf.pathOf(slot, place))
    }
  }

  /**
   * The chain holds, and yet the game goes another way after this turn: broken, unless other cards or rules explain it.
   */
  async leadsElsewhere(slot: string, game: AnyGame, header: Header, goodTurn: number): Promise<Result<never>> {
    if (header.deckHash !== fingerprint(game)) return this.#newer(slot, header)
    this.#shelf.noteGoodTurn(slot, goodTurn)
    return damaged(await this.#setAside(slot))
  }

  async #isAside(slot: string): Promise<boolean> {
    return !(await this.#shelf.has(slot, 'games')) && (await this.#shelf.has(slot, 'set-aside'))
  }

  /**
   * Where the folder cannot be written, a broken file stays where it is: untouched all the same.
   * @returns what the list shows of it, where it lies now
   */
  async #setAside(slot: string): Promise<SlotSummary> {
    await this.#shelf.move(slot, 'games', 'set-aside').catch(() => null)
    const summary = await this.#shelf.summary(slot, (await this.#isAside(slot)) ? 'set-aside' : 'games')
    this.#found(slot, damaged(summary).fault)
    return summary
  }

  #found(slot: string, fault: Fault): void {
    const what = JSON.stringify(fault)
    if (this.#news.get(slot)?.what !== what) this.#news.set(slot, { what, fault })
  }

  #newer(slot: string, header: Header | null): Result<never> {
    return refused('newer', { file: nameOf(slot), name: header?.name ?? slot })
  }
}

const damaged = ({ id, name, goodTurn }: SlotSummary) => refused('damaged', { file: nameOf(id), name, turn: goodTurn })

const nameOf = (slot: string): string => `${slot}.journal`
