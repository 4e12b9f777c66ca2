import { describe, expect, it } from 'vitest'
import { drawPreview } from '../../../../src-renderer/games/freight-express/overlay/preview-drawing.ts'
import { isOwnPlate, liftsOf, ringBeside } from '../../../../src-renderer/games/freight-express/overlay/marks.ts'
import { remember, stillThere } from '../../../../src-renderer/games/freight-express/memory.ts'
import type { LastMove } from '../../../../src-renderer/games/freight-express/memory.ts'
import { isStationAt, standing } from '../../../../src-renderer/games/freight-express/track/track.ts'
import { middle, poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { SIGN } from '../../../../src-renderer/games/freight-express/layout/sizes.ts'
import { toScreen } from '../../../../src-renderer/stage/camera/camera.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { names, type Poses } from '../../../../src-renderer/games/freight-express/looks.ts'
import { leftInWords } from '../../../../src-renderer/games/freight-express/pieces/cards.ts'
import { gridSign } from '../../../../src-renderer/games/freight-express/words/places.ts'
import { gather, ringWidth } from '../../../../src-renderer/stage/over/marks.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { randomFreight } from '../../harness/games.ts'
import { dayPreview, dayView, frameOf } from '../../harness/position.ts'

const view = dayView(3)
const frame = frameOf(3)
const preview = dayPreview(view)

describe('the preview of a drive', () => {
  const seen = drawPreview(view, preview, frame, BASE)

  it('numbers every step, ends in a ghost and throws the pushed one off the rails', () => {
    const numbers = Object.values(seen.steps).flatMap(({ look }) => (look.kind === 'number' ? [look.n] : []))
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7])
    const ghosts = Object.values(seen.ghosts).flatMap(({ look }) =>
      look.kind === 'ghostLocomotive' ? [look.seat] : [],
    )
    expect(ghosts.sort()).toEqual([0, 1])
    expect(seen.falls).toHaveLength(1)
  })

  it('moves the numbers aside that would lie under a locomotive', () => {
    expect(seen.leaders).toHaveLength(4) // two under Bram, who stands close to Ada, the last two under the ghost
  })

  it('leads its line from where the driver stands to where he would end', () => {
    const here = poses(view, frame)['locomotive 0']
    const there = seen.ghosts['ghost locomotive 0']
    const { sleeper, facing } = view.seats[0].locomotive
    expect(seen.line[0].x).toBeCloseTo(standing(view, 0, sleeper, facing).x)
    // Beside another it stands a little off the middle of its sleeper: buffers at buffers.
    expect(Math.abs(seen.line[0].x - here.x)).toBeLessThan(5)
    expect(seen.line.at(-1)!.x).toBeCloseTo(there.x)
  })

  it('is ringed by a review at no locomotive: its arrow ends there, and trains stand askew', () => {
    expect(seen.ringed?.filter((name) => name.includes('locomotive'))).toEqual([])
  })

  it.each([
    { width: 776, height: 640 },
    { width: 976, height: 740 },
  ])('lays who derails off the edge of the board whole into the window, on $width x $height', (stage) => {
    const size = { ...BASE, ...stage }
    const layout = craft.layoutOf(size, view)
    const camera = craft.home(view, layout)
    const corners = [0, view.columns - 1, (view.rows - 1) * view.columns, view.rows * view.columns - 1]
    for (const cell of corners)
      for (const side of [0, 1, 2, 3]) {
        const beats = preview.beats.map((beat) => {
          const event = beat.event as FreightEvent
          return event.kind === 'derailed' ? { ...beat, event: { ...event, sleeper: sleeperAt(cell, 0), side } } : beat
        })
        const { ghosts } = drawPreview(view, { ...preview, beats }, frame, size)
        const fallen = Object.values(ghosts).find(({ look }) => look.kind === 'ghostLocomotive' && look.falls)!
        const { x, y } = toScreen(camera, fallen)
        const reach = 26 * camera.scale
        expect(Math.min(x, size.width - x, y, layout.tray.y - y)).toBeGreaterThanOrEqual(reach)
      }
  })

  it('shows nothing for a preview in which nothing happens', () => {
    expect(drawPreview(view, { ...preview, beats: [] }, frame, BASE).ghosts).toEqual({})
  })
})

describe('the numbers of a drive', () => {
  const drivesOf = (seed: number) => {
    const { first, beats } = randomFreight(seed, 4, 0, freightOptions.default)
    return beats.flatMap((beat, n) => {
      const event = beat.event as FreightEvent
      if (event.kind !== 'drove') return []
      const before = n === 0 ? first : (beats[n - 1].view as FreightView)
      return [{ before, beat, event, seen: drawPreview(before, { ...preview, beats: [beat] }, frameOf(4), BASE) }]
    })
  }
  const drives = drivesOf(23)

  it('lie on no locomotive and on no wagon that stands on the line', () => {
    for (const { before, seen } of drives) {
      const trains = Object.values(poses(before, frameOf(4))).filter(
        ({ look }) => look.kind === 'locomotive' || look.kind === 'wagonBehind',
      )
      for (const number of Object.values(seen.steps).filter(({ look }) => look.kind === 'number'))
        for (const train of trains)
          expect(Math.hypot(train.x - number.x, train.y - number.y)).toBeGreaterThan(10 + 10 * train.scale)
    }
  })

  it('lie on no other number', () => {
    for (const { seen } of drives) {
      const numbers = Object.values(seen.steps).filter(({ look }) => look.kind === 'number')
      numbers.forEach((one, i) => {
        for (const other of numbers.slice(0, i))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(16)
      })
    }
  })

  it('give way to the last: how far the drive goes stands where it would, were it the only step', () => {
    const lastOf = (drawing: { readonly steps: Poses }) =>
      Object.values(drawing.steps).findLast(({ look }) => look.kind === 'number')!
    const ends = [23, 47].flatMap(drivesOf).map(({ before, seen, beat, event }) => {
      const [from, to] = [event.from, ...event.steps].slice(-2)
      const short = { ...beat, event: { ...event, from, steps: [to] } }
      return [lastOf(seen), lastOf(drawPreview(before, { ...preview, beats: [short] }, frameOf(4), BASE))]
    })
    expect(ends.length).toBeGreaterThan(5)
    for (const [{ x, y }, alone] of ends) expect(Math.hypot(x - alone.x, y - alone.y)).toBeLessThan(2)
  })

  it('stand beside their own rail where they give way to a train', () => {
    const leaders = drives.flatMap(({ seen }) => seen.leaders)
    expect(leaders.length).toBeGreaterThan(0)
    // A leader begins 11 from its sleeper; the plank is 26 long, and a locomotive 32 wide.
    for (const [from, to] of leaders) expect(11 + Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(30)
  })

  it('end just outside the sign of a station that is entered: its letter stays to be read', () => {
    const entering = drives.flatMap(({ before, seen }) =>
      Object.values(seen.steps).flatMap((number) => {
        const cell = Math.floor(number.y / 100) * before.columns + Math.floor(number.x / 100)
        const isIn = number.look.kind === 'number' && isStationAt(before, cell)
        return isIn ? [{ number, centre: middle(before, cell) }] : []
      }),
    )
    expect(entering.length).toBeGreaterThan(0)
    for (const { number, centre } of entering)
      expect(Math.hypot(number.x - centre.x, number.y - centre.y)).toBeGreaterThan(SIGN + 8)
  })

  it('lie on the line that is drawn of it, where nothing stands', () => {
    const free = drives.filter(({ seen }) => seen.leaders.length === 0)
    expect(free.length).toBeGreaterThan(0)
    for (const { seen } of free)
      for (const number of Object.values(seen.steps).filter(({ look }) => look.kind === 'number'))
        expect(Math.min(...seen.line.map(({ x, y }) => Math.hypot(x - number.x, y - number.y)))).toBeLessThan(0.01)
  })
})

it('a card that pays for a refill is seen to lie on the discard, and the draw pile tells how many it draws', () => {
  const [card] = view.seats[0].hand
  const event = { kind: 'discarded', seat: 0, turn: 1, card, purpose: 'refill', refs: [] } as never
  const { ghosts } = drawPreview(view, { ...preview, beats: [{ event, view }] as never }, frame, BASE)
  const { x, y } = poses(view, frame)[names.discard]
  const lies = ghosts[`ghost card ${card}`]
  expect(lies.look).toEqual({ kind: 'face', card })
  expect(Math.hypot(lies.x - x, lies.y - y)).toBeLessThan(10)
  expect(ghosts[names.stock].look).toMatchObject({ kind: 'pile', top: -1, drawn: TRACK_CARDS[card].action })
  // With the card that pays there is one left to draw, and no more.
  const few = { ...view, stock: 0, discard: 0 }
  const last = drawPreview(few, { ...preview, beats: [{ event, view: few }] as never }, frame, BASE)
  expect(last.ghosts[names.stock].look).toMatchObject({ drawn: 1 })
})

it('the counts of both piles and of the line over them agree while a refill is previewed: its card is in each', () => {
  const [card] = view.seats[0].hand
  const event = { kind: 'discarded', seat: 0, turn: 1, card, purpose: 'refill', refs: [] } as never
  const few = { ...view, stock: TRACK_CARDS[card].action - 1, discard: 0 }
  const worded = { ...frame, words: { ...frame.words, toEnd: '{stock} left, then {discard} more', toEndOnly: '' } }
  const { ghosts } = drawPreview(few, { ...preview, beats: [{ event, view: few }] as never }, worded, BASE)
  const [stock, discard, line] = [names.stock, names.discard, names.toEnd].map((name) => ghosts[name].look)
  expect(stock).toMatchObject({ drawn: few.stock + 1, count: few.stock + 1 })
  // It lies on the pile by itself, and is only counted there.
  expect(discard).toMatchObject({ count: 0, comes: 1 })
  expect(leftInWords(line as never)).toBe(`${few.stock} left, then 1 more`)
})

it('a wagon that would be coupled once another is delivered is drawn over none: the plate shows the train of then', () => {
  const seat = view.seats.findIndex(({ coupled }) => coupled.length > 0)
  const [brought, ...kept] = view.seats[seat].coupled
  const card = view.seats.flatMap(({ hand }) => hand).find((one) => one >= 0)!
  const later = {
    ...view,
    seats: view.seats.map((one, i) => (i === seat ? { ...one, coupled: [...kept, card] } : one)),
  }
  const beats = [
    { event: { kind: 'uncoupled', seat, turn: 1, card: brought, station: 0, delivered: 1, refs: [] }, view: later },
    { event: { kind: 'coupled', seat, turn: 1, card, station: 0, refs: [] }, view: later },
  ]
  const { ghosts, ringed } = drawPreview(view, { ...preview, beats: beats as never }, frame, BASE)
  const there = { ...poses(view, frame), ...ghosts }
  const places = [...view.seats[seat].coupled.map(names.wagon), `ghost ${names.wagon(card)}`]
    .filter((name) => there[name].alpha > 0)
    .map((name) => there[name].x)
  expect(places).toHaveLength(kept.length + 1)
  expect(new Set(places).size).toBe(places.length)
  expect(ringed).toEqual([`ghost ${names.wagon(card)}`])
})

describe('marks', () => {
  it('lift a selected hand card higher than a hovered one, and dim what cannot be done now', () => {
    const [a, b, c] = view.seats[0].hand
    const lifts = liftsOf(
      gather([
        { ref: { kind: 'card', id: a }, state: 'selected' },
        { ref: { kind: 'card', id: a }, state: 'legal' },
        { ref: { kind: 'card', id: b }, state: 'hovered' },
        { ref: { kind: 'card', id: c }, state: 'notNow' },
      ]),
      poses(view, frame),
    )
    expect([lifts.get(`card ${a}`)?.up, lifts.get(`card ${b}`)?.up, lifts.get(`card ${c}`)?.alpha]).toEqual([
      16, 3, 0.45,
    ])
  })

  it('leave a card that was put elsewhere in its place, hardly to be seen', () => {
    const [card] = view.seats[0].hand
    const lit = gather([{ ref: { kind: 'card', id: card }, state: 'put' }])
    expect(liftsOf(lit, poses(view, frame)).get(`card ${card}`)).toMatchObject({ up: 0, alpha: 0.2 })
    expect(ringWidth(lit[0].states)).toBe(0)
  })

  it('draw the strongest of the rings that a thing has', () => {
    expect(ringWidth(new Set(['legal', 'hovered']))).toBe(6)
    expect(ringWidth(new Set(['legal']))).toBe(4)
    expect(ringWidth(new Set(['legalAmongMany']))).toBe(2)
    expect(ringWidth(new Set(['hovered']))).toBe(2) // no offer
    expect(ringWidth(new Set(['notNow']))).toBe(0)
  })
})

describe('rings of the hand', () => {
  it('leave ground between two neighbours, however strong they are', () => {
    for (const [width, gap] of [
      [2, 10],
      [4, 10],
      [4, 14],
      [5, 22],
    ]) {
      const reach = ringBeside(width, gap) + width / 2 + 1
      expect(gap - 2 * reach, `${width} px, ${gap} px apart`).toBeGreaterThanOrEqual(2)
    }
  })

  it('stand outside the card where there is room', () => {
    expect(ringBeside(4, 40)).toBe(2)
  })

  it('are not drawn round the plate of the seat to act, whether its turn may be ended there or is chosen to end', () => {
    const [own, other, chosen, victim] = gather([
      { ref: { kind: 'seat', id: 0 }, state: 'legal' },
      { ref: { kind: 'seat', id: 1 }, state: 'legal' },
      { ref: { kind: 'seat', id: 2 }, state: 'selected' },
      { ref: { kind: 'seat', id: 3 }, state: 'selected' },
    ])
    const [rests, offered, ends, named] = [
      isOwnPlate(own, 0),
      isOwnPlate(other, 0),
      isOwnPlate(chosen, 2),
      isOwnPlate(victim, 2),
    ]
    expect({ rests, offered, ends, named }).toEqual({ rests: true, offered: false, ends: true, named: false })
  })
})

describe('the last move', () => {
  const last = preview.beats.reduce<LastMove | null>(
    (known, { event }, i) =>
      remember(known, event as FreightEvent, i === 0 ? view : (preview.beats[i - 1].view as FreightView)),
    null,
  )

  it('is one line, however often the drive was interrupted', () => {
    expect(last?.kind).toBe('drive')
    if (last?.kind !== 'drive') return
    expect(last.line[0].x).toBeCloseTo(550)
    expect(last.line.at(-1)!.x).toBeCloseTo(410)
  })

  it('follows the rail that was taken, wherever a question parted the drive', () => {
    const drives = preview.beats.flatMap(({ event }) =>
      (event as FreightEvent).kind === 'drove' ? [event as Extract<FreightEvent, { kind: 'drove' }>] : [],
    )
    const [first] = drives
    const steps = drives.flatMap((drive) => drive.steps)
    const own = (step: (typeof steps)[number]) => step.filter(({ seat }) => seat === first.seat)
    for (let parted = 1; parted < steps.length; parted++) {
      const half = remember(null, { ...first, steps: steps.slice(0, parted) }, view)
      const whole = remember(half, { ...first, from: own(steps[parted - 1]), steps: steps.slice(parted) }, view)
      expect(whole?.kind === 'drive' && whole.line.every(({ y }) => Math.abs(y - 50) < 0.01)).toBe(true)
    }
  })

  it('is forgotten when it was taken back', () => {
    expect(stillThere(last!, preview.beats.at(-1)!.view as FreightView)).toBe(true)
    expect(stillThere(last!, view)).toBe(false)
  })
})

it('a card that would be laid far from all stations bears the row and column by which words name its place', () => {
  const cell = view.cells.findIndex(({ station }, at) => station < 0 && gridSign(view, at) !== null)
  const event = { kind: 'laid', turn: 1, seat: 0, cell, card: 3, rotation: 0, refs: [] }
  const cells = view.cells.map((at, i) => (i === cell ? { ...at, card: 3, height: 1 } : at))
  const laid = { beats: [{ event, view: { ...view, cells } }], stops: 'other', status: {} }
  const { steps } = drawPreview(view, laid as never, undefined, BASE)
  expect(steps[`name ${cell}`].look).toEqual({ kind: 'placeName', name: gridSign(view, cell) })
})
