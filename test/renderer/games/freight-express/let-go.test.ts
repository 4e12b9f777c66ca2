import { expect, it } from 'vitest'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { names, type Piece } from '../../../../src-renderer/games/freight-express/looks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { randomFreight } from '../../harness/games.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

it('a card that was let go on a station flies to the discard from there, not from the hand', async () => {
  const { beats } = randomFreight(23, 3, 0, freightOptions.default)
  const at = beats.findIndex(({ event }, i) => {
    const discarded = event as FreightEvent
    const isOwn = discarded.kind === 'discarded' && discarded.seat === 0 && discarded.purpose === 'drive'
    return i > 0 && isOwn && beats[i + 1]?.event.kind === 'drove'
  })
  const { card } = beats[at].event as Extract<FreightEvent, { kind: 'discarded' }>
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(3, 0)
  model.show(beats[at - 1].view as FreightView, frame)
  const [hand, pile] = [names.card(card), names.discard].map((name) => model.pieces.get(name)!)
  const hangs = { ...hand, x: pile.x - 300, y: pile.y - 400 }
  model.letGo = { [names.card(card)]: hangs }
  const played = model.play(beats.slice(at, at + 2), frame)
  const seen: Piece[] = []
  for (let i = 0; i < 40; i++) {
    for (let wait = 0; wait < 10; wait++) await Promise.resolve()
    clock.pass(20)
    const there = model.telling ? model.pieces.get(names.card(card)) : undefined
    if (there) seen.push(there)
  }
  model.skip()
  await played
  expect(seen[0].y).toBeLessThan(hand.y - 200)
  const far = seen.map(({ x, y }) => Math.hypot(x - pile.x, y - pile.y))
  expect(far[0]).toBeGreaterThan(400)
  expect(far.at(-1)).toBeLessThan(60)
})
