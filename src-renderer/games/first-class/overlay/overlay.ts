import type { Container, Graphics } from 'pixi.js'
import { trainIdOf } from '../../../../src-shared/games/first-class/refs.ts'
import type { Lighting as AnyLighting } from '../../../stage/drawn-table.ts'
import { CallLine } from '../../../stage/drawing/call-line.ts'
import { sameLight } from '../../../stage/table.ts'
import { isLegal, isMerelyHovered, ringWidth, type Lit } from '../../../stage/over/marks.ts'
import type { Box } from '../../../stage/scene.ts'
import { leaveOutEmpty, strokes } from '../../../stage/drawing/stroke-group.ts'
import { cased } from '../../../stage/drawing/strokes.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import type { PreviewDrawing, Way } from './preview-drawing.ts'
import { clipIn, drawClip } from './clip.ts'
import { Done, doneMarks } from './done-marks.ts'
import { boardOfCarried } from './held.ts'
import type { Pictures } from '../pictures.ts'
import type { FirstClassKinds } from '../kinds.ts'
import { asksForWagons, wagonsLit } from './marks.ts'
import { boxOnTable, pieceOf } from '../where.ts'

type Lighting = AnyLighting<FirstClassKinds, PreviewDrawing, Pictures>

/**
 * Width of the ring on the edge of a card on offer among many or few, and where it or its row is pointed at. It lies on
 * the card's edge, so that those of neighbours do not make a wall; among many it is a hair within, without an edge of
 * its own: twenty of them must not shine brighter than the table.
 */
const AMONG_MANY = 1.2
const HAIR_IN = 2.2
const OFFERED = 2.8
const POINTED_AT = 4

/** What is a card, and how round its corners are as it was drawn. */
const CARDS: ReadonlySet<string> = new Set(['card', 'endCard', 'startTile'])
const CORNER = 5

/** What has a round ring. */
const ROUND: ReadonlySet<string> = new Set(['conductor', 'locomotive', 'city'])

/** So far beyond its city the ring of one reaches. */
const CITY_OUT = 3

/** Width of the ring around a train's lane, and how much of it is outside. */
const LANE = 3.6
const LANE_OUT = 2.4

/** Width of the ring on the edge of the board that takes a carried card, and how far within. */
const BOARD = 2.6

/** How strongly an empty place is filled that may be chosen. */
const EMPTY = 0.16

/** Thickness of the line below a thing other than a card that may be chosen among many. */
const LINE = 2.4

/** So much higher than below a thing that line lies on its edge, where the next heading is close below it. */
const ON_EDGE = 5
const isInDock = ({ kind }: Lit['ref']): boolean => kind === 'gained' || kind === 'column'

/** Rings and lines: all that is drawn over the table to say what may be done, was done, or would be. */
export class Overlay {
  readonly #done: Done
  readonly #over = strokes()
  readonly #air = strokes()
  readonly #calling: CallLine
  #painted: Lighting | null = null

  constructor(layers: Readonly<Record<'marks' | 'over' | 'air', Container>>) {
    this.#done = new Done(layers)
    layers.over.addChild(this.#over)
    layers.air.addChild(this.#air)
    this.#calling = new CallLine(layers.over)
  }

  paint(light: Lighting): void {
    const painted = this.#painted
    this.#painted = light
    this.#calling.show(light.call, light.pictures)
    if (painted && sameLight(painted, light)) return
    for (const graphics of [this.#over, this.#air]) graphics.clear()
    // Marks of what was done would outshine the wagons that may be meant.
    this.#done.show(light.drawing || asksForWagons(light.lit) ? [] : doneMarks(light))
    const board = boardOfCarried(light)
    if (board) this.#ring(light, inset(board, BOARD), BOARD, 8)
    for (const lit of wagonsLit(light.lit)) this.#mark(light, lit)
    for (const way of light.drawing?.ways ?? []) this.#way(light, way)
    leaveOutEmpty(this.#over, this.#air)
  }

  #mark(light: Lighting, lit: Lit): void {
    const box = boxOnTable(light, lit.ref)
    if (!box) return
    const lift = light.lifts.get(pieceOf(lit.ref) ?? '')
    const at = { ...box, y: box.y - (lift?.up ?? 0) }
    this.#offer(light, lit, at)
    if (lit.states.has('focus')) this.#focus(light, at)
  }

  /** What may be chosen or is, each by its own shape. */
  #offer(light: Lighting, { ref, states }: Lit, at: Box): void {
    if (ref.kind === 'seat' || ref.kind === 'game') return
    if (ref.kind === 'train') return this.#lane(light, { ref, states }, at)
    // The place of the next route card stands for the city that comes next.
    const isField = at.width > 1.5 * at.height
    if (ROUND.has(ref.kind) && !isField) return this.#round(light, { ref, states }, at)
    if (CARDS.has(ref.kind)) return this.#card(light, { ref, states }, at)
    const isEmpty = ref.kind === 'coach' && !light.poses[pieceOf(ref) ?? '']
    if (isEmpty && isLegal(states)) this.#fill(light, { ...at, height: at.height - 4 })
    else if (states.size === 1 && states.has('legalAmongMany'))
      return this.#underline(light, isInDock(ref) ? { ...at, height: at.height - ON_EDGE } : at, LINE)
    // Close below a wagon is its value, close above what was gained and above coins their heading.
    if (ref.kind === 'coach') return this.#ring(light, { ...at, height: at.height - 4 }, coachRing(states), 7)
    if (isInDock(ref)) return this.#ring(light, inset(at, 3), ringWidth(states), 7)
    this.#ring(light, at, ringWidth(states), 7)
  }

  #card(light: Lighting, lit: Lit, at: Box): void {
    this.#cardRing(light, lit, at)
    this.#clip(light, lit, at)
  }

  /** A contract's clip lies over its ring, and its tick. */
  #clip(light: Lighting, { ref }: Lit, at: Box): void {
    const clip = clipIn(light, ref, at)
    if (clip) drawClip(this.#over, clip)
  }

  /** The ring is as round as the card, so that nothing of its edge shows in a corner. */
  #cardRing(light: Lighting, { ref, states }: Lit, at: Box): void {
    const corner = CORNER * (light.poses[pieceOf(ref) ?? '']?.scale ?? 1)
    if (!isLegal(states) || states.has('selected')) {
      const thick = ringWidth(states)
      return this.#ring(light, at, thick, corner + thick / 2)
    }
    if (states.size === 1 && states.has('legalAmongMany')) return this.#hair(light, inset(at, HAIR_IN), corner)
    if (states.size === 1 && states.has('legalAside')) return
    const thick = states.size === 1 ? OFFERED : POINTED_AT
    this.#ring(light, inset(at, thick / 2), thick, corner)
  }

  /** People, engines, cities. Where somebody sets out an arc begins: a ring there would look like another goal. */
  #round(light: Lighting, { ref, states }: Lit, at: Box): void {
    const setsOut = states.has('selected') && light.drawing?.ghosts[`ghost ${pieceOf(ref)}`] !== undefined
    const thick = ringWidth(states)
    // The name of a city stands close below it: the thicker its ring, the further in that lies.
    if (!setsOut) this.#circle(light, at, thick, ref.kind === 'city' ? at.width / 2 + CITY_OUT - thick / 2 : 20)
  }

  /** Thin and on the lane's edge: numbers reach down to it from within, and the other lane is close below. */
  #lane(light: Lighting, { ref, states }: Lit, at: Box): void {
    // Where a place of the train has a ring, that is what to choose.
    const placed = light.lit.some(
      (one) => one.ref.kind === 'coach' && trainIdOf(one.ref.id) === ref.id && !one.states.has('legalAmongMany'),
    )
    if (placed || isMerelyHovered(states)) return
    // What ends a scoring is no more than one of several ways: it must not look like the thing to click.
    if (states.size === 1 && states.has('legalAmongMany'))
      return this.#underline(light, { ...at, height: at.height - 4 }, LINE)
    const thick = Math.min(ringWidth(states), LANE)
    this.#ring(light, inset(at, Math.max(0, thick - LANE_OUT)), thick, 9)
  }

  /** The place of the keyboard: to be seen whatever else is lit. */
  #focus({ pictures }: Lighting, { x, y, width, height }: Box): void {
    cased(
      this.#over,
      (graphics) => void graphics.roundRect(x - 6, y - 6, width + 12, height + 12, 9),
      { colour: pictures.colour('enamel'), width: 3, casing: pictures.colour('paper') },
      2,
    )
  }

  #ring({ pictures }: Lighting, { x, y, width, height }: Box, thick: number, r: number): void {
    if (thick === 0) return
    const out = thick / 2
    const shape = () => this.#over.roundRect(x - out, y - out, width + 2 * out, height + 2 * out, r)
    shape().stroke({ width: thick + 2.4, color: pictures.colour('glowedge') })
    shape().stroke({ width: thick, color: pictures.colour('glow') })
  }

  /** Where much may be chosen: a line within the edge of each, as thin as its own. */
  #hair({ pictures }: Lighting, { x, y, width, height }: Box, corner: number): void {
    this.#over.roundRect(x, y, width, height, Math.max(0, corner - HAIR_IN))
    this.#over.stroke({ width: AMONG_MANY, color: pictures.colour('glow') })
  }

  /** An empty place that may be filled shines faintly within. */
  #fill({ pictures }: Lighting, { x, y, width, height }: Box): void {
    this.#over.roundRect(x, y, width, height, 4).fill({ color: pictures.colour('glow'), alpha: EMPTY })
  }

  #circle({ pictures }: Lighting, { x, y, width, height }: Box, thick: number, r: number): void {
    if (thick === 0) return
    const shape = () => this.#over.circle(x + width / 2, y + height / 2, r)
    shape().stroke({ width: thick + 2, color: pictures.colour('glowedge') })
    shape().stroke({ width: thick, color: pictures.colour('glow') })
  }

  /** Where much may be chosen a line below each is enough. */
  #underline({ pictures }: Lighting, { x, y, width, height }: Box, thick: number): void {
    const line = () => this.#over.moveTo(x + 12, y + height + 3.5).lineTo(x + width - 12, y + height + 3.5)
    line().stroke({ width: thick + 2.1, color: pictures.colour('glowedge'), cap: 'round' })
    line().stroke({ width: thick, color: pictures.colour('glow'), cap: 'round' })
  }

  /** A dotted arc from over the head of whoever goes to over the goal, the flatter the nearer that is. */
  #way(light: Lighting, { from, to, head, beside }: Way): void {
    if (beside !== undefined && from.y === to.y) return this.#level(light, from.x + beside, to.x - beside, to.y - head)
    const { pictures } = light
    const rise = Math.min(32, Math.max(14, Math.abs(to.x - from.x) * 0.2))
    const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - head - rise }
    const end = { x: to.x, y: to.y - head }
    const points = Array.from({ length: 17 }, (_, i) => {
      const part = i / 16
      const at = (a: number, b: number, c: number) => (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c
      return { x: at(from.x, top.x, end.x), y: at(from.y - head, top.y, end.y) }
    })
    const colour = pictures.colour('enamel')
    for (let i = 1; i < points.length - 2; i++) this.#air.circle(points[i].x, points[i].y, 1.9)
    this.#air.fill(colour)
    arrowhead(this.#air, top, end, colour)
  }

  /** A dotted line to the right. */
  #level({ pictures }: Lighting, from: number, to: number, y: number): void {
    const colour = pictures.colour('enamel')
    for (let x = from; x < to - 12; x += 7) this.#air.circle(x, y, 1.9)
    this.#air.fill(colour)
    arrowhead(this.#air, { x: from, y }, { x: to, y }, colour)
  }
}

/** Wagons that may be meant stand close: only what is pointed at or chosen has the full ring. */
const coachRing = (states: Lit['states']): number =>
  states.size === 1 && isLegal(states) ? Math.min(ringWidth(states), OFFERED) : ringWidth(states)

/** A filled head in the direction in which a line comes from `before`. */
function arrowhead(graphics: Graphics, before: Point, { x, y }: Point, colour: string): void {
  const length = Math.max(1, Math.hypot(x - before.x, y - before.y))
  const [dx, dy] = [(x - before.x) / length, (y - before.y) / length]
  graphics.poly(
    [x, y, x - 11 * dx - 5.5 * dy, y - 11 * dy + 5.5 * dx, x - 11 * dx + 5.5 * dy, y - 11 * dy - 5.5 * dx],
    true,
  )
  graphics.fill(colour)
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})
