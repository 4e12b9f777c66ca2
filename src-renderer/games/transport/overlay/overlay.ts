import { Graphics, type Container } from 'pixi.js'
import type { Ref } from '../../../../src-shared/core.ts'
import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { LaidView } from '../../../../src-shared/games/transport/view.ts'
import { growth } from '../../../stage/craft.ts'
import type { Lift } from '../../../stage/drawing/drawing.ts'
import { Marking } from '../../../stage/over/marking.ts'
import { isLegal, isMerelyHovered, ringWidth, type Lit } from '../../../stage/over/marks.ts'
import { asRails, cased, dashes, polyline, type Rim } from '../../../stage/drawing/strokes.ts'
import { seatToken } from '../../../stage/art/ink.ts'
import type { Lighting as AnyLighting } from '../../../stage/table.ts'
import { corners } from '../art/hexagon.ts'
import { R, centreOf, edgeOf, restAt, sum, type Point } from '../belts/belt.ts'
import { arcBetween, headOf, headsTo, hopBetween, leaving, tipBefore } from '../belts/arcs.ts'
import type { PreviewDrawing } from './preview-drawing.ts'
import { names, type Piece } from '../looks.ts'
import { pieceOf } from './marks.ts'
import { namePlateBoxes } from '../layout/name-plates.ts'
import { plusSpot } from '../layout/plus-spot.ts'
import { liftedIn } from '../words/lifted.ts'
import { PARCEL_Z, TAG_Z } from '../layout/place-names.ts'
import { placeLight } from './lit-places.ts'
import { isMoving } from '../belts/moving.ts'
import { ownSeat, shownOf, type DeedOf, type LastMove } from '../memory.ts'
import type { Pictures } from '../pictures.ts'
import { glassBox } from '../pieces/index.ts'
import { shiftLines } from '../belts/shifts.ts'
import { swellAt } from '../layout/swell.ts'
import { along } from '../belts/travel.ts'
import type { TransportKinds } from '../kinds.ts'

type Lighting = AnyLighting<TransportKinds, PreviewDrawing, Pictures>

/** Where what was done is drawn: below the cards, on them, along their belts, and over them. */
interface Traces {
  readonly under: Graphics
  readonly arrows: Graphics
  readonly lines: Graphics
  readonly over: Graphics
}

/** What a card leaves where it lay: how large, and how dark. */
const WORN = 88
const WORN_SEEN = 0.16

/** How far a bracket in the corner of a card reaches along its sides, as a part of them. */
const BRACKET = 0.24

/** Half of a square round a parcel: past the tag at its corner, which says what it will be worth. */
const ROUND_PARCEL = 54

/**
 * Round what another did last: as wide as the belt along a way, and round a card; the belt shows through. In full it
 * would be as strong as the ring of what is chosen.
 */
const HALO = { way: 0.34 * R, card: 34, seen: 0.5 } as const

/** Round a pallet that may be chosen: light that fades outwards, and a ring so wide at least. */
const TARGET = { radius: 103, glow: [44, 30], seen: 0.3, least: 8 } as const

/** Round a pallet that would be served, and round what would lie elsewhere, where it lies now. */
const SERVED = { radius: 104, width: 9 } as const
const LEFT = { radius: 90, width: 5, on: 19, off: 13 } as const

/** As wide as the belt is between its rails. */
const LIT_BELT = 0.33 * R

/** Heads of the way that a parcel went: the last before the parcel at its end, none under the ring at its start. */
const TRAIL = { before: 0.6 * R, apart: 1.15 * R, clear: 0.3 * R, long: 0.5 * R, half: 0.16 * R } as const
/** Those on a belt that shines: many small ones, as wide as fit in it. */
const ON_BELT = { before: 0.2 * R, apart: 0.46 * R, clear: 0.1 * R, long: 0.26 * R, half: 0.1 * R } as const

/** Those on a belt that would lie open to a pallet: as large, fewer, and with room between them. */
const OPEN = { before: 0.3 * R, apart: 0.5 * R, clear: 0.45 * R, long: 0.3 * R, half: 0.17 * R } as const

/** Those of the arrow of what was carried, in the board's units: discs would be taken for things that lie there. */
const DASHES = { on: 15, off: 15, width: 8, edge: 2.5 } as const

/** Where a parcel set out: the line begins at a ring that is left open, round its number while it is the latest. */
const SET_OUT = { ring: 25, width: 4.5, clear: 29 } as const

/** Of what is no longer the latest, or stands back. */
const FAINT = 0.32
/** Of what is possible, and not meant yet. */
const POSSIBLE = 0.55
const faint = () => new Graphics({ alpha: FAINT })

/** Among ghosts: over those of parcels, too. */
const UNDER_TAGS = (PARCEL_Z + TAG_Z) / 2

/** Rings and lines: all that is drawn over the table to say what may be done, was done, or would be. */
export class Overlay extends Marking<TransportKinds, PreviewDrawing, Pictures> {
  /** Between neighbours and on belts that would lie open: over the ghosts of cards, and under what names a place. */
  readonly #hops = new Graphics()
  /** From further away, under the signs that lie on the way. */
  readonly #arrows = new Graphics()
  /** Where a parcel that is pointed at could go. */
  readonly #shifts = new Graphics({ alpha: POSSIBLE })
  /** What was done before the latest turn, and all of it while a card is taken: fainter, and below the rest. */
  readonly #older: Traces = { under: faint(), arrows: faint(), lines: faint(), over: faint() }

  constructor(
    layers: Readonly<Record<'marks' | 'arrows' | 'trail' | 'over' | 'ghosts' | 'handMarks' | 'hand', Container>>,
  ) {
    super({ under: layers.marks, lines: layers.trail, over: layers.over, glass: layers.handMarks, hand: layers.hand })
    this.#hops.zIndex = UNDER_TAGS
    layers.ghosts.addChild(this.#hops)
    layers.arrows.addChild(this.#older.arrows, this.#arrows)
    layers.marks.addChildAt(this.#older.under, 0)
    layers.trail.addChildAt(this.#shifts, 0)
    layers.trail.addChildAt(this.#older.lines, 0)
    layers.over.addChildAt(this.#older.over, 0)
  }

  /** What the others did is seen while one looks for an answer to it. */
  protected override hides(): boolean {
    return false
  }

  protected override draw(light: Lighting): void {
    for (const graphics of [this.#hops, this.#arrows, this.#shifts, ...Object.values(this.#older)]) graphics.clear()
    super.draw(light)
    if (!light.drawing) this.#couldGo(light)
  }

  /** Merely pointed at a parcel shows fainter than a way that is meant where it can go. */
  #couldGo({ view, lit, pictures }: Lighting): void {
    const rim: Rim = { colour: pictures.colour('glow'), width: LIT_BELT, casing: pictures.colour('casing') }
    for (const line of shiftLines(view, lit)) this.#lightBelt(line, rim, this.#shifts)
  }

  #rim({ pictures, size }: Lighting, { states }: Pick<Lit, 'states'>, perPixel: number): Rim {
    const width = ringWidth(states) * (1 + 0.23 * growth(size))
    return { colour: pictures.colour('glow'), width: width * perPixel, casing: pictures.colour('casing') }
  }

  protected mark(light: Lighting, lit: Lit): void {
    this.#ring(light, lit)
    if (lit.states.has('focus')) this.#focusOn(light, lit.ref)
  }

  /** A line round whatever the keyboard has come to, by its own shape. */
  #focusOn({ pictures, poses, lifts }: Lighting, ref: Ref): void {
    const name = pieceOf(ref) ?? ''
    const piece = poses[name]
    if (ref.kind === 'cell') return this.focus(pictures, this.over, (on) => this.#outline(on, centreOf(ref.id), 108), 6)
    if (!piece) return
    if (piece.space === 'board') {
      const { x, y } = piece
      return this.focus(
        pictures,
        this.over,
        (on) =>
          ref.kind === 'parcel' ? void on.roundRect(x - 56, y - 56, 112, 112, 14) : this.#outline(on, piece, 110),
        6,
      )
    }
    const lift = lifts.get(name)
    const { x, y, width, height } = glassBox(piece)
    if (piece.look.kind !== 'face')
      return this.focus(pictures, this.glass, (on) => void on.roundRect(x - 6, y - 6, width + 12, height + 12, 11))
    const at = { x: piece.x, y: piece.y - (lift?.up ?? 0) }
    this.focus(pictures, this.ringAt(piece.z + (lift?.front ? 1000 : 0.5)), (on) =>
      this.#outline(on, at, 98 * piece.scale * (lift?.scale ?? 1)),
    )
  }

  #ring(light: Lighting, lit: Lit): void {
    const { ref, states } = lit
    if (ref.kind === 'cell') return this.#cell(light, lit, ref.id)
    const piece = light.poses[pieceOf(ref) ?? '']
    if (!piece) return
    if (piece.space === 'screen') return this.#onGlass(light, lit, piece, light.lifts.get(pieceOf(ref) ?? ''))
    if (isMerelyHovered(states) && ref.kind === 'card' && piece.look.kind === 'card')
      return this.#hexagon(this.over, piece, 101, this.#rim(light, lit, 1.2))
    // What shows its new place hangs there faintly: a ring would hide the gap that it leaves.
    if (piece.look.kind === 'liftedCard' && light.drawing) return
    if (ref.kind === 'parcel')
      return this.#square(this.over, piece, this.#roundParcel(light), this.#rim(light, lit, 1.6))
    this.#hexagon(this.over, piece, 101, this.#rim(light, lit, 1.8))
  }

  /** It grows with the parcel, where cards are small. */
  #roundParcel({ homeScale = 1 }: Lighting): number {
    return ROUND_PARCEL * swellAt(homeScale)
  }

  #onGlass(light: Lighting, lit: Lit, piece: Piece, lift: Lift | undefined): void {
    const rim = this.#rim(light, lit, 1)
    if (rim.width === 0 || (piece.look.kind === 'plate' && isMerelyHovered(lit.states))) return
    if (piece.look.kind !== 'face') {
      const { x, y, width, height } = glassBox(piece)
      return cased(this.glass, (graphics) => void graphics.roundRect(x - 3, y - 3, width + 6, height + 6, 9), rim)
    }
    const scale = piece.scale * (lift?.scale ?? 1)
    const ring = this.ringAt(piece.z + (lift?.front ? 1000 : 0) - 0.5)
    this.#hexagon(ring, { x: piece.x, y: piece.y - (lift?.up ?? 0) }, 101 * scale, rim)
  }

  /**
   * An empty cell is filled and bears a plus; a cell with a card gets its ring, or a square where a parcel would rest.
   */
  #cell(light: Lighting, lit: Lit, cell: number): void {
    const { view, pictures } = light
    const centre = centreOf(cell)
    const laid = view.laid.find((one) => one.cell === cell)
    const rim = this.#rim(light, lit, 1.6)
    if (rim.width === 0) return
    const target = laid && isPallet(laid.card) && isLegal(lit.states) ? laid : null
    if (target) this.#target(light, lit, target)
    if (laid && isMoving(view))
      return isMerelyHovered(lit.states) ? undefined : this.#restPlace(light, restAt(laid), rim)
    if (target) return this.#plusAtBelt(light, target)
    // What is lifted hangs over the cell that it may go back to.
    const on = laid?.card === liftedIn(view)?.card ? this.under : this.over
    if (laid) return isMerelyHovered(lit.states) ? undefined : this.#hexagon(on, centre, 101, rim)
    if (isMerelyHovered(lit.states)) return
    const { night } = pictures
    const { ring, paper, brass, plus } = placeLight(lit.states, { ring: rim.width, scale: light.homeScale ?? 1, night })
    for (const [colour, alpha] of [
      ['tag', paper],
      ['glow', brass],
    ] as const) {
      if (alpha === 0) continue
      this.#outline(this.under, centre, 91)
      this.under.fill({ color: pictures.colour(colour), alpha })
    }
    this.#hexagon(this.under, centre, 91, { ...rim, width: ring })
    this.#plus(light, this.under, plusSpot(centre, plus, namePlateBoxes(light.poses)), plus)
  }

  /** A pallet that may be chosen shines: a card that goes there moves it on, a parcel scores there. */
  #target(light: Lighting, { states }: Lit, { cell }: LaidView): void {
    const { colour, width, casing } = this.#rim(light, { states }, 1.8)
    const centre = centreOf(cell)
    const isAside = states.has('legalAside') && !states.has('hovered')
    if (!isAside)
      for (const part of TARGET.glow) {
        this.#outline(this.over, centre, TARGET.radius)
        this.over.stroke({ color: colour, width: part, alpha: TARGET.seen, join: 'round' })
      }
    this.#hexagon(this.over, centre, 101, { colour, width: isAside ? width : Math.max(TARGET.least, width), casing })
  }

  /** Where a card comes between a pallet and its belt. One that changes places with another has no card between. */
  #plusAtBelt(light: Lighting, { cell, rotation }: LaidView): void {
    if (light.view.step.name === 'palletPlace' || light.drawing) return
    this.#plus(light, this.over, sum(centreOf(cell), edgeOf(rotation, 70)), 19)
  }

  /** A lit rim, and a plus as where a card may lie: filled it would be taken for a parcel that lies there. */
  #restPlace(light: Lighting, at: Point, rim: Rim): void {
    this.#square(this.over, at, 38, { ...rim, width: Math.max(8, rim.width) })
    this.#plus(light, this.over, at, rim.width > 6 ? 21 : 17)
  }

  #plus({ pictures }: Lighting, on: Graphics, { x, y }: Point, r: number): void {
    on.circle(x, y, r)
      .fill(pictures.colour('glow'))
      .stroke({ width: Math.min(3, r / 5), color: pictures.colour('casing') })
    on.moveTo(x, y - r / 2)
      .lineTo(x, y + r / 2)
      .moveTo(x - r / 2, y)
      .lineTo(x + r / 2, y)
    on.stroke({ width: r / 4, color: '#131c1f', cap: 'round' })
  }

  #outline(graphics: Graphics, { x, y }: Point, radius: number): void {
    graphics.poly(
      corners(radius).flatMap((corner) => [corner.x + x, corner.y + y]),
      true,
    )
  }

  /** Brackets in the corners of a card: it was laid last, and is no place where anything may go. */
  #corners(graphics: Graphics, { x, y }: Point, radius: number): void {
    const all = corners(radius).map((corner) => ({ x: corner.x + x, y: corner.y + y }))
    all.forEach((corner, k) => {
      const [before, after] = [all[(k + 5) % 6], all[(k + 1) % 6]].map((next) => along([corner, next], BRACKET))
      graphics.moveTo(before.x, before.y).lineTo(corner.x, corner.y).lineTo(after.x, after.y)
    })
  }

  #hexagon(graphics: Graphics, at: Point, radius: number, rim: Rim): void {
    if (rim.width > 0) cased(graphics, (on) => this.#outline(on, at, radius), rim, radius > 90 ? 2.4 : 1.5)
  }

  #square(graphics: Graphics, at: Point, half: number, rim: Rim): void {
    if (rim.width > 0) cased(graphics, (on) => square(on, at, half), rim, 2)
  }

  protected lastMove(light: Lighting, last: LastMove): void {
    const shown = shownOf(last, light.view.active, ownSeat(light.view))
    const latest = shown.at(-1)?.seat
    const fresh: Traces = { under: this.under, arrows: this.#arrows, lines: this.lines, over: this.over }
    // Who has taken a card looks where it may go: what another did stands back, and while it is laid, too.
    const isFresh = ({ seat }: DeedOf) => seat === latest && (seat === light.view.active || !light.lookedPast)
    // Where a parcel went after a pallet was carried, its way is the newer trail: two in full would cross.
    const newest = shown.findLastIndex(({ kind }) => kind === 'way')
    const before: Traces = { ...fresh, arrows: this.#older.arrows }
    for (const [i, deed] of shown.entries()) {
      if (isFresh(deed) && deed.seat !== light.view.active) this.#halo(light, deed)
      this.#deed(light, deed, !isFresh(deed) ? this.#older : i < newest ? before : fresh)
    }
  }

  /** What another has just done lies on a band of gold: it is what one looks for first, and goes as one acts. */
  #halo({ pictures, poses }: Lighting, deed: DeedOf): void {
    const stroke = { color: pictures.colour('mark'), alpha: HALO.seen, join: 'round', cap: 'round' } as const
    if (deed.kind === 'way' && deed.line.length > 1) {
      polyline(this.lines, deed.line)
      this.lines.stroke({ ...stroke, width: HALO.way })
    }
    if (deed.kind === 'card' && poses[names.card(deed.card)]?.look.kind !== 'liftedCard') {
      this.#outline(this.over, centreOf(deed.cell), 98)
      this.over.stroke({ ...stroke, width: HALO.card })
    }
  }

  #deed(light: Lighting, deed: DeedOf, on: Traces): void {
    const { pictures } = light
    const rim: Rim = { colour: pictures.colour(seatToken(deed.seat)), width: 8, casing: pictures.colour('tag') }
    const edge = pictures.colour('edge')
    switch (deed.kind) {
      case 'card': {
        // Lifted by its key it is no longer where it was laid.
        if (light.poses[names.card(deed.card)]?.look.kind === 'liftedCard') return
        const at = centreOf(deed.cell)
        if (deed.from) this.#carried(light, deed.from, at, rim, edge, on)
        return asRails(on.over, (graphics) => this.#corners(graphics, at, 99), { ...rim, width: 7 }, edge)
      }
      case 'carried':
        return this.#arrowOf(deed.from, deed.to, rim.colour, edge, on.arrows, deed.part)
      case 'way':
        return deed.line.length < 2 ? undefined : this.#trail(light, deed.line, rim, edge, on)
      case 'placed':
        // Asked which parcel moves and where to, one looks for that one: what came last stands back.
        if (isMoving(light.view)) return
        return asRails(
          on.over,
          (graphics) => square(graphics, deed.at, this.#roundParcel(light)),
          { ...rim, width: 5 },
          edge,
        )
      case 'scored':
    }
  }

  /** From where a card or pallet was carried. Where it lay the floor is worn, if nothing else lies there now. */
  #carried({ view, pictures }: Lighting, from: Point, at: Point, { colour }: Rim, edge: string, on: Traces): void {
    const isCovered = view.laid.some(({ cell }) => Math.hypot(centreOf(cell).x - from.x, centreOf(cell).y - from.y) < 1)
    this.#arrowOf(from, at, colour, edge, on.arrows)
    if (isCovered) return
    // Without any rim: a place where something may be laid has one, and bears a plus.
    this.#outline(on.under, from, WORN)
    on.under.fill({ color: pictures.colour('casing'), alpha: WORN_SEEN })
  }

  /**
   * One arrow over the cards, bowed, of dashes, so that it is not taken for the way of a parcel, which is a line. Two
   * that changed places went beside each other. `part`: so much of it is there.
   */
  #arrowOf(from: Point, to: Point, colour: string, edge: string, on: Graphics, part = 1): void {
    const arc = arcBetween(from, to)
    const line = arc.slice(0, Math.ceil(arc.length * part))
    if (line.length < 2) return
    const drawn = { cap: 'round', join: 'round' } as const
    for (const [width, color] of [
      [DASHES.width + 2 * DASHES.edge, edge],
      [DASHES.width, colour],
    ] as const) {
      for (const dash of dashes(line, DASHES.on, DASHES.off)) polyline(on, dash)
      on.stroke({ ...drawn, width, color })
    }
    on.poly([...headOf(line)], true)
      .fill(colour)
      .stroke({ width: 2.5, color: edge, join: 'round' })
  }

  /**
   * A line with an open ring at its start and heads along it: the last one stands before the parcel. That of the latest
   * is drawn with its number (`notes.ts`).
   */
  #trail({ homeScale = 1, lookedPast }: Lighting, line: readonly Point[], rim: Rim, edge: string, on: Traces): void {
    const { lines } = on
    asRails(lines, (graphics) => polyline(graphics, leaving(line, SET_OUT.clear)), rim, edge, 4)
    const isNumbered = on !== this.#older
    if (!lookedPast && !isNumbered)
      lines.circle(line[0].x, line[0].y, SET_OUT.ring).stroke({ width: SET_OUT.width, color: rim.colour })
    const before = tipBefore(line, TRAIL.before, swellAt(homeScale))
    for (const head of headsTo(line, { ...TRAIL, before })) {
      cased(lines, (graphics) => void graphics.poly([...head], true), { ...rim, colour: rim.casing, casing: edge }, 2.5)
      lines.poly([...head], true).fill(rim.colour)
    }
  }

  protected preview({ pictures }: Lighting, drawing: PreviewDrawing): void {
    const { line, pushes, icons, opened, served, left } = drawing
    const rim: Rim = { colour: pictures.colour('glow'), width: 12, casing: pictures.colour('casing') }
    for (const at of left) this.#leftBehind(at, pictures.colour('tag'), rim)
    for (const at of served) this.#hexagon(this.#hops, at, SERVED.radius, { ...rim, width: SERVED.width })
    if (line.length > 1) this.#lightBelt(line, rim)
    for (const way of opened) this.#openBelt(way, rim)
    for (const [from, to] of pushes) this.#arrow(from, to, rim, icons)
  }

  /** An outline of dashes stands where something lies that would lie elsewhere then. */
  #leftBehind(at: Point, colour: string, { casing }: Rim): void {
    const round = corners(LEFT.radius).map((corner) => sum(at, corner))
    for (const dash of dashes([...round, round[0]], LEFT.on, LEFT.off))
      cased(this.over, (on) => polyline(on, dash), { colour, width: LEFT.width, casing }, 2)
  }

  /** Heads alone run over a belt that would lie open: it is no way that is gone. */
  #openBelt(line: readonly Point[], rim: Rim): void {
    for (const head of headsTo(line, OPEN)) {
      cased(this.#hops, (graphics) => void graphics.poly([...head], true), { ...rim, width: 4 }, 3)
      this.#hops.poly([...head], true).fill(rim.colour)
    }
  }

  /** The belt of a way shines, and says where it leads. */
  #lightBelt(line: readonly Point[], rim: Rim, on = this.lines): void {
    cased(on, (graphics) => polyline(graphics, line), { ...rim, width: LIT_BELT }, 3.5)
    for (const head of headsTo(line, ON_BELT)) on.poly([...head], true).fill(rim.casing)
  }

  /** An arrow from one cell to another: to the rim of it, or beside the straight way where they are neighbours. */
  #arrow(from: Point, to: Point, rim: Rim, icons: readonly Point[]): void {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length < 10) return
    const far = arcBetween(from, to)
    const [arc, on] = far.length > 1 ? [far, this.#arrows] : [hopBetween(from, to, icons), this.#hops]
    cased(on, (graphics) => polyline(graphics, arc), { ...rim, width: 8 }, 4)
    on.poly([...headOf(arc)], true)
      .fill(rim.colour)
      .stroke({ width: 5, color: rim.casing, join: 'round' })
  }
}

const square = (graphics: Graphics, { x, y }: Point, half: number): void =>
  void graphics.roundRect(x - half, y - half, 2 * half, 2 * half, half * 0.28)
