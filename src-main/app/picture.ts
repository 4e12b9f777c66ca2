import type { Glance, SlotSummary } from '../../src-shared/table.ts'
import type { Replayer } from '../saves/replayer.ts'
import type { Slots } from '../saves/slots.ts'
import type { TooHeavy } from '../saves/too-heavy.ts'
import type { Course } from '../table/course.ts'
import { glanceAt } from '../table/glance.ts'

/** The table that is open: its game need not be read to be drawn. */
export interface AtHand {
  readonly slot: string
  readonly course: Course
}

/** Draws saved games for the list: as an onlooker sees them, since anyone may look at the list. */
export class Pictures {
  readonly #slots: Slots
  readonly #replayer: Replayer
  readonly #tooHeavy: TooHeavy

  constructor(slots: Slots, replayer: Replayer, tooHeavy: TooHeavy) {
    this.#slots = slots
    this.#replayer = replayer
    this.#tooHeavy = tooHeavy
  }

  /** The list with the picture of the open table put in; the others are asked for one by one. */
  addTo(list: readonly SlotSummary[], open: AtHand | null): SlotSummary[] {
    return list.map((summary) =>
      summary.id === open?.slot ? { ...summary, picture: glanceAt(open.course).picture } : summary,
    )
  }

  /** One game at a glance; without a picture where it cannot be read, or was too much once. */
  async of(slot: string, open: AtHand | null): Promise<Glance> {
    if (open?.slot === slot) return glanceAt(open.course)
    if (await this.#tooHeavy.has(slot)) return NONE
    const text = await this.#slots.text(slot)
    if (text === null) return NONE
    const drawn = await this.#replayer.play('picture', text)
    if (drawn.ok) return drawn.value ?? NONE
    // Nobody asked for it by name: it is not to be tried at each start anew.
    if (drawn.fault.code !== 'cancelled') await this.#tooHeavy.note(slot)
    return NONE
  }
}

const NONE: Glance = { picture: null }
