import type { Phrase, Ref } from '../../src-shared/core.ts'
import { sameRef } from '../../src-shared/core.ts'
import type { Candidate, Slip } from '../../src-shared/messages/speech.ts'
import { narrow } from '../ui/selection.ts'
import type { TableSession } from './table.svelte.ts'

/** A slip explains what the pointer rests on. look.md, 'Motion': tooltip after 350. */
const SLIP_AFTER_MS = 350

/** What the slip beside a thing says. */
export interface ShownSlip {
  readonly ref: Ref
  readonly slip: Slip
  readonly reasons: readonly Phrase[]
}

/** What the pointer or the focus rests on, and the slip that explains it after a moment. */
export class Pointing {
  hovered = $state.raw<readonly Ref[]>([])
  /** What the thing under the pointer is, and why nothing is offered there. */
  slip = $state.raw<ShownSlip | null>(null)
  readonly #session: TableSession
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(session: TableSession) {
    this.#session = session
  }

  /** The pointer rests on things: the one that is offered is marked. */
  at(refs: readonly Ref[]): void {
    this.away()
    const { candidates, selection } = this.#session.choosing
    const open: readonly Candidate[] = narrow(candidates, selection)
    const offered = refs.find((ref) => open.some((one) => one.refs.some((other) => sameRef(other, ref))))
    this.hovered = offered ? [offered] : []
    const ref = offered ?? refs[0]
    if (ref && !this.#session.showing.moving) this.#resting = setTimeout(() => void this.#explain(ref, offered !== undefined), SLIP_AFTER_MS)
  }

  /** The slip goes, and none is on its way. */
  away(): void {
    clearTimeout(this.#resting)
    this.slip = null
  }

  async #explain(ref: Ref, offered: boolean): Promise<void> {
    const { panel, position, showing, choosing } = this.#session
    const slip = panel.speech.about(ref, position)
    if (!slip || showing.moving) return
    const shown: ShownSlip = { ref, slip, reasons: [] }
    this.slip = shown
    if (offered || choosing.candidates.length === 0) return
    const reasons = await this.#session.why.at(ref)
    if (this.slip === shown) this.slip = { ...shown, reasons }
  }
}
