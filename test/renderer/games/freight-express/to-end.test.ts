import { describe, expect, it } from 'vitest'
import type { Phrase } from '../../../../src-shared/core.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { liftsOf } from '../../../../src-renderer/games/freight-express/overlay/marks.ts'
import type { MarkState } from '../../../../src-renderer/stage/scene.ts'
import { poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { lineToEnd, sleepersLeft } from '../../../../src-renderer/games/freight-express/art/line-to-end.ts'
import { leftInWords } from '../../../../src-renderer/games/freight-express/pieces/cards.ts'
import { refsOf } from '../../../../src-renderer/games/freight-express/pieces/index.ts'
import { aboutThing } from '../../../../src-renderer/games/freight-express/words/things.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { nearEnd, nearness } from '../../../../src-renderer/games/freight-express/words/near-end.ts'
import { dayView, frameOf } from '../../harness/position.ts'
import { frameFor } from '../../harness/telling.ts'
import { oneDrive } from './one-drive.ts'

/** In px: a pile that is pointed at rises, has a ring, and its sum is so high. */
const [LIFT, RING, LETTERS] = [3, 6, 17]

const view = dayView(3)
const { words, ...frame } = frameOf(3)
const shown = { ...frame, words: { ...words, toEnd: 'left' } }
const left = (stock: number, discard: number) => ({ ...view, stock, discard })

describe('How near the end is', () => {
  it('stands over the piles from the start, as their sum: only when neither has a card the game ends', () => {
    expect(poses(left(30, 8), shown)['to end'].look).toMatchObject({
      kind: 'toEnd',
      stock: 30,
      discard: 8,
      near: 0,
    })
  })

  it('has its room in the smallest window, too', () => {
    for (const size of [
      { width: 776, height: 652 },
      { width: 976, height: 752 },
    ])
      expect(poses(left(2, 3), shown, size)['to end'], `${size.width}`).toBeDefined()
  })

  it('is not cut by the ring of a pile that is pointed at and rises', () => {
    for (const size of [BASE, { width: 1584, height: 1032 }]) {
      const { 'to end': line, 'pile 1': pile } = poses(left(43, 0), shown, size)
      const rises = pile.y - 50 * pile.scale - LIFT - RING
      expect(line.y + LETTERS / 2, `${size.width}`).toBeLessThanOrEqual(rises)
    }
  })

  it('says to whoever asks about it that it counts what can be drawn and what is discarded', () => {
    const line = poses(left(30, 8), shown)['to end']
    const [ref] = refsOf('to end', line)
    const slip = aboutThing(ref, { view: left(30, 8) } as unknown as Parameters<typeof aboutThing>[1])
    expect(slip && say('en', slip.text as Phrase)).toContain('30 to draw and 8 discarded')
  })

  it('grows warm as the cards that can still be drawn grow few, and is told in words at last', () => {
    const near = [left(30, 8), left(6, 10), left(0, 6), left(0, 0)].map(nearness)
    expect(near).toEqual([0, 1, 2, 2])
    expect(nearEnd(left(6, 10))).toBeNull()
    expect(nearEnd(left(0, 6))).not.toBeNull()
  })

  it('says in plain words what is left and that what is discarded comes again, and of an empty discard nothing', () => {
    for (const [language, both, one] of [
      ['en', '14 left, then 21 more', '37 left'],
      ['nl', 'nog 14, dan 21', 'nog 37'],
      ['de', 'noch 14, dann 21', 'noch 37'],
    ] as const) {
      const counted = { stock: '{stock}', discard: '{discard}' }
      const [word, only] = (['freight.scene.toEnd', 'freight.scene.toEnd.only'] as const).map((key) =>
        say(language, { key, params: counted }),
      )
      const look = { kind: 'toEnd', near: 0, width: 100, word, only } as const
      expect(leftInWords({ ...look, stock: 14, discard: 21 })).toBe(both)
      expect(leftInWords({ ...look, stock: 37, discard: 0 })).toBe(one)
    }
  })

  it('is gone when the game is over', () => {
    expect(poses({ ...view, ended: true }, shown)['to end']).toBeUndefined()
  })

  it('has a sleeper for every two cards, and those that were used up are pale', () => {
    const full = lineToEnd((token) => token, 11, 2, 100).body.match(/fill="signal"/g)
    expect(full).toHaveLength(6)
  })
})

it('piles stay where they lie when they are picked, and so does what is written over and under them', () => {
  const lifted = (state: MarkState) =>
    liftsOf([{ ref: { kind: 'pile', id: 0 }, states: new Set([state]) }], poses(left(30, 8), shown))
  for (const state of ['selected', 'hovered', 'put'] as const) {
    expect(lifted(state).get(names.toEnd)).toBeUndefined()
    expect(lifted(state).get(names.stock) ?? { up: 0, scale: 1 }).toMatchObject({ up: 0, scale: 1 })
  }
})

it('the line is another picture only where another sleeper is used up', () => {
  const pictures = Array.from({ length: 50 }, (_, left) => lineToEnd(() => '#000', left, 0, 90).body)
  const named = pictures.map((picture, left) => `${sleepersLeft(left)} ${pictures.indexOf(picture)}`)
  expect(new Set(named).size).toBe(new Set(pictures).size)
})

it('a card that is discarded is counted by the pile and by the sum over it in one beat, as it lands', async () => {
  const { before, beats, clock, model } = oneDrive(3, ['1,2 W edge in', '3,2 E edge out'])
  const seen = { ...frameFor(2, 0), words: { toEnd: 'left' } }
  model.show(before, seen)
  const played = model.play(beats, seen)
  const counts: { card: boolean; pile: number; sum: number }[] = []
  for (let ms = 0; ms < 600; ms += 10) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(10)
    const at = model.pieces.poses()
    const [pile, sum] = [at[names.discard].look, at[names.toEnd].look]
    if (pile.kind !== 'pile' || sum.kind !== 'toEnd') continue
    counts.push({ card: names.card(before.seats[0].hand[0]) in at, pile: pile.count, sum: sum.discard })
  }
  model.skip()
  await played
  expect(counts.map(({ pile, sum }) => sum - pile)).toEqual(counts.map(() => 0))
  expect(new Set(counts.filter(({ card }) => card).map(({ sum }) => sum))).toEqual(new Set([before.discard]))
  expect(counts.at(-1)!.sum).toBe(before.discard + 1)
})
