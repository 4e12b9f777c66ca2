import { expect, test } from 'vitest'
import { freightSpeech } from '../../../../src-renderer/games/freight-express/words/speech.ts'
import { gameOf } from '../../../../src-main/engine/games.ts'
import { MAX_CHOICES } from '../../../../src-main/engine/game.ts'
import { generator, nextBelow } from '../../../../src-main/engine/random.ts'
import { fromCode } from '../../../../src-shared/games/freight-express/actions.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { frameOf } from '../../harness/position.ts'

const game = gameOf('freight-express')

test('from the way that is shown first a card is turned on clockwise, a quarter or the least that fits', () => {
  const s = game.setup({ options: game.options.default, seatCount: 2, seed: 5 })
  const [dice, out] = [generator(5), new Int32Array(MAX_CHOICES)]
  let turned = 0
  let begunElsewhere = 0
  for (let left = 40; left > 0; left--) {
    const codes = [...out.slice(0, game.choices(s, out))]
    const { decision } = game.status(s)
    if (!decision) break
    const position = { view: game.view(s, decision.by) as FreightView, seats: frameOf(2).seats, viewer: decision.by }
    const places = new Map<string, number[]>()
    for (const {
      stem,
      codes: [code],
    } of freightSpeech.candidates(decision, codes, game.plans(s), position)) {
      const action = fromCode(code)
      if (action.kind === 'lay') places.set(stem, [...(places.get(stem) ?? []), action.rotation])
    }
    for (const [first, ...others] of places.values()) {
      const quarters = others.map((rotation) => (rotation - first) & 3)
      expect(quarters).toEqual([...quarters].sort((a, b) => a - b))
      turned += others.length
      begunElsewhere += others.length > 1 && first > 0 ? 1 : 0
    }
    game.apply(s, codes[nextBelow(dice, 0, codes.length)])
  }
  expect(turned).toBeGreaterThan(100)
  expect(begunElsewhere).toBeGreaterThan(20)
})
