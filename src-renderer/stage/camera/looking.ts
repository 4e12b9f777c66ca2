import { boxOnScreen, grown, isAround } from '../box.ts'
import type { Camera, Point } from './camera.ts'
import { fit, floorUnder, pan, zoomAt } from './camera.ts'
import { Glide } from './glide.ts'
import { around } from '../hand/pill.ts'
import type { Box } from '../scene.ts'
import { bestSight, type Wish } from './sight.ts'

/** Where one looks when nobody moves the table, and what there is to look at. */
export interface Framing {
  readonly home: Camera
  /** What the board may be moved by, in its units. */
  readonly content: Box
  /** The room for the board, in CSS pixels of the host. */
  readonly room: Box
}

const MARGIN = 12
/** So little of what is looked for may be cut off by the edge of the room: the table need not move for it. */
const CUT = 6

/** So little do many things that lie there weigh beside one that is asked about. */
const KEPT = 0.001

/** What lies nearer to the edge of the room than this may lie across what is painted there. */
const EDGE = 20

/** How far a stretch must go to lie within another, a margin kept. */
function missing(at: number, length: number, from: number, room: number): number {
  const [before, after] = [from + MARGIN - at, at + length - (from + room - MARGIN)]
  if (before > 0 && after > 0) return (before - after) / 2
  return before > 0 ? before : after > 0 ? -after : 0
}

/** Moved as little as needed until a part is seen. */
function nearest(camera: Camera, part: Box, room: Box): Camera {
  const box = boxOnScreen(camera, part)
  const [dx, dy] = [missing(box.x, box.width, room.x, room.width), missing(box.y, box.height, room.y, room.height)]
  return { ...camera, x: camera.x + dx, y: camera.y + dy }
}

/** All of a part is seen, in the middle of the room, and no nearer than this; what just fits has no margin. */
function middled(part: Box, room: Box, most: number): Camera {
  const whole = fit(part, room, CUT)
  if (whole.scale < most) return whole
  const at = (from: number, length: number, start: number, long: number) =>
    Math.round(start + long / 2 - (from + length / 2) * most)
  return {
    scale: most,
    x: at(part.x, part.width, room.x, room.width),
    y: at(part.y, part.height, room.y, room.height),
  }
}

const isSame = (a: Camera | null, b: Camera): boolean => a?.x === b.x && a.y === b.y && a.scale === b.scale

/** The part of the board that is seen: home, which follows the board, or where someone has moved it. */
export class Looking {
  readonly #framing: () => Framing
  #moved: Camera | null = null
  /** Home as it was when the table last moved for what was told, or looked for; null: for what was only shown. */
  #ledFrom: Camera | null = null
  /** From where a hand had moved it, it has gone by itself to what was told: not at once, as under the hand. */
  #isGentle = false
  readonly #glide = new Glide()
  readonly #floor = new Glide()
  #jumping = true
  /** The table has moved by itself so that something is seen, gently, unlike a hand; and where it was before. */
  #back: { readonly to: Camera | null } | null = null

  constructor(framing: () => Framing) {
    this.#framing = framing
  }

  get camera(): Camera {
    return this.#moved ?? this.#framing().home
  }

  /** Goes home; `jumping` = at once, because the place itself is another one. */
  goHome(jumping = false): void {
    this.#moved = null
    this.#back = null
    this.#isGentle = false
    this.#jumping ||= jumping
  }

  /** All of it: from home, or gently from further away where home leaves some of it out. */
  seeAll(): void {
    const all = this.#furthest
    this.goHome()
    if (isSame(all, this.#framing().home)) return
    this.#moved = all
    this.#isGentle = true
  }

  /** What is looked at is there at once already: so is the camera, at the next painting. */
  jump(): void {
    this.#jumping = true
  }

  pan(dx: number, dy: number): void {
    const { content, room } = this.#framing()
    this.#moveTo(pan(this.camera, content, room, dx, dy))
  }

  zoomAt(at: Point, factor: number): void {
    this.#moveTo(zoomAt(this.camera, this.#framing().home, at, factor, this.#furthest))
  }

  /** From here all is seen, what lies outside the room at home too. */
  get #furthest(): Camera {
    const { home, content, room } = this.#framing()
    const all = fit(content, room, 0)
    return all.scale < home.scale ? all : home
  }

  zoom(factor: number): void {
    const { room } = this.#framing()
    this.zoomAt({ x: room.x + room.width / 2, y: room.y + room.height / 2 }, factor)
  }

  /** Pans as little as needed until a box of the screen lies within the room; what is larger is met half way. */
  reveal(box: Box): void {
    const { content, home, room } = this.#framing()
    const [dx, dy] = [missing(box.x, box.width, room.x, room.width), missing(box.y, box.height, room.y, room.height)]
    if (dx === 0 && dy === 0) return
    const back = this.#back ?? { to: this.#moved }
    const camera = pan(this.camera, content, room, dx, dy)
    // Where all of the board is seen at home it stays there, unless something would lie beyond the board.
    if (isAround(boxOnScreen(this.camera, content), box)) this.#moveTo(camera)
    else this.#moved = camera
    this.#ledFrom = home
    this.#back = back
  }

  /**
   * Pans as little as it must to a part of the board, and stays there while other parts are looked for. Whoever has
   * moved the table by hand keeps it.
   */
  follow(part: Box): void {
    if (this.#isByHand || this.#isSeen(part)) return
    this.#lead(nearest(this.camera, part, this.#framing().room), null)
  }

  /**
   * Pans to where the most of some parts of the board is seen. Where that leaves out some it goes further away, as
   * long as a unit is no smaller than `least` pixels. What is to be `kept` and is seen whole stays so if it can, from
   * further away sooner than not at all.
   */
  gather(wishes: readonly Wish[], least = Infinity, kept: readonly Box[] = []): void {
    this.#gather(wishes, least, kept, null)
  }

  #gather(wishes: readonly Wish[], least: number, kept: readonly Box[], from: Camera | null): void {
    if (this.#isByHand || wishes.every(({ box }) => this.#isSeen(box))) return
    const { room } = this.#framing()
    const stays = kept.filter((box) => this.#isSeen(box)).map((box) => ({ box, weight: KEPT }))
    const best = bestSight(this.camera, [...wishes, ...stays], room)
    const isWhole = ({ box }: Wish) => isAround(grown(room, CUT), boxOnScreen(best, box))
    for (const these of [[...wishes, ...stays], wishes]) {
      const all = these.every(isWhole) ? null : around(these.map(({ box }) => box))
      const far = all && middled(all, room, best.scale)
      if (far && far.scale >= least) return this.#lead(far, from)
    }
    this.#lead(best, from)
  }

  /**
   * What is told goes on in sight: from home, if the table had gone elsewhere for what was only shown, or all of it is
   * seen well from there alone, else from where the most of it is. Where a hand has moved it, it goes no further than
   * it must, and is the hand's as before: what is asked later does not move it.
   */
  witness(wishes: readonly Wish[], read: readonly Box[] = []): void {
    const { home, room } = this.#framing()
    if (this.#isByHand) return this.#attend(wishes)
    const isClear = (camera: Camera) =>
      wishes.every(({ box }) => isAround(grown(room, -EDGE), boxOnScreen(camera, box)))
    const isOver = this.#ledFrom === null || !isClear(this.camera)
    if (this.leading && isOver && isClear(home)) return this.goHome()
    this.#gather(wishes, Infinity, read, home)
  }

  #attend(wishes: readonly Wish[]): void {
    if (wishes.every(({ box }) => this.#isSeen(box))) return
    const best = bestSight(this.camera, wishes, this.#framing().room)
    if (isSame(this.#moved, best)) return
    this.#moved = best
    this.#isGentle = true
  }

  #lead(camera: Camera, from: Camera | null): void {
    const now = this.camera
    if (isSame(camera, now)) return
    this.#back ??= { to: this.#moved }
    this.#moved = camera
    this.#ledFrom = from
  }

  /** At home, or still where it went from there for what was told. */
  get isNearHome(): boolean {
    return this.#moved === null || (this.leading && isSame(this.#ledFrom, this.#framing().home))
  }

  get #isByHand(): boolean {
    return this.#moved !== null && !this.leading
  }

  #isSeen(part: Box): boolean {
    return isAround(grown(this.#framing().room, CUT), boxOnScreen(this.camera, part))
  }

  /** The table has moved by itself, and has not gone back yet. */
  get leading(): boolean {
    return this.#back !== null
  }

  /** What it went to is not looked at any more: back to where it was. */
  comeBack(): void {
    if (this.#back) this.#moved = this.#back.to
    this.#back = null
  }

  /** At home, where all is seen there, nothing needs to be moved. */
  #moveTo(camera: Camera): void {
    const { home } = this.#framing()
    this.#back = null
    this.#isGentle = false
    this.#moved = camera.scale === home.scale && this.#furthest.scale === home.scale ? null : camera
  }

  /**
   * The camera at this time, and the floor below it: a hand that pans or zooms wants no delay, nor does another size or
   * one who wants no motion.
   */
  at(now: number, gently: boolean): { camera: Camera; floor: Camera; gliding: boolean } {
    const free = !gently || this.#jumping || (this.#isByHand && !this.#isGentle)
    this.#jumping = false
    // At home it fills the room: it goes with the board from there, by the same glide.
    const { camera: floor } = this.#floor.at(floorUnder(this.camera, this.#framing().home), now, free)
    const glided = this.#glide.at(this.camera, now, free)
    this.#isGentle &&= glided.gliding
    return { ...glided, floor }
  }
}
