import { expect, it } from 'vitest'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { R } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { frameFor } from '../../harness/telling.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

it('a hand that another gives back is seen whole below their plate before it goes to the stock', async () => {
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const at = beats.findIndex(({ event }) => event.kind === 'swapped' && event.seat !== 0)
  const event = beats[at].event as TransportEvent & { kind: 'swapped' }
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[at - 1].view as TransportView, frameFor(3, 0))
  const { y, height } = model.layout.plates[event.seat]
  const { stock } = model.layout
  const played = model.play([beats[at]], frameFor(3, 0))
  let most = 0
  for (let i = 0; i < 40; i++) {
    for (let wait = 0; wait < 10; wait++) await Promise.resolve()
    const fanned = [...model.pieces.entries()].filter(
      ([name, one]) =>
        name.startsWith('extra') &&
        one.alpha === 1 &&
        one.scale > 0.4 &&
        one.y > y + height &&
        one.y < stock.y - 60 &&
        one.x > 0 &&
        one.x < BASE.width,
    )
    most = Math.max(most, new Set(fanned.map(([, { x }]) => Math.round(x))).size)
    clock.pass(20)
  }
  model.skip()
  await played
  expect(most).toBe(event.away.length)
})

it('an own hand that is given back waits small behind the new one, within the tray: over no pallet', async () => {
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const at = beats.findIndex(({ event }) => event.kind === 'swapped' && event.seat === 0)
  expect(at).toBeGreaterThan(0)
  const event = beats[at].event as TransportEvent & { kind: 'swapped' }
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[at - 1].view as TransportView, frameFor(3, 0))
  const { tray, hand, card } = model.layout
  const played = model.play([beats[at]], frameFor(3, 0))
  let waiting = 0
  for (let i = 0; i < 30; i++) {
    for (let wait = 0; wait < 10; wait++) await Promise.resolve()
    const old = [...model.pieces.entries()].filter(
      ([name, one]) => name.startsWith('extra') && one.look.kind === 'face' && one.z < 0,
    )
    if (old.length > 0 && old.every(([, { y }]) => y < hand.y - card / 3)) waiting = Math.max(waiting, old.length)
    for (const [, { y, scale }] of old) expect(y - R * scale).toBeGreaterThan(tray.y - 0.5)
    clock.pass(20)
  }
  model.skip()
  await played
  expect(waiting).toBe(event.away.length)
})

it('where the stock has too few cards the old hand goes to it first: it never counts below nothing', async () => {
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const at = beats.findIndex(({ event }) => event.kind === 'swapped' && event.seat === 0)
  const told = beats[at].event as TransportEvent & { kind: 'swapped' }
  const short = (beat: Beat): TransportView => ({ ...(beat.view as TransportView), stock: 1 })
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(short(beats[at - 1]), frameFor(3, 0))
  const event = { ...told, shuffledFirst: true }
  const played = model.play([{ ...beats[at], event, view: short(beats[at]) }], frameFor(3, 0))
  const counts: number[] = []
  for (let i = 0; i < 120; i++) {
    for (let wait = 0; wait < 10; wait++) await Promise.resolve()
    const look = model.pieces.get(names.stock)?.look
    if (look?.kind === 'pile' && look.count !== counts.at(-1)) counts.push(look.count)
    clock.pass(20)
  }
  model.skip()
  await played
  expect(counts).toEqual([1, 5, 4, 3, 2, 1])
})

it('a card of the old hand that comes back from the stock ends in the new one, and nothing of it is left behind', async () => {
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const at = beats.findIndex(({ event }) => event.kind === 'swapped' && event.seat === 0)
  const told = beats[at].event as TransportEvent & { kind: 'swapped' }
  const [back] = told.away
  const [drawn] = told.cards
  const after = beats[at].view as TransportView
  const seats = after.seats.map((seat, i) =>
    i === 0 ? { ...seat, hand: seat.hand.map((card) => (card === drawn ? back : card)) } : seat,
  )
  const view = { ...after, seats } as TransportView
  const event = { ...told, shuffledFirst: true, cards: [back, ...told.cards.slice(1)] }
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[at - 1].view as TransportView, frameFor(3, 0))
  const played = model.play([{ ...beats[at], event, view }], frameFor(3, 0))
  let fromStock = 0
  const early: unknown[] = []
  for (let i = 0; i < 160; i++) {
    for (let wait = 0; wait < 10; wait++) await Promise.resolve()
    const piece = model.pieces.get(names.card(back))
    const { stock } = model.layout
    if (piece && Math.hypot(piece.x - stock.x, piece.y - stock.y) < 120) fromStock++
    if (i === 8) early.push(piece, model.pieces.get(names.caption(back)))
    clock.pass(20)
  }
  model.skip()
  await played
  expect(early).toEqual([undefined, undefined])
  expect(fromStock).toBeGreaterThan(0)
  expect([...model.pieces.entries()].filter(([name]) => name.startsWith('extra'))).toEqual([])
  const { hand } = model.layout
  expect(model.pieces.get(names.card(back))?.y).toBeGreaterThan(hand.y - model.layout.card)
})
