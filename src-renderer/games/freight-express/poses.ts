import { UNKNOWN } from '../../../src-shared/core.ts'
import {
  STEP_X,
  STEP_Y,
  SIDES,
  cellOfSleeper,
  neighbourOf,
  opposite,
  sidesOf,
} from '../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { SceneFrame } from '../../stage/scene.ts'
import { piece } from '../../stage/pieces.ts'
import { namedHand, seatPlate } from '../../stage/plate.ts'
import { crowded } from './layout/crowding.ts'
import { plantedAt } from './layout/planted.ts'
import { handRow, held } from './layout/hand-row.ts'
import { BASE, type Size } from '../../stage/craft.ts'
import type { Layout } from './layout/layout.ts'
import { GAUGE_ROOM, layoutFor } from './layout/layout.ts'
import type { Piece, Poses } from './looks.ts'
import { names } from './looks.ts'
import { chips, chipsWidth, specialsOnBoard } from './layout/special-poses.ts'
import { facePlace, pileText } from './layout/plate-lines.ts'
import { nearness } from './words/near-end.ts'
import { riverIn } from './layout/river.ts'
import { isHalved } from './layout/sidings.ts'
import { tails } from './track/tails.ts'
import { standIn, standingAfter, type Stand } from './track/travel.ts'
import { normal } from '../../stage/motion/turning.ts'
import { lastStretch, type Ways } from './track/ways.ts'
import { ENGINE_LENGTH, SMALL_TRAIN, WAGON_PITCH } from './layout/sizes.ts'
import type { Ground } from './track/track.ts'
import { goalsOf } from './words/hint/goals.ts'
import { waitingOf } from './words/hint/waiting.ts'
import { worthShown } from './worth.ts'
import { CELL, corner, isStationAt, railsAt } from './track/track.ts'

/** Where every piece of a position stands. Pure: the same view, frame and size give the same poses. */
export function poses(view: FreightView, frame?: SceneFrame, size: Size = BASE, ways: Ways | null = null): Poses {
  const layout = layoutFor(size, view)
  return { ...onTheTable(view, ways), ...plates(view, layout, frame), ...tray(view, layout, frame) }
}

/** Asked for again and again while one event is told, and nothing of it hangs on the window. */
const known = new WeakMap<FreightView, { readonly ways: Ways | null; readonly poses: Poses }>()

const sameWays = (a: Ways | null, b: Ways | null): boolean =>
  a === b || (a !== null && a.length === b?.length && a.every((way, seat) => way === b[seat]))

/** What lies under the camera. */
function onTheTable(view: FreightView, ways: Ways | null): Poses {
  const made = known.get(view)
  if (made && sameWays(made.ways, ways)) return made.poses
  const stands = view.seats.map((_, seat) => standIn(view, seat))
  const poses = {
    ...board(view),
    ...specialsOnBoard(view),
    ...bound(view),
    ...locomotives(view, stands, ways),
    ...wagonsBehind(view, stands, ways),
  }
  known.set(view, { ways, poses })
  return poses
}

/** Where wagons go, and where those of one's hand wait: on the ground of stations, between the sidings. */
function bound(view: FreightView): Record<string, Piece> {
  const out: Record<string, Piece> = {}
  const at = (place: { readonly cell: number; readonly nth: number }) => {
    const [centre, planted] = [middle(view, place.cell), plantedAt(view, place)]
    return { x: centre.x + planted.x, y: centre.y + planted.y, scale: planted.scale }
  }
  for (const goal of goalsOf(view)) {
    const { x, y, scale } = at(goal)
    const worth = goal.isRival ? null : goal.worth
    const look = { kind: 'goal', seat: goal.seat, worth, several: goal.wagons > 1 } as const
    out[names.goal(goal.seat, goal.cell)] = piece(look, 'board', x, y, { scale })
  }
  for (const waiting of waitingOf(view)) {
    // A quarter for each: a fifth would lie over a flag.
    if (waiting.nth >= QUARTERS) continue
    const { x, y, scale } = at(waiting)
    const look = { kind: 'waiting', values: waiting.values.join(' ') } as const
    out[names.waiting(waiting.station)] = piece(look, 'board', x, y, { scale })
  }
  return out
}
const QUARTERS = 4

function board(view: FreightView): Record<string, Piece> {
  const out: Record<string, Piece> = {
    [names.sheet]: piece({ kind: 'sheet', columns: view.columns, rows: view.rows }, 'board', 0, 0),
  }
  view.cells.forEach((cell, at) => {
    const { x, y } = middle(view, at)
    if (isStationAt(view, at))
      out[names.station(cell.station)] = piece(
        {
          kind: 'station',
          station: cell.station,
          ...(view.options.advanced && { special: view.specials[cell.station] }),
          ...(isHalved(view) && { halved: true }),
        },
        'board',
        x,
        y,
      )
    if (cell.card < 0) return
    const river = riverIn(view, at)
    out[names.tile(at)] = piece(
      {
        kind: 'tile',
        rails: railsAt(view, at),
        seed: seedOf(view, at),
        height: Math.min(cell.height, TALLEST),
        ...(river !== '' && { river }),
      },
      'board',
      x,
      y,
    )
  })
  view.cells.forEach((_, at) => Object.assign(out, ends(view, at)))
  return out
}

/** More cards than this look the same. */
const TALLEST = 4

/** What grows on a cell does not depend on the card. */
const seedOf = (ground: Ground, cell: number): number =>
  (cell % ground.columns) * 5 + Math.floor(cell / ground.columns) * 3 + 1

export const middle = (ground: Ground, cell: number): { x: number; y: number } => {
  const { x, y } = corner(ground, cell)
  return { x: x + CELL / 2, y: y + CELL / 2 }
}

/** Sides of a cell over which rail leads, as bits 1 << side. */
const openSides = (view: FreightView, cell: number): number =>
  isStationAt(view, cell) ? 15 : sidesOf(railsAt(view, cell))

/** Seams where a cell joins the one east or south of it, and stop boards where its line leads nowhere. */
function ends(view: FreightView, cell: number): Record<string, Piece> {
  const out: Record<string, Piece> = {}
  const open = openSides(view, cell)
  const centre = middle(view, cell)
  for (const side of SIDES) {
    if (!(open & (1 << side))) continue
    const other = neighbourOf(view.columns, view.rows, cell, side)
    const joined = other >= 0 && (openSides(view, other) & (1 << opposite(side))) !== 0
    const edge = { x: centre.x + (STEP_X[side] * CELL) / 2, y: centre.y + (STEP_Y[side] * CELL) / 2 }
    const upright = side % 2 === 0 ? 90 : 0
    if (joined && (side === 1 || side === 2))
      out[`seam ${cell} ${side}`] = piece({ kind: 'seam' }, 'board', edge.x, edge.y, { angle: upright })
    if (!joined && !isStationAt(view, cell)) {
      out[`stop ${cell} ${side}`] = piece(
        { kind: 'stop' },
        'board',
        edge.x + STEP_X[side] * 0.5,
        edge.y + STEP_Y[side] * 0.5,
        { angle: upright },
      )
    }
  }
  return out
}

function locomotives(view: FreightView, stands: readonly Stand[], ways: Ways | null): Record<string, Piece> {
  const out: Record<string, Piece> = {}
  const there = stands.flatMap((stand, seat) => {
    if (stand.sleeper < 0) return []
    const spot = standingAfter(view, seat, stand, lastStretch(view, ways?.[seat] ?? []))
    return [{ seat, lit: onTheLine(view, stand.sleeper), spot }]
  })
  const line = there.filter(({ lit }) => lit)
  const places = crowded(line.map(({ spot }) => spot))
  for (const one of there) {
    const { seat, lit } = one
    const { x, y, angle, scale } = lit ? places[line.indexOf(one)] : { ...one.spot, scale: 1 }
    const look = { kind: 'locomotive', seat, lit } as const
    out[names.locomotive(seat)] = piece(look, 'board', x, y, { angle, scale: scale * one.spot.scale, z: seat })
  }
  return out
}

/** The wagons of all trains on the line, in their order, as their locomotives came. */
function wagonsBehind(view: FreightView, stands: readonly Stand[], ways: Ways | null): Record<string, Piece> {
  const trains = stands.map((stand, seat) =>
    stand.sleeper < 0 ? null : { stand, way: ways?.[seat] ?? [], wagons: view.seats[seat].coupled.length },
  )
  const out: Record<string, Piece> = {}
  tails(view, trains).forEach((spots, seat) =>
    spots.forEach(({ x, y, angle, scale }, place) => {
      const { coupled } = view.seats[seat]
      const card = coupled[place]
      const hidden = coupled.length - spots.length
      const more = hidden > 0 && place === spots.length - 1 ? hidden + 1 : 0
      const { wagon: value, uncouple } = TRACK_CARDS[card]
      const goes = onTheLine(view, stands[seat].sleeper) ? uncouple : -1
      const values = coupled
        .slice(place)
        .map((one) => TRACK_CARDS[one].wagon)
        .join(' ')
      const look = { kind: 'wagonBehind', value, goes, seat, more, ...(more > 0 && { values }) } as const
      out[names.behind(card)] = piece(look, 'board', x, y, { angle: normal(angle), scale, z: -place })
    }),
  )
  return out
}

/** By night only a locomotive on the line has its light on, and faces somewhere. */
const onTheLine = (view: FreightView, sleeper: number): boolean => !isStationAt(view, cellOfSleeper(sleeper))

function plates(view: FreightView, layout: Layout, frame?: SceneFrame): Record<string, Piece> {
  const out: Record<string, Piece> = {}
  view.seats.forEach((at, seat) => {
    const box = layout.plates[seat]
    const look = {
      ...seatPlate(seat, box, view, frame),
      delivered: at.delivered,
      worth: worthShown(at, view, frame),
      hand: at.hand.length,
      text: layout.text,
    }
    out[names.plate(seat)] = piece(look, 'screen', box.x, box.y)
    Object.assign(out, chips(view, seat, box), train(layout, seat, at))
  })
  return out
}

/** The engine and its wagons below a seat's name, drawn smaller when they would not fit beside veto and ticket. */
function train(layout: Layout, seat: number, at: FreightView['seats'][number]): Record<string, Piece> {
  const box = layout.plates[seat]
  const { coupled } = at
  const from = facePlace({ ...box, text: layout.text }).train
  const room = box.width - from - 10 - chipsWidth(at, box.width)
  const scale = Math.min(layout.train, room / (ENGINE_LENGTH + coupled.length * WAGON_PITCH))
  const [left, top] = [
    box.x + from,
    Math.round(box.y + box.height - 3 - 56 * layout.train + 46 * (layout.train - scale)),
  ]
  const out: Record<string, Piece> = {
    [names.engine(seat)]: piece({ kind: 'engine', seat }, 'screen', left, top, { scale }),
  }
  coupled.forEach((card, i) => {
    out[names.wagon(card)] = piece(
      { kind: 'wagon', card, small: scale < SMALL_TRAIN },
      'screen',
      Math.round(left + (ENGINE_LENGTH + i * WAGON_PITCH) * scale),
      top,
      { scale },
    )
  })
  return out
}

/**
 * Whose hand lies in the tray: the viewer's; another's while the viewer is shown it and chooses from it; after the end,
 * when all is open, that of the seat to move.
 */
export function trayOwner(view: FreightView, frame?: SceneFrame): number {
  if (typeof frame?.viewer === 'number') return isShown(view, frame.viewer) ? view.active : frame.viewer
  if (frame?.viewer === 'open') return view.active
  if (frame) return -1
  return view.seats.findIndex((seat) => seat.hand.some((card) => card !== UNKNOWN))
}

/** Who dictates a special sees the hand it is played from. */
const isShown = (view: FreightView, viewer: number): boolean =>
  view.special?.chooser === viewer &&
  view.active !== viewer &&
  view.seats[view.active].hand.some((card) => card !== UNKNOWN)

function tray(view: FreightView, layout: Layout, frame?: SceneFrame): Record<string, Piece> {
  const pileScale = layout.stock.width / 100
  const { text } = layout
  const words = pileText(text).worded ? frame?.words : undefined
  const out: Record<string, Piece> = {
    [names.stock]: piece(
      { kind: 'pile', word: words?.stock ?? '', count: view.stock, top: -1, text, ...(words?.of && { of: words.of }) },
      'screen',
      ...centre(layout.stock),
      { scale: pileScale },
    ),
    [names.discard]: piece(
      { kind: 'pile', word: words?.discard ?? '', count: view.discard, top: view.discardTop, text },
      'screen',
      ...centre(layout.discard),
      { scale: pileScale },
    ),
  }
  const above = layout.stock.y - layout.tray.y
  if (words?.toEnd && above >= GAUGE_ROOM && !view.ended)
    out[names.toEnd] = piece(
      {
        kind: 'toEnd',
        stock: view.stock,
        discard: view.discard,
        near: nearness(view),
        word: words.toEnd,
        only: words.toEndOnly,
        width: layout.discard.x + layout.discard.width - layout.stock.x,
      },
      'screen',
      layout.stock.x,
      layout.tray.y + Math.round((above - RING) / 2),
    )
  const owner = trayOwner(view, frame)
  if (owner < 0) return out
  const whose = frame?.words.whoseHand && namedHand(frame.words.whoseHand, owner, frame)
  return { ...out, ...hand(view, owner, layout), ...handName(view, owner, layout, whose) }
}

/** A pile that is lit and pointed at reaches so far up with its ring. */
const RING = 12

const centre = (box: { x: number; y: number; width: number; height: number }): [number, number] => [
  box.x + box.width / 2,
  box.y + box.height / 2,
]

/** Cards in the order drawn, then stations still to be placed; the first lies uppermost. */
function hand(view: FreightView, owner: number, layout: Layout): Record<string, Piece> {
  const { hand: cards, stations } = view.seats[owner]
  const count = cards.length + stations.length
  const { card: side, width, lefts } = handRow(count, layout)
  const out: Record<string, Piece> = {}
  const pitch = count > 1 ? lefts[1] - lefts[0] : 0
  // A fan is lower at its ends: it is held so that its middle and its ends lie about the middle of the tray.
  const lift = Math.round(held(0, count, pitch).dip / 2)
  const lay = (name: string, look: Piece['look'], i: number, scale: number) => {
    const { angle, dip } = held(i, count, pitch)
    out[name] = piece(
      look,
      'screen',
      Math.round(layout.hand.x + lefts[i]) + width / 2,
      layout.hand.y + layout.card / 2 - lift + Math.round(dip),
      { scale, angle, z: count - 1 - i },
    )
  }
  const narrow = width < side ? { wide: Math.floor((100 * width) / side) } : {}
  cards.forEach((card, i) =>
    card === UNKNOWN
      ? lay(names.back(i), { kind: 'back' }, i, width / 100)
      : lay(names.card(card), { kind: 'face', card, ...narrow }, i, side / 100),
  )
  stations.forEach((station, i) =>
    lay(
      station === UNKNOWN ? names.back(cards.length + i) : names.sign(station),
      { kind: 'sign', station },
      cards.length + i,
      width / 100,
    ),
  )
  return out
}

/** How a hand is held when only so many of its cards, the first ones, have come. */
export function handOf(view: FreightView, seat: number, layout: Layout, count: number): Record<string, Piece> {
  const seats = view.seats.map((at, i) => (i === seat ? { ...at, hand: at.hand.slice(0, count) } : at))
  return hand({ ...view, seats }, seat, layout)
}

/** Whose hand it is, beside its last card where there is room. */
function handName(view: FreightView, owner: number, layout: Layout, text = ''): Record<string, Piece> {
  const { hand: cards, stations } = view.seats[owner]
  const { width, lefts } = handRow(cards.length + stations.length, layout)
  const x = Math.round(layout.hand.x + (lefts.length > 0 ? lefts[lefts.length - 1] + width : 0)) + HAND_NAME.off
  const room = layout.stock.x - HAND_NAME.off - x
  if (text === '') return {}
  const isBeside = room >= HAND_NAME.least
  const look = { kind: 'handName', text, width: isBeside ? room : layout.hand.width, small: !isBeside } as const
  const [left, top] = isBeside
    ? [x, layout.hand.y + Math.round(layout.card / 2)]
    : [layout.hand.x, Math.round((layout.tray.y + layout.hand.y) / 2)]
  return { [names.handName]: piece(look, 'screen', left, top) }
}
/** In CSS pixels: from cards and piles; with less room it stands over the hand. */
const HAND_NAME = { off: 14, least: 56 } as const

/** All track cards as they look in the hand, so that their pictures can be made ahead. */
export const everyFace = (layout: Layout): Poses =>
  Object.fromEntries(
    TRACK_CARDS.map((_, card) => [
      names.card(card),
      piece({ kind: 'face', card } as const, 'screen', 0, 0, { scale: layout.card / 100 }),
    ]),
  )
