import { MOST_GAME_FILE, type RequestName, type RequestOf } from '../../src-shared/bridge.ts'
import type { Replies } from '../../src-shared/replies.ts'
import type { Glance, SlotId, SlotSummary } from '../../src-shared/table.ts'
import { t } from '../i18n/words.svelte.ts'
import type { App } from './app.svelte.ts'
import type { ArchiveOfGames } from './archive.svelte.ts'
import { saveAs } from './save-as.ts'
import { lasting, toast, type Lasting } from './toasts.svelte.ts'

/** The shelf: every kept game, and what can be done with one without opening it. */
export class SavedGames {
  slots = $state.raw<readonly SlotSummary[]>([])
  readonly #app: App
  /** Fetched when it is first wanted. */
  #archive: ArchiveOfGames | null = null
  /** Shown while a game file is being checked that takes a while. */
  #checking: Lasting | null = null
  readonly #glances = new Map<SlotId, { readonly changed: number; readonly glance: Glance }>()

  constructor(app: App) {
    this.#app = app
  }

  async refresh(): Promise<void> {
    const listed = await this.#app.ask('listSlots', {})
    if (listed) this.slots = listed.slots
  }

  /** Asks something of one game; the list is had anew where the game is gone from it. */
  async #ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Replies[N] | null> {
    const result = await this.#app.askPlainly(name, payload)
    if (result.ok) return result.value
    this.#app.tell(result.fault)
    if (result.fault.code === 'noSuchSlot') await this.refresh()
    return null
  }

  /** A game's position, and what came of it; asked for once for as long as nobody plays on. */
  async glanceAt({ id, changed, picture, state }: SlotSummary): Promise<Glance> {
    const known = this.#glances.get(id)
    // The list has the picture of the table that is open, and nothing of how a game ended.
    if (picture !== null && state !== 'finished') return { picture }
    if (known?.changed === changed) return known.glance
    const glance = await this.#app.askQuietly('pictureOf', { slot: id })
    // Unanswered, as where the host is gone: it is asked again when it is wanted again.
    if (!glance) return { picture: null }
    this.#glances.set(id, { changed, glance })
    return glance
  }

  async rename(slot: SlotId, name: string): Promise<void> {
    const reply = await this.#ask('renameSlot', { slot, name })
    if (reply) this.slots = reply.slots
  }

  async duplicate(slot: Pick<SlotSummary, 'id' | 'name'>): Promise<void> {
    const reply = await this.#ask('duplicateSlot', { slot: slot.id })
    if (!reply) return
    this.slots = reply.slots
    toast(t('home.duplicated', { name: slot.name }), 'copy')
  }

  /** Puts a game where deleted ones lie; `told`: what is said of it. */
  async remove(slot: SlotSummary, told = t('home.deleted', { name: slot.name })): Promise<void> {
    const reply = await this.#ask('deleteSlot', { slot: slot.id })
    if (!reply) return
    this.slots = reply.slots
    toast(told, 'trash', {
      label: t('home.restore'),
      run: () => void this.restore(slot.id),
    })
  }

  /** Writes something down about a game. */
  async annotate(slot: SlotId, note: string): Promise<void> {
    const reply = await this.#ask('annotateSlot', { slot, note })
    if (reply) this.slots = reply.slots
  }

  async restore(slot: SlotId): Promise<void> {
    const reply = await this.#ask('restoreSlot', { slot })
    if (reply) this.slots = reply.slots
  }

  /** Hands a game over as a file, to the browser or to the system's own way of saving one. */
  async export(slot: SlotId): Promise<void> {
    const reply = await this.#ask('exportGame', { slot })
    if (reply) saveAs(reply.file, reply.text)
  }

  /** So much of a game file has been checked; 1 = it is over. Of many at once it is told how many are done. */
  checked(share: number): void {
    if (this.#archive?.busy) return
    const cancel = { label: t('common.cancel'), run: () => void this.#app.askQuietly('cancelImport', {}) }
    this.#checking ??= lasting(t('home.importing'), 'import', cancel)
    this.#checking.tell(share)
    if (share === 1) this.#stopChecking()
  }

  #stopChecking(): void {
    this.#checking?.close()
    this.#checking = null
  }

  /** All games in one file. */
  async archive(): Promise<ArchiveOfGames> {
    const { ArchiveOfGames } = await import('./archive.svelte.ts')
    return (this.#archive ??= new ArchiveOfGames(this.#app))
  }

  /** Takes a game file into the list, or all games of an archive. */
  async import(file: File): Promise<void> {
    if (
      await file
        .slice(0, 2)
        .text()
        .then(
          (start) => start === 'PK',
          () => false,
        )
    )
      return (await this.archive()).import(file)
    if (file.size > MOST_GAME_FILE) return this.#app.tell({ code: 'notAGame' })
    // A folder that was dropped, or a file that has gone since, cannot be read.
    const text = await file.text().catch(() => null)
    if (text === null) return this.#app.tell({ code: 'cannotRead', params: { file: file.name } })
    const reply = await this.#app.ask('importGame', { text })
    if (!reply) return this.#stopChecking()
    this.slots = reply.slots
    toast(t('home.imported', { name: reply.name }), 'import', {
      label: t('home.imported.open'),
      run: () => void this.#app.open(reply.slot),
    })
  }
}
