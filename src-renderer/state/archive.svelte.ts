import { refused, type FaultCode, type RequestName, type RequestOf, type Result } from '../../src-shared/bridge.ts'
import type { Replies } from '../../src-shared/replies.ts'
import type { Merged } from '../../src-shared/table.ts'
import { t } from '../i18n/words.svelte.ts'
import type { App } from './app.svelte.ts'
import type { PackedGame } from './archive-file.ts'
import { saveAs } from './save-as.ts'
import { lasting, toast } from './toasts.svelte.ts'

/** What became of the games of an archive. unread: broken, or of a later version. */
export type Tally = Record<Merged | 'unread', number>

/** Tells how far it is, 0 to 1, and ends early when the signal comes. */
type Work = (tell: (share: number) => void, signal: AbortSignal) => Promise<void>

/** All games in one file: made, and taken in. One at a time is under way. */
export class ArchiveOfGames {
  /** Something of this is under way. */
  busy = $state(false)
  readonly #app: App
  /** What was asked for before it: two files may be dropped at once. */
  #last: Promise<void> = Promise.resolve()

  constructor(app: App) {
    this.#app = app
  }

  /** Hands all games that can be read over as one file; what cannot is told of. */
  async export(): Promise<void> {
    await this.#underWay(t('archive.packing'), 'export', async (tell, signal) => {
      const { pack } = await import('./archive-file.ts')
      const listed = await this.#app.ask('listSlots', {})
      if (!listed) return
      const { slots } = listed
      const app = this.#app
      let unread = 0
      async function* games(): AsyncGenerator<PackedGame> {
        for (const [n, { id }] of slots.entries()) {
          if (signal.aborted) return
          const reply = await patiently(app, signal, 'exportGame', { slot: id })
          if (reply.ok) yield reply.value
          else unread++
          tell((n + 1) / slots.length)
        }
      }
      const file = await pack(games())
      if (signal.aborted) return
      const packed = slots.length - unread
      if (packed > 0) saveAs('signalbox-games.zip', file)
      toast(
        [
          (packed > 0 || unread === 0) && t('archive.packed', { n: packed }),
          unread > 0 && t('archive.unread', { n: unread }),
        ]
          .filter(Boolean)
          .join(' '),
        'export',
      )
    })
  }

  /** Takes all games of such a file in that are not here yet. */
  async import(file: Blob): Promise<void> {
    await this.#underWay(t('archive.merging'), 'import', async (tell, signal) => {
      const { opened } = await import('./archive-file.ts')
      const archive = await opened(file)
      if (!archive || archive.games.length === 0) return this.#app.tell({ code: 'notAGame' })
      const tally: Tally = { taken: 0, continued: 0, known: 0, unread: 0 }
      for (const [n, game] of archive.games.entries()) {
        if (signal.aborted) break
        const text = await game.text()
        const result = text === null ? UNREAD : await patiently(this.#app, signal, 'mergeGame', { text })
        if (result.ok) tally[result.value.how]++
        else if (OF_THE_GAME.has(result.fault.code)) tally.unread++
        else {
          // Not this game alone: no room, no leave to write, no program any more. What was taken in stays.
          if (!signal.aborted) this.#app.tell(result.fault)
          break
        }
        tell((n + 1) / archive.games.length)
      }
      await archive.close()
      await this.#app.saved.refresh()
      toast(inWords(tally), 'import')
    })
  }

  #underWay(text: string, icon: string, work: Work): Promise<void> {
    this.#last = this.#last.then(() => this.#run(text, icon, work))
    return this.#last
  }

  async #run(text: string, icon: string, work: Work): Promise<void> {
    this.busy = true
    const stop = new AbortController()
    const cancel = () => {
      stop.abort()
      void this.#app.askQuietly('cancelImport', {})
    }
    const notice = lasting(text, icon, { label: t('common.cancel'), run: cancel })
    try {
      await work((share) => notice.tell(share), stop.signal)
    } catch (error) {
      // The part of the program that knows such files could not be had, or the file went away while it was read.
      this.#app.crashed(error)
      this.#app.tell({ code: 'notFetched' })
    } finally {
      notice.close()
      this.busy = false
    }
  }
}

/** ms until the host lets in as many again as are asked in a while. */
const A_WHILE = 1000

/** Asks for one game after another: where that was too often for the host, the same is asked again a little later. */
async function patiently<N extends RequestName>(
  app: App,
  signal: AbortSignal,
  name: N,
  payload: RequestOf<N>,
): Promise<Result<Replies[N]>> {
  for (;;) {
    const result = await app.askPlainly(name, payload)
    if (result.ok || result.fault.code !== 'tooMany' || signal.aborted) return result
    await new Promise((go) => setTimeout(go, A_WHILE))
  }
}

/** Why one game is refused, whatever becomes of the others. */
const OF_THE_GAME: ReadonlySet<FaultCode> = new Set<FaultCode>([
  'notAGame',
  'gameBroken',
  'tooHeavy',
  'newer',
  'malformed',
])
const UNREAD = refused('notAGame')

const inWords = (tally: Tally): string =>
  (['taken', 'continued', 'known', 'unread'] as const)
    .filter((what) => tally[what] > 0 || (what === 'taken' && tally.continued + tally.known + tally.unread === 0))
    .map((what) => t(`archive.${what}`, { n: tally[what] }))
    .join(' ')
