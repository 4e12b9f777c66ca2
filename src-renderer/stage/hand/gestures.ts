import type { Ref } from '../../../src-shared/core.ts'
import { sameRef } from '../../../src-shared/core.ts'
import { distance, type Point } from '../camera/camera.ts'
import type { Near, SceneInput } from '../scene.ts'

/** What a hand may do to the table beside pointing. */
export interface Handling {
  hits(at: Point): readonly Ref[]
  /** What is meant by holding a thing there, where that may be more than what lies under it. */
  drawnTo?(held: Ref, at: Point): readonly Ref[]
  /** Which of places that are yet to be lit will draw what is let go there. */
  nearTo?(at: Point): Near
  pan(dx: number, dy: number): void
  /** Whether the board is there, which can be moved, and not the tray below it. */
  onBoard?(at: Point): boolean
  zoomAt(at: Point, factor: number): void
  goHome(): void
  /** Shows a thing in the hand of the pointer; null = it is let go. */
  hold(ref: Ref | null, at: Point): void
  /** A key was pressed: what it asks for is not where the pointer rests. */
  keyed?(): void
}

export type Cursor = 'default' | 'pointer' | 'grabbing'

/** A mouse, a pen or a finger, and where on the canvas it is. */
export interface Contact {
  readonly id: number
  readonly touch: boolean
  readonly at: Point
}

/** A press that strays further than this is a drag, not a click. */
const STRAY = 5

/**
 * Whoever clicks while the hand still moves lets go a little further on, a finger more so: where that is on the same
 * thing, it was a click all the same.
 */
const SLIPPED = { mouse: 12, finger: 18 }

/** A pointer that has come so far from its click is looking at something else. */
const MOVED_ON = 32

/** Fingers nearer than this to each other count as so far apart: the table does not leap. */
const NEAREST = 16

/** What the hand is doing. Where it is `by` one contact, that is how it was last met. */
type Doing =
  | { readonly name: 'roving' }
  /** Down, and not yet astray: a click, if it goes up so. `by` stays where it went down. */
  | { readonly name: 'pressing'; readonly by: Contact; readonly refs: readonly Ref[] }
  /** A finger that rests: the thing is explained and not picked. */
  | { readonly name: 'asking'; readonly by: Contact; readonly refs: readonly Ref[] }
  | { readonly name: 'carrying'; readonly by: Contact; readonly held: Ref }
  | { readonly name: 'panning'; readonly by: Contact }
  /** A drag of what cannot be dragged. */
  | { readonly name: 'straying'; readonly by: Contact }
  | { readonly name: 'pinching'; readonly fingers: readonly [Contact, Contact] }

/**
 * Makes pointing, picking, dragging, panning and zooming of what mouse, pen and fingers do, one event after the other.
 */
export class Gestures {
  readonly #input: SceneInput
  readonly #table: Handling
  readonly #show: (cursor: Cursor) => void
  #doing: Doing = { name: 'roving' }
  #hovered: readonly Ref[] = []
  /** Where the last click was, until the pointer has left it. */
  #acted: { readonly at: Point; readonly refs: readonly Ref[] } | null = null

  /** Where the press went down and on what, as long as it may yet turn out to be a click. */
  #pressed: { readonly at: Point; readonly refs: readonly Ref[] } | null = null

  constructor(input: SceneInput, table: Handling, show: (cursor: Cursor) => void) {
    this.#input = input
    this.#table = table
    this.#show = show
  }

  down(contact: Contact): void {
    const doing = this.#doing
    if (doing.name === 'pinching') return
    // With another finger down nobody clicks.
    this.#pressed = null
    if (doing.name === 'roving' || doing.by.id === contact.id) this.#press(contact)
    else if (doing.by.touch && contact.touch && doing.name !== 'carrying') this.#pinch(doing.by, contact)
  }

  move(contact: Contact): void {
    const doing = this.#doing
    if (doing.name === 'roving') this.#rove(contact.at)
    else if (doing.name === 'pinching') this.#spread(doing.fingers, contact)
    else if (doing.by.id === contact.id) {
      if (this.#pressed && distance(this.#pressed.at, contact.at) > slipped(contact)) this.#pressed = null
      this.#drag(doing, contact)
    }
  }

  up(contact: Contact): void {
    const doing = this.#doing
    if (doing.name === 'roving') return
    if (doing.name === 'pinching') return this.#lift(doing.fingers, contact.id)
    if (doing.by.id !== contact.id) return
    const over = this.#table.hits(contact.at)
    const slip = doing.name === 'pressing' ? null : this.#slip(contact, over)
    const meant = doing.name === 'carrying' && !slip ? this.#drawnTo(doing.held, contact.at) : over
    if (doing.name !== 'asking') this.#acted = { at: contact.at, refs: over }
    this.#letGo()
    if (doing.name === 'carrying') void this.#input.drop?.(meant, contact.touch, this.#table.nearTo?.(contact.at))
    // The table has gone along with the hand that meant to click on it.
    if (doing.name === 'panning' && slip) this.#table.pan(slip.x - contact.at.x, slip.y - contact.at.y)
    if (doing.name === 'pressing' || slip) this.#input.pick(over, contact.touch)
  }

  /** Where a press went down that has become a drag only because the hand still moved; null where a drag was meant. */
  #slip(contact: Contact, over: readonly Ref[]): Point | null {
    const pressed = this.#pressed
    if (!pressed || distance(pressed.at, contact.at) > slipped(contact)) return null
    const [first] = pressed.refs
    return first && over[0] && sameRef(first, over[0]) ? pressed.at : null
  }

  /** The system took the contact away. */
  lost(id: number): void {
    const doing = this.#doing
    if (doing.name === 'roving') return
    if (doing.name === 'pinching') return this.#lift(doing.fingers, id)
    if (doing.by.id === id) this.#letGo() && this.#input.cancel()
  }

  /**
   * The pointer is no longer over the canvas. A finger that is lifted has not gone elsewhere: what it asked stays
   * explained.
   */
  left(touch: boolean): void {
    if (touch || this.#doing.name !== 'roving') return
    this.#hovered = []
    this.#acted = null
    this.#show('default')
    // Told always: a click forgets what is under the pointer, not who was told of it.
    this.#input.hover([])
  }

  /** A finger has rested for the time of a long press: a touch screen has no hovering. */
  rested(): void {
    const doing = this.#doing
    if (doing.name !== 'pressing' || !doing.by.touch) return
    this.#doing = { ...doing, name: 'asking' }
    this.#pressed = null
    this.#hover(doing.refs)
    this.#input.ask?.(doing.refs)
  }

  /** The other button: whatever was begun is taken back. */
  revoke(): void {
    this.#letGo()
    this.#input.cancel()
  }

  /** Puts back what is held, and nothing else. @returns whether anything was */
  escape(): boolean {
    if (this.#doing.name !== 'carrying') return false
    this.revoke()
    return true
  }

  doubleClick(at: Point): void {
    if (this.#isGround(at, this.#table.hits(at))) this.#table.goHome()
  }

  #press(by: Contact): void {
    // How the press before this one ended was not heard: what it held goes back.
    if (this.#doing.name !== 'roving' && this.#letGo()) this.#input.cancel()
    this.#acted = null
    const refs = this.#table.hits(by.at)
    this.#doing = { name: 'pressing', by, refs }
    this.#pressed = { at: by.at, refs }
    if (by.touch) this.#hover([])
  }

  #drag(doing: Exclude<Doing, { name: 'roving' | 'pinching' }>, contact: Contact): void {
    switch (doing.name) {
      case 'pressing':
      case 'asking':
        if (distance(doing.by.at, contact.at) > STRAY) this.#drag(this.#begun(doing.by, doing.refs), contact)
        return
      case 'carrying':
        return this.#carry(doing.held, contact.at)
      case 'panning':
        this.#table.pan(contact.at.x - doing.by.at.x, contact.at.y - doing.by.at.y)
        this.#doing = { name: 'panning', by: contact }
        return
      case 'straying':
    }
  }

  /** A press that went astray is a drag: of a thing, of the table, or of nothing. */
  #begun(by: Contact, refs: readonly Ref[]): Exclude<Doing, { name: 'roving' | 'pinching' }> {
    const held = this.#input.drag?.(refs) ?? null
    // Why it stays has been told: that is what a click would have been answered by.
    if (held === 'stays') this.#pressed = null
    const doing =
      held && held !== 'stays'
        ? ({ name: 'carrying', by, held } as const)
        : ({ name: held !== 'stays' && this.#isGround(by.at, refs) ? 'panning' : 'straying', by } as const)
    if (doing.name !== 'straying') this.#show('grabbing')
    this.#doing = doing
    return doing
  }

  #isGround(at: Point, refs: readonly Ref[]): boolean {
    return isGround(refs) && (this.#table.onBoard?.(at) ?? true)
  }

  #carry(held: Ref, here: Point): void {
    this.#table.hold(held, here)
    const over = this.#drawnTo(held, here)
    if (sameRefs(over, this.#hovered)) return
    this.#hovered = over
    this.#input.carry?.(over)
  }

  #drawnTo(held: Ref, at: Point): readonly Ref[] {
    return this.#table.drawnTo?.(held, at) ?? this.#table.hits(at)
  }

  #pinch(one: Contact, other: Contact): void {
    this.#hover([])
    this.#pressed = null
    this.#doing = { name: 'pinching', fingers: [one, other] }
  }

  /** What lay under the middle of the fingers stays there, and grows as they part. */
  #spread(fingers: readonly [Contact, Contact], contact: Contact): void {
    if (!fingers.some(({ id }) => id === contact.id)) return
    const [a, b] = fingers.map((finger) => (finger.id === contact.id ? contact : finger))
    const [before, after] = [middle(...fingers), middle(a, b)]
    const apart = (one: Contact, other: Contact) => Math.max(NEAREST, distance(one.at, other.at))
    this.#table.zoomAt(before, apart(a, b) / apart(...fingers))
    this.#table.pan(after.x - before.x, after.y - before.y)
    this.#doing = { name: 'pinching', fingers: [a, b] }
  }

  /** One of two fingers goes: the other goes on moving the table, and picks nothing. */
  #lift(fingers: readonly [Contact, Contact], id: number): void {
    const by = fingers.find((finger) => finger.id !== id)
    if (by && fingers.some((finger) => finger.id === id)) this.#doing = { name: 'panning', by }
  }

  /** @returns whether something was held */
  #letGo(): boolean {
    const held = this.#doing.name === 'carrying'
    this.#doing = { name: 'roving' }
    this.#hovered = []
    this.#show('default')
    if (held) this.#table.hold(null, { x: 0, y: 0 })
    return held
  }

  #rove(here: Point): void {
    const refs = this.#table.hits(here)
    this.#hover(refs, this.#movedOn(here, refs))
  }

  #hover(refs: readonly Ref[], anew = false): void {
    if (sameRefs(refs, this.#hovered) && !anew) return
    this.#hovered = refs
    this.#show(refs.length > 0 ? 'pointer' : 'default')
    this.#input.hover(refs, this.#acted !== null)
  }

  /** @returns whether the pointer was still at its click, and is no more */
  #movedOn(here: Point, refs: readonly Ref[]): boolean {
    if (!this.#acted) return false
    const clicked = this.#acted.refs
    const far = distance(here, this.#acted.at)
    const left = far > STRAY && !refs.some((ref) => clicked.some((other) => sameRef(ref, other)))
    if (far <= MOVED_ON && !left) return false
    this.#acted = null
    return true
  }
}

const slipped = ({ touch }: Contact): number => (touch ? SLIPPED.finger : SLIPPED.mouse)

const middle = (a: Contact, b: Contact): Point => ({ x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 })

const sameRefs = (a: readonly Ref[], b: readonly Ref[]): boolean =>
  a.length === b.length && a.every((ref, i) => sameRef(ref, b[i]))

/** The ground of the table is what one may take hold of to move it: bare, or a cell with whatever lies on it. */
const isGround = (refs: readonly Ref[]): boolean => refs.length === 0 || refs.some((ref) => ref.kind === 'cell')
