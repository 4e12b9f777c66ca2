import type { SlotSummary } from '../../src-shared/table.ts'
import type { Slots } from '../saves/slots.ts'
import type { Course } from '../table/course.ts'

/** Draws the latest running game for the list: as an onlooker sees it, since anyone may look at the list. */
export class Pictures {
  readonly #slots: Slots
  #drawn: { readonly id: string; readonly changed: number; readonly picture: unknown } | null = null

  constructor(slots: Slots) {
    this.#slots = slots
  }

  /** The list with the picture put in. `open` = the course of the table that is open, if it is that one. */
  async addTo(list: readonly SlotSummary[], open: { slot: string; course: Course } | null): Promise<SlotSummary[]> {
    const latest = list.find((summary) => summary.state === 'running')
    if (!latest) return [...list]
    const picture = open?.slot === latest.id ? onlookers(open.course) : await this.#draw(latest)
    return list.map((summary) => (summary === latest ? { ...summary, picture } : summary))
  }

  async #draw({ id, changed }: SlotSummary): Promise<unknown> {
    if (this.#drawn?.id !== id || this.#drawn.changed !== changed) {
      const opened = await this.#slots.open(id)
      this.#drawn = { id, changed, picture: opened.ok ? onlookers(opened.value.course) : null }
    }
    return this.#drawn.picture
  }
}

const onlookers = (course: Course): unknown => course.game.view(course.state, 'onlooker')
