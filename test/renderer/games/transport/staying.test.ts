import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { centreOf } from '../../../../src-renderer/games/transport/belt.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

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

  it('is held out for all to see when another plays it', async () => {
    const { seen } = await seenOf(isOther, () => null)
    const spots = seen.filter((piece) => piece?.space === 'screen').map((piece) => piece?.y)
    expect(new Set(spots).size).toBeGreaterThan(2)
  })
})
