import { scenes } from '../../games/scenes.ts'
import { reveal } from '../../stage/reveal.ts'
import type { GameId } from '../../../src-shared/core.ts'
import type { SceneInput, TableScene } from '../../stage/scene.ts'
import type { Showing } from './showing.svelte.ts'

/** A table that crashed so often within a minute is shown in words. Milliseconds between two tries. */
const MOST_CRASHES = 3
const MINUTE = 60_000
const AGAIN = 400

/** The drawn table of one game in this window: opened, drawn anew when it crashed, and taken away. */
export class Drawn {
  scene = $state.raw<TableScene | null>(null)
  /** It cannot be drawn: the position is told in words. */
  missing = $state(false)
  readonly #game: GameId
  readonly #showing: Showing
  readonly #tell: (error: unknown) => void
  /** Where it is drawn, and whom it tells. */
  #place: { readonly host: HTMLElement; readonly input: SceneInput } | null = null
  #crashes: readonly number[] = []

  /** @param tell hears why it crashed */
  constructor(game: GameId, showing: Showing, tell: (error: unknown) => void) {
    this.#game = game
    this.#showing = showing
    this.#tell = tell
  }

  /** It was taken away, or there is no place for it yet. */
  get gone(): boolean {
    return this.#place === null
  }

  /** Draws the table from the view in this place, and after a fall once more. */
  open(host: HTMLElement, input: SceneInput): void {
    this.#place = { host, input: { ...input, crashed: (error) => this.#crashed(error) } }
    this.#begin()
  }

  close(): void {
    this.#place = null
    this.#clear()
  }

  #begin(): void {
    if (this.gone) return
    this.#make().catch((error: unknown) => {
      if (this.gone) return
      if (this.#crashes.length > 0 && this.#crashes.length < MOST_CRASHES) return this.#crashed(error)
      this.missing = true
      this.#showing.awaited.ready()
      // A machine that cannot draw is no news; what else kept it from drawing belongs into a report.
      if (!(error instanceof Error && error.message === 'noWebGL')) this.#tell(error)
      else if (error.cause !== undefined) this.#tell(error.cause)
    })
  }

  async #make(): Promise<void> {
    // Letters are drawn into textures: the fonts must be there first.
    await document.fonts.ready
    const { createScene } = await scenes[this.#game]()
    const place = this.#place
    if (!place) return // There is nowhere to draw any more.
    const made = await createScene(place.host, place.input)
    if (this.gone) return made.destroy()
    this.scene = made
    reveal(made, place.host)
    this.#showing.stage(made)
  }

  #clear(): void {
    this.#showing.stage(null)
    reveal(null)
    const made = this.scene
    this.scene = null
    made?.destroy()
  }

  #crashed(error: unknown): void {
    if (this.gone) return
    this.#tell(error)
    this.#clear()
    const now = performance.now()
    this.#crashes = [...this.#crashes.filter((then) => now - then < MINUTE), now]
    this.missing = this.#crashes.length > MOST_CRASHES
    if (!this.missing) setTimeout(() => this.#begin(), AGAIN)
  }
}
