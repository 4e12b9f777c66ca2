import { MOST_LINES } from '../../../src-shared/table.ts'
import type { Row } from '../../ui/choosing/choice-rows.ts'
import { chosen } from '../../ui/choosing/selection.ts'
import { undoesAfter } from '../../ui/choosing/undoes.ts'
import type { Asking } from './asking.ts'
import type { Choice } from './choice.svelte.ts'
import type { Standing } from './standing.svelte.ts'

/** Which rows of the list cannot be taken back: seen before one is chosen, for these ask and the others do not. */
export class Finals {
  ids = $state.raw<ReadonlySet<string>>(new Set())
  readonly #app: Asking
  readonly #standing: Standing
  readonly #choice: Choice
  #asked = 0

  constructor(app: Asking, standing: Standing, choice: Choice) {
    this.#app = app
    this.#standing = standing
    this.#choice = choice
  }

  /** Finds it out for these; until it is known, where all is practice, and where every row asks, none of them is. */
  async find(rows: readonly Row[]): Promise<void> {
    const asked = ++this.#asked
    const { table } = this.#standing
    const { candidates } = this.#choice
    if (this.ids.size > 0) this.ids = new Set()
    const meant = rows
      .filter(({ deeper, opens }) => !deeper && !opens)
      .flatMap(({ id, next }) => {
        const answer = chosen(candidates, next)
        return answer ? [{ id, codes: answer.codes }] : []
      })
      .slice(0, MOST_LINES)
    if (this.#app.settings.confirm === 'always' || table.practice || meant.length === 0) return
    const { slot, seq } = table
    const found = await this.#app.askQuietly('previewEnds', { slot, seq, lines: meant.map(({ codes }) => codes) })
    if (!found || asked !== this.#asked) return
    const final = meant.filter((_, i) => found.ends[i] && !undoesAfter(found.ends[i], table))
    this.ids = new Set(final.map(({ id }) => id))
  }
}
