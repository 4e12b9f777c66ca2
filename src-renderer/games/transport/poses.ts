import { UNKNOWN } from '../../../src-shared/core.ts'
import { neighbour } from '../../../src-shared/geometry/hexagons.ts'
import {
  CARDS,
  FIRST_DECK_CARD,
  HIGH,
  isIntake,
  isPallet,
  numberUp,
} from '../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { boxOnScreen, meet, squareAt } from '../../stage/box.ts'
import { toScreen, type Camera } from '../../stage/camera/camera.ts'
import { BASE, type Size, type Stood } from '../../stage/craft.ts'
import { piece } from '../../stage/pieces.ts'
import { botAt, namedHand, seatPlate } from '../../stage/plate.ts'
import type { Box, SceneFrame } from '../../stage/scene.ts'
import { R, centreOf, degreesOf, edgeOf, restAt, sum, type Point } from './belts/belt.ts'
import { beltsOf } from './words/turned.ts'
import { cutOff, outOfReach } from './words/belts/cut-off.ts'
import { floorOf } from './layout/floor.ts'
import { captionFit, handSlots, slotsBeside, type CaptionFit } from './layout/hand-slots.ts'
import { cellUnder } from './hits.ts'
import { home } from './layout/home.ts'
import type { Layout } from './layout/layout.ts'
import { captionBelow, layoutOf, trayText } from './layout/layout.ts'
import { faceOn, placeOn } from './layout/plates.ts'
import type { Look, Piece, Poses } from './looks.ts'
import { RISE, raised } from './overlay/lifted.ts'
import { liftedIn, withoutLifted } from './words/lifted.ts'
import { nextOn } from './next-seat.ts'
import { names } from './looks.ts'
import { namePlateBoxes, namePlates, nameTags, ownPallets, partnerOf } from './layout/name-plates.ts'
import { paperRound } from './paper.ts'
import { trayOwner } from './tray-owner.ts'
import type { TurnedView } from './turned.ts'
import { asBits, boundFor } from './words/belts/bound.ts'
import { isThinStock, wantingOne, pointsOf, winnersOf } from './words/standing.ts'

type Pieces = Record<string, Piece>

/**
 * Where every piece of a position stands. Pure: the same view, frame and size give the same poses. `stood`: how the
 * table stood before, and from where it is seen.
 */
export function poses(
  view: TurnedView,
  frame?: SceneFrame,
  size: Size = BASE,
  _past?: unknown,
  stood?: Stood<Look>,
): Poses {
  const layout = layoutOf(size, view)
  const camera = stood?.camera ?? home(view, layout)
  const named = namePlates(view, layout, frame, stood)
  const taken = takenUp(view, layout, frame, stood)
  return {
    ...floorOf(view, layout, camera, frame),
    ...named,
    ...nameTags(view, layout, named, frame, stood),
    ...board(view, frame),
    ...rollers(view, stood),
    ...parcels(view, layout),
    ...signs(view),
    ...plates(view, layout, frame),
    ...crowns(view, layout, frame),
    ...paper(view),
    ...piles(view, layout, frame),
    ...tray(view, layout, { frame, stood, taken }),
    ...heldOut(view, layout, { camera, named, taken }),
    ...compass(view, layout),
  }
}

function board(view: TransportView, frame?: SceneFrame): Pieces {
  const out: Pieces = {}
  const isOwn = ownPallets(view, frame)
  const lifted = liftedIn(view)
  for (const laid of view.laid) {
    const { card, cell, rotation } = laid
    const { x, y } = centreOf(cell)
    const look = {
      kind: 'card',
      card,
      rotation,
      ...(isPallet(card) && { ...partnerOf(view, card), ...(isOwn(card) && { isOwn: true as const }) }),
    } as const
    out[names.card(card)] = laid === lifted ? raised({ ...look, kind: 'liftedCard' }, laid) : piece(look, 'board', x, y)
    if (laid === lifted) out[names.gap] = piece({ kind: 'gap' }, 'board', x, y)
  }
  return out
}

/**
 * A steel roller across every belt that leads nowhere; across that of a pallet a barrier, and across those of cards
 * with which it is cut off. Where no arrows lead to a pallet it has one over the card before it, too, a larger one.
 * None where a pallet has just made room: what it made it for comes at once.
 */
function rollers(view: TransportView, stood?: Stood<Look>): Pieces {
  const lifted = liftedIn(view)
  const lying = view.laid.filter((laid) => laid !== lifted)
  const taken = new Set([...lying.map(({ cell }) => cell), ...madeRoom(view, stood)])
  const out: Pieces = {}
  const apart = cutOff(lying)
  const barred = outOfReach(lying)
  for (const laid of lying) {
    for (const side of beltsOf(laid)) {
      const isJoined = taken.has(neighbour(laid.cell, side))
      if (isJoined && !barred.has(laid.card)) continue
      const { x, y } = sum(centreOf(laid.cell), edgeOf(side, 86))
      const kind = isPallet(laid.card) || apart.has(laid.cell) ? 'barrier' : 'roller'
      out[names.roller(laid.cell, side)] = piece({ kind }, 'board', x, y, {
        angle: degreesOf(side),
        scale: isJoined ? BARS : 1,
      })
    }
  }
  return out
}

/** So much larger a barrier is that stands over a joint of belts. */
const BARS = 1.3

/**
 * Places that pallets have just left for a card that is yet to be laid. One that lies where it went by now, and had no
 * barrier as it came there, gets none while that card is on its way.
 */
function madeRoom({ laid, step }: TransportView, stood?: Stood<Look>): number[] {
  if (!stood || (step.name !== 'place' && step.name !== 'keyPlace')) return []
  return laid
    .filter(({ card }) => isPallet(card))
    .flatMap((pallet) => {
      const lay = stood.poses[names.card(pallet.card)] as Piece | undefined
      if (!lay || lay.space !== 'board') return []
      const left = cellUnder(lay)
      if (left !== pallet.cell) return [left]
      // Over a joint it is barred by is a larger barrier: that one is no end.
      const isEnd = (side: number) => stood.poses[names.roller(pallet.cell, side)]?.scale === 1
      const open = beltsOf(pallet).filter((side) => !isEnd(side))
      return step.name === 'place' ? open.map((side) => neighbour(pallet.cell, side)) : []
    })
}

/**
 * What a parcel hides of the signs below it. The number of an intake is what words call it by, so that it is always
 * seen; while a key chooses, what a card may do matters more than its parcel as well.
 */
function signs(view: TransportView): Pieces {
  const lifted = liftedIn(view)
  const isKey = view.step.name === 'keyCard'
  const hidden = view.laid.filter(
    (laid) =>
      laid.parcel >= 0 && laid !== lifted && (isIntake(laid.card) || (isKey && CARDS[laid.card].icon !== 'none')),
  )
  return Object.fromEntries(
    hidden.map(({ card, cell, rotation }) => {
      const { x, y } = centreOf(cell)
      return [names.signs(card), piece({ kind: 'signs', card, rotation }, 'board', x, y)]
    }),
  )
}

/** The faces of a parcel as it lies. */
export const facesOf = (parcel: number, face: number) => ({
  up: numberUp(parcel, face),
  down: numberUp(parcel, 1 - face),
  high: face === HIGH,
})

function parcels(view: TransportView, layout: Layout): Pieces {
  const out: Pieces = {}
  const lifted = liftedIn(view)
  const lying = withoutLifted(view)
  for (const laid of view.laid) {
    if (laid.parcel < 0) continue
    const rest = restAt(laid)
    const { x, y } = laid === lifted ? { x: rest.x, y: rest.y - RISE } : rest
    const bound = laid === lifted ? 0 : asBits(boundFor(lying, laid))
    out[names.parcel(laid.parcel)] = piece(
      { kind: 'parcel', ...facesOf(laid.parcel, view.parcels[laid.parcel].face), ...(bound > 0 && { bound }) },
      'board',
      x,
      y,
    )
  }
  view.seats.forEach(({ tile }, seat) => {
    tile.forEach((parcel, n) => {
      const { x, y, scale } = placeOn(layout, seat, n)
      out[names.parcel(parcel)] = piece(
        { kind: 'scored', ...facesOf(parcel, view.parcels[parcel].face) },
        'screen',
        x,
        y,
        { scale },
      )
    })
  })
  return out
}

/** When all is over who has won wears a crown. */
function crowns(view: TransportView, layout: Layout, frame?: SceneFrame): Pieces {
  if (!view.ended) return {}
  return Object.fromEntries(
    winnersOf(view).map((seat) => {
      const plate = layout.plates[seat]
      const face = faceOn({ ...plate, text: layout.text, bot: botAt(seat, frame) })
      const scale = face.size / CROWNED
      const place = [plate.x + face.x - 0.2 * face.size, plate.y + face.y - 0.46 * face.size] as const
      return [names.crown(seat), piece({ kind: 'crown' }, 'screen', ...place, { angle: -16, scale, z: 28 })]
    }),
  )
}
/** So large is a face that a crown fits as it was drawn. */
const CROWNED = 48

/** And what was thrown for them lies round their pallet. */
const paper = (view: TransportView): Pieces =>
  view.ended ? Object.assign({}, ...winnersOf(view).map((seat) => paperRound(view, seat))) : {}

/** How far the table is turned. */
const compass = ({ turned = 0 }: TurnedView, { title, tray }: Layout): Pieces => ({
  [names.compass]: piece({ kind: 'compass' }, 'screen', title.x + 18, tray.y + tray.height - 42, {
    angle: turned === 0 ? 0 : -60 * turned,
    scale: 0.82,
    // Upright it has nothing to say.
    alpha: turned === 0 ? 0.6 : 1,
  }),
})

function plates(view: TransportView, layout: Layout, frame?: SceneFrame): Pieces {
  const { width, board } = layout
  const out: Pieces = { [names.board]: piece({ kind: 'board', width, height: board.y }, 'screen', 0, 0) }
  for (const { box, seats } of layout.teams) {
    const total = seats.reduce((points, seat) => points + pointsOf(view, seat), 0)
    out[names.team(seats[0])] = piece(
      {
        kind: 'team',
        seats,
        width: box.width,
        height: box.height,
        total,
        word: frame?.words.team ?? '',
        text: layout.text,
      },
      'screen',
      box.x,
      box.y,
    )
  }
  view.seats.forEach((_, seat) => {
    const box = layout.plates[seat]
    out[names.plate(seat)] = piece(
      {
        ...seatPlate(seat, box, view, frame),
        ...nextOn(view, seat, frame),
        total: pointsOf(view, seat),
        ...wantingOne(view, seat),
        text: layout.text,
      },
      'screen',
      box.x,
      box.y,
    )
  })
  return out
}

const piles = (view: TransportView, layout: Layout, frame?: SceneFrame): Pieces => ({
  [names.stock]: piece(
    {
      kind: 'pile',
      of: 'stock',
      word: frame?.words.stock ?? '',
      count: view.stock,
      ...(isThinStock(view) && { isLow: true }),
      text: trayText(layout.text),
      beside: layout.beside,
    },
    'screen',
    layout.stock.x,
    layout.stock.y,
  ),
  [names.bag]: piece(
    {
      kind: 'pile',
      of: 'bag',
      word: frame?.words.bag ?? '',
      count: view.bag,
      text: trayText(layout.text),
      beside: layout.beside,
    },
    'screen',
    layout.bag.x,
    layout.bag.y,
  ),
})

/** A card of the hand in the tray that has been picked, at its place among those that stay; null: none has. */
function takenUp(view: TransportView, layout: Layout, frame?: SceneFrame, stood?: Stood<Look>): TakenUp | null {
  const { card, name } = view.step
  if (name !== 'place' || card === UNKNOWN || trayOwner(view, frame) !== view.active) return null
  return slotsBeside(card, view.seats[view.active].hand, layout, stood?.poses)
}
type TakenUp = ReturnType<typeof slotsBeside>

/** By what a hand finds its places. */
interface Beside {
  readonly frame?: SceneFrame
  readonly stood?: Stood<Look>
  readonly taken: TakenUp | null
}

function tray(view: TransportView, layout: Layout, { frame, stood, taken }: Beside): Pieces {
  const out: Pieces = {}
  const owner = trayOwner(view, frame)
  if (owner < 0) return out
  const { hand } = view.seats[owner]
  out[names.title] = piece(
    {
      kind: 'title',
      text: frame?.words.hand ? namedHand(frame.words.hand, owner, frame) : '',
      part: trayText(layout.text),
    },
    'screen',
    layout.title.x,
    layout.title.y,
  )
  const said = hand.map((card) => frame?.words[`card.${card}`] ?? '')
  const fit = captionFit(hand, said, layout, stood?.poses)
  const slots = taken?.slots ?? handSlots(hand, layout, stood?.poses)
  hand.forEach((card, i) => {
    const x = slots[i]
    const known = card !== UNKNOWN
    out[known ? names.card(card) : names.back(i)] = piece(
      known ? { kind: 'face', card } : { kind: 'back' },
      'screen',
      x,
      layout.hand.y,
      { scale: layout.card / 100, z: i },
    )
    if (known) out[names.caption(card)] = caption(said[i], fit, x, layout)
  })
  return out
}

/** Where things of the board are seen that a card held over it is not to hide. */
interface Below {
  readonly camera: Camera
  readonly named: Poses
  readonly taken: TakenUp | null
}

/**
 * A card that has been chosen stays to be seen until it finds its place: in the tray whose hand lies there, lifted by
 * being picked; by another seat it is held out below its plate, where it hides no pallet. When it has just been laid,
 * and its icon is yet to act, none is held out.
 */
function heldOut(view: TransportView, layout: Layout, below: Below): Pieces {
  const { card, name } = view.step
  if (name !== 'place' || card === UNKNOWN) return {}
  const radius = layout.card
  const { taken } = below
  const at = taken ? { x: taken.own, y: layout.hand.y } : belowPlate(view, layout, layout.plates[view.active], below)
  const lies = { scale: (radius / 100) * (taken ? 1 : HELD_OUT), z: 50 }
  return { [names.card(card)]: piece({ kind: 'face', card }, 'screen', Math.round(at.x), Math.round(at.y), lies) }
}
/** Another's is seen for a moment only, and by whoever does not know it. */
const HELD_OUT = 1.35
/** From the edge of a plate to the middle of a card below it, in its radius. */
const HELD_BELOW = 1.5
/** In CSS pixels: how far it goes aside at a time, and the air about it. */
const ASIDE = 8
const AIR = 6

/**
 * As near to the middle of the plate as can be, aside or further down, clear of pallets and of the names beside them:
 * it goes no further than it must.
 */
function belowPlate(view: TransportView, layout: Layout, plate: Box, { camera, named }: Below): Point {
  const reach = layout.card * HELD_OUT + AIR
  const [x, y] = [plate.x + plate.width / 2, plate.y + plate.height + layout.card * HELD_BELOW]
  const pallets = view.laid.filter(({ card }) => isPallet(card)).map(({ cell }) => toScreen(camera, centreOf(cell)))
  const plates = namePlateBoxes(named).map((box) => boxOnScreen(camera, box))
  const isClear = (to: Point) =>
    pallets.every((one) => Math.hypot(one.x - to.x, one.y - to.y) >= reach + R * camera.scale) &&
    plates.every((box) => !meet(box, squareAt(to, reach)))
  const middle = { x, y }
  if (isClear(middle)) return middle
  const lowest = Math.max(y + 1, layout.tray.y - reach)
  let nearest = middle
  let least = Infinity
  for (let down = y; down < lowest; down += ASIDE)
    for (let across = reach; across < layout.width - reach; across += ASIDE) {
      const far = Math.hypot(across - x, down - y)
      if (far >= least || !isClear({ x: across, y: down })) continue
      nearest = { x: across, y: down }
      least = far
    }
  return nearest
}

const caption = (text: string, { longest, room }: CaptionFit, x: number, layout: Layout): Piece =>
  piece(
    {
      kind: 'caption',
      text,
      longest,
      room,
      part: trayText(layout.text),
      lines: layout.beside ? 1 : 2,
    },
    'screen',
    x,
    Math.round(layout.hand.y + captionBelow(layout)),
  )

/** All deck cards as they look in the hand, so that their pictures can be made ahead. */
export const everyFace = (layout: Layout): Poses =>
  Object.fromEntries(
    CARDS.flatMap((_, card) =>
      card < FIRST_DECK_CARD
        ? []
        : [[names.card(card), piece({ kind: 'face', card } as const, 'screen', 0, 0, { scale: layout.card / 100 })]],
    ),
  )
