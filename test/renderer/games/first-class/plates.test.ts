import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { plate } from '../../../../src-renderer/games/first-class/art/plate.ts'
import {
  besideTrains,
  cellsOf,
  ENGINE_WIDER,
  faceOn,
  highTrainsAt,
  pairsOf,
  trainsAt,
} from '../../../../src-renderer/games/first-class/art/plate-layout.ts'
import { sign } from '../../../../src-renderer/games/first-class/art/pictograms.ts'
import { widthOf } from '../../../../src-renderer/games/first-class/art/numerals.ts'
import type { Layer } from '../../../../src-renderer/games/first-class/pictures.ts'
import { seatPieces, type PlateLook } from '../../../../src-renderer/games/first-class/pieces/seats.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import type { Paintbox } from '../../../../src-renderer/stage/drawing/paintbox.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { frameOf } from '../../harness/first-class-frame.ts'

/** How high figures are, in parts of their size; and what of a hat lies below where it is drawn from. */
const CAP = 0.7
const BRIM = 2
/** How wide the mark of a small face is. */
const SMALL_MARK = 12
const SMALL = { width: 976, height: 752 }
const LARGE = { width: 1584, height: 1032 }
const ink = (token: string) => token
const paint = {
  night: false,
  part: (layer: Layer, key: string, _: unknown, more = {}) => ({ layer, key, ...more }),
} as unknown as Paintbox<Layer>

function plateOf(seats: number, size: { width: number; height: number }): PlateLook {
  const view = game.view(game.scenario({ options: { modules: [] }, seats }), 0)
  const { look } = poses(view, frameOf(seats, 0), size)['plate 0']
  if (look.kind !== 'plate') throw new Error('no plate')
  return look
}

it('one point is told in the singular', () => {
  const view = game.view(game.scenario({ options: { modules: [] }, seats: 2 }), 0)
  const frame = { ...frameOf(2, 0), words: { pt: 'pt', pts: 'pts' } }
  const unitOf = (points: number) => {
    const seats = view.seats.map((seat) => ({ ...seat, points }))
    const { look } = poses({ ...view, seats }, frame, SMALL)['plate 0']
    return look.kind === 'plate' ? look.unit : null
  }
  expect([0, 1, 2].map(unitOf)).toEqual(['pts', 'pt', 'pts'])
})

it('a plate that calls its seat up is not the picture of one that shows the card it took', () => {
  for (const [seats, size] of [
    [2, SMALL],
    [3, SMALL],
    [2, LARGE],
  ] as const) {
    const took = { ...plateOf(seats, size), lit: false, note: '', took: 'Conductor', tookStack: 1 }
    const called = { ...took, note: 'to play' }
    expect(plate(ink, called).body).not.toBe(plate(ink, took).body)
    expect(seatPieces.plate.art?.(called, paint)).not.toEqual(seatPieces.plate.art?.(took, paint))
  }
})

it.each([2, 4])('the engine before a small train is nearly as high as the wagons behind it, with %i seats', (seats) => {
  const look = plateOf(seats, SMALL)
  const { engine } = besideTrains(look)
  const scale = Number(/scale\((0?\.\d+)\)"><path/.exec(plate(ink, look).body)?.[1])
  expect(88 * scale).toBeGreaterThan(0.75 * cellsOf(look).height)
  expect(160 * scale).toBeLessThanOrEqual(engine)
})

it('the mark of a bot with a small face stands beside it, within the plate', () => {
  const look = { ...plateOf(4, SMALL), bot: 'driver' } as const
  const [person, bot] = [faceOn({ ...look, bot: null }), faceOn(look)]
  expect(bot.x - person.x).toBe(bot.name - person.name)
  expect(bot.x - bot.size / 2 - 3 - SMALL_MARK / 2).toBeGreaterThan(0)
  const face = seatPieces.plate.art!(look, paint).find(({ key }) => key.startsWith(`face ${look.seat} driver`))
  expect(face?.offset).toEqual([bot.x, bot.y])
})

/** The mark juts out of the face by so much. */
const markBelow = (size: number): number => Math.max(9, size / 6) * 0.49 + 0.8

it('a face in the large window has the room of its plate, and its mark at its lower right inside of it', () => {
  for (const seats of [2, 3]) {
    const look = plateOf(seats, LARGE)
    const { size, x, y } = faceOn(look)
    expect(size).toBeGreaterThanOrEqual(46)
    const { upper } = cellsOf(look)
    const [above, left] = [y + size / 2 + markBelow(size), highTrainsAt(look)]
    // The mark hangs over the face's edge: it covers neither the trains below nor those beside.
    expect(above <= upper || x + size / 2 + markBelow(size) <= left, `${seats}`).toBe(true)
  }
})

it('each figure on a plate stands close to its own sign and clear of the next one, in module C with four too', () => {
  const view = game.view(game.scenario({ options: { modules: ['C', 'D'] }, seats: 4 }), 0)
  for (const [size, clear] of [
    [SMALL, 6],
    [LARGE, 8],
    [{ width: 776, height: 652 }, 3.5],
  ] as const) {
    const { look } = poses(view, frameOf(4, 0), size)['plate 0']
    if (look.kind !== 'plate') throw new Error('no plate')
    for (const cities of ['0/3', '10/12']) {
      const one = { ...look, stats: 'coin:1 contract:0 endCard:2 print:3 destroyEvidence:1', cities }
      const { at, size: sign, figure, gap, narrow } = pairsOf(one)
      const ends = [...one.stats.matchAll(/:(\d+)/g)].map(
        ([, n], i) => at[i] + sign + gap + widthOf(n, figure) * narrow,
      )
      ends.forEach((end, i) =>
        expect(at[i + 1] - end, `${size.width}, ${cities}`).toBeGreaterThan(
          Math.max(clear - (cities === '0/3' ? 0 : 3), gap),
        ),
      )
      expect(at[5] + sign + ENGINE_WIDER + gap + widthOf(cities, figure) * narrow).toBeLessThanOrEqual(one.width)
    }
  }
})

it('of what a seat has none the sign on its plate is faint', () => {
  const some = { ...plateOf(3, SMALL), stats: 'coin:1 contract:1 endCard:1' }
  const faint = (look: PlateLook) => plate(ink, look).body.split('<g opacity="0.45">').length - 1
  expect(faint(some)).toBe(0)
  expect(faint({ ...some, stats: 'coin:1 contract:0 endCard:0' })).toBe(2)
})

it('a plate shows in which wagon a celebrity of its seat rides', () => {
  const s = game.scenario({ options: { modules: ['A', 'B'] }, boards: [{ trains: [[2, 1], [0]] }] })
  const view = game.view(s, 0)
  const rider = CARDS.findIndex(({ kind }) => kind === 'celebrity')
  const [seat, ...others] = view.seats
  const [upper, lower] = seat.trains
  const coaches = upper.coaches.map((coach, i) => (i === 1 ? { ...coach, rider } : coach))
  const lookOf = (seats: typeof view.seats) => {
    const { look } = poses({ ...view, seats }, frameOf(view.seats.length, 0), SMALL)['plate 0']
    if (look.kind !== 'plate') throw new Error('no plate')
    return look
  }
  const without = lookOf(view.seats)
  const withGuest = lookOf([{ ...seat, trains: [{ ...upper, coaches }, lower] }, ...others])
  const hats = (look: PlateLook) => plate(ink, look).body.split('fill="kind-guests"').length - 1
  expect([hats(without), hats(withGuest)]).toEqual([0, 1])
  // The number stands in its cell as before.
  expect(plate(ink, withGuest).body).not.toContain('1c')
})

it('what a train would bring has the sign of points behind it on every plate, and no wagon lies below it', () => {
  for (const [seats, size] of [2, 3, 4].flatMap((n) =>
    [SMALL, LARGE, { width: 776, height: 652 }].map((s) => [n, s] as const),
  )) {
    const look = { ...plateOf(seats, size), upper: Array(10).fill('w12').join(' '), upperPoints: 99 }
    const drawn = sign(ink, 'points', 0, 0, 1).replace(/^<g[^>]*>|<\/g>$/g, '')
    const signs = (one: PlateLook) => plate(ink, one).body.split(drawn).length - 1
    expect(signs(look), `${seats} ${size.width}`).toBe(2)
    const beside = besideTrains(look)
    const left = (look.height > 90 ? highTrainsAt(look) : trainsAt(look.width)) + beside.engine
    const { height } = cellsOf(look)
    const figures = widthOf('+99', height > 25 ? 20 : height > 19 ? 16 : 14)
    expect(left + 10 * cellsOf(look).width).toBeLessThanOrEqual(look.width - 8 - beside.sign - figures)
  }
})

it('the hat of a celebrity leaves the value below it whole', () => {
  const look = { ...plateOf(3, SMALL), upper: 'w12c', upperAt: 1 }
  const { upper, height } = cellsOf(look)
  const top = upper + (height - 2) / 2 + 14 * 0.36 - 14 * CAP
  const [, y] = /d="M[\d.]+ ([\d.]+)h2v-/.exec(plate(ink, look).body)!
  expect(Number(y) + BRIM).toBeLessThanOrEqual(top)
})
