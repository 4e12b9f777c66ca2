import type { Ref } from '../../src-shared/core.ts'
import type { Preview } from '../../src-shared/table.ts'
import type { Selection } from '../ui/selection.ts'
import { chosen, isGivenAtOnce, pick } from '../ui/selection.ts'
import type { App } from './app.svelte.ts'
import { previewOf } from './previewing.svelte.ts'
import type { TableSession } from './table.svelte.ts'

/** So long the pointer rests before it is shown what a click would bring. */
const HOVER_AFTER_MS = 120

/** What a click on the thing or row under the pointer would bring, where a click gives the answer. */
export class HoverPreview {
  preview = $state.raw<Preview | null>(null)
  readonly #app: App
  readonly #session: TableSession
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(app: App, session: TableSession) {
    this.#app = app
    this.#session = session
  }

  /** The pointer rests on things of the drawn table; none = it left. */
  at(refs: readonly Ref[]): void {
    const { candidates, selection } = this.#session.choosing
    const picked = refs.length > 0 && candidates.length > 0 ? pick(candidates, selection, refs) : null
    this.of(picked?.kind === 'select' ? picked.selection : null)
  }

  /** The pointer rests on what would select this; null = it left. */
  of(next: Selection | null): void {
    clearTimeout(this.#resting)
    // What has been asked already is told to nobody.
    this.#resting = undefined
    this.preview = null
    const { choosing } = this.#session
    const { candidates } = choosing
    if (!next || !isGivenAtOnce(candidates, next)) return
    const meant = chosen(candidates, next)
    const ask = async () => {
      const reply = meant && (await previewOf(this.#app, this.#session, meant))
      if (candidates === choosing.candidates && this.#resting === waiting) this.preview = reply
    }
    const waiting = (this.#resting = setTimeout(() => void ask(), HOVER_AFTER_MS))
  }
}
