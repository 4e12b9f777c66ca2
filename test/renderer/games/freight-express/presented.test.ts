import { expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { MAX_CHOICES } from '../../../../src-main/engine/game.ts'
import type { Action } from '../../../../src-shared/games/freight-express/actions.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { layoutFor } from '../../../../src-renderer/games/freight-express/layout/layout.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import type { Pictures } from '../../../../src-renderer/games/freight-express/pictures.ts'
import { kindOf } from '../../../../src-renderer/games/freight-express/pieces/index.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { begin, WIDE } from '../../../engine/freight-express/helpers.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const WORDS = { track: 'lays it', wagon: 'couples it' }

const out = new Int32Array(MAX_CHOICES)

/** What is seen, every 20 ms, of the one hand card of seat 0 that this does, by whoever sits at `viewer`. */
async function played(kind: 'lay' | 'drive' | 'refill', viewer: number) {
  const s = begin({
    layout: WIDE,
    cells: { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW' } },
    hands: [[{ wagon: 3 }]],
    locomotives: ['1,2 W edge in', 'A'],
  })
  const view = () => game.view(s, viewer) as FreightView
  const before = view()
  const [card] = (game.view(s, 0) as FreightView).seats[0].hand
  const offered = out.slice(0, game.choices(s, out))
  const code = offered.find((one) => (game.decode(s, one) as Action).kind === kind)!
  const beats: Beat[] = []
  game.apply(s, code, (event) => beats.push({ event: game.redact(event, viewer), view: view() }))
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = { ...frameFor(2, viewer), words: WORDS }
  model.speed('normal', false)
  model.show(before, frame)
  let isOver = false
  void model.play(beats, frame).then(() => (isOver = true))
  for (let i = 0; i < 10; i++) await Promise.resolve()
  const plate = layoutFor(BASE, before).plates[0]
  let [large, words] = [0, [] as string[]]
  for (let ms = 0; !isOver && ms < 9000; ms += 20) {
    clock.pass(20)
    for (let i = 0; i < 5; i++) await Promise.resolve()
    for (const { look, x, y, scale } of Object.values(model.pieces.poses())) {
      if (look.kind === 'usedAs' && !words.includes(look.word)) words = [...words, look.word]
      const isBelow = y > plate.y + plate.height && Math.abs(x - plate.x - plate.width / 2) < 60
      if (look.kind === 'face' && look.card === card && scale >= 1 && isBelow) large += 20
    }
  }
  return { large, words }
}

it('a card that another lays is shown below its plate, as large as in the hand, with what it is used as', async () => {
  const { large, words } = await played('lay', 1)
  expect(large).toBeGreaterThanOrEqual(340)
  expect(words).toEqual([WORDS.track])
})

it('fuel and the price of a refill hold nothing up', async () => {
  for (const kind of ['drive', 'refill'] as const) expect(await played(kind, 1), kind).toEqual({ large: 0, words: [] })
})

it('a card of the hand that one sees sets out at once, and nothing is said of it', async () => {
  expect(await played('lay', 0)).toEqual({ large: 0, words: [] })
})

it('the word on a slip of what a card is used as is written over the slip, not under it', () => {
  const look = { kind: 'usedAs', seat: 1, use: 'track', word: WORDS.track } as const
  const drawn: string[] = []
  kindOf(look).art!(look, { part: (layer: string) => void drawn.push(layer) } as unknown as Pictures)
  // Letters lie over the trains of plates, and below what flies.
  expect(drawn).toEqual(['trains'])
})
