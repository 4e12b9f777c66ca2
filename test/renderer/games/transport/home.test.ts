import { describe, expect, it } from 'vitest'
import { UNKNOWN, type Ref } from '../../../../src-shared/core.ts'
import { cellAt, neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { CARDS, isIntake, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import { R, centreOf } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { FURTHEST_R, home, nearHome, suits } from '../../../../src-renderer/games/transport/layout/home.ts'
import {
  FLOOR_EDGE,
  captionBelow,
  layoutOf,
  type Layout,
} from '../../../../src-renderer/games/transport/layout/layout.ts'
import { boardBox, cardsBox, reachOf } from '../../../../src-renderer/games/transport/belts/reach.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import { drawPreview } from '../../../../src-renderer/games/transport/overlay/preview-drawing.ts'
import type { LastMove } from '../../../../src-renderer/games/transport/memory.ts'
import { notesOf } from '../../../../src-renderer/games/transport/overlay/notes.ts'
import { PARCEL_Z, floorLettering } from '../../../../src-renderer/games/transport/layout/place-names.ts'
import { beltsOf } from '../../../../src-renderer/games/transport/words/turned.ts'
import { cellName } from '../../../../src-renderer/games/transport/words/places.ts'
import { boxOnScreen, grown, inside, isAround, squareAt } from '../../../../src-renderer/stage/box.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { BASE, type Size } from '../../../../src-renderer/stage/craft.ts'
import type { Lit } from '../../../../src-renderer/stage/over/marks.ts'
import type { MarkState } from '../../../../src-renderer/stage/scene.ts'
import { fit } from '../../../../src-renderer/stage/camera/camera.ts'
import type { Box } from '../../../../src-renderer/stage/scene.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'
import { randomTransport } from '../../harness/transport-games.ts'

/** Smaller than this no card is drawn where some are out of sight. */
const LEAST_R = 40
/** So far from its middle the rim of a pallet is drawn. */
const RIM_OF_PALLET = 115
/** A game at the beginning of each of its turns, on a table of this size. */
function* turnsAt(size: Size) {
  const model = new Model(craft, new HandClock(), () => undefined)
  model.resize(size)
  for (const { event, view } of randomTransport(7, 3, 0, transportOptions.default).beats) {
    const position = view as TransportView
    model.show(position, frameFor(3, 0))
    if ((event as TransportEvent).kind === 'turnBegan') yield { position, model }
  }
}

/** The width of the buttons of the view with their distance from the edge, where they do not lie in the tray. */
const BUTTONS = 36

/** Within the painted edge. */
const floorIn = ({ board }: Layout): Box => ({
  x: 13,
  y: board.y + 11,
  width: board.width - 26,
  height: board.height - 24,
})

it('the table has the whole width, as long as the buttons of the view have a tray to lie in', () => {
  const { first } = randomTransport(3, 2, 0, transportOptions.default)
  expect(layoutOf(BASE, first).board.width).toBe(BASE.width)
  expect(layoutOf({ ...BASE, handless: true }, first).board.width).toBe(BASE.width - BUTTONS)
})

it('at home every card is seen whole, or where they would become small the own pallet and most of the others', () => {
  let [gained, most] = [0, 0]
  for (const [seats, seed] of [
    [2, 3],
    [3, 5],
    [4, 8],
  ]) {
    for (const { view } of randomTransport(seed, seats, 0, transportOptions.default).beats) {
      const position = view as TransportView
      const layout = layoutOf(BASE, position)
      const camera = home(position, layout)
      const { board } = layout
      expect(board.x + board.width).toBe(layout.width)
      const seen = position.laid.filter(({ cell }) =>
        isAround(board, boxOnScreen(camera, squareAt(centreOf(cell), 0.9 * R))),
      )
      if (camera.scale * R > LEAST_R) expect(seen, `${seats} ${seed}`).toHaveLength(position.laid.length)
      else if (seen.length < position.laid.length) {
        most++
        expect(seen.length).toBeGreaterThan(position.laid.length / 3)
        expect(seen.map(({ card }) => card)).toContain(position.active)
        expect(camera.scale * R).toBe(LEAST_R)
        expect(R * fit(cardsBox(position), board, 0).scale, 'so small all would be seen').toBeLessThan(FURTHEST_R + 2)
      }
      expect(camera.scale * R).toBeGreaterThanOrEqual(FURTHEST_R)
      gained += camera.scale / Math.min(0.88, fit(boardBox(position), board, 12).scale) - 1
    }
  }
  expect(gained).toBeGreaterThan(0)
  expect(most).toBeGreaterThan(0)
})

it('no card at home touches the painted edge with its tip, nor with its shadow, where there is room', () => {
  let near = 0
  for (const seed of [3, 4, 5])
    for (const { view } of randomTransport(seed, 3, 0, transportOptions.default).beats) {
      const position = view as TransportView
      const layout = layoutOf({ width: 976, height: 704 }, position)
      const at = home(position, layout)
      // Where cards would be small they lie over the edge as well.
      if (at.scale * R < LEAST_R + 4) continue
      const within = grown(layout.board, -FLOOR_EDGE.side - FLOOR_EDGE.stroke - 3)
      for (const camera of [at, nearHome(position, layout, { ...at, y: at.y + 300 })]) {
        const { y, height } = boxOnScreen(camera, cardsBox(position))
        expect(y + height, `seed ${seed}, turn ${position.turn}`).toBeLessThanOrEqual(within.y + within.height)
        if (y + height > within.y + within.height - 6) near++
      }
    }
  expect(near).toBeGreaterThan(10)
})

it('no pallet lies under a plate with the tip of its rim, where cards are small and the table was moved', () => {
  let small = 0
  for (const [seats, seed] of [
    [3, 5],
    [4, 8],
  ]) {
    for (const { view } of randomTransport(seed, seats, 0, transportOptions.default).beats) {
      const position = view as TransportView
      const layout = layoutOf(BASE, position)
      const at = home(position, layout)
      const isWhole = isAround(layout.board, boxOnScreen(at, cardsBox(position)))
      if (at.scale * R >= LEAST_R || !isWhole) continue
      small++
      const camera = nearHome(position, layout, { ...at, y: at.y - 300 })
      const pallets = position.laid.filter(({ card }) => isPallet(card))
      const tops = pallets.map(({ cell }) => boxOnScreen(camera, squareAt(centreOf(cell), RIM_OF_PALLET)).y)
      const plates = [...layout.plates, ...layout.teams.map(({ box }) => box)].map(({ y, height }) => y + height)
      expect(Math.min(...tops), `${seats}, turn ${position.turn}`).toBeGreaterThanOrEqual(Math.max(...plates))
    }
  }
  expect(small).toBeGreaterThan(10)
})

it('a belt that would be cut lies over the painted edge as well, while its cards are as large as they must be', () => {
  let [whole, cut] = [0, 0]
  const { beats } = randomTransport(5, 3, 0, transportOptions.default)
  const position = beats[beats.length - 1].view as TransportView
  for (let height = 500; height < 1400; height += 5) {
    const layout = layoutOf({ width: 2400, height }, position)
    const camera = home(position, layout)
    const cards = position.laid.map(({ cell }) => boxOnScreen(camera, squareAt(centreOf(cell), 0.86 * R)))
    const isWithin = (room: Box) => cards.every((box) => isAround(room, box))
    const { y, height: high } = layout.board
    if (isWithin({ x: 13, y: y + 11, width: 2374, height: high - 24 })) continue
    if (isWithin(layout.board)) whole++
    else {
      cut++
      expect(camera.scale * R).toBe(LEAST_R)
    }
  }
  expect(whole).toBeGreaterThan(1)
  expect(cut).toBeGreaterThan(1)
})

it('cards stay large in a small window, and in a large one they are larger', () => {
  const beats = randomTransport(8, 4, 0, transportOptions.default).beats
  const view = beats[beats.length - 1].view as TransportView
  const sizes = [{ width: 776, height: 652 }, BASE, { width: 1584, height: 1032 }]
  const least = sizes.map((size) => R * home(view, layoutOf(size, view)).scale)
  // A belt that just fits is drawn whole, rather than cut at 40 or 44.
  // The cards of the hand grow with the window, too: that costs those of the table a pixel.
  expect(least.map(Math.round)).toEqual([LEAST_R, 28, 41])
})

it('in a replay all cards are seen in its lower room too, where in play they would be too small to be picked', () => {
  let smaller = 0
  const { beats } = randomTransport(5, 3, 0, transportOptions.default)
  for (const { view } of beats) {
    const position = view as TransportView
    const [played, replayed] = [false, true].map((overlooked) => {
      const layout = layoutOf({ width: 976, height: 640, overlooked }, position)
      const camera = home(position, layout)
      return { isWhole: isAround(layout.board, boxOnScreen(camera, cardsBox(position))), camera }
    })
    if (played.isWhole) expect(replayed.camera).toEqual(played.camera)
    else {
      smaller++
      expect(replayed.isWhole, `turn ${position.turn}`).toBe(true)
    }
  }
  expect(smaller).toBeGreaterThan(10)
})

it('at home every place where a card of the hand may go is seen, as long as cards stay large', () => {
  let [roomy, small] = [0, 0]
  for (const seats of [2, 3, 4]) {
    const { first, beats } = randomTransport(3, seats, 0, transportOptions.default)
    for (const view of [first, ...beats.map((beat) => beat.view)] as TransportView[]) {
      const layout = layoutOf(BASE, view)
      const camera = home(view, layout)
      const hasFloor = view.seats[view.active].hand.some((card) => CARDS[card]?.shape === 'floor')
      const places = view.laid.flatMap((laid) => {
        const sides = hasFloor || isPallet(laid.card) ? [0, 1, 2, 3, 4, 5] : beltsOf(laid)
        return sides.map((side) => squareAt(centreOf(neighbour(laid.cell, side)), 0.6 * R))
      })
      const room = grown(layout.board, 6)
      if (places.every((place) => isAround(room, boxOnScreen(camera, place)))) roomy++
      else {
        small++
        expect(camera.scale * R, `${seats} ${view.laid.length}`).toBeLessThanOrEqual(50)
      }
    }
  }
  expect(roomy).toBeGreaterThan(40)
  expect(small).toBeGreaterThan(40)
})

it('a floor card in hand makes no card small: of places beside cards little more than the plus must be seen', () => {
  const { first } = randomTransport(3, 4, 0, transportOptions.default)
  const view = first as TransportView
  const floor = CARDS.findIndex(({ shape }) => shape === 'floor')
  const held = (card: number) => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, hand: [card] })) })
  const other = CARDS.findIndex(({ shape }) => shape === 'junction')
  for (const size of [BASE, { width: 1584, height: 1032 }]) {
    const layout = layoutOf(size, view)
    const [with_, without] = [floor, other].map((card) => home(held(card), layout))
    expect(with_.scale).toBeGreaterThan(0.94 * without.scale)
    expect(with_.scale * R).toBeGreaterThan(fit(boardBox(view), floorIn(layout), 0).scale * R)
    const places = view.laid.flatMap(({ cell }) => [0, 1, 2, 3, 4, 5].map((side) => centreOf(neighbour(cell, side))))
    const isSeen = (at: { x: number; y: number }) => isAround(layout.board, boxOnScreen(with_, squareAt(at, 22)))
    expect(places.filter((at) => !isSeen(at))).toEqual([])
  }
})

it('when a turn begins every place where a card of the hand may go lies on the free floor, if cards of 40 allow it', () => {
  let [clear, tight] = [0, 0]
  for (const size of [BASE, { width: 776, height: 652 }, { width: 1584, height: 1032 }]) {
    for (const { position, model } of turnsAt(size)) {
      if (position.seats[position.active].hand.includes(UNKNOWN)) continue
      const floor = floorIn(model.layout)
      const reach = reachOf(position)
      if (fit(reach, floor, 0).scale * R < LEAST_R) tight++
      else {
        clear++
        expect(isAround(grown(floor, 1), boxOnScreen(model.home, reach)), `${position.laid.length}`).toBe(true)
      }
    }
  }
  expect(clear).toBeGreaterThan(5)
  expect(tight).toBeGreaterThan(0)
})

it('when a turn begins the cards lie in the middle of the floor, within its painted edge', () => {
  let middles = 0
  for (const [size, small] of [
    [BASE, 47],
    [{ width: 1584, height: 1032 }, 61],
  ] as const) {
    for (const { position, model } of turnsAt(size)) {
      const [best, { board, width }] = [home(position, model.layout), model.layout]
      const least = position.seats[position.active].hand.includes(UNKNOWN) ? 0.8 : 5 / 6
      expect(model.home.scale).toBeGreaterThanOrEqual(least * best.scale)
      const floor = { x: 20, y: board.y + 14, width: width - 40, height: board.height - 34 }
      const cards = position.laid.map(({ cell }) => boxOnScreen(best, squareAt(centreOf(cell), 0.86 * R)))
      const fits = best.scale * R > small
      if (fits) expect(cards.every((box) => isAround(grown(floor, 1), box))).toBe(true)
      const [from, to] = [Math.min(...cards.map(({ x }) => x)), Math.max(...cards.map((box) => box.x + box.width))]
      const aside = Math.abs((from + to) / 2 - board.width / 2)
      if (fits && aside < 0.1 * board.width) middles++
    }
  }
  expect(middles).toBeGreaterThan(8)
})

describe('within a turn', () => {
  const { beats } = randomTransport(7, 3, 0, transportOptions.default)
  const frame = frameFor(3, 0)
  const modelAt = (view: unknown) => {
    const model = new Model(craft, new HandClock(), () => undefined)
    model.show(view as TransportView, frame)
    return model
  }

  it('the table stays as large and where it is for as long as all cards are seen', () => {
    const model = modelAt(beats[0].view)
    let [before, stayed, moved] = [model.home, 0, 0]
    for (const [i, { view }] of beats.entries()) {
      const position = view as TransportView
      model.show(position, frame)
      const isSame = i > 0 && (beats[i - 1].view as TransportView).active === position.active
      if (model.home === before) stayed += isSame ? 1 : 0
      else if (isSame) {
        moved++
        expect(suits(position, model.layout, before)).toBe(false)
      } else expect(suits(position, model.layout, before, true)).toBe(false)
      expect(suits(position, model.layout, model.home)).toBe(true)
      before = model.home
    }
    expect(stayed).toBeGreaterThan(100)
    expect(moved).toBeLessThan(stayed / 10)
  })

  it('it stays for the next turn too where that has room for all that may come', () => {
    let stayed = 0
    for (const seed of [3, 7, 9]) {
      const game = randomTransport(seed, 3, 0, transportOptions.default)
      const model = modelAt(game.first)
      let [before, active] = [model.home, (game.first as TransportView).active]
      for (const { view } of game.beats.slice(0, 40)) {
        const position = view as TransportView
        model.show(position, frame)
        if (position.active !== active && model.home === before) stayed++
        before = model.home
        active = position.active
      }
    }
    expect(stayed).toBeGreaterThan(2)
  })

  it('it lies still when the turn of another begins whose cards are not seen, unless a card would be cut', () => {
    let [stayed, moved] = [0, 0]
    for (const seed of [3, 7, 9]) {
      const game = randomTransport(seed, 3, 0, transportOptions.default)
      const model = modelAt(game.first)
      let before = model.home
      for (const { view, event } of game.beats.slice(0, 90)) {
        const position = view as TransportView
        model.show(position, frame)
        if ((event as TransportEvent).kind === 'turnBegan' && position.active !== 0) {
          expect(position.seats[position.active].hand).toContain(UNKNOWN)
          if (model.home === before) stayed++
          else moved++
        }
        before = model.home
      }
    }
    expect(moved).toBeLessThan(stayed / 4)
  })

  it('no card is put across the painted edge, as long as cards stay large on the floor', () => {
    let large = 0
    for (const seed of [3, 7, 9]) {
      const game = randomTransport(seed, 2, 0, transportOptions.default)
      const model = modelAt(game.first)
      for (const { view } of game.beats.slice(0, 60)) {
        const position = view as TransportView
        model.show(position, frame)
        const floor = floorIn(model.layout)
        if (fit(cardsBox(position), floor, 3).scale * R < 46) continue
        large++
        expect(isAround(grown(floor, 1), boxOnScreen(model.home, cardsBox(position)))).toBe(true)
      }
    }
    expect(large).toBeGreaterThan(60)
  })

  it('it goes no further than it must for a card to come, or a place where one may, and no larger or smaller', () => {
    let [least, whole] = [0, 0]
    for (const seed of [3, 7, 9]) {
      const game = randomTransport(seed, 3, 0, transportOptions.default)
      const model = modelAt(game.first)
      let before = model.home
      for (const { view } of game.beats.slice(0, 60)) {
        const position = view as TransportView
        model.show(position, frame)
        const { home: now, layout } = model
        const best = home(position, layout)
        if (now !== before && now.scale === before.scale) {
          const far = ({ x, y }: typeof now) => Math.hypot(x - before.x, y - before.y)
          expect(far(now)).toBeLessThanOrEqual(Math.max(far(best), far(nearHome(position, layout, before))) + 1)
          if (far(now) < far(best) - 1) least++
        } else if (now !== before) whole++
        before = now
      }
    }
    expect(least).toBeGreaterThan(whole / 4)
    expect(least).toBeGreaterThan(2)
  })

  it('it goes where it lies best when that is asked for', () => {
    const later = beats.findIndex(({ event }, i) => i > 40 && event.kind === 'connected')
    const model = modelAt(beats[later - 1].view)
    const held = model.home
    model.show(beats[later].view as TransportView, frame)
    expect(model.home).toBe(held)
    model.findHome()
    expect(model.home).toEqual(home(beats[later].view as TransportView, model.layout))
  })
})

it('four hand cards lie between the words at their left and the piles, in small windows too', () => {
  for (let width = 560; width <= 1600; width += 20) {
    const { hand, pitch, card, stock } = layoutOf({ ...BASE, width, height: 592 }, null)
    const half = 1.5 * pitch + card * 0.87
    expect(hand.x - half, `${width}`).toBeGreaterThanOrEqual(100)
    expect(hand.x + half, `${width}`).toBeLessThanOrEqual(stock.x - 30)
  }
})

it('the names of places stay legible when the belt is spread far', () => {
  expect(floorLettering(0.88)).toBe(24)
  for (const scale of [0.56, 0.48, 0.38, 0.3]) expect(floorLettering(scale) * scale).toBeGreaterThanOrEqual(14)
  expect(floorLettering(0.1)).toBe(48)
})

describe('places that are lit', () => {
  const begun = randomTransport(3, 2, 0, transportOptions.default).first as TransportView
  // No intake lies straight before this pallet, or near it.
  const pallet = { ...begun.laid.find(({ card }) => isPallet(card))!, cell: cellAt(9, -3) }
  const first = { ...begun, laid: begun.laid.map((laid) => (laid.card === pallet.card ? pallet : laid)) }
  const lit = (ref: Ref, state: MarkState): Lit => ({ ref, states: new Set([state]) })
  const at = (cell: number): Lit => ({ ref: { kind: 'cell', id: cell }, states: new Set(['legal', 'hovered']) })
  const free = cellAt(7, -7)

  it('bear their names when pointed at; on or by a pallet, and by an intake, none is needed', () => {
    const noted = { view: first, last: null, previewing: false, size: BASE }
    const looks = Object.values(notesOf({ ...noted, lit: [at(pallet.cell), at(free)] })).map(({ look }) => look)
    // A pallet is called by its owner.
    expect(looks).toMatchObject([{ kind: 'placeName', name: cellName(free) }])
    expect(notesOf({ ...noted, lit: [at(neighbour(pallet.cell, 0))] })).toEqual({})
    // To a pallet a parcel is brought by its owner.
    const moving = { ...first, step: { ...first.step, name: 'parcel' as const } }
    expect(notesOf({ ...noted, view: moving, lit: [at(pallet.cell)] })).toEqual({})
    // It stays where it is: by it a card beside it is told, which it is not while it looks for its own place.
    const beside = { card: 40, cell: neighbour(pallet.cell, 0), rotation: 0, parcel: -1 }
    const laid = [...first.laid, beside]
    const meant = [lit({ kind: 'pallet', id: pallet.card }, 'selected'), at(beside.cell)]
    expect(notesOf({ ...noted, view: { ...moving, laid }, lit: meant })).toEqual({})
    expect(Object.keys(notesOf({ ...noted, view: { ...first, laid }, lit: meant }))).toEqual([`name ${beside.cell}`])
    expect(notesOf({ ...noted, lit: [] })).toEqual({})
    expect(notesOf({ ...noted, lit: [lit({ kind: 'cell', id: free }, 'legal')] })).toEqual({})
  })

  it('bear their names faintly once a card is chosen for them, whose rows are read then', () => {
    const card = first.seats[first.active].hand[0]
    const chosen = lit({ kind: 'card', id: card }, 'selected')
    const noted = { view: first, last: null, previewing: false, size: BASE }
    const place = lit({ kind: 'cell', id: free }, 'legalAmongMany')
    const named = notesOf({ ...noted, lit: [chosen, place] })[`name ${free}`]
    expect(named).toMatchObject({ look: { kind: 'placeName', name: cellName(free) } })
    expect(named.alpha).toBeLessThan(1)
    const told = lit({ kind: 'cell', id: neighbour(pallet.cell, 0) }, 'legalAmongMany')
    expect(notesOf({ ...noted, lit: [chosen, told] })).toEqual({})
    // One name among places that have none would look like more than it is.
    expect(notesOf({ ...noted, lit: [chosen, told, place] })).toEqual({})
  })

  it('bear their names faintly where cards lie that a key may take, whose rows call them so', () => {
    const far = { card: 40, cell: free, rotation: 0, parcel: -1 }
    const beside = { card: 41, cell: neighbour(pallet.cell, 0), rotation: 0, parcel: -1 }
    const laid = [...first.laid, far, beside]
    const view = { ...first, laid, step: { ...first.step, name: 'keyCard' as const } }
    const noted = { view, last: null, previewing: false, size: BASE }
    const taken = [far, beside].map(({ card }) => lit({ kind: 'card', id: card }, 'legal'))
    const named = notesOf({ ...noted, lit: taken })
    expect(named).toMatchObject({ [`name ${free}`]: { look: { kind: 'placeTag', name: cellName(free) } } })
    expect(named[`name ${free}`].alpha).toBeLessThan(1)
    // By the pallet its row tells it.
    expect(named).not.toHaveProperty([`name ${beside.cell}`])
    expect(notesOf({ ...noted, previewing: true, lit: taken })).toEqual({})
    // Of many the list names parts of the table first, and no place.
    const many = Array.from({ length: 10 }, (_, n) => ({ ...far, card: 40 + n, cell: cellAt(7 + n, -7) }))
    const all = many.map(({ card }) => lit({ kind: 'card', id: card }, 'legal'))
    expect(notesOf({ ...noted, view: { ...view, laid: [...first.laid, ...many] }, lit: all })).toEqual({})
  })

  it('bear their names faintly where a parcel’s ways end, whose rows call them so, before one is pointed at', () => {
    const far = { card: 40, cell: free, rotation: 0, parcel: -1 }
    const view = { ...first, laid: [...first.laid, far], step: { ...first.step, name: 'way' as const } }
    const noted = { view, last: null, previewing: false, size: BASE }
    const end = (cell: number) => lit({ kind: 'cell', id: cell }, 'legal')
    const named = notesOf({ ...noted, lit: [end(free), end(pallet.cell)] })
    expect(Object.values(named).map(({ look }) => look)).toMatchObject([{ kind: 'placeTag', name: cellName(free) }])
    expect(named[`name ${free}`].alpha).toBeLessThan(1)
    // A card that looks for its place is laid beside what lies, and not on it.
    expect(notesOf({ ...noted, view: { ...view, step: first.step }, lit: [end(free)] })).toEqual({})
  })

  it('are named while a line or a row that is pointed at speaks of what lies there, and not for having been played to', () => {
    const from = centreOf(free)
    const last = [{ kind: 'card', seat: 1 - first.active, card: pallet.card, cell: pallet.cell, from }] as const
    const noted = { view: first, previewing: false, size: BASE }
    const named = (more: Pick<Parameters<typeof notesOf>[0], 'lit' | 'last'>) =>
      Object.values(notesOf({ ...noted, ...more })).map(({ look }) => 'name' in look && look.name)
    expect(named({ lit: [], last })).toEqual([])
    expect(named({ lit: [lit({ kind: 'card', id: pallet.card }, 'hovered'), at(free)], last })).toEqual([
      cellName(free),
    ])
    // The name of its owner stands beside a pallet.
    expect(named({ lit: [lit({ kind: 'pallet', id: pallet.card }, 'hovered')], last: null })).toEqual([])
    const intake = first.laid.find(({ card }) => isIntake(card))!
    expect(named({ lit: [lit({ kind: 'card', id: intake.card }, 'hovered')], last: null })).toEqual([])
  })

  it('are not named by a row that exchanges two pallets: it calls them by their owners', () => {
    const other = first.laid.find(({ card }) => isPallet(card) && card !== pallet.card)!
    const noted = { view: first, last: null, previewing: false, size: BASE }
    const hovered = (card: number): Lit => lit({ kind: 'pallet', id: card }, 'hovered')
    expect(notesOf({ ...noted, lit: [hovered(pallet.card), hovered(other.card)] })).toEqual({})
    const lies = [other, pallet].map(({ cell, rotation }) => ({ cell, rotation }))
    const event = { kind: 'palletsExchanged', seat: 0, pallets: [pallet.card, other.card], at: lies } as unknown
    const view = first
    const preview = { beats: [{ event, view }], then: [] } as unknown as Preview
    const { steps } = drawPreview(first, preview)
    expect(Object.values(steps ?? {}).filter(({ look }) => look.kind === 'placeTag')).toEqual([])
  })

  it('bear their tags over a parcel that would come to lie there, and over cards that would', () => {
    const belt = first.laid.map((laid) => (laid.card === pallet.card ? { ...pallet, card: 40 } : laid))
    const noted = { view: { ...first, laid: belt }, last: null, previewing: true, size: BASE }
    const [tag] = Object.values(notesOf({ ...noted, lit: [at(pallet.cell)] }))
    expect(tag.look.kind).toBe('placeTag')
    expect(tag.z).toBeGreaterThan(PARCEL_Z)
  })

  it('are not named for what has just been done, whoever did it: a name that nobody called is in the way', () => {
    const deed = { kind: 'card', card: pallet.card, cell: pallet.cell, from: null } as const
    const noted = { view: first, lit: [], previewing: false, size: BASE }
    expect(notesOf({ ...noted, last: [{ ...deed, seat: first.active }] })).toEqual({})
    expect(notesOf({ ...noted, last: [{ ...deed, seat: 1 - first.active }] })).toEqual({})
  })

  it('leave beside a seat’s points what it scored last, until something else is shown', () => {
    const last = [{ kind: 'scored', seat: 1, parcel: 0, tile: 1, value: 3 }] as const
    const noted = { view: first, last, lit: [], size: BASE }
    const { plates } = layoutOf(BASE, first)
    const [gain] = Object.values(notesOf({ ...noted, previewing: false }))
    expect(gain.look).toEqual({ kind: 'gain', n: 3 })
    // It is counted already, and not taken for what a move would bring.
    expect(gain.alpha).toBeLessThan(0.8)
    expect(inside(plates[1], gain)).toBe(true)
    expect(notesOf({ ...noted, previewing: true })).toEqual({})
  })

  it('leave what a seat scored beside its points no longer than until another turn has its first deed', () => {
    const scored = { kind: 'scored', seat: 0, parcel: 0, tile: 0, value: 3 } as const
    const next = { kind: 'card', card: pallet.card, cell: pallet.cell, from: null, seat: 1 } as const
    const gainsAt = (active: number, last: LastMove) => {
      const noted = { view: { ...first, active }, last, lit: [], previewing: false, size: BASE }
      return Object.values(notesOf(noted)).filter(({ look }) => look.kind === 'gain')
    }
    expect(gainsAt(1, [scored])).toHaveLength(1)
    expect(gainsAt(1, [scored, next])).toEqual([])
    expect(gainsAt(2, [scored, next])).toEqual([])
  })
})

it('the cards of the hand grow with the window, and their words with the tray below them', () => {
  const [usual, large] = [layoutOf(BASE, null), layoutOf({ width: 1584, height: 1032 }, null)]
  expect(large.card / usual.card).toBeGreaterThan(1.3)
  expect(large.pitch).toBeGreaterThan(2 * large.card)
  // Clear of the edge of the window, and of the tips of the cards.
  for (const layout of [usual, large]) {
    const { hand, card, tray } = layout
    expect(hand.y + captionBelow(layout) + 18).toBeLessThan(tray.y + tray.height - 8)
    expect(captionBelow(layout)).toBeGreaterThan(card)
    expect(hand.y - card).toBeGreaterThan(tray.y)
  }
})
