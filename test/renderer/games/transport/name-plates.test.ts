import { describe, expect, it } from 'vitest'
import { cellAt, neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { isPallet, numberUp } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { centreOf, edgeOf, meetsCell, sum } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { partnerSpot } from '../../../../src-renderer/games/transport/art/card.ts'
import { numberBox } from '../../../../src-renderer/games/transport/art/floor.ts'
import { roomOf, shedName } from '../../../../src-renderer/games/transport/layout/floor.ts'
import { home } from '../../../../src-renderer/games/transport/layout/home.ts'
import { layoutOf } from '../../../../src-renderer/games/transport/layout/layout.ts'
import { names, type Look, type Piece } from '../../../../src-renderer/games/transport/looks.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import {
  gaining,
  hiddenBy,
  movedPlates,
  namePlateBoxes,
  namePlates,
  nameTags,
} from '../../../../src-renderer/games/transport/layout/name-plates.ts'
import { notesOf } from '../../../../src-renderer/games/transport/overlay/notes.ts'
import { FOR_FLAG } from '../../../../src-renderer/games/transport/art/name-plate.ts'
import { drawPreview } from '../../../../src-renderer/games/transport/overlay/preview-drawing.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { cellBox } from '../../../../src-renderer/games/transport/belts/reach.ts'
import { pointsOf } from '../../../../src-renderer/games/transport/words/standing.ts'
import { turning } from '../../../../src-renderer/games/transport/turned.ts'
import { beltsOf } from '../../../../src-renderer/games/transport/words/turned.ts'
import { boxOnScreen, isAround, squareAt } from '../../../../src-renderer/stage/box.ts'
import { BASE, type Stood } from '../../../../src-renderer/stage/craft.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { shared } from '../../../../src-renderer/stage/hand/pill.ts'
import type { Box, MarkState } from '../../../../src-renderer/stage/scene.ts'
import { seedFor } from '../../../seed.ts'
import { frameFor } from '../../harness/telling.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const seed = seedFor(23)
process.stdout.write(`plates beside pallets from seed ${seed}\n`)
const LARGE = { width: 1584, height: 1032 }

const viewsOf = (seats: number): readonly TransportView[] =>
  randomTransport(seed, seats, 0, transportOptions.default)
    .beats.map(({ view }) => view as TransportView)
    .filter((_, i) => i % 7 === 0)

const platesOf = (view: TransportView, size = BASE) =>
  namePlates(view, layoutOf(size, view), frameFor(view.seats.length, 0))

/** All parcels, by the number that they show. */
const byNumber = ({ parcels }: TransportView): number[] =>
  parcels
    .map(({ face }, id) => ({ id, number: numberUp(id, face) }))
    .sort((a, b) => a.number - b.number)
    .map(({ id }) => id)

/** Points spread over a box, its corners among them. */
const within = ({ x, y, width, height }: Box) =>
  Array.from({ length: 63 }, (_, i) => ({ x: x + ((i % 9) / 8) * width, y: y + (Math.floor(i / 9) / 6) * height }))

/** By its three widths, which say nothing of lines that part two shapes. */
const isIn = (cell: number, { x, y }: { x: number; y: number }) => {
  const at = centreOf(cell)
  const [dx, dy] = [Math.abs(x - at.x), Math.abs(y - at.y)]
  return dx <= 86.7 && dy <= 100 - dx / Math.sqrt(3)
}

describe('the plate beside a pallet', () => {
  it('bears letters of eleven pixels at least, however small the cards are, and so does a tag on a pallet', () => {
    const LEAST = { namePlate: 16, nameTag: 14 } as const
    const seen = { namePlate: 0, nameTag: 0 }
    for (const seats of [2, 3, 4])
      for (const view of viewsOf(seats)) {
        const layout = layoutOf(BASE, view)
        const plates = platesOf(view)
        const tags = nameTags(view, layout, plates, frameFor(seats, 0))
        for (const { look, scale } of [...Object.values(plates), ...Object.values(tags)]) {
          if (look.kind !== 'namePlate' && look.kind !== 'nameTag') throw new Error(look.kind)
          expect(LEAST[look.kind] * scale * home(view, layout).scale, look.kind).toBeGreaterThanOrEqual(11)
          seen[look.kind]++
        }
      }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
  })

  it('meets no card and no other plate in whole games, and hardly a place of the next card, however the table lies', () => {
    let [shown, over] = [0, 0]
    for (const seats of [2, 3, 4])
      for (const [i, straight] of viewsOf(seats).entries()) {
        const view = turning.view(straight, i % 3) as TransportView
        const boxes = namePlateBoxes(platesOf(view, i % 2 ? BASE : LARGE))
        shown += boxes.length
        const next = view.laid.flatMap((laid) => beltsOf(laid).map((side) => neighbour(laid.cell, side)))
        const isOver = (box: Box, cell: number) => within(box).some((point) => isIn(cell, point))
        for (const { cell } of view.laid) expect(boxes.filter((box) => isOver(box, cell))).toEqual([])
        over += boxes.filter((box) => next.some((cell) => isOver(box, cell))).length
        boxes.forEach((box, n) => boxes.slice(n + 1).forEach((other) => expect(shared(box, other)).toBeNull()))
      }
    expect(shown).toBeGreaterThan(100)
    expect(over).toBeLessThan(shown / 20)
  })

  it('stands where the next card may go rather than nowhere, in a small window of four seats', () => {
    const small = { width: 776, height: 652 }
    const views = viewsOf(4)
    const shown = views.flatMap((view) => Object.keys(platesOf(view, small)))
    const seen = views.flatMap((view) => {
      const layout = layoutOf(small, view)
      const inSight = ({ cell }: { cell: number }) =>
        isAround(layout.board, boxOnScreen(home(view, layout), cellBox(cell)))
      return view.laid.filter((laid) => isPallet(laid.card) && inSight(laid))
    })
    expect(shown.length / seen.length).toBeGreaterThan(0.8)
  })

  it('of one’s own pallet, and of a partner’s, is of the seat’s colour altogether, and no other', () => {
    for (const [seats, own] of [
      [2, [0]],
      [4, [0, 2]],
    ] as const)
      for (const view of viewsOf(seats))
        for (const { look } of Object.values(platesOf(view)))
          if (look.kind === 'namePlate')
            expect(look.isOwn, look.name).toBe((own as readonly number[]).includes(look.seat))
  })

  it('stands in the room beside its own pallet, which it names with its points', () => {
    let further = 0
    for (const view of viewsOf(3)) {
      const layout = layoutOf(BASE, view)
      for (const [seat, name] of [0, 1, 2].entries()) {
        const plate = platesOf(view)[names.namePlate(name)]
        if (plate?.look.kind !== 'namePlate') continue
        expect(plate.look.name).toBe(`Seat ${seat}`)
        expect(plate.angle).toBe(0)
        const [box] = namePlateBoxes({ plate })
        const pallet = view.laid.find(({ card }) => card === seat)!
        expect(meetsCell(box, pallet.cell, 100)).toBe(false)
        // Further off where there is no room, but by no other pallet.
        const others = view.laid.filter(({ card }) => isPallet(card) && card !== seat)
        const isNear = meetsCell(box, pallet.cell, 120)
        if (!isNear) further++
        expect(isNear || others.every(({ cell }) => !meetsCell(box, cell, 150))).toBe(true)
        expect(meetsCell(box, pallet.cell, 200)).toBe(true)
        expect(isAround(layout.board, boxOnScreen(home(view, layout), box))).toBe(true)
      }
    }
    expect(further).toBeGreaterThan(0)
  })

  it('of a pallet in the corner of the table lies as far inwards as it must to be seen', () => {
    const [view] = viewsOf(2)
    const [pallet, one, two] = [view.laid.find(({ card }) => card === 0)!, ...view.laid.filter(({ card }) => card > 8)]
    const lying = [
      { ...pallet, cell: cellAt(0, 0) },
      { ...one, cell: cellAt(1, 0) },
      { ...two, cell: cellAt(2, -1) },
    ]
    const layout = layoutOf(BASE, view)
    const { x, y } = centreOf(cellAt(0, 0))
    const { board } = layout
    const scale = 0.4
    const camera = { scale, x: board.x + 48 - x * scale, y: board.y + board.height - 46 - y * scale }
    const plates = namePlates({ ...view, laid: lying }, layout, frameFor(2, 0), { camera, poses: {} } as Stood<Look>)
    const [box] = namePlateBoxes(plates)
    expect(isAround(board, boxOnScreen(camera, box))).toBe(true)
    expect(lying.filter(({ cell }) => meetsCell(box, cell, 100))).toEqual([])
  })

  it('stands beside small cards too where it has room, and is left out where nobody has a name', () => {
    const [view] = viewsOf(3)
    expect(Object.keys(platesOf(view))).toHaveLength(3)
    expect(Object.keys(platesOf(view, { width: 420, height: 420 })).length).toBeGreaterThan(0)
    expect(namePlates(view, layoutOf(BASE, view))).toEqual({})
  })

  it('leaves the number of the shed to be read where another side of its pallet is free', () => {
    const [frame, nameless] = ['Shed', ''].map((shed) => ({ ...frameFor(2, 0), words: { shed } }))
    let cleared = 0
    for (const view of viewsOf(2)) {
      const layout = layoutOf(BASE, view)
      const number = numberBox(roomOf(layout), shedName(frame))
      for (const [name, at] of Object.entries(namePlates(view, layout, nameless))) {
        // Seen so that the plate would stand on the number.
        const { x, y, width, height } = namePlateBoxes({ at })[0]
        const { scale } = home(view, layout)
        const camera = {
          scale,
          x: number.x + number.width / 2 - (x + width / 2) * scale,
          y: number.y + number.height / 2 - (y + height / 2) * scale,
        }
        const hides = (one: Piece) => shared(number, boxOnScreen(camera, namePlateBoxes({ one })[0])) !== null
        const [usual, clear] = [nameless, frame].map(
          (one) => namePlates(view, layout, one, { camera, poses: {} })[name],
        )
        if (usual && hides(usual) && !hides(clear)) cleared++
      }
    }
    expect(cleared).toBeGreaterThan(3)
  })

  it('goes with its pallet when that is pushed', () => {
    const { first, beats } = randomTransport(seed, 4, 0, transportOptions.default)
    const all = [first, ...beats.map(({ view }) => view as TransportView)]
    const pushed = beats.flatMap(({ event }, i) => {
      const told = event as TransportEvent
      return told.kind === 'palletPushed' ? [{ name: names.namePlate(told.pallet), i }] : []
    })
    expect(pushed.length).toBeGreaterThan(0)
    for (const { name, i } of pushed) {
      const [before, after] = [platesOf(all[i])[name], platesOf(all[i + 1])[name]]
      if (before && after) expect([after.x, after.y]).not.toEqual([before.x, before.y])
    }
  })

  it('keeps its side while there is room for it there, though another has come free', () => {
    let [kept, left] = [0, 0]
    for (const seats of [2, 3, 4]) {
      const { first, beats } = randomTransport(seed, seats, 0, transportOptions.default)
      const model = new Model(craft, new HandClock(), () => undefined)
      model.show(first as TransportView, frameFor(seats, 0))
      for (const { view } of beats.slice(0, 90)) {
        const [before, camera] = [model.resting(), model.home]
        model.show(view as TransportView, frameFor(seats, 0))
        const after = model.resting()
        for (let seat = 0; seat < seats; seat++) {
          const [was, is] = [before, after].map((all) => all[names.namePlate(seat)] as Piece | undefined)
          const [lay, lies] = [before, after].map((all) => all[names.card(seat)])
          const isStill = lay.x === lies.x && lay.y === lies.y && camera === model.home
          if (!was || !is || was.look.kind !== 'namePlate' || !isStill) continue
          if (was.x === is.x && was.y === is.y) kept++
          else {
            left++
            const [box] = namePlateBoxes({ was })
            const laid = (view as TransportView).laid
            const next = laid.flatMap((one) => beltsOf(one).map((side) => neighbour(one.cell, side)))
            const others = namePlateBoxes(after).filter((other) => shared(other, box))
            const taken = [...laid.map(({ cell }) => cell), ...next].some((cell) => meetsCell(box, cell, 106))
            expect(taken || others.length > 1).toBe(true)
          }
        }
      }
    }
    expect(kept).toBeGreaterThan(100)
    expect(left).toBeLessThan(kept / 20)
  })

  it('is out of sight where a card may be laid just then', () => {
    const view = viewsOf(2)[0]
    const all = poses(view, frameFor(2, 0))
    const pallet = view.laid.find(({ card }) => card === 0)!
    const round = Array.from({ length: 6 }, (_, side) => neighbour(pallet.cell, side))
    expect(Object.entries(hiddenBy(all, round)).map(([name, { alpha }]) => [name, alpha])).toEqual([
      [names.namePlate(0), 0],
    ])
    expect(hiddenBy(all, [])).toEqual({})
  })

  it('is read over a place that is merely lit, and is out of sight where that is pointed at', () => {
    const view = viewsOf(2)[0]
    const all = poses(view, frameFor(2, 0))
    const pallet = view.laid.find(({ card }) => card === 0)!
    const shown = (...states: MarkState[]) => {
      const around = Array.from({ length: 6 }, (_, side) => neighbour(pallet.cell, side))
      const lit = around.map((id) => ({ ref: { kind: 'cell', id } as const, states: new Set(states) }))
      const noted = { view, lit, last: null, previewing: false, lookedPast: false, size: BASE, resting: all }
      return names.namePlate(0) in notesOf(noted)
    }
    expect(shown('legal')).toBe(false)
    expect(shown('legal', 'hovered')).toBe(true)
  })

  it('stands back from places that are lit for a card that is chosen', () => {
    const view = viewsOf(2)[0]
    const all = poses(view, frameFor(2, 0))
    const pallet = view.laid.find(({ card }) => card === 0)!
    const around = Array.from({ length: 6 }, (_, side) => neighbour(pallet.cell, side))
    const places = around.map((id) => ({ ref: { kind: 'cell', id } as const, states: new Set<MarkState>(['legal']) }))
    const chosen = { ref: { kind: 'card', id: 50 } as const, states: new Set<MarkState>(['selected']) }
    const noted = { view, last: null, previewing: false, lookedPast: false, size: BASE, resting: all }
    const [plate] = Object.entries(notesOf({ ...noted, lit: [chosen, ...places] }))
    expect(plate[0]).toBe(names.namePlate(0))
    expect(plate[1].alpha).toBeGreaterThan(0)
    expect(plate[1].alpha).toBeLessThan(0.5)
    expect(Object.keys(notesOf({ ...noted, lit: places }))).toEqual([])
  })

  it('bears a flag once one more parcel there ends the game, with room for it; the plate above knows it too', () => {
    const view = viewsOf(2)[0]
    // So few points that they are of one figure, with the flag and without.
    const least = byNumber(view)
    const scored = (n: number) => {
      const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, tile: least.slice(0, n) } : seat))
      const all = poses({ ...view, seats }, frameFor(2, 0))
      return [all[names.namePlate(0)], all[names.plate(0)]].map(
        ({ look }) => look as { wantsOne?: true; width: number },
      )
    }
    expect(scored(3).map(({ wantsOne }) => wantsOne)).toEqual([true, true])
    expect(scored(2).map(({ wantsOne }) => wantsOne)).toEqual([undefined, undefined])
    expect(scored(3)[0].width).toBe(scored(2)[0].width + FOR_FLAG)
  })

  it('steps aside from what turns a card beside it', () => {
    const view = viewsOf(2)[0]
    const all = poses(view, frameFor(2, 0))
    const [box] = namePlateBoxes({ plate: all[names.namePlate(0)] })
    const beside = view.laid.find(({ cell }) => !meetsCell(box, cell, 100) && meetsCell(box, cell, 200))!
    expect(hiddenBy(all, [beside.cell])).toEqual({})
    expect(Object.keys(hiddenBy(all, [beside.cell], 100))).toContain(names.namePlate(0))
  })

  it('goes where a preview shows its pallet to go, clear of every card there; the others stay', () => {
    let [went, all] = [0, 0]
    for (const view of viewsOf(3)) {
      const plates = platesOf(view)
      const pallet = view.laid.find(({ card }) => card === 0)!
      const taken = view.laid.map(({ cell }) => cell)
      for (const cell of Array.from({ length: 6 }, (_, side) => neighbour(pallet.cell, side))) {
        if (taken.includes(cell) || !plates[names.namePlate(0)]) continue
        const after = { ...view, laid: view.laid.map((laid) => (laid === pallet ? { ...laid, cell } : laid)) }
        const moved = movedPlates(plates, view, after, layoutOf(BASE, view))
        all++
        const [box] = namePlateBoxes(moved)
        if (!box) continue
        went++
        expect(Object.keys(moved)).toEqual([names.namePlate(0)])
        expect(after.laid.filter((laid) => meetsCell(box, laid.cell, 100))).toEqual([])
        const at = centreOf(cell)
        expect(Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y)).toBeLessThan(260)
      }
      expect(movedPlates(plates, view, view, layoutOf(BASE, view))).toEqual({})
    }
    expect(went).toBeGreaterThan(all / 2)
  })

  it('does not stay where its pallet would leave, with what that would bring, though it finds little room', () => {
    let [went, all] = [0, 0]
    for (const view of viewsOf(4)) {
      const plates = platesOf(view)
      const pallet = view.laid.find(({ card }) => card === 0)!
      const cells = view.laid.flatMap((laid) => beltsOf(laid).map((side) => neighbour(laid.cell, side)))
      for (const cell of cells.filter((one) => view.laid.every((laid) => laid.cell !== one))) {
        if (!plates[names.namePlate(0)]) continue
        const at = { cell, rotation: pallet.rotation }
        const after = { ...view, laid: view.laid.map((laid) => (laid === pallet ? { ...laid, cell } : laid)) }
        const beats = [
          { event: { kind: 'forkliftMoved', seat: 0, pallet: 0, from: pallet, at }, view: after },
          { event: { kind: 'scored', seat: 0, tile: 0, pallet: 0, value: 3, nth: 1 }, view: after },
        ]
        const { steps, ghosts } = drawPreview(view, { beats, then: [] } as never, frameFor(4, 0), BASE)
        all++
        expect(steps?.[names.namePlate(0)].alpha).toBe(0)
        const plate = ghosts[`ghost ${names.namePlate(0)}`] as Piece | undefined
        if (!plate) continue
        went++
        expect(plate.look).toMatchObject({ gain: 3 })
      }
    }
    expect(all).toBeGreaterThan(10)
    expect(went).toBeGreaterThan(0.8 * all)
  })

  it('of a pallet that would go to the edge of the table is not shown where the hand covers it, if another side is free', () => {
    const cut = { seen: 0, all: 0 }
    for (const view of viewsOf(3)) {
      const [plates, layout] = [platesOf(view), layoutOf(BASE, view)]
      // Where all of the table is out of sight any side is as good.
      const nowhere = { ...layout, board: { x: 0, y: 0, width: 0, height: 0 } }
      const isCut = (moved: ReturnType<typeof movedPlates>) =>
        namePlateBoxes(moved).some((box) => !isAround(layout.board, boxOnScreen(home(view, layout), box)))
      const taken = view.laid.map(({ cell }) => cell)
      for (const pallet of view.laid.filter(({ card }) => card < 3))
        for (const cell of Array.from({ length: 6 }, (_, side) => neighbour(pallet.cell, side))) {
          if (taken.includes(cell)) continue
          const after = { ...view, laid: view.laid.map((laid) => (laid === pallet ? { ...laid, cell } : laid)) }
          if (isCut(movedPlates(plates, view, after, nowhere))) cut.all++
          if (isCut(movedPlates(plates, view, after, layout))) cut.seen++
        }
    }
    expect(cut.seen).toBeLessThan(cut.all)
  })

  it('grows away from its pallet, or to both sides over or under it, to say what that would bring', () => {
    for (const view of viewsOf(3)) {
      const plates = platesOf(view)
      for (const [name, before] of Object.entries(plates)) {
        const seat = [0, 1, 2].find((one) => names.namePlate(one) === name)!
        const { x } = centreOf(view.laid.find(({ card }) => card === seat)!.cell)
        const [was, is] = [{ [name]: before }, gaining(plates, view, seat, 3)].map((one) => namePlateBoxes(one)[0])
        expect(is.width).toBeGreaterThan(was.width)
        if (was.x >= x) expect(is.x).toBe(was.x)
        else if (was.x + was.width <= x) expect(is.x + is.width).toBeCloseTo(was.x + was.width)
        else expect(is.x + is.width / 2).toBeCloseTo(was.x + was.width / 2)
      }
    }
  })

  it('is seen whole where it has grown, beside another side of its pallet if need be, and over no card', () => {
    let [cut, mended] = [0, 0]
    for (const seats of [2, 3, 4])
      for (const view of viewsOf(seats)) {
        const layout = layoutOf(BASE, view)
        const [plates, camera] = [platesOf(view), home(view, layout)]
        for (const { card } of view.laid.filter((laid) => isPallet(laid.card))) {
          const plate = plates[names.namePlate(card)]
          if (!plate) continue
          // The room ends just where the plate does, as it is.
          const was = boxOnScreen(camera, namePlateBoxes({ plate })[0])
          const board = { ...layout.board, width: was.x + was.width + 17 - layout.board.x }
          const isSeen = (box: Box) => isAround(board, boxOnScreen(camera, box))
          if (isSeen(namePlateBoxes(gaining(plates, view, card, 3))[0])) continue
          cut++
          const [box] = namePlateBoxes(gaining(plates, view, card, 3, { camera, board }))
          if (!isSeen(box)) continue
          mended++
          for (const { cell } of view.laid) expect(meetsCell(box, cell, 100)).toBe(false)
        }
      }
    expect(cut).toBeGreaterThan(3)
    expect(mended).toBeGreaterThan(0.7 * cut)
  })

  it('or the tag on a pallet is wider for points of two figures, so that no short name is cut for them', () => {
    const usual = frameFor(2, 0)
    const frame = { ...usual, seats: usual.seats.map((seat) => ({ ...seat, name: 'Ada' })) }
    const [view] = viewsOf(2)
    const widthsOf = (tile: readonly number[]) => {
      const scored = { ...view, seats: view.seats.map((one, seat) => (seat === 0 ? { ...one, tile } : one)) }
      const layout = layoutOf(BASE, scored)
      const plate = namePlates(scored, layout, frame)[names.namePlate(0)]
      const tag = nameTags(scored, layout, {}, frame)[names.nameTag(0)]
      const widths = [plate, tag].flatMap(({ look }) => ('width' in look ? [look.width] : []))
      return { points: pointsOf(scored, 0), widths }
    }
    const all = byNumber(view)
    const [one, two] = [all.slice(0, 3), all.slice(-3)].map(widthsOf)
    expect([one.points > 9, two.points > 9]).toEqual([false, true])
    expect(two.widths).toEqual(one.widths.map((width) => width + 9))
  })

  it('says what its pallet would bring', () => {
    const view = viewsOf(2)[0]
    const [[, plate]] = Object.entries(gaining(platesOf(view), view, 1, 3))
    expect(plate.look).toMatchObject({ seat: 1, gain: 3 })
    expect(gaining({}, view, 1, 3)).toEqual({})
  })

  it('or a tag on the pallet itself tells of every pallet whose it is, off its belt, in a small window of four seats', () => {
    const small = { width: 776, height: 652 }
    let tags = 0
    for (const view of viewsOf(4)) {
      const [layout, frame] = [layoutOf(small, view), frameFor(4, 0)]
      const plates = namePlates(view, layout, frame)
      const worn = nameTags(view, layout, plates, frame)
      for (const laid of view.laid.filter(({ card }) => isPallet(card))) {
        const tag = worn[names.nameTag(laid.card)] as Piece | undefined
        if (names.namePlate(laid.card) in plates) {
          expect(tag).toBeUndefined()
          continue
        }
        // Not while it is lifted.
        if (tag?.look.kind !== 'nameTag') continue
        tags++
        expect(tag.look).toMatchObject({ name: `Seat ${laid.card}`, points: pointsOf(view, laid.card) })
        const { x, y } = centreOf(laid.cell)
        const partner = sum({ x, y }, partnerSpot(laid.rotation))
        const [{ width, height }, near] = [tag.look, squareAt(partner, 18)]
        const box = { x: tag.x, y: tag.y, width: width * tag.scale, height: height * tag.scale }
        expect(shared(box, near)).toBeNull()
        const leads = edgeOf(laid.rotation).y
        if (leads !== 0) expect(Math.sign(tag.y + (tag.look.height * tag.scale) / 2 - y)).toBe(leads > 1 ? -1 : 1)
      }
      const told = Object.keys(plates).length + Object.keys(worn).length
      if (view.step.name !== 'palletPlace') expect(told).toBe(4)
    }
    expect(tags).toBeGreaterThan(0)
  })
})
