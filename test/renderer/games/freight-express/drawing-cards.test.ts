import { expect, it } from 'vitest'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { randomFreight } from '../../harness/games.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type Drew = Extract<FreightEvent, { kind: 'drew' }>

it('cards that are drawn come one after the other, in an arc, and turn over for their owner on the way', async () => {
  const { beats } = randomFreight(42, 2, 0, freightOptions.default)
  const at = beats.findIndex(({ event }, i) => {
    const drew = event as Drew
    return i > 0 && drew.kind === 'drew' && drew.seat === 0 && drew.cards.length > 1
  })
  const { cards } = beats[at].event as Drew
  const frame = frameFor(2, 0)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[at - 1].view as FreightView, frame)
  const stock = model.pieces.poses()[names.stock]
  const played = model.play([beats[at]], frame)
  const came = cards.map(() => [] as { y: number; kind: string }[])
  for (let ms = 0; ms < 1500; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
    cards.forEach((card, i) => {
      const one = model.pieces.poses()[names.card(card)]
      if (one) came[i].push({ y: one.y, kind: one.look.kind })
    })
  }
  model.skip()
  await played
  const lengths = came.map((one) => one.length)
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
  expect(lengths[0] - lengths[1]).toBeGreaterThanOrEqual(10)
  for (const one of came) {
    expect(one[0].kind).toBe('back')
    expect(one.at(-1)!.kind).toBe('face')
    expect(Math.min(...one.map(({ y }) => y))).toBeLessThan(Math.min(stock.y, one.at(-1)!.y) - 30)
  }
})
