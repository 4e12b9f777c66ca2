import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { centreOf } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { names, type Poses } from '../../../../src-renderer/games/transport/looks.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import { awaited, underway } from '../../../../src-renderer/games/transport/overlay/promised.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'
import { atMoments } from './moments.ts'
import { LEFT_SEEN } from '../../../../src-renderer/games/transport/overlay/preview-drawing.ts'

const { beats } = randomTransport(4, 3, 0, transportOptions.default)
const events = beats.map(({ event }) => event as TransportEvent)

/** From where a seat picks a card that is put before a pallet to where it lies: the first such stretch. */
function insertionOf(isMine: (seat: number) => boolean) {
  const laid = events.findIndex(
    (event, i) => i > 20 && event.kind === 'connected' && event.inserted && isMine(event.seat),
  )
  const begins = events.findLastIndex(({ kind }, i) => i < laid && kind === 'picked')
  const event = events[laid] as TransportEvent & { kind: 'connected' }
  return { before: beats[begins - 1].view as TransportView, told: beats.slice(begins, laid + 1), event }
}

/** Where the card is at every 20 ms while that is told. */
async function seenOf(isMine: (seat: number) => boolean, put: (card: number) => Ref | null) {
  const { before, told, event } = insertionOf(isMine)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(3, 0)
  const name = names.card(event.card)
  model.show(before, frame)
  const held = model.pieces.get(name)
  const played = model.play(told, { ...frame, put: put(event.card) })
  const seen = []
  for (let i = 0; i < 80; i++) {
    for (let wait = 0; wait < 10; wait++) await Promise.resolve()
    seen.push(model.pieces.get(name))
    clock.pass(20)
  }
  model.skip()
  await played
  return { held, seen, place: centreOf(event.at.cell), lies: model.pieces.get(name) }
}

const isMine = (seat: number) => seat === 0
const isOther = (seat: number) => seat !== 0

describe('a card of Transport that is put before a pallet', () => {
  it('stays where whoever looks has let it go, while the pallet makes room for it', async () => {
    const { seen, place, lies } = await seenOf(isMine, (id) => ({ kind: 'card', id }))
    expect(new Set(seen.map((piece) => piece?.space))).toEqual(new Set(['board']))
    expect(seen.every((piece) => piece?.x === place.x && piece.y === place.y)).toBe(true)
    expect(lies?.look.kind).toBe('card')
  })

  it('flies from the hand of whoever has picked it by a click straight to its place', async () => {
    const { held, seen, place } = await seenOf(isMine, () => null)
    const first = seen.findIndex((piece) => piece?.space === 'board')
    expect(first).toBeGreaterThan(0)
    expect(seen.slice(0, first).every((piece) => piece?.x === held?.x && piece?.y === held?.y)).toBe(true)
    expect(seen.at(-1)).toMatchObject(place)
  })

  it('leaves its place in the hand empty, and the other cards where they lie', async () => {
    const { before, told, event } = insertionOf(isMine)
    const others = before.seats[0].hand.filter((card) => card !== event.card).map(names.card)
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    model.show(before, frameFor(3, 0))
    const held = model.pieces.poses()
    const played = model.play(told, frameFor(3, 0))
    const seen = []
    for (let i = 0; i < 40; i++) {
      for (let wait = 0; wait < 10; wait++) await Promise.resolve()
      seen.push(model.pieces.poses())
      clock.pass(20)
    }
    model.skip()
    await played
    expect(seen.filter((poses) => others.some((name) => poses[name]?.x !== held[name]?.x))).toEqual([])
    expect(seen.at(-1)?.[names.card(event.card)]?.space).toBe('board')
  })

  it('is shown where it will lie, below the pallet that leaves its place for it', async () => {
    const { before, told } = insertionOf(isMine)
    const pushed = told.map(({ event }) => event as TransportEvent).find(({ kind }) => kind === 'palletPushed')
    const pallet = pushed?.kind === 'palletPushed' ? names.card(pushed.pallet) : ''
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    model.show(before, frameFor(3, 0))
    const played = model.play(told, frameFor(3, 0))
    const looks = []
    for (let i = 0; i < 30; i++) {
      for (let wait = 0; wait < 10; wait++) await Promise.resolve()
      looks.push(model.pieces.get(pallet)?.look.kind)
      clock.pass(20)
    }
    model.skip()
    await played
    expect(new Set(looks)).toEqual(new Set(['card', 'pushedCard']))
  })

  it('of another sets off while the pallet still makes room, and comes down soon after that lies', async () => {
    const { before, told, event } = insertionOf(isOther)
    const pushed = told.map(({ event }) => event as TransportEvent).find(({ kind }) => kind === 'palletPushed')
    if (pushed?.kind !== 'palletPushed') throw new Error('nothing made room')
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    model.show(before, frameFor(3, 0))
    const played = model.play(told, frameFor(3, 0))
    const seen: Poses[] = []
    for (let i = 0; i < 200; i++) {
      for (let wait = 0; wait < 10; wait++) await Promise.resolve()
      seen.push(model.pieces.poses())
      clock.pass(20)
    }
    model.skip()
    await played
    /** In milliseconds: when it has come to its place, and moves no more. */
    const lies = (card: number): number => {
      const where = seen.map((poses) => `${poses[names.card(card)]?.x} ${poses[names.card(card)]?.y}`)
      return 20 * (where.findLastIndex((one) => one !== where.at(-1)) + 1)
    }
    const apart = lies(event.card) - lies(pushed.pallet)
    expect(apart).toBeGreaterThan(0)
    // It flies for longer than that by itself.
    expect(apart).toBeLessThan(400)
  })

  it('moved there by a key comes down when the pallet has nearly gone, whosever that is', async () => {
    const games = [4, 5].map((seed) => randomTransport(seed, 3, 0, transportOptions.default).beats)
    const moved = games.flatMap((beats) =>
      beats.flatMap(({ event }, i) => {
        const [by, before] = [event as TransportEvent, beats[i - 1]?.event as TransportEvent | undefined]
        return i > 1 && by.kind === 'keyMoved' && before?.kind === 'palletPushed' ? [{ beats, i, by, before }] : []
      }),
    )
    expect(new Set(moved.map(({ by, before }) => by.seat === before.pallet)).size).toBe(2)
    for (const { beats, i, by, before } of moved) {
      const clock = new HandClock()
      const model = new Model(craft, clock, () => undefined)
      model.show(beats[i - 2].view as TransportView, frameFor(3, 0))
      const played = model.play(beats.slice(i - 1, i + 1), frameFor(3, 0))
      const place = centreOf(by.at.cell)
      const far = (card: number) => {
        const { x, y } = model.pieces.get(names.card(card)) ?? place
        return Math.hypot(x - place.x, y - place.y)
      }
      const way = Math.hypot(centreOf(before.at.cell).x - place.x, centreOf(before.at.cell).y - place.y)
      for (let passed = 0; passed < 4000 && far(by.card) > 20; passed += 20) {
        for (let wait = 0; wait < 10; wait++) await Promise.resolve()
        clock.pass(20)
      }
      expect(far(by.card)).toBeLessThanOrEqual(20)
      expect(far(before.pallet)).toBeGreaterThan(way / 2)
      model.skip()
      await played
    }
  })

  it.each([true, false])('leaves no barrier at the pallet in between: shown there %s', async (isShown) => {
    const { before, told, event } = insertionOf(isMine)
    const pushed = told.map(({ event }) => event as TransportEvent).find(({ kind }) => kind === 'palletPushed')
    if (pushed?.kind !== 'palletPushed') throw new Error('nothing made room')
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    const frame = frameFor(3, 0)
    model.show(before, frame)
    if (isShown) {
      const { x, y } = centreOf(pushed.at.cell)
      const look = { kind: 'ghostCard', card: pushed.pallet, rotation: pushed.at.rotation } as const
      model.promised = { [`ghost ${pushed.pallet}`]: piece(look, 'board', x, y) }
    }
    const isRoller = ([, { look }]: readonly [string, { look: { kind: string } }]) => /barrier|roller/.test(look.kind)
    const rollers = () => Object.entries(model.pieces.poses()).filter(isRoller)
    const seen = [...rollers()]
    const known = seen.length
    const played = model.play(told, { ...frame, put: { kind: 'card', id: event.card } })
    for (let i = 0; i < 80; i++) {
      for (let wait = 0; wait < 10; wait++) await Promise.resolve()
      seen.push(...rollers())
      clock.pass(20)
    }
    model.skip()
    await played
    const there = new Set([...seen.slice(0, known), ...rollers()].map(([name]) => name))
    expect(known).toBeGreaterThan(0)
    expect(seen.filter(([name]) => !there.has(name))).toEqual([])
  })

  it('is held out for all to see when another plays it', async () => {
    const { seen } = await seenOf(isOther, () => null)
    const spots = seen.filter((piece) => piece?.space === 'screen').map((piece) => piece?.y)
    expect(new Set(spots).size).toBeGreaterThan(2)
  })
})

/** The first such event, told to whoever has carried the thing there by hand: how it lies after 20 and 200 ms. */
async function putDown(kind: TransportEvent['kind'], refOf: (event: never) => Ref, name: (id: number) => string) {
  const at = events.findIndex((event, i) => i > 0 && event.kind === kind)
  const put = refOf(events[at] as never)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(3, 0)
  model.show(beats[at - 1].view as TransportView, frame)
  const played = model.play([beats[at]], { ...frame, put })
  for (let wait = 0; wait < 10; wait++) await Promise.resolve()
  const seen = [20, 180].map((ms) => {
    for (let passed = 0; passed < ms; passed += 20) clock.pass(20)
    return model.pieces.get(name(put.id))
  })
  model.skip()
  await played
  return { seen, lies: model.pieces.get(name(put.id)) }
}

describe('what whoever looks has carried to its place', () => {
  it('is a pallet that no truck carries there again', async () => {
    const refOf = ({ pallet }: TransportEvent & { kind: 'forkliftMoved' }): Ref => ({ kind: 'pallet', id: pallet })
    const { seen, lies } = await putDown('forkliftMoved', refOf, names.card)
    for (const piece of seen) expect(piece).toMatchObject({ x: lies?.x, y: lies?.y })
    expect(seen[1]).toEqual(lies)
  })

  it('is a parcel that goes there no more, and is turned over where it lies, shortly', async () => {
    const refOf = ({ parcel }: TransportEvent & { kind: 'flipped' }): Ref => ({ kind: 'parcel', id: parcel })
    const moved = await putDown('parcelMoved', refOf, names.parcel)
    expect(moved.seen).toEqual([moved.lies, moved.lies])
    const { seen, lies } = await putDown('flipped', refOf, names.parcel)
    const [begun, turned] = seen
    expect(begun?.x).toBe(lies?.x)
    expect(begun?.look).not.toEqual(lies?.look)
    expect(turned?.look).toEqual(lies?.look)
  })
})

it('a previewed card stays as a ghost until the real one lies there, what a parcel would show goes at once', () => {
  const ghosts: Poses = {
    'ghost 7': piece({ kind: 'ghostCard', card: 7, rotation: 1 }, 'board', 100, 40),
    'ghost parcel': piece({ kind: 'ghostParcel', up: 1, down: 3, high: false }, 'board', 20, 30),
    gain: piece({ kind: 'gain', n: 1 }, 'screen', 0, 0),
  }
  const card = (x: number) => piece({ kind: 'flyingCard', card: 7, rotation: 1 } as const, 'board', x, 40)
  expect(Object.keys(awaited(ghosts, { [names.card(7)]: card(0) }))).toEqual(['ghost 7'])
  expect(awaited(ghosts, { [names.card(7)]: card(100) })).toEqual({})
})

it('a pallet that is pushed has no ghost where it goes, once it moves', () => {
  const ghosts: Poses = { 'ghost 1': piece({ kind: 'ghostCard', card: 1, rotation: 1 }, 'board', 173, 0) }
  const pallet = (kind: 'card' | 'liftedCard' | 'pushedCard') => ({
    [names.card(1)]: piece({ kind, card: 1, rotation: 1 }, 'board', 0, 0),
  })
  // Where it lies it is as faint as it was in the preview, until it goes.
  expect(awaited(ghosts, pallet('card'))).toMatchObject({ ...ghosts, [names.card(1)]: { alpha: LEFT_SEEN, x: 0 } })
  expect(awaited(ghosts, pallet('liftedCard'))).toEqual(ghosts)
  expect(awaited(ghosts, pallet('pushedCard'))).toEqual({})
})

it('a pallet that was shown where it goes lies there at once, with its plate, and is not seen to go there again', async () => {
  const { before, told } = insertionOf(isMine)
  const pushed = told.map(({ event }) => event as TransportEvent).find(({ kind }) => kind === 'palletPushed')
  if (pushed?.kind !== 'palletPushed') throw new Error('no pallet makes room')
  const { pallet, at } = pushed
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(before, frameFor(3, 0))
  const { x, y } = centreOf(at.cell)
  model.promised = {
    [`ghost ${pallet}`]: piece({ kind: 'ghostCard', card: pallet, rotation: at.rotation } as const, 'board', x, y),
  }
  const played = model.play(told, frameFor(3, 0))
  const seen = []
  for (let i = 0; i < 40; i++) {
    for (let wait = 0; wait < 10; wait++) await Promise.resolve()
    clock.pass(20)
    seen.push(model.pieces.get(names.card(pallet)))
  }
  model.skip()
  await played
  const lies = model.pieces.get(names.card(pallet))
  expect(lies).toMatchObject({ x, y })
  expect(seen.every((one) => one?.x === x && one.y === y && one.look.kind === 'card')).toBe(true)
})

it('the plate of a pallet stays beside its ghost until the pallet lies there, and is seen once', () => {
  const look = { kind: 'namePlate', seat: 1, name: 'Bram', points: 0, gain: 0, width: 80, height: 27 } as const
  const ghosts: Poses = {
    'ghost 1': piece({ kind: 'ghostCard', card: 1, rotation: 1 }, 'board', 173, 0),
    'ghost name plate 1': piece(look, 'board', 173, 120),
  }
  const plate = { [names.namePlate(1)]: piece(look, 'board', 0, 120) }
  const pallet = (x: number) => ({
    [names.card(1)]: piece({ kind: 'card', card: 1, rotation: 1 } as const, 'board', x, 0),
  })
  const waiting = awaited(ghosts, { ...plate, ...pallet(0) })
  expect(waiting).toMatchObject({ ...ghosts, [names.namePlate(1)]: { alpha: 0 } })
  expect(awaited(waiting, { ...plate, ...pallet(173) })).toEqual({})
})

it('the plates of two pallets that change places go with these, not ahead of them', () => {
  const look = { kind: 'namePlate', name: 'Bram', points: 0, gain: 0, width: 80, height: 27 } as const
  const ghosts: Poses = Object.fromEntries(
    [0, 1].flatMap((pallet) => [
      [`ghost ${pallet}`, piece({ kind: 'ghostCard', card: pallet, rotation: 1 }, 'board', 173 - 173 * pallet, 0)],
      [`ghost name plate ${pallet}`, piece({ ...look, seat: pallet }, 'board', 173 - 173 * pallet, 120)],
    ]),
  )
  const live = (kind: 'card' | 'flyingCard'): Poses =>
    Object.fromEntries(
      [0, 1].flatMap((pallet) => [
        [names.card(pallet), piece({ kind, card: pallet, rotation: 1 }, 'board', 173 * pallet, 0)],
        [names.namePlate(pallet), piece({ ...look, seat: pallet }, 'board', 173 * pallet, 120)],
      ]),
    )
  const waiting = awaited(ghosts, live('card'))
  expect(waiting).toMatchObject(ghosts)
  expect(Object.keys(awaited(waiting, live('flyingCard')))).toEqual(['ghost 0', 'ghost 1'])
})

it('two pallets that change places as it was shown do not jump home whole: each comes to be seen on its way', async () => {
  const at = events.findIndex(({ kind }) => kind === 'palletsExchanged')
  const event = events[at]
  if (event?.kind !== 'palletsExchanged') throw new Error('no pallets are exchanged')
  const [name] = event.pallets.map(names.card)
  const alphas = async (promised: Poses) => {
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    model.show(beats[at - 1].view as TransportView, frameFor(3, 0))
    model.promised = promised
    const played = model.play(beats.slice(at, at + 1), frameFor(3, 0))
    const seen: number[] = []
    for (let i = 0; i < 60; i++) {
      for (let wait = 0; wait < 10; wait++) await Promise.resolve()
      clock.pass(20)
      seen.push(model.pieces.get(name)!.alpha)
    }
    model.skip()
    await played
    return seen
  }
  const ghosts = event.pallets.map((pallet, i) => {
    const { cell, rotation } = event.at[i]
    const { x, y } = centreOf(cell)
    return [`ghost ${pallet}`, piece({ kind: 'ghostCard', card: pallet, rotation } as const, 'board', x, y)]
  })
  const shown = await alphas(Object.fromEntries(ghosts) as Poses)
  expect(Math.min(...shown)).toBeLessThan(0.5)
  expect(shown.at(-1)).toBe(1)
  expect(new Set(await alphas({}))).toEqual(new Set([1]))
})

describe('the way of a parcel that was shown', () => {
  const ghost = piece({ kind: 'ghostParcel', up: 2, down: 3 } as never, 'board', 600, 0)
  const drawing = {
    ghosts: { [`ghost ${names.parcel(7)}`]: ghost },
    steps: { 'step 0': piece({ kind: 'step', n: 1 } as const, 'board', 200, 0) },
    line: [0, 200, 400, 600].map((x) => ({ x, y: 0 })),
    parcel: names.parcel(7),
    pushes: [],
    icons: [],
    opened: [],
    served: [],
    left: [],
  }
  const at = (x: number): Poses => ({ [names.parcel(7)]: piece({ kind: 'parcel' } as never, 'board', x, 0) })

  it('stays before the parcel as that goes, with what it will show at its end', () => {
    expect(underway(drawing, at(0))).toMatchObject({ line: drawing.line, ghosts: drawing.ghosts, steps: drawing.steps })
    const half = underway(drawing, at(300))
    expect(half?.line).toEqual([{ x: 300, y: 0 }, ...drawing.line.slice(2)])
    expect(half?.ghosts).toEqual(drawing.ghosts)
    expect(half?.steps).toEqual({})
  })

  it('is gone once the parcel comes to its end, or where no parcel goes', () => {
    expect(underway(drawing, at(590))).toBeNull()
    expect(underway({ ...drawing, parcel: null, line: [] }, at(0))).toBeNull()
  })
})

it('the ghost of a pallet stays until a truck has lifted that, and is not seen while it is driven there', () => {
  const ghosts: Poses = { 'ghost 1': piece({ kind: 'ghostCard', card: 1, rotation: 1 }, 'board', 519, 0) }
  const live = (kind: 'card' | 'flyingCard'): Poses => ({
    [names.card(1)]: piece({ kind, card: 1, rotation: 1 }, 'board', 0, 0),
  })
  expect(awaited(ghosts, live('card'))).toMatchObject(ghosts)
  expect(awaited(ghosts, live('flyingCard'))).toEqual({})
})

it('a plate that had no room beside its pallet comes once that lies where there is some', async () => {
  const isExchange = (event: TransportEvent): event is TransportEvent & { kind: 'palletsExchanged' } =>
    event.kind === 'palletsExchanged'
  const { event, before, seen, after } = await atMoments(isExchange, [60, 300, 500], {}, { seed: 20, seats: 3 })
  const plates = event.pallets.map(names.namePlate).filter((name) => !before[name] && after[name])
  expect(plates).toHaveLength(1)
  expect(seen.map(({ poses }) => plates[0] in poses)).toEqual([false, false, false])
})

it('the plate beside a pallet rides with it when that is pushed', async () => {
  const isPushed = (event: TransportEvent): event is TransportEvent & { kind: 'palletPushed' } =>
    event.kind === 'palletPushed'
  const { event, before, seen } = await atMoments(isPushed, [100, 300, 460])
  const plate = names.namePlate(event.pallet)
  const gone = seen.map(({ poses }) => Math.hypot(poses[plate].x - before[plate].x, poses[plate].y - before[plate].y))
  expect(gone[0]).toBe(0)
  expect(gone[1]).toBeGreaterThan(20)
  expect(gone[2]).toBeGreaterThan(gone[1])
})

it('a card that a key moves lies nowhere but where it is, and a pallet makes room only while it is on its way', async () => {
  const at = events.findIndex(({ kind }, i) => kind === 'palletPushed' && events[i + 1]?.kind === 'keyMoved')
  const [pushed, moved] = [events[at], events[at + 1]]
  if (pushed?.kind !== 'palletPushed' || moved?.kind !== 'keyMoved') throw new Error('no key pushes a pallet on')
  const ghost = (card: number, lie: { cell: number; rotation: number }) => {
    const { x, y } = centreOf(lie.cell)
    return piece({ kind: 'ghostCard', card, rotation: lie.rotation } as const, 'board', x, y)
  }
  const promised = {
    [`ghost ${moved.card}`]: ghost(moved.card, moved.at),
    [`ghost ${pushed.pallet}`]: ghost(pushed.pallet, pushed.at),
  }
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[at - 1].view as TransportView, frameFor(3, 0))
  expect(awaited(promised, model.pieces.poses())).toEqual({})
  model.promised = promised
  const lay = centreOf(pushed.from.cell)
  const there = centreOf(moved.at.cell)
  const played = model.play(beats.slice(at, at + 2), frameFor(3, 0))
  const seen = []
  for (let i = 0; i < 80; i++) {
    for (let wait = 0; wait < 10; wait++) await Promise.resolve()
    clock.pass(20)
    const [pallet, card] = [pushed.pallet, moved.card].map((one) => model.pieces.get(names.card(one))!)
    seen.push({
      pallet: Math.hypot(pallet.x - lay.x, pallet.y - lay.y),
      card: Math.hypot(card.x - there.x, card.y - there.y),
    })
  }
  model.skip()
  await played
  const goes = seen.findIndex(({ pallet }) => pallet > 10)
  expect(goes).toBeGreaterThan(20)
  expect(seen[goes].card).toBeLessThan(seen[0].card - 20)
  expect(model.pieces.get(names.card(pushed.pallet))).toMatchObject(centreOf(pushed.at.cell))
})
