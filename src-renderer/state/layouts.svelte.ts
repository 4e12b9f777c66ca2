import type { RequestOf } from '../../src-shared/bridge.ts'
import type { KeptLine, OwnLine } from '../../src-shared/lines.ts'
import type { Replies } from '../../src-shared/replies.ts'
import { t } from '../i18n/words.svelte.ts'
import type { App } from './app.svelte.ts'
import { toast } from './toasts.svelte.ts'

/** A kept line, or a new one that begins as another lies; null = on an empty table. */
interface Drawing {
  readonly kept: KeptLine | null
  readonly from: OwnLine | null
  done(line: OwnLine | null): void
}

/** The layouts of one's own: kept, deleted, and drawn in the line editor. */
export class Layouts {
  all = $state.raw<readonly KeptLine[]>([])
  /** What the line editor is open with, and who hears which line is to be played, if any. */
  drawing = $state.raw<Drawing | null>(null)
  /** The line editor's own way back, which asks before a drawing is lost; null where nothing is drawn. */
  stopDrawing: (() => void) | null = null
  readonly #app: App

  constructor(app: App) {
    this.#app = app
  }

  async list(): Promise<void> {
    const reply = await this.#app.ask('listLines', {})
    if (!reply) return
    this.all = reply.lines
    reply.faults.forEach((fault) => this.#app.tell(fault))
  }

  /** Asks something of one line; the list is had anew where the line is gone from it. */
  async #ask<N extends 'keepLine' | 'deleteLine'>(name: N, payload: RequestOf<N>): Promise<Replies[N] | null> {
    const result = await this.#app.askPlainly(name, payload)
    if (result.ok) return result.value
    this.#app.tell(result.fault)
    if (result.fault.code === 'noSuchLine') await this.list()
    return null
  }

  /** Keeps a line, anew or in the place of `id`; its id, or null when it could not be kept. */
  async keep(id: string | null, line: OwnLine): Promise<string | null> {
    const reply = await this.#ask('keepLine', { id, line })
    if (!reply) return null
    this.all = reply.lines
    return reply.id
  }

  /** Whether it is deleted. */
  async delete({ id, line }: KeptLine): Promise<boolean> {
    const reply = await this.#ask('deleteLine', { id })
    if (!reply) return false
    this.all = reply.lines
    toast(t('home.deleted', { name: line.name }), 'trash', {
      label: t('home.restore'),
      run: () => void this.keep(null, line),
    })
    return true
  }

  /** Opens the line editor over the screen that asks; `done` hears which line is to be played, if any. */
  draw(kept: KeptLine | null, done: (line: OwnLine | null) => void, from: OwnLine | null = null): void {
    this.drawing = { kept, from, done }
    this.#app.screen = 'editor'
  }

  endDrawing(line: OwnLine | null): void {
    const { drawing } = this
    this.drawing = null
    this.#app.screen = 'new'
    drawing?.done(line)
  }
}
