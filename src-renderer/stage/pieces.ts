/**
 * What lies on a drawn table, as plain data: where each piece is, how it is turned, how it looks. Motion
 * moves these; the canvas only mirrors them. So a test can play whole games without a canvas.
 */
export interface Piece<Look> {
  readonly look: Look
  /** Board pieces lie in the board's units under the camera, screen pieces in CSS pixels of the host. */
  readonly space: 'board' | 'screen'
  readonly x: number
  readonly y: number
  /** Degrees, clockwise. */
  readonly angle: number
  /** Of the look's own units. */
  readonly scale: number
  /** Width as a part of itself: a card that is turned over passes through 0. */
  readonly squash: number
  readonly alpha: number
  /** Among pieces of its kind, higher lies on top. */
  readonly z: number
  /** How much is seen of what stands upright on it; absent = all. */
  readonly standing?: number
}

/** A position: every piece by its name. */
export type Poses<Look> = Readonly<Record<string, Piece<Look>>>

export const piece = <Look>(
  look: Look,
  space: Piece<Look>['space'],
  x: number,
  y: number,
  more: Partial<Piece<Look>> = {},
): Piece<Look> => ({
  look,
  space,
  x,
  y,
  angle: 0,
  scale: 1,
  squash: 1,
  alpha: 1,
  z: 0,
  ...more,
})

/** Before the number of what glows. */
const GLOW = 'glow '
/** What was named earlier has begun by the time that so many things have gone away. */
const MOST_QUENCHED = 4

/** The pieces as they are drawn at this moment. */
export class Pieces<Look> {
  #now = new Map<string, Piece<Look>>()
  /** Light and steam beside them: no part of any position. */
  readonly #glows = new Map<string, Piece<Look>>()
  /** How far some of it has been carried along with what it lies on. */
  readonly #carried = new Map<string, number>()
  #named = 0
  /** Of what had its name before it begins nothing more to glow at such places. */
  #quenched: readonly { readonly named: number; readonly isThere: (lit: Piece<Look>) => boolean }[] = []
  readonly #changed: () => void

  /** `changed` is called whenever something was moved. */
  constructor(changed: () => void = () => undefined) {
    this.#changed = changed
  }

  /** Shows a position exactly; whatever else was there is gone. */
  set(poses: Poses<Look>): void {
    this.#now = new Map(Object.entries(poses))
    this.#changed()
  }

  get(name: string): Piece<Look> | undefined {
    return this.#now.get(name)
  }

  put(name: string, value: Piece<Look>): void {
    this.#now.set(name, value)
    this.#changed()
  }

  /** Changes some of a piece; a name that is not there is left alone. */
  alter(name: string, change: Partial<Piece<Look>>): void {
    const old = this.#now.get(name)
    if (old) this.put(name, { ...old, ...change })
  }

  remove(name: string): void {
    if (this.#now.delete(name)) this.#changed()
  }

  /** A name for what glows: it may still be there as the next one begins to. */
  nameGlow(): string {
    return `${GLOW}${this.#named++}`
  }

  /** Lets something glow beside whatever position is shown; null = no longer. */
  glow(name: string, value: Piece<Look> | null): void {
    const by = this.#carried.get(name) ?? 0
    if (value && this.#isQuenched(name, value)) return
    if (value) this.#glows.set(name, by === 0 ? value : { ...value, x: value.x + by })
    else {
      this.#glows.delete(name)
      this.#carried.delete(name)
    }
    this.#changed()
  }

  /** What was still to begin to glow at such places stays out: what it would have lain on goes away. */
  quench(isThere: (lit: Piece<Look>) => boolean): void {
    this.#quenched = [{ named: this.#named, isThere }, ...this.#quenched].slice(0, MOST_QUENCHED)
  }

  #isQuenched(name: string, lit: Piece<Look>): boolean {
    if (this.#glows.has(name)) return false
    const number = Number(name.slice(GLOW.length))
    return this.#quenched.some(({ named, isThere }) => number < named && isThere(lit))
  }

  /** The names of what glows at such places. */
  glowing(isThere: (lit: Piece<Look>) => boolean): readonly string[] {
    return [...this.#glows].filter(([, lit]) => isThere(lit)).map(([name]) => name)
  }

  /** What glows goes so far to the right of where it glowed, for what it lies on does; a name that is out is let be. */
  carry(name: string, by: number): void {
    const lit = this.#glows.get(name)
    if (!lit) return
    this.#glows.set(name, { ...lit, x: lit.x + by - (this.#carried.get(name) ?? 0) })
    this.#carried.set(name, by)
    this.#changed()
  }

  entries(): IterableIterator<[string, Piece<Look>]> {
    return this.#now.entries()
  }

  /** With others beside them or in their place, and what glows. Asked at every painting: no list is made for it. */
  *with(others: Poses<Look>): IterableIterator<[string, Piece<Look>]> {
    for (const one of this.#now) yield one[0] in others ? [one[0], others[one[0]]] : one
    for (const name in others) if (!this.#now.has(name)) yield [name, others[name]]
    yield* this.#glows
  }

  /** A copy of the position. */
  poses(): Poses<Look> {
    return Object.fromEntries(this.#now)
  }
}

/** Whether two pieces look the same and stand the same. Looks are flat records. */
export const samePiece = <Look extends object>(a: Piece<Look> | undefined, b: Piece<Look> | undefined): boolean =>
  a === b ||
  (a !== undefined && b !== undefined && sameLook(a.look, b.look) && STANCE.every((key) => a[key] === b[key]))
const STANCE = ['space', 'x', 'y', 'angle', 'scale', 'squash', 'alpha', 'z', 'standing'] as const

export function sameLook<Look extends object>(a: Look, b: Look): boolean {
  if (a === b) return true
  // Asked for every piece at every painting: nothing is made for it.
  const keys = Object.keys(a) as (keyof Look)[]
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && a[key] === b[key])
}
