import type { Preview } from '../../src-shared/table.ts'
import type { Row } from '../ui/choice-rows.ts'
import { chosen } from '../ui/selection.ts'
import { undoesAfter } from '../ui/undoes.ts'
import type { Candidate } from '../words/speech.ts'
import type { Choice } from './choice.svelte.ts'
import type { Standing } from './standing.svelte.ts'

/** Of a list that is longer no more is asked about than stands in sight. */
const MOST = 16

/** Which rows of the list cannot be taken back: seen before one is chosen, for these ask and the others do not. */
export class Finals {
  ids = $state.raw<ReadonlySet<string>>(new Set())
  readonly #standing: Standing
  readonly #choice: Choice
  readonly #previewOf: (candidate: Candidate) => Promise<Preview | null>
  #asked = 0

  constructor(standing: Standing, choice: Choice, of: (candidate: Candidate) => Promise<Preview | null>) {
    this.#standing = standing
    this.#choice = choice
    this.#previewOf = of
  }

  /** Finds it out for these; until it is known, and where all is practice, none of them is. */
  async find(rows: readonly Row[]): Promise<void> {
    const asked = ++this.#asked
    const { table } = this.#standing
    const { candidates } = this.#choice
    if (this.ids.size > 0) this.ids = new Set()
    if (table.practice) return
    const answers = rows
      .filter(({ deeper, opens }) => !deeper && !opens)
      .slice(0, MOST)
      .map(({ id, next }) => ({ id, answer: chosen(candidates, next) }))
    const found = await Promise.all(
      answers.map(async ({ id, answer }) => {
        const preview = answer && (await this.#previewOf(answer))
        return preview && !undoesAfter(preview, table) ? [id] : []
      }),
    )
    if (asked === this.#asked) this.ids = new Set(found.flat())
  }
}
