import type { SlotSummary } from '../../src-shared/table.ts'
import type { Attempt } from '../saves/attempt.ts'
import type { Slots } from '../saves/slots.ts'
import type { Course } from '../table/course.ts'

/** The table that is open: its game need not be read to be drawn. */
export interface AtHand {
  readonly slot: string
  readonly course: Course
}

/** Draws saved games for the list: as an onlooker sees them, since anyone may look at the list. */
export class Pictures {
  readonly #slots: Slots
  readonly #attempt: Attempt
  #drawn: { readonly id: string; readonly changed: number; readonly picture: unknown } | null = null

  constructor(slots: Slots, attempt: Attempt) {
    this.#slots = slots
    this.#attempt = attempt
  }

  /** The list with the latest running game's picture put in; the others are asked for one by one. `open` = the table that is open, if any. */
  async addTo(list: readonly SlotSummary[], open: AtHand | null): Promise<SlotSummary[]> {
    const latest = list.find((summary) => summary.state === 'running')
    if (!latest) return [...list]
    const picture = open?.slot === latest.id ? onlookers(open.course) : await this.#draw(latest)
    return list.map((summary) => (summary === latest ? { ...summary, picture } : summary))
  }

  /** The picture of one game; null where it cannot be read. */
  async of(slot: string, open: AtHand | null): Promise<unknown> {
    const course = open?.slot === slot ? open.course : await this.#slots.look(slot)
    return course && onlookers(course)
  }

  async #draw({ id, changed }: SlotSummary): Promise<unknown> {
    if (this.#drawn?.id !== id || this.#drawn.changed !== changed) {
      const picture = await this.#attempt.at(id, async () => {
        const opened = await this.#slots.open(id)
        return opened.ok ? onlookers(opened.value.course) : null
      })
      this.#drawn = { id, changed, picture }
    }
    return this.#drawn.picture
  }
}

const onlookers = (course: Course): unknown => course.game.view(course.state, 'onlooker')
