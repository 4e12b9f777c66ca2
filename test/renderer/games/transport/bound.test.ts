import { expect, test } from 'vitest'
import { transport as game } from '../../../../src-main/engine/transport/index.ts'
import type { TransportScenario } from '../../../../src-main/engine/transport/setup/scenario.ts'
import { APOTHEM, centreOf } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { COMING, namePlate } from '../../../../src-renderer/games/transport/art/name-plate.ts'
import { cellUnder, hitsAt, type Aim } from '../../../../src-renderer/games/transport/hits.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { home } from '../../../../src-renderer/games/transport/layout/home.ts'
import { layoutOf } from '../../../../src-renderer/games/transport/layout/layout.ts'
import { comingThen } from '../../../../src-renderer/games/transport/layout/name-plates.ts'
import { drawPreview } from '../../../../src-renderer/games/transport/overlay/preview-drawing.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { asBits, boundFor, comingPhrase, comingTo } from '../../../../src-renderer/games/transport/words/belts/bound.ts'
import { aboutThing } from '../../../../src-renderer/games/transport/words/things.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { HIGH, PARCEL_COUNT, isPallet, numberUp } from '../../../../src-shared/games/transport/cards.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import { frameFor } from '../../harness/telling.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'

/** Pallet A, two straights, pallet B; the parcel lies beside pallet B and shows this number. */
function lying(n: number, more: Partial<TransportScenario> = {}): { view: TransportView; parcel: number } {
  const parcel = Array.from({ length: PARCEL_COUNT }, (_, one) => one).find((one) => numberUp(one, HIGH) === n)!
  const spec: TransportScenario = {
    seats: 2,
    layout: false,
    board: [
      ['pallet A', -1, 0, 0],
      ['straight plain 1', 0, 0, 0],
      ['straight plain 2', 1, 0, 0],
      ['pallet B', 2, 0, 3],
    ],
    parcels: [{ parcel, on: 'straight plain 2', face: 'high' }],
    ...more,
  }
  return { view: game.view(game.scenario(spec), 'onlooker') as TransportView, parcel }
}

const boundOf = ({ view, parcel }: ReturnType<typeof lying>) =>
  boundFor(
    view,
    view.laid.find((laid) => laid.parcel === parcel)!,
  )

test('a parcel bears the sign of the pallet that it comes to with its next move, and of no other', () => {
  const two = lying(2)
  expect(boundOf(two)).toEqual([0])
  expect(poses(two.view)[names.parcel(two.parcel)].look).toMatchObject({ kind: 'parcel', bound: 1 })
  expect(boundOf(lying(3))).toEqual([])
  // Counted out once for a view: all its plates ask for it.
  expect(boundOf(two)).toBe(boundOf(two))
})

test('a parcel that comes to none bears no sign, nor does one whose way another bars', () => {
  const three = lying(3)
  expect(poses(three.view)[names.parcel(three.parcel)].look).not.toHaveProperty('bound')
  const { parcel } = lying(2)
  const other = Array.from({ length: PARCEL_COUNT }, (_, one) => one).find((one) => one !== parcel)!
  const barred = lying(2, {
    parcels: [
      { parcel, on: 'straight plain 2', face: 'high' },
      { parcel: other, on: 'straight plain 1', face: 'high' },
    ],
  })
  expect(boundOf(barred)).toEqual([])
})

test('a preview shows the sign of the pallet to which it would come then, and not that of now', () => {
  const { view, parcel } = lying(2)
  const swapped = (card: number) => view.laid.find((one) => one.card === 1 - card)!
  const laid = view.laid.map((one) => {
    if (!isPallet(one.card)) return one
    const { cell, rotation } = swapped(one.card)
    return { ...one, cell, rotation }
  })
  const at = [0, 1].map((card) => laid.find((one) => one.card === card)!)
  const event = { kind: 'palletsExchanged', seat: 0, pallets: [0, 1], at }
  const preview = { beats: [{ event, view: { ...view, laid } }] } as unknown as Preview
  const shown = drawPreview(view, preview).steps?.[names.parcel(parcel)]
  expect(shown?.look).toMatchObject({ kind: 'parcel', bound: 2 })
  const same = { beats: [{ event: { kind: 'nothingMoves', seat: 0 }, view }] } as unknown as Preview
  expect(drawPreview(view, same).steps).not.toHaveProperty([names.parcel(parcel)])
})

test('whoever points at it is told whose pallet that is', () => {
  const { view, parcel } = lying(2)
  const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))
  const slip = aboutThing({ kind: 'parcel', id: parcel }, { view, seats, viewer: 0 })!
  expect(say('en', slip.text!)).toContain('Its next move can end on your pallet.')
})

test('a sign for each seat is kept as a bit', () => {
  expect([asBits([]), asBits([0]), asBits([1, 2])]).toEqual([0, 1, 6])
})

test('the stock bears the flag of the end from its last five cards on', () => {
  const stock = [1, 2, 3].flatMap((n) => [`floor plain ${n}`, `wideBend plain ${n}`])
  const lows = [6, 5, 0].map((n) => poses(lying(2, { stock: stock.slice(0, n) }).view)[names.stock].look)
  expect(lows.map((look) => look.kind === 'pile' && look.isLow === true)).toEqual([false, true, true])
})

test('the plate beside a pallet bears what the next move of a parcel could bring there, and its slip says of which', () => {
  const { view, parcel } = lying(2)
  const frame = frameFor(2, 0)
  const n = numberUp(parcel, 1 - HIGH)
  expect([comingTo(view, 0), comingTo(view, 1)]).toEqual([{ parcel, n }, null])
  const [own, other] = [0, 1].map((seat) => poses(view, frame)[names.namePlate(seat)])
  expect(own.look).toMatchObject({ kind: 'namePlate', coming: n })
  expect(other.look).not.toHaveProperty('coming')
  const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))
  const slip = aboutThing({ kind: 'pallet', id: 0 }, { view, seats, viewer: 0 })!
  expect(say('en', slip.text!)).toContain(`A move of parcel 2 would bring ${n} point`)
})

test('what could come to a pallet lies off it, though its plate stands beside it at the edge of the table', () => {
  const { view } = lying(2)
  const { cell } = view.laid.find(({ card }) => card === 0)!
  const plate = poses(view, frameFor(2, 0))[names.namePlate(0)]
  if (plate.look.kind !== 'namePlate') throw new Error(plate.look.kind)
  const { coming: _, ...look } = plate.look
  const { board } = layoutOf(BASE, view)
  const camera = { x: 0, y: board.y + board.height / 2, scale: 1 }
  /** Over which end it lies, where the plate stands on that side of the pallet and ends there at this edge. */
  const endAt = (side: 'left' | 'right') => {
    const wide = look.width * plate.scale
    const x = centreOf(cell).x + (side === 'right' ? APOTHEM + 12 : -APOTHEM - 12 - wide)
    const edge = side === 'right' ? board.x + board.width - 20 - wide : board.x + 20
    const before = { [names.namePlate(0)]: { ...plate, look, x, y: centreOf(cell).y } }
    const then = comingThen(before, view, view, { camera: { ...camera, x: edge - x }, board })
    const lies = then[names.namePlate(0)]
    const { comingAt } = lies.look as { comingAt?: string }
    // It is seen whole, for which the plate goes inwards.
    const aside = COMING.aside * lies.scale
    const middle = edge - x + (comingAt === 'left' ? lies.x - aside : lies.x + wide + aside)
    expect(middle - COMING.wide * lies.scale).toBeGreaterThanOrEqual(board.x)
    expect(middle + COMING.wide * lies.scale).toBeLessThanOrEqual(board.x + board.width)
    return comingAt
  }
  expect(endAt('right')).toBe('right')
  expect(endAt('left')).toBe('left')
})

test('the position in words says which parcel would bring what to a pallet, and nothing where none would', () => {
  const { view } = lying(2)
  const told = (language: 'en' | 'nl' | 'de') => say(language, comingPhrase(view, 0)!)
  expect(told('en')).toBe('A move of parcel 2 would bring 1 point now.')
  expect(told('nl')).toBe('Een zet met pakketje 2 zou nu 1 punt opleveren.')
  expect(told('de')).toBe('Eine Fahrt von Paket 2 brächte jetzt 1 Punkt.')
  expect(comingPhrase(view, 1)).toBeNull()
})

test('what could come to a pallet is explained where it is pointed at on the plate, and the rest of the plate is floor', () => {
  const { view } = lying(2)
  const all = poses(view, frameFor(2, 0))
  const plate = all[names.namePlate(0)]
  if (plate.look.kind !== 'namePlate') throw new Error(plate.look.kind)
  const isLeft = plate.look.comingAt === 'left'
  const end = plate.x + (isLeft ? -COMING.aside : plate.look.width + COMING.aside) * plate.scale
  const aim = { view, poses: all, camera: { x: 0, y: 0, scale: 1 }, trayTop: 9999 } as unknown as Aim
  const pallets = (x: number, y: number) => hitsAt(aim, { x, y }).filter(({ kind }) => kind === 'pallet')
  expect(pallets(end, plate.y)).toEqual([{ kind: 'pallet', id: 0 }])
  // Over a card as well, which it lies over.
  const under = { card: 40, cell: cellUnder({ x: end, y: plate.y }), rotation: 0, parcel: -1 }
  const covered = { ...aim, view: { ...view, laid: [...view.laid, under] } }
  expect(hitsAt(covered, { x: end, y: plate.y })[0]).toEqual({ kind: 'pallet', id: 0 })
  const middle = plate.y + (plate.look.height * plate.scale) / 2
  expect(pallets(plate.x + (plate.look.width * plate.scale) / 2, middle)).toEqual([])
})

test('what may come lies over an end of the plate: it takes no room of what is written there', () => {
  const plate = { seat: 0, gain: 0, width: 80, height: 27 }
  const [bare, bears] = [0, 3].map((coming) => namePlate(() => '#000', { ...plate, coming, comingAt: 'right' }))
  expect(bears.box).toEqual(bare.box)
  expect(bears.body.startsWith(bare.body)).toBe(true)
  // Points that are made bear a plus: what may come is a parcel with its number.
  expect(bears.body).not.toContain('+3')
  // What a move that is looked at would bring says more.
  const gains = namePlate(() => '#000', { ...plate, gain: 3, coming: 3, comingAt: 'right' })
  expect(gains.body).toBe(namePlate(() => '#000', { ...plate, gain: 3 }).body)
})

test('a plate bears what could come as all would lie after a move that is looked at, if it stays where it is', () => {
  const { view, parcel } = lying(2)
  const layout = layoutOf(BASE, view)
  const room = { camera: home(view, layout), board: layout.board }
  const lie = poses(view, frameFor(2, 0))
  const gone = { ...view, laid: view.laid.map((one) => (one.parcel === parcel ? { ...one, parcel: -1 } : one)) }
  const then = comingThen(lie, view, gone, room)
  expect(Object.keys(then)).toEqual([names.namePlate(0)])
  expect(then[names.namePlate(0)].look).not.toHaveProperty('coming')
  expect(comingThen(lie, view, view, room)).toEqual({})
})

test('while a card hangs in the air no plate and no slip tells of what would come over it', () => {
  const { view, parcel } = lying(2)
  const at = (one: TransportView) => ({ view: one, seats: frameFor(2, 0).seats, viewer: 0 as const })
  const slip = (one: TransportView, id: number) => say('en', aboutThing({ kind: 'parcel', id }, at(one))!.text)
  const [between] = view.laid.filter((laid) => !isPallet(laid.card) && laid.parcel < 0)
  const held = { ...view, step: { ...view.step, name: 'keyPlace' as const, card: between.card } }
  const comingIn = (one: TransportView) =>
    Object.values(poses(one, frameFor(2, 0))).flatMap(({ look }) => (look.kind === 'namePlate' ? [look.coming] : []))
  expect(comingIn(view).some((n) => n !== undefined)).toBe(true)
  expect(comingIn(held).every((n) => n === undefined)).toBe(true)
  expect(slip(view, parcel)).not.toBe(slip(held, parcel))
})
