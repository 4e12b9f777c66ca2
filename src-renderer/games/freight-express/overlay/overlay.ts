import { Graphics, type Container } from 'pixi.js'
import { cellOfSleeper, pointOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import { growth } from '../../../stage/craft.ts'
import type { Lift } from '../../../stage/drawing/drawing.ts'
import { Marking } from '../../../stage/over/marking.ts'
import type { Lit } from '../../../stage/over/marks.ts'
import { isLegal, isMerelyHovered, ringWidth } from '../../../stage/over/marks.ts'
import type { Rim } from '../../../stage/drawing/strokes.ts'
import { seatToken } from '../../../stage/art/ink.ts'
import { shortened } from '../../../stage/drawing/shortened.ts'
import { arrowHead, cased, dashes, dotted, inSeatColour, polyline } from '../../../stage/drawing/strokes.ts'
import type { Box } from '../../../stage/scene.ts'
import { turnedBox } from '../../../stage/turned-box.ts'
import { DeedMarks, drawBracket } from './deeds.ts'
import type { Lighting as AnyLighting } from '../../../stage/table.ts'
import { isOnBoard, offSigns, type PreviewDrawing } from './preview-drawing.ts'
import { groundBetween } from '../layout/hand-row.ts'
import { glassBox } from '../pieces/index.ts'
import { layoutFor } from '../layout/layout.ts'
import { isOverTrain, placeLight } from './lit-places.ts'
import type { Piece, Poses } from '../looks.ts'
import { names } from '../looks.ts'
import { isOwnPlate, pieceOf, ringBeside } from './marks.ts'
import { endsOf, type Ends } from './ends.ts'
import type { Pictures } from '../pictures.ts'
import { arcOver, plansHinted, plansOf, stationsIn, type Plan } from './plan.ts'
import { middle } from '../poses.ts'
import { isRebuilding } from '../words/specials/rebuild.ts'
import type { FreightKinds } from '../kinds.ts'
import { LOCOMOTIVE_SCALE, WAGON_BEHIND } from '../layout/sizes.ts'
import { CELL, isStationAt, middleOfSleeper, plankAt, railsAt } from '../track/track.ts'
import { lineAlong } from '../track/travel.ts'

type Lighting = AnyLighting<FreightKinds, PreviewDrawing, Pictures>

/** How wide the ring of a card is that is neither picked nor pointed at, in px. */
const CARD_AT_REST = 1.2

/** What is not sure yet of a way is drawn in dashes, in u. */
const DASH = { on: 7, off: 9 }
/** And what a hint means to drive later in the turn. */
const LATER = { on: 10, off: 15 }

/** So long is the head of an arrow where a way leads there and back. */
const HEAD = 11

/** That is so thin over the cards that are to be laid. */
const OVER_CARD = 2

/** And where a wagon goes that is pointed at: no drive, which is a line. */
const PLANNED = { on: 2, off: 11, width: 4.4 }
/** Where no rails lead there yet: sparse, and high over the land. */
const FAR_OFF = { on: 1, off: 15, width: 3 }
/** Round a card in small, from its foot: left, top, width, height. */
const AROUND_CARD = [-5, -28, 29, 30] as const

/** The arrow of a push ends so far before the middle of the ghost it leads to, in u. */
const BEHIND_GHOST = 16

/** And the ways that lead on from where a drive ends before points. */
const OPEN = { on: 3, off: 8 }

/** How the ways to one place are told apart: drawn through, in dashes, in dots, in both. */
const WAY_DASHES = [
  { on: 1, off: 0 },
  { on: 8, off: 8 },
  { on: 1, off: 7 },
  { on: 16, off: 8 },
] as const

/** Rings and lines: what is drawn over the table to say what may be done or would be; what was done: deeds.ts. */
export class Overlay extends Marking<FreightKinds, PreviewDrawing, Pictures> {
  constructor(layers: Readonly<Record<'marks' | 'trail' | 'ghosts' | 'cards' | 'cardMarks', Container>>) {
    super({
      under: layers.marks,
      lines: layers.trail,
      over: layers.ghosts,
      glass: layers.cardMarks,
      hand: layers.cards,
    })
    this.over.zIndex = -1
    this.#deeds = new DeedMarks(layers)
    this.#later.zIndex = 50
    layers.ghosts.addChild(this.#later)
  }

  /** Over the cards that a hint lays first. */
  readonly #later = new Graphics()

  readonly #deeds: DeedMarks

  /** What was done last grows while everything else that is marked stays as it is. */
  override paint(light: Lighting): void {
    const { view, pictures, last, drawing, lookedPast = false } = light
    this.#deeds.show(view, pictures, drawing?.hidesPast ? null : (last ?? null), lookedPast)
    super.paint({ ...light, last: null })
  }

  protected override draw(light: Lighting): void {
    this.#ends = endsOf(light.view, light.lit)
    this.#later.clear()
    super.draw(light)
    this.#veil(light)
    this.#plans(light)
  }

  /** Where the card that is picked may drive to. */
  #ends: Ends | null = null

  /** The ways there, with a dot on each sleeper that is passed. */
  protected override ahead({ view, pictures, drawing }: Lighting): void {
    // Of several ways to one place each has its own line.
    if (drawing && drawing.ways.length > 0) return
    // In the colour of the locomotive that would go there: places where track may be laid shine beside them.
    const [colour, edge] = [pictures.colour(seatToken(view.active)), pictures.colour('edge')]
    for (const way of this.#ends?.ways ?? []) {
      const line = lineAlong(view, way)
      inSeatColour(
        this.lines,
        (graphics) => polyline(graphics, line),
        { colour, width: 3.4, casing: pictures.colour('card') },
        edge,
        1.2,
      )
      for (const { sleeper } of way.slice(1, -1)) {
        const { x, y } = middleOfSleeper(view, sleeper)
        this.lines.circle(x, y, 4.6).fill(edge).circle(x, y, 3.4).fill(pictures.colour('card'))
      }
    }
  }

  /** Of a wagon that is pointed at: where it waits, where it goes, and the way there. */
  #plans(light: Lighting): void {
    const hinted = plansHinted(light.view, light.lit, light.drawing?.ground)
    const pointed = light.drawing || hinted.length > 0 ? [] : plansOf(light.view, light.lit)
    for (const plan of [...hinted, ...pointed]) this.#plan(light, plan)
  }

  #plan({ view, pictures, poses }: Lighting, plan: Plan): void {
    const [colour, edge, paper] = [seatToken(plan.seat), 'edge', 'card'].map((token) => pictures.colour(token))
    const isApart = plan.apart && plan.line.length > 1
    const { on, off, width } = isApart ? FAR_OFF : PLANNED
    const along = dashes(isApart ? arcOver(plan.line, stationsIn(view)) : plan.line, on, off)
    const dots = isApart ? offSigns(view, along) : along
    const rim = { colour, width, casing: paper }
    if (dots.length > 0)
      inSeatColour(this.lines, (graphics) => dots.forEach((dot) => polyline(graphics, dot)), rim, edge, 1.2)
    const { x, y } = middle(view, plan.goal)
    inSeatColour(this.under, (graphics) => void graphics.circle(x, y, 29), { ...rim, width: 5 }, edge, 1.2)
    const waits = plan.waits === null ? undefined : poses[names.waiting(view.cells[plan.waits].station)]
    if (!waits) return
    const [x0, y0, wide, high] = AROUND_CARD.map((part) => part * waits.scale)
    const round = (graphics: Graphics) => void graphics.roundRect(waits.x + x0, waits.y + y0, wide, high, 6)
    inSeatColour(this.under, round, { ...rim, width: 4 }, edge, 1.2)
  }

  /** While a card is to be lifted, those that cannot be lie under paper; only the dice on them stand out. */
  #veil({ view, lit, pictures }: Lighting): void {
    if (!isRebuilding(view) || view.lifted >= 0) return
    const liftable = new Set(
      lit
        .filter(({ states }) => isLegal(states) || states.has('selected'))
        .map(({ ref }) =>
          ref.kind === 'card' ? view.cells.findIndex(({ card }) => card === ref.id) : ref.kind === 'cell' ? ref.id : -1,
        ),
    )
    liftable.delete(-1)
    if (liftable.size === 0) return
    view.cells.forEach(({ card }, cell) => {
      if (card < 0 || liftable.has(cell)) return
      const { x, y } = middle(view, cell)
      this.under.roundRect(x - 49, y - 49, 98, 98, 5).fill({ color: pictures.colour('paper'), alpha: 0.55 })
    })
  }

  #rim({ pictures }: Lighting, { states }: Lit): Rim {
    // What is only pointed at gets no glow: it is no offer.
    if (isMerelyHovered(states))
      return { colour: pictures.colour('ink-soft'), width: 1.5, casing: pictures.colour('card') }
    const strong = states.has('hovered') || states.has('selected')
    return {
      colour: pictures.colour('glow'),
      width: ringWidth(states),
      casing: pictures.colour(strong ? 'ink' : 'brass-text'),
    }
  }

  protected mark(light: Lighting, lit: Lit): void {
    const { ref } = lit
    if (isOwnPlate(lit, light.view.active) || (ref.kind === 'seat' && isMerelyHovered(lit.states))) return
    const rim = this.#rim(light, lit)
    if (ref.kind === 'wagon') this.#onTheLine(light, lit, rim)
    const name = pieceOf(ref)
    const piece = name === null ? undefined : light.poses[name]
    if (name !== null && piece?.space === 'screen') return this.#onGlass(light, lit, piece, light.lifts.get(name), rim)
    switch (ref.kind) {
      case 'card': {
        const cell = light.view.cells.findIndex((at) => at.card === ref.id)
        if (cell >= 0 && !isMerelyHovered(lit.states)) this.#cell(light, lit, cell, rim)
        return
      }
      case 'cell':
        return this.#cell(light, lit, ref.id, rim)
      case 'sleeper':
        return isMerelyHovered(lit.states) ? undefined : this.#sleeper(light, lit, ref.id, rim)
      case 'station': {
        const cell = light.view.cells.findIndex((at) => at.station === ref.id)
        if (cell >= 0) this.#station(light, lit, cell, rim)
        return
      }
      case 'locomotive':
        return this.#locomotive(light, lit, ref.id, rim)
      default:
        return
    }
  }

  /** A wagon that may be meant shines where it stands on the table too: that is where one looks for it. */
  #onTheLine({ poses, pictures }: Lighting, { ref, states }: Lit, rim: Rim): void {
    const wagon = poses[names.behind(ref.id)]
    if (!wagon || !isLegal(states)) return
    const { scale } = wagon
    const round = (graphics: Graphics) =>
      turnedBox(
        graphics,
        wagon,
        WAGON_BEHIND.x * scale,
        WAGON_BEHIND.y * scale,
        WAGON_BEHIND.width * scale,
        WAGON_BEHIND.height * scale,
      )
    round(this.lines)
    this.lines.fill({ color: pictures.colour('glow'), alpha: 0.45 })
    cased(this.lines, round, { ...rim, width: Math.max(4, rim.width) })
  }

  #onGlass(
    { size, view, poses, pictures }: Lighting,
    { ref, states }: Lit,
    piece: Piece,
    lift: Lift | undefined,
    rim: Rim,
  ): void {
    const box = glassBox(lift ? { ...piece, y: piece.y - lift.up, scale: piece.scale * lift.scale } : piece)
    const corner = ref.kind === 'seat' || ref.kind === 'train' || ref.kind === 'wagon' ? 6 : 8 * piece.scale
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2, angle: piece.angle }
    const round = (by: number) => (graphics: Graphics) => {
      const [width, height] = [box.width + 2 * by, box.height + 2 * by]
      if (piece.angle === 0) graphics.roundRect(box.x - by, box.y - by, width, height, corner + by)
      else turnedBox(graphics, middle, -width / 2, -height / 2, width, height, corner + by)
    }
    const inRow = ref.kind === 'card' || ref.kind === 'station'
    const bigger = 1 + 0.23 * growth(size)
    const beside = inRow && !lift?.front
    // Many cards may be picked at once: only the one that is meant shines in full.
    const width = (beside ? Math.min(CARD_AT_REST, rim.width) : rim.width) * bigger
    const target = inRow ? this.ringAt(piece.z + (lift?.front ? 999.5 : 0.5)) : this.glass
    if (ref.kind === 'pile' && (isLegal(states) || states.has('selected')))
      this.#onPile(pictures, dashed(box), { ...rim, width })
    else if (rim.width > 0)
      cased(
        target,
        round(
          beside
            ? ringBeside(width, groundBetween(cardsHeld(poses), layoutFor(size, view)))
            : // Close to the next of the train and to the name above it.
              ref.kind === 'wagon'
              ? 1 - width / 2
              : width / 2,
        ),
        { ...rim, width },
      )
    if (states.has('lastMove'))
      cased(target, round(3), { colour: pictures.colour('enamel'), width: 3, casing: pictures.colour('card') })
    if (states.has('focus')) this.focus(pictures, target, round(width + 4))
  }

  /** A pile takes a card for good: it is lit in dashes and in green, apart from the places where one is laid. */
  #onPile(pictures: Pictures, parts: readonly (readonly Point[])[], rim: Rim): void {
    const lit = { ...rim, colour: pictures.colour('green') }
    cased(this.glass, (graphics) => parts.forEach((part) => polyline(graphics, part)), lit, 1.5)
  }

  #cell({ view, pictures, carried, lit }: Lighting, { states }: Lit, cell: number, rim: Rim): void {
    if (cell >= view.cells.length) return
    const { x, y } = middle(view, cell)
    const square = (half: number) => (graphics: Graphics) =>
      void graphics.roundRect(x - half, y - half, 2 * half, 2 * half, 6)
    const isLaid = view.cells[cell].card >= 0
    const { ring, fill, isFaint } = placeLight(states, {
      isLaid,
      isPlacing: view.placing,
      drives: this.#ends !== null,
      isElsewhere: isOverTrain(carried, lit),
    })
    if (isFaint) {
      // Light on dark: by day the land is too light for either alone.
      square(44)(this.under)
      this.under.stroke({ width: 3, color: pictures.colour('edge'), alpha: 0.22 })
      square(44)(this.under)
      this.under.stroke({ width: 1.5, color: pictures.colour('outline'), alpha: 0.7 })
    }
    if (fill > 0) {
      square(46)(this.under)
      this.under.fill({ color: pictures.colour('glow'), alpha: fill })
    }
    // Of many places beside the ends of a drive none has a casing as dark as theirs.
    if (ring > 0) cased(this.under, square(46), { ...rim, width: ring }, ring < 2 ? 0.5 : 1)
    if (states.has('lastMove')) drawBracket(pictures, this.under, { x, y }, 'enamel')
    if (states.has('focus')) this.focus(pictures, this.over, square(43))
  }

  #sleeper(light: Lighting, lit: Lit, sleeper: number, rim: Rim): void {
    const { view, pictures } = light
    const cell = cellOfSleeper(sleeper)
    if (cell >= view.cells.length) return
    if (isStationAt(view, cell)) return this.#station(light, lit, cell, rim)
    const plank = plankAt(railsAt(view, cell), pointOfSleeper(sleeper))
    if (!plank) return
    const at = { x: middle(view, cell).x - 50 + plank.x, y: middle(view, cell).y - 50 + plank.y, angle: plank.angle }
    const bar = (half: number, reach: number) => (graphics: Graphics) =>
      turnedBox(graphics, at, -half, -reach, 2 * half, 2 * reach)
    if (rim.width > 0) {
      bar(8.5, 18)(this.lines)
      this.lines.fill(pictures.colour('card')).stroke({ width: rim.width > 4 ? 2 : 1.2, color: rim.casing })
      bar(7, 16.5)(this.lines)
      this.lines
        .fill({ color: pictures.colour('glow'), alpha: 0.5 })
        .stroke({ width: rim.width > 4 ? 4 : 2.6, color: pictures.colour('glow') })
      bar(3.5, 13)(this.lines)
      this.lines.fill(pictures.colour('glow')).stroke({ width: 1.2, color: pictures.colour('edge') })
    }
    if (lit.states.has('focus')) this.focus(pictures, this.lines, bar(11, 21))
  }

  #station({ view, pictures }: Lighting, { states }: Lit, cell: number, rim: Rim): void {
    const { x, y } = middle(view, cell)
    // The plate of what it offers reaches out of the round sign: a ring round both cuts neither.
    const ring = (radius: number, half: number) => (graphics: Graphics) =>
      view.options.advanced
        ? void graphics.roundRect(x - half, y - half, 2 * half, 2 * half, 6)
        : void graphics.circle(x, y, radius)
    if (rim.width > 0) {
      // The light lies round the sign, never on it: a lit sign must not be duller than the others.
      if (!isMerelyHovered(states)) {
        ring(33, 42)(this.under)
        this.under.stroke({ width: 9, color: pictures.colour('glow'), alpha: 0.4 })
      }
      cased(this.under, ring(26.5, 45), { ...rim, width: Math.max(5, rim.width) + 0.5 })
    }
    if (states.has('focus')) this.focus(pictures, this.under, ring(33, 41))
  }

  #locomotive({ poses, pictures }: Lighting, { states }: Lit, seat: number, rim: Rim): void {
    const piece = poses[names.locomotive(seat)]
    if (!piece) return
    const large = LOCOMOTIVE_SCALE * piece.scale
    const round = (by: number) => (graphics: Graphics) =>
      turnedBox(graphics, piece, -12 * large - by, -14 * large - by, 41 * large + 2 * by, 28 * large + 2 * by)
    if (rim.width > 0) cased(this.lines, round(rim.width / 2 - 0.5), rim)
    if (states.has('focus')) this.focus(pictures, this.lines, round(rim.width + 3))
  }

  protected lastMove(): void {
    // Its deeds have strokes of their own.
  }

  protected override hides(drawing: PreviewDrawing): boolean {
    return isOnBoard(drawing)
  }

  /** The first way in full, the next in dashes, the third in dots; who is pushed has a thinner line. */
  #ways({ pictures }: Lighting, ways: PreviewDrawing['ways']): void {
    for (const { line, seat, nth, isPushed } of [...ways].reverse()) {
      const width = isPushed ? 3.4 : 5.4
      const rim = { colour: pictures.colour(seatToken(seat)), width, casing: pictures.colour('card') }
      const { on, off } = WAY_DASHES[nth % WAY_DASHES.length]
      const parts = off === 0 ? [line] : dashes(line, on, off)
      if (parts.length > 0) cased(this.lines, (graphics) => parts.forEach((part) => polyline(graphics, part)), rim, 1.5)
    }
  }

  /** The rails along which somebody is pushed, in its colour upon the way that is driven, to behind its ghost. */
  #pushed({ pictures }: Lighting, { line, seat }: PreviewDrawing['pushes'][number]): void {
    const way = shortened(line, BEHIND_GHOST)
    const [colour, edge] = [pictures.colour(seatToken(seat)), pictures.colour('edge')]
    cased(
      this.lines,
      (graphics) => polyline(graphics, way),
      { colour, width: 3.4, casing: pictures.colour('card') },
      1.5,
    )
    this.lines.circle(line[0].x, line[0].y, 4.4).fill(pictures.colour('card')).stroke({ width: 2.4, color: colour })
    this.lines.poly(arrowHead(way, 13)).fill(colour).stroke({ width: 1.6, color: edge, join: 'round' })
  }

  /** Which way a part leads that is gone over there and back. */
  #head({ pictures }: Lighting, head: readonly Point[], colour: string): void {
    this.#later
      .poly(arrowHead(head, HEAD))
      .fill(colour)
      .stroke({ width: 1.6, color: pictures.colour('card'), join: 'round' })
  }

  protected preview(light: Lighting, drawing: PreviewDrawing): void {
    const { line, sure, seat, pushes, falls, flight, leaders, ways, onward, onwardSeat, branches } = drawing
    const { pictures } = light
    this.#ways(light, ways)
    const rim = { colour: pictures.colour(seatToken(seat)), width: 6, casing: pictures.colour('card') }
    const colour = pictures.colour(seatToken(onwardSeat))
    const later = offSigns(light.view, dashes(onward, LATER.on, LATER.off))
    // A card that is to be laid there is read through the way over it.
    const cards = Object.values(drawing.ghosts).filter(({ look }) => look.kind === 'ghostTile')
    const isOnCard = ([{ x, y }]: readonly Point[]) =>
      cards.some((card) => Math.max(Math.abs(card.x - x), Math.abs(card.y - y)) < CELL / 2)
    for (const [parts, width] of [
      [later.filter((dash) => !isOnCard(dash)), 4.5],
      [later.filter(isOnCard), OVER_CARD],
    ] as const)
      if (parts.length > 0)
        cased(
          this.#later,
          (graphics) => parts.forEach((dash) => polyline(graphics, dash)),
          { ...rim, colour, width },
          1.2,
        )
    // All alike: none of them is chosen.
    const open = branches.flatMap((branch) => dashes(branch, OPEN.on, OPEN.off))
    if (open.length > 0)
      cased(this.lines, (graphics) => open.forEach((dash) => polyline(graphics, dash)), { ...rim, width: 2.6 }, 1.2)
    // First the rest of the way, so that the part that is sure ends whole.
    const unsure = dashes(line.slice(Math.max(0, sure - 1)), DASH.on, DASH.off)
    if (unsure.length > 0)
      cased(this.lines, (graphics) => unsure.forEach((dash) => polyline(graphics, dash)), { ...rim, width: 4.5 }, 1.5)
    if (sure > 1) cased(this.lines, (graphics) => polyline(graphics, line.slice(0, sure)), rim, 1.5)
    if (flight.length > 1) {
      dotted(this.lines, flight, pictures.colour('edge'), 3.4, 8)
      dotted(this.lines, flight, pictures.colour(seatToken(seat)), 2.4, 8)
    }
    for (const head of offSigns(light.view, drawing.heads)) this.#head(light, head, rim.colour)
    for (const pushed of pushes) this.#pushed(light, pushed)
    for (const fall of falls) dotted(this.over, fall, pictures.colour('signal'), 1.6, 6)
    for (const leader of leaders) {
      polyline(this.over, leader)
      this.over.stroke({ width: 2, color: pictures.colour('ink') })
    }
  }
}

/** Dashes round a pile, in px: a few long ones, so that they are told from a ring at a glance. */
const PILE_DASH = { on: 13, off: 9, beside: 4 }

function dashed({ x, y, width, height }: Box): readonly (readonly Point[])[] {
  const [left, top] = [x - PILE_DASH.beside, y - PILE_DASH.beside]
  const [right, foot] = [x + width + PILE_DASH.beside, y + height + PILE_DASH.beside]
  const round = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: foot },
    { x: left, y: foot },
    { x: left, y: top },
  ]
  return dashes(round, PILE_DASH.on, PILE_DASH.off)
}

/** Cards and signs in the tray. */
const cardsHeld = (poses: Poses): number =>
  Object.values(poses).filter(({ look }) => look.kind === 'face' || look.kind === 'sign').length
