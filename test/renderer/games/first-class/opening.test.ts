import { expect, it } from 'vitest'
import { UNKNOWN } from '../../../../src-shared/core.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { openingOf } from '../../../../src-renderer/games/first-class/opening.ts'
import type { Piece } from '../../../../src-renderer/games/first-class/looks.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'
import type { Beat } from '../../../../src-shared/table.ts'

const events: FirstClassEvent[] = []
const state = firstClass.setup({ options: firstClassOptions.default, seatCount: 2, seed: 3 }, (event) =>
  events.push(event),
)
const { by } = firstClass.status(state).decision!
const view = firstClass.view(state, by) as FirstClassView

/** What is seen at each moment while something is told. */
async function film(before: FirstClassView, beats: readonly Beat[], viewer: number) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(before, frameOf(2, viewer))
  const played = model.play(beats, frameOf(2, viewer))
  const seen: Record<string, Piece>[] = []
  for (let i = 0; i < 400 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    seen.push({ ...model.pieces.poses() })
  }
  await played
  return seen
}

const cardsIn = (poses: Record<string, Piece>) =>
  Object.entries(poses).flatMap(([name, piece]) => {
    const { look } = piece
    return (look.kind === 'endCardBack' && !isPile(name)) || (look.kind === 'endCard' && look.idle) ? [piece] : []
  })
const isPile = (name: string): boolean => name.startsWith('pile ')

it('the end cards of the draft are dealt before one of them is to be kept', async () => {
  const { before, beats, starter } = openingOf(view, events)!
  expect(starter).toBe(view.starter)
  expect(beats.at(-1)!.view).toBe(view)
  const seen = await film(before as FirstClassView, beats, by)
  expect(cardsIn(seen[0]).length).toBeLessThanOrEqual(1)
  expect(cardsIn(seen.at(-1)!)).toHaveLength(view.draft.length)
  // They come closed, each as large as it will lie.
  const first = seen.map(cardsIn).find((cards) => cards.length === 1)!
  expect(first[0].look.kind).toBe('endCardBack')
  expect(first[0].scale).toBe(cardsIn(seen.at(-1)!)[0].scale)
})

it('the end cards come off one pile in the middle, and none is cut off by the edge of the table', async () => {
  const { before, beats } = openingOf(view, events)!
  const start = craft.poses(before as FirstClassView, frameOf(2, by), BASE)
  const pile = Object.keys(start).filter(isPile)
  expect(pile).toHaveLength(view.seats.length + 1)
  const seen = await film(before as FirstClassView, beats, by)
  expect(Object.keys(seen.at(-1)!).some(isPile)).toBe(false)
  const last = cardsIn(seen.at(-1)!).map(({ x }) => x)
  for (const { x } of seen.flatMap(cardsIn)) {
    expect(x).toBeGreaterThanOrEqual(Math.min(...last))
    expect(x).toBeLessThanOrEqual(Math.max(...last))
  }
})

it('once somebody plays nothing is opened', () => {
  expect(openingOf({ ...view, phase: 'turn' }, events)).toBeNull()
  expect(openingOf(view, [])).toBeNull()
})

it('another seat that has the cards is told to choose, and sees no more of them than their backs', () => {
  const other = firstClass.view(state, 1 - by) as FirstClassView
  const { beats } = openingOf(
    other,
    events.map((event) => ({ ...event, endCards: [UNKNOWN, UNKNOWN, UNKNOWN] })),
  )!
  expect((beats[0].view as FirstClassView).draft).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
})

it('cards of a round are dealt one after the other, and grow on their way to be all as large as they lie', async () => {
  const { beats } = randomFirstClass(7, 2, 0, firstClassOptions.default)
  const at = beats.findIndex(({ event }) => event.kind === 'dealt')
  const seen = await film(beats[at - 1].view as FirstClassView, [beats[at] as Beat], 0)
  const grown = new Map<string, number>()
  const begins: number[] = []
  let most = 0
  for (const poses of seen) {
    const dealt = Object.entries(poses).filter(([name]) => name.startsWith('card '))
    for (const [name, { scale }] of dealt) {
      if (!grown.has(name)) begins.push(scale)
      expect(scale).toBeGreaterThanOrEqual(grown.get(name) ?? 0)
      grown.set(name, scale)
    }
    expect(dealt.length).toBeGreaterThanOrEqual(most)
    expect(dealt.length - most).toBeLessThanOrEqual(1)
    most = dealt.length
  }
  const [lies, ...others] = new Set(grown.values())
  expect(others).toEqual([])
  expect(Math.max(...begins)).toBeLessThan(lies)
  expect(most).toBe(18)
})
