import type { Seat } from '../../src-shared/core.ts'
import type { TakeBack } from '../../src-shared/table.ts'

/** A wish to take steps back past what had been learnt, and who has still to agree to it, in the order of the table. */
export class Consent {
  readonly wish: TakeBack
  #waiting: readonly Seat[]

  constructor(wish: TakeBack, seatCount: number) {
    this.wish = wish
    const after = (seat: Seat): number => (seat - wish.by + seatCount) % seatCount
    this.#waiting = [...wish.asks].sort((a, b) => after(a) - after(b))
  }

  /** Who is asked now; null = all have agreed. */
  get asked(): Seat | null {
    return this.#waiting[0] ?? null
  }

  /** Nobody else is still to be asked. */
  isLast(seat: Seat): boolean {
    return this.#waiting.length === 1 && this.#waiting[0] === seat
  }

  agree(seat: Seat): void {
    this.#waiting = this.#waiting.filter((other) => other !== seat)
  }
}
