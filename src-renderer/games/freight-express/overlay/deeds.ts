import type { Container, Graphics } from 'pixi.js'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { seatToken } from '../../../stage/art/ink.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import { leaveOutEmpty, strokes } from '../../../stage/drawing/stroke-group.ts'
import { arrowHead, asRails, brackets, dotted, polyline } from '../../../stage/drawing/strokes.ts'
import { EARLIER, isOwn, trainOf, turnsSeen, type Deed, type LastMove } from '../memory.ts'
import { onItsSide } from '../track/own-side.ts'
import type { Pictures } from '../pictures.ts'
import { middle } from '../poses.ts'

/** How much is seen of what is faint, by day and by night: on dark ground it would be lost. */
const FAINT = { day: EARLIER, night: 0.6 } as const
/** And of the turns before the latest, as long as nobody looks past them: whose they were is still to be read. */
const BEFORE = { day: 0.75, night: 0.85 } as const
const PLAIN = { day: 1, night: 1 } as const

/** Strokes below what stands on the board, and over them the ways that were driven. */
interface Strokes {
  readonly under: Graphics
  readonly lines: Graphics
}

/**
 * The marks of what was done, below all others. While a way grows it is drawn anew at every frame, and it alone: the
 * deeds before it lie in strokes of their own.
 */
export class DeedMarks {
  readonly #earlier: Drawn
  readonly #faint: Drawn
  readonly #latest: Drawn
  /** What was shown last, and how. */
  #shown: readonly unknown[] = []

  constructor(layers: Readonly<Record<'marks' | 'trail', Container>>) {
    this.#faint = new Drawn(layers, -3)
    this.#earlier = new Drawn(layers, -2)
    this.#latest = new Drawn(layers, -1)
  }

  /**
   * Shows deeds, the oldest first; only those of the latest turn are seen in full. None of them are once something was
   * picked, for whoever has picked it looks for where it goes, nor what one has done oneself: nothing comes and goes
   * there.
   */
  show(view: FreightView, pictures: Pictures, last: LastMove | null, lookedPast: boolean): void {
    const isQuiet = last !== null && (lookedPast || isOwn(last))
    const shown = [pictures, last, isQuiet]
    if (shown.every((one, i) => one === this.#shown[i])) return
    this.#shown = shown
    const seen = turnsSeen(last)
    const isPlain = ({ latest }: { readonly latest: boolean }) => latest && !isQuiet
    const deeds = (plain: boolean) => seen.filter((one) => isPlain(one) === plain).map(({ deed }) => deed)
    const all = seen.map(({ deed }) => deed)
    this.#faint.draw(view, pictures, deeds(false), all, isQuiet ? FAINT : BEFORE)
    this.#earlier.draw(view, pictures, deeds(true).slice(0, -1), all)
    this.#latest.draw(view, pictures, deeds(true).slice(-1), all)
  }
}

/** Some deeds in strokes of their own, drawn anew when they are others. */
class Drawn {
  readonly #on: Strokes = { under: strokes(), lines: strokes() }
  /** Each with the ways driven before it. */
  #deeds: readonly (readonly Deed[])[] = []
  #pictures: Pictures | null = null

  constructor(layers: Readonly<Record<'marks' | 'trail', Container>>, zIndex: number) {
    for (const graphics of [this.#on.under, this.#on.lines]) Object.assign(graphics, { zIndex })
    layers.marks.addChild(this.#on.under)
    layers.trail.addChild(this.#on.lines)
  }

  /** `all` that are seen, the oldest first: a way gives way to those before it. */
  draw(
    view: FreightView,
    pictures: Pictures,
    deeds: readonly Deed[],
    all: readonly Deed[],
    seen: { readonly day: number; readonly night: number } = PLAIN,
  ): void {
    for (const graphics of [this.#on.under, this.#on.lines]) graphics.alpha = pictures.night ? seen.night : seen.day
    const shown = deeds.map((deed) => [deed, ...all.slice(0, all.indexOf(deed)).filter(({ kind }) => kind === 'drive')])
    const same =
      shown.length === this.#deeds.length &&
      shown.every(
        (one, i) => one.length === this.#deeds[i].length && one.every((deed, j) => deed === this.#deeds[i][j]),
      )
    if (same && pictures === this.#pictures) return
    this.#deeds = shown
    this.#pictures = pictures
    for (const graphics of [this.#on.under, this.#on.lines]) graphics.clear()
    for (const [deed, ...before] of shown) drawDeed(pictures, view, deed, before, this.#on)
    leaveOutEmpty(this.#on.under, this.#on.lines)
  }
}

/** What was done, in the colour of the seat that did it, and a way in that of the locomotive that went it. */
function drawDeed(pictures: Pictures, view: FreightView, deed: Deed, before: readonly Deed[], on: Strokes): void {
  const token = seatToken(trainOf(deed))
  switch (deed.kind) {
    case 'lay':
      return drawBracket(pictures, on.under, middle(view, deed.cell), token)
    case 'drive':
      return drawDriven(pictures, on.lines, onItsSide(deed.line, before.flatMap(wayOf)), token)
    case 'delivered':
      return deed.cell < 0 ? undefined : drawDelivered(pictures, on.under, middle(view, deed.cell), token)
    // It lies there as a card: notes.ts.
    case 'flip':
      return
    // The wagon on its hook and the card on the pile are seen: they have a number alone.
    case 'couple':
    case 'refill':
      return
    default:
      dotted(on.lines, deed.line, pictures.colour('edge'), 3, 8)
      dotted(on.lines, deed.line, pictures.colour(token), 2.2, 8)
  }
}

const wayOf = (deed: Deed) => (deed.kind === 'drive' ? [deed.line] : [])

/** Corners round a cell. */
export function drawBracket(pictures: Pictures, on: Graphics, { x, y }: Point, token: string): void {
  const path = (graphics: Graphics) => brackets(graphics, x, y, 48, 18)
  asRails(on, path, rimOf(pictures, token), pictures.colour('edge'))
}

/** The station that a wagon was delivered to wears a ring round its sign. */
function drawDelivered(pictures: Pictures, on: Graphics, { x, y }: Point, token: string): void {
  const path = (graphics: Graphics) => void graphics.circle(x, y, 27)
  asRails(on, path, rimOf(pictures, token), pictures.colour('edge'))
}

/** The way that was driven: a slim line between the rails, so that its sleepers are seen, and arrows along it. */
function drawDriven(pictures: Pictures, on: Graphics, line: readonly Point[], token: string): void {
  if (line.length < 2) return
  const rim = { ...rimOf(pictures, token), width: SLIM }
  const edge = pictures.colour('edge')
  asRails(on, (graphics) => polyline(graphics, line), rim, edge, 1.2)
  for (const head of [...headsAlong(line), arrowHead(line, 13)])
    on.poly(head).fill(rim.colour).stroke({ width: 1.6, color: edge, join: 'round' })
  on.circle(line[0].x, line[0].y, 5).fill(edge)
  on.circle(line[0].x, line[0].y, 3.8).fill(rim.casing).stroke({ width: 2, color: rim.colour })
}
const SLIM = 3.6
/** The first arrow lies so far along a way, the next ones so much farther, in u: between sleepers of a straight. */
const [FIRST_HEAD, NEXT_HEAD] = [46, 60]

/** Heads of arrows along a way, none close to that at its end. */
function headsAlong(line: readonly Point[]): number[][] {
  const heads: number[][] = []
  let far = 0
  let next = FIRST_HEAD
  const length = line.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - line[i].x, y - line[i].y), 0)
  line.slice(1).forEach(({ x, y }, i) => {
    far += Math.hypot(x - line[i].x, y - line[i].y)
    if (far < next || far > length - NEXT_HEAD / 2) return
    heads.push(arrowHead(line.slice(0, i + 2), 10))
    next += NEXT_HEAD
  })
  return heads
}

const rimOf = (pictures: Pictures, token: string) => ({
  colour: pictures.colour(token),
  width: 5,
  // Pale by night, too: on dark ground the colour of a seat in a dark casing is no more than crumbs.
  casing: pictures.colour('badge-paper'),
})
