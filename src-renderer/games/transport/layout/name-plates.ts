import { neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { LaidView, TransportView } from '../../../../src-shared/games/transport/view.ts'
import { boxOnBoard, boxOnScreen, grown, isAround } from '../../../stage/box.ts'
import type { Camera } from '../../../stage/camera/camera.ts'
import type { Stood } from '../../../stage/craft.ts'
import { piece } from '../../../stage/pieces.ts'
import { shared } from '../../../stage/hand/pill.ts'
import type { Box, SceneFrame } from '../../../stage/scene.ts'
import { APOTHEM, R, centreOf, edgeOf, meetsCell, polar, type Point } from '../belts/belt.ts'
import { numberBox } from '../art/floor.ts'
import { partnerSpot } from '../art/card.ts'
import { COMING, FOR_FLAG } from '../art/name-plate.ts'
import { roomOf, shedName } from './floor.ts'
import { home } from './home.ts'
import { FLOOR_EDGE, type Layout } from './layout.ts'
import { RISE } from '../overlay/lifted.ts'
import { liftedIn, withoutLifted } from '../words/lifted.ts'
import { names, type Look, type Piece, type Poses } from '../looks.ts'
import type { NamePlateLook, NameTagLook } from '../pieces/name-plate.ts'
import { trayOwner } from '../tray-owner.ts'
import { comingTo } from '../words/belts/bound.ts'
import { wantingOne, pointsOf } from '../words/standing.ts'
import { beltsOf } from '../words/turned.ts'

/** Beside each pallet: whose it is, and what they have. docs/look/look.md, 'Transport, the large table'. */

const HIGH = 27
/** Between a plate and any card, in the board's units. */
const CLEAR = 6
/** So near its pallet a plate belongs to it. */
const BESIDE = 18
/**
 * Of the board's units in one of a plate's: at home it is drawn as it is or a little larger, however small cards are,
 * and a smaller one is still read.
 */
const SCALES = [1.15, 1.3, 1.5, 1.75, 2, 2.2, 2.5, 2.9, 3.3] as const
const MOST_LETTERS = 1.3

/** Where there is no room for one as large as it is usually. */
const SMALLER = 0.84
/** So large is one at least, as it is seen: its letters are eleven pixels high. */
const LEAST = 0.69

/** What points of two figures need beside those of one, or a short name would be cut for them. */
const forPoints = (points: number): number => (points > 9 ? 9 : 0)

/** As wide as its name and its points ask for; a small one may be a little shorter. */
const widthOf = (name: string, points: number, part: number): number =>
  Math.round(Math.min(118, Math.max(part < 1 ? 60 : 72, 40 + 9 * name.length))) + forPoints(points)

/**
 * Of each pallet with a free side: none where a card lies, nor where it would not be seen, and none where the next one
 * goes while there is another. It keeps the side on which it stood while there is room, and leaves the shed's number to
 * be read if it can. Where it finds no room as large as it is a smaller one may.
 */
export function namePlates(
  view: TransportView,
  layout: Layout,
  frame?: SceneFrame,
  stood?: Stood<Look>,
): Record<string, Piece> {
  const camera = stood?.camera ?? home(view, layout)
  const lying = view.laid.map(({ cell }) => cell)
  const pallets = view.laid.filter(({ card }) => isPallet(card)).map(({ cell }) => cell)
  const next = nextCells(view)
  const usual = scaleAt(camera, layout)
  const number = numberBox(roomOf(layout), shedName(frame))
  const isOwn = ownPallets(view, frame)
  const out: Record<string, Piece> = {}
  const placed: Box[] = []
  for (const { card: seat, cell } of view.laid) {
    const name = isPallet(seat) ? (frame?.seats[seat]?.name ?? '') : ''
    if (name === '') continue
    const last = wantingOne(view, seat)
    const points = pointsOf(view, seat)
    const isFree = (box: Box) =>
      isSeen(box, camera, layout.board) &&
      !placed.some((other) => shared(other, box)) &&
      !lying.some((one) => meetsCell(box, one, R + CLEAR))
    const isAsideOfNext = (box: Box) => !next.some((one) => meetsCell(box, one, R + CLEAR))
    const placeOf = (width: number, scale: number): Box | undefined => {
      const boxes = besides(centreOf(cell), width * scale, HIGH * scale)
      const kept = stood ? boxes.slice(sideOf(seat, stood.poses)).slice(0, 1) : []
      const near = boxes
        .map((box) => brought(box, camera, layout.board))
        .filter((box) => meetsCell(box, cell, R + BESIDE) && !meetsCell(box, cell, R + CLEAR))
      const usual = [...kept, ...boxes, ...near].filter(isFree)
      const isOffOthers = (box: Box) => pallets.every((one) => one === cell || !meetsCell(box, one, R + FURTHEST))
      const further = (far: number) =>
        round(cell, width * scale, HIGH * scale, far).filter((box) => isOffOthers(box) && isFree(box))
      const some = usual.length > 0 ? usual : firstFound(FURTHER, further)
      const aside = some.filter(isAsideOfNext)
      const free = aside.length > 0 ? aside : some
      const whole = free.filter((one) => !isCut(view, seat, one, camera, layout.board))
      return [...whole, ...free].find((one) => !shared(number, boxOnScreen(camera, one))) ?? whole[0] ?? free[0]
    }
    for (const part of [1, SMALLER]) {
      const [width, scale] = [widthOf(name, points, part) + (last.wantsOne ? FOR_FLAG : 0), usual * part]
      const box = placeOf(width, scale)
      if (!box) continue
      placed.push(box)
      const look = {
        kind: 'namePlate',
        seat,
        name,
        points,
        gain: 0,
        ...last,
        ...comingOn(view, seat, box, camera, layout.board),
        isOwn: isOwn(seat),
        ...partnerOf(view, seat),
        width,
        height: HIGH,
      }
      out[names.namePlate(seat)] = piece(look as NamePlateLook, 'board', box.x, box.y, { scale })
      break
    }
  }
  return out
}

/** What the next move of a parcel could bring there, over that end of the plate which is off its pallet, and seen. */
function comingOn(view: TransportView, seat: number, box: Box, camera: Camera, board: Box): Coming {
  const comes = comingTo(withoutLifted(view), seat)
  const pallet = view.laid.find(({ card }) => card === seat)
  if (!comes || !pallet) return {}
  const { x } = centreOf(pallet.cell)
  const ends = box.x + box.width <= x ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const off = ends.filter((end) => !meetsCell(comingBox(box, end), pallet.cell, R))
  // Rather over the painted edge of the room than over the letter of its pallet.
  const best = off.find((end) => isSeen(comingBox(box, end), camera, board)) ?? off[0] ?? ends[0]
  return { coming: comes.n, comingAt: best }
}

/** Whether what could come would be cut there by the edge of the table. */
function isCut(view: TransportView, seat: number, box: Box, camera: Camera, board: Box): boolean {
  const { comingAt: end } = comingOn(view, seat, box, camera, board)
  return end !== undefined && !isAround(board, boxOnScreen(camera, comingBox(box, end)))
}

/** Where that lies over an end of the plate. */
function comingBox({ x, y, width, height }: Box, end: 'left' | 'right'): Box {
  const scale = height / HIGH
  const middle = end === 'left' ? x - COMING.aside * scale : x + width + COMING.aside * scale
  const [wide, high] = [COMING.wide * scale, COMING.high * scale]
  return { x: middle - wide, y: y - high, width: 2 * wide, height: 2 * high }
}

type Coming = Pick<NamePlateLook, 'coming' | 'comingAt'>

/** A plate with this over its end, and not with what it bore before. */
function bearing({ coming: _, comingAt: __, ...look }: NamePlateLook, comes: Coming): NamePlateLook {
  return { ...look, ...comes }
}

const scaleAt = (camera: Camera, layout: Layout): number =>
  (SCALES.find((one) => one * camera.scale >= 1) ?? SCALES[SCALES.length - 1]) * Math.min(layout.text, MOST_LETTERS)

/** With whom a seat plays together. */
export function partnerOf({ seats }: TransportView, seat: number): { readonly partner?: number } {
  const partner = seats[seat]?.team.find((one) => one !== seat)
  return partner === undefined ? {} : { partner }
}

/** Whether whoever looks has a seat's pallet, or plays together with who has. */
export function ownPallets(view: TransportView, frame?: SceneFrame): (seat: number) => boolean {
  const own = trayOwner(view, frame)
  return (seat) => view.seats[own]?.team.includes(seat) ?? false
}

/**
 * On each pallet that has no plate beside it a small tag: whose it is, and what they have, is always told. None while
 * it is lifted.
 */
export function nameTags(
  view: TransportView,
  layout: Layout,
  plates: Poses,
  frame?: SceneFrame,
  stood?: Stood<Look>,
): Record<string, Piece> {
  const scale = scaleAt(stood?.camera ?? home(view, layout), layout)
  const isOwn = ownPallets(view, frame)
  const lifted = liftedIn(view)
  const bare = view.laid.filter(
    (laid) => isPallet(laid.card) && laid !== lifted && !(names.namePlate(laid.card) in plates),
  )
  return Object.fromEntries(
    bare.flatMap((laid) => {
      const [seat, name] = [laid.card, frame?.seats[laid.card]?.name ?? '']
      const whose = { seat, name, points: pointsOf(view, seat), isOwn: isOwn(seat), ...partnerOf(view, seat) }
      const tag = nameTag(whose, laid, scale)
      return name === '' ? [] : [[names.nameTag(seat), tag]]
    }),
  )
}

/**
 * So high is a tag, so much wider than a name for its points, and so much of a card's width one takes at most, unless
 * its points and the beginning of a name need more.
 */
const TAG = { high: 18, beside: 40, most: 172, least: 62, aside: 68, clear: 22 } as const

/** On a pallet, off its belt and its signs: away from its belt, below where that leads to a side. */
function nameTag(
  whose: Pick<NameTagLook, 'seat' | 'name' | 'points' | 'isOwn' | 'partner'>,
  { cell, rotation }: Pick<LaidView, 'cell' | 'rotation'>,
  scale: number,
): Piece {
  const { x, y } = centreOf(cell)
  const down = edgeOf(rotation).y > 1 ? -1 : 1
  const most = Math.max(TAG.least, Math.round(TAG.most / scale))
  const width = Math.min(Math.round(TAG.beside + 7.5 * whose.name.length), most) + forPoints(whose.points)
  const look = { kind: 'nameTag', ...whose, width, height: TAG.high } as const
  const [half, above] = [(width * scale) / 2, (TAG.high * scale) / 2]
  const beside = whose.partner === undefined ? null : partnerSpot(rotation)
  // The sign of a partner stands in a corner above: the tag begins beside it.
  const aside = beside && down < 0 ? -Math.sign(beside.x) * (half + TAG.clear - Math.abs(beside.x)) : 0
  return piece(look, 'board', x + aside - half, y + down * TAG.aside - above, { scale })
}

/** Which of the boxes beside its pallet a plate stood in; the first where it stood in none. */
function sideOf(seat: number, poses: Poses): number {
  const [plate, pallet] = [poses[names.namePlate(seat)], poses[names.card(seat)]] as (Piece | undefined)[]
  if (!plate || !pallet || !isNamePlate(plate)) return 0
  const [box, lies] = [boxOfPlate(plate), pallet.look.kind === 'liftedCard' ? RISE : 0]
  const boxes = besides({ x: pallet.x, y: pallet.y + lies }, box.width, box.height)
  return Math.max(
    0,
    boxes.findIndex(({ x, y }) => Math.abs(x - box.x) < 1 && Math.abs(y - box.y) < 1),
  )
}

/** The places at open ends: a card may come there at any time. */
function nextCells({ laid }: TransportView): number[] {
  const taken = new Set(laid.map(({ cell }) => cell))
  return laid.flatMap((one) => beltsOf(one).map((side) => neighbour(one.cell, side))).filter((cell) => !taken.has(cell))
}

/** Boxes beside a pallet, the best first: below and above it, to its sides, at its corners. */
function besides({ x, y }: Point, width: number, height: number): Box[] {
  const [aside, down] = [APOTHEM + 2 * CLEAR, R + 2 * CLEAR]
  const [left, right] = [x - aside - width, x + aside]
  const middle = x - width / 2
  // Along a slanting edge a box stands with its corner at it.
  const slant = 0.42 * APOTHEM
  const level = 0.82 * R + 2 * CLEAR
  return [
    [middle, y + down],
    [middle, y - down - height],
    [right, y - height / 2],
    [left, y - height / 2],
    ...[y + level, y - level - height].flatMap((at) => [
      [x + slant, at],
      [x - slant - width, at],
    ]),
    ...[y + R / 2 - height, y - R / 2].flatMap((at) => [
      [right, at],
      [left, at],
    ]),
    ...[y + down, y - down - height].flatMap((at) => [
      [x, at],
      [x - width, at],
    ]),
  ].map(([left, top]) => ({ x: left, y: top, width, height }))
}

/** In so many directions room is looked for round a pallet where it has none at its sides and corners. */
const DIRECTIONS = 36
/** In each a box comes out of its pallet by so much, in the board's units. */
const OUT = 4
/** From where it is clear of it, so much further on one is looked for as well: by its colour it is still found. */
const FURTHER = [0, 24, 48, 72] as const
/** So far at least it keeps from every other pallet then. */
const FURTHEST = 96

/** What the first of them brings that brings anything. */
function firstFound<T>(all: readonly number[], found: (one: number) => T[]): T[] {
  for (const one of all) {
    const some = found(one)
    if (some.length > 0) return some
  }
  return []
}

/** Boxes all round a pallet, in each direction so much further out than the nearest that is clear of it. */
function round(cell: number, width: number, height: number, further: number): Box[] {
  const { x, y } = centreOf(cell)
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const { x: across, y: down } = polar(1, (360 / DIRECTIONS) * i)
    const at = (far: number): Box => ({
      x: x + far * across - width / 2,
      y: y + far * down - height / 2,
      width,
      height,
    })
    let far = APOTHEM
    while (meetsCell(at(far), cell, R + CLEAR)) far += OUT
    return at(far + further)
  })
}

/** So far from the edge of the room: it is painted there. */
const EDGE = FLOOR_EDGE.side + FLOOR_EDGE.stroke + 3

/** Beside a pallet at the edge of the table a plate lies as far inwards as it must to be seen. */
function brought(box: Box, camera: Camera, board: Box): Box {
  const room = boxOnBoard(camera, grown(board, -EDGE))
  const within = (at: number, length: number, from: number, whole: number) =>
    Math.max(from, Math.min(from + whole - length, at))
  return {
    ...box,
    x: within(box.x, box.width, room.x, room.width),
    y: within(box.y, box.height, room.y, room.height),
  }
}

const isSeen = (box: Box, camera: Camera, board: Box): boolean =>
  isAround(grown(board, -EDGE), boxOnScreen(camera, box))

type NamePlate = Piece & { readonly look: NamePlateLook }
const isNamePlate = (one: Piece): one is NamePlate => one.look.kind === 'namePlate'

/** The boxes of those that are among some pieces, in the board's units. */
export const namePlateBoxes = (poses: Poses): Box[] => Object.values(poses).filter(isNamePlate).map(boxOfPlate)

/** The pallet beside whose plate that lies which could come, at this place of the board; -1: none does. */
export function comingAt(poses: Poses, at: Point): number {
  const isThere = (one: Piece): one is NamePlate => {
    if (!isNamePlate(one) || !one.look.coming || one.look.gain > 0 || one.alpha === 0) return false
    const { look, x, y, scale } = one
    const middle = look.comingAt === 'left' ? x - COMING.aside * scale : x + (look.width + COMING.aside) * scale
    return Math.abs(at.x - middle) < COMING.wide * scale && Math.abs(at.y - y) < COMING.high * scale
  }
  return Object.values(poses).find(isThere)?.look.seat ?? -1
}

export const boxOfPlate = ({ look, x, y, scale }: Piece & { readonly look: NamePlateLook }): Box => ({
  x,
  y,
  width: look.width * scale,
  height: look.height * scale,
})

/**
 * Of pallets that go elsewhere, the plates as they would stand there: on the same side if there is room, and where
 * they are seen if there is such a place; where the next card may go rather than nowhere.
 */
export function movedPlates(poses: Poses, before: TransportView, after: TransportView, layout: Layout): Poses {
  const camera = home(before, layout)
  const lying = after.laid.map(({ cell }) => cell)
  const taken = [...lying, ...nextCells(after)]
  const placed: Box[] = []
  const out: Record<string, Piece> = {}
  for (const { card: seat, cell } of after.laid) {
    const lay = before.laid.find(({ card }) => card === seat)
    const plate = poses[names.namePlate(seat)] as Piece | undefined
    if (!isPallet(seat) || !lay || lay.cell === cell || !plate || !isNamePlate(plate)) continue
    const { x, y, width, height } = boxOfPlate(plate)
    const sides = besides(centreOf(cell), width, height)
    const side = besides(centreOf(lay.cell), width, height).findIndex(
      (one) => Math.abs(one.x - x) < 1 && Math.abs(one.y - y) < 1,
    )
    const freeOf = (cells: readonly number[]) =>
      [...sides.slice(side, side + 1), ...sides].filter(
        (one) => !placed.some((other) => shared(other, one)) && !cells.some((at) => meetsCell(one, at, R + CLEAR)),
      )
    const [free, tight] = [freeOf(taken), freeOf(lying)]
    const box = [...free, ...tight].find((one) => isSeen(one, camera, layout.board)) ?? free[0] ?? tight[0]
    if (!box) continue
    placed.push(box)
    const look = bearing(plate.look, comingOn(after, seat, box, camera, layout.board))
    out[names.namePlate(seat)] = { ...plate, look, x: box.x, y: box.y }
  }
  return out
}

/** A plate as far inwards as it must lie for what could come, over its end, to be seen whole. */
function withComing(box: Box, { comingAt: end }: Coming, camera: Camera, board: Box): Box {
  if (!end) return box
  const cut = comingBox(box, end)
  const whole = brought(cut, camera, board)
  return { ...box, x: box.x + whole.x - cut.x, y: box.y + whole.y - cut.y }
}

/**
 * Plates that stay where they are, or hardly move, with what could come to their pallets once all lies as in `after`:
 * if it is new.
 */
export function comingThen(poses: Poses, before: TransportView, after: TransportView, { camera, board }: Room): Poses {
  const out: Record<string, Piece> = {}
  for (const [name, plate] of Object.entries(poses)) {
    if (!isNamePlate(plate)) continue
    const { seat } = plate.look
    const [lay, lies] = [before, after].map(({ laid }) => laid.find(({ card }) => card === seat)?.cell)
    if (lay !== lies) continue
    const box = boxOfPlate(plate)
    const comes = comingOn(after, seat, box, camera, board)
    if (comes.coming === plate.look.coming) continue
    const { x, y } = isCut(after, seat, box, camera, board) ? withComing(box, comes, camera, board) : box
    out[name] = { ...plate, look: bearing(plate.look, comes), x, y }
  }
  return out
}

/** Where cards may be laid, or are shown to come, and so far around, a plate is out of sight meanwhile. */
export const hiddenBy = (poses: Poses, cells: readonly number[], around = 0): Poses => over(poses, cells, 0, around)

/** While a card is in hand, plates over places that are lit for it stand back: all of those are to be seen. */
export const behind = (poses: Poses, cells: readonly number[]): Poses => over(poses, cells, STANDS_BACK)
const STANDS_BACK = 0.3

/** Plates over these cells, as far as they are seen then. */
const over = (poses: Poses, cells: readonly number[], alpha: number, around = 0): Poses =>
  Object.fromEntries(
    Object.entries(poses)
      .filter(([, one]) => isNamePlate(one) && cells.some((cell) => meetsCell(boxOfPlate(one), cell, R + around)))
      .map(([name, one]) => [name, { ...one, alpha }]),
  )

/** What is gained needs so much more room than points, or a short name would be cut for it. */
const FOR_GAIN = 24

/**
 * The plate of a seat with what it would gain. It grows away from its pallet, as that lies in `view`; where that would
 * take it out of the room it goes inwards, or to another side of the pallet where it is seen whole, smaller if need be.
 */
export function gaining(poses: Poses, view: TransportView, seat: number, gain: number, room?: Room): Poses {
  const name = names.namePlate(seat)
  const one = poses[name] as Piece | undefined
  const pallet = view.laid.find(({ card }) => card === seat)
  if (!one || !isNamePlate(one) || !pallet) return {}
  const box = boxOfPlate(one)
  const { x } = centreOf(pallet.cell)
  const part = box.x + box.width <= x ? 1 : box.x >= x ? 0 : 0.5
  const look = { ...one.look, gain, width: one.look.width + FOR_GAIN }
  const grownTo = (scale: number): Box => {
    const [width, height] = [look.width * scale, look.height * scale]
    return { x: one.x - part * (width - box.width), y: one.y + (box.height - height) / 2, width, height }
  }
  const lies = (scale: number, at: Box): Poses => ({ [name]: { ...one, x: at.x, y: at.y, scale, look } })
  if (!room) return lies(one.scale, grownTo(one.scale))
  const least = Math.min(one.scale, LEAST / room.camera.scale)
  for (const scale of [one.scale, one.scale * SMALLER].filter((size) => size >= least)) {
    const at = seenBeside(grownTo(scale), pallet, { view, poses, name }, room)
    if (at) return lies(scale, at)
  }
  return lies(one.scale, grownTo(one.scale))
}

/** From where the table is seen, and what there is of it. */
interface Room {
  readonly camera: Camera
  readonly board: Box
}

/** As it is where it is seen whole; else as near to it as one is that meets no card and no other plate; null: none. */
function seenBeside(
  box: Box,
  { cell }: LaidView,
  { view, poses, name }: { readonly view: TransportView; readonly poses: Poses; readonly name: string },
  { camera, board }: Room,
): Box | null {
  if (isSeen(box, camera, board)) return box
  const others = Object.entries(poses).flatMap(([of, one]) =>
    of !== name && isNamePlate(one) && one.alpha > 0 ? [boxOfPlate(one)] : [],
  )
  const isFree = (one: Box) =>
    isSeen(one, camera, board) &&
    !view.laid.some((laid) => meetsCell(one, laid.cell, R + CLEAR)) &&
    !others.some((other) => shared(other, one))
  const sides = besides(centreOf(cell), box.width, box.height)
  const near = [box, ...sides]
    .map((one) => brought(one, camera, board))
    .filter((one) => meetsCell(one, cell, R + BESIDE))
  return [...near.slice(0, 1), ...sides, ...near].find(isFree) ?? null
}
