import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { boxOf, hitsAt } from '../../../../src-renderer/games/first-class/hits.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { rowOf } from '../../../../src-renderer/games/first-class/words/refs.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { thingsIn } from '../../../../src-renderer/stage/things.ts'
import { seats } from '../../../messages/checking.ts'
import { frameOf } from '../../harness/first-class-frame.ts'

it('the squares beside a row say when it is cleared, and are pointed at where they stand', () => {
  const view = game.view(game.scenario({ options: { modules: ['A', 'B'] } }), 0)
  const shown = poses(view, frameOf(2, 0), BASE)
  const at = shown[names.gauge(1)]
  const camera = { x: 0, y: 0, scale: 1 }
  const [ref] = hitsAt({ poses: shown, camera, view } as never, { x: at.x + 6, y: at.y + 40 })
  const told = firstClassSpeech.about(ref, { view, seats, viewer: 0 })!
  expect(say('en', told.name)).toBe('Middle row')
  expect(say('en', told.text)).toMatch(/one for each seat: it is cleared when \d more cards are taken from it\.$/)
  const once = { ...view, takenFromRow: [0, view.seats.length - 1, 0] }
  expect(say('en', firstClassSpeech.about(ref, { view: once, seats, viewer: 0 })!.text)).toContain('the next card')
})

it('the squares beside a row are come to by keyboard, in a small window too', () => {
  const view = game.view(game.scenario({ options: { modules: ['A', 'B'] } }), 0)
  for (const scale of [1, 0.8]) {
    const aim = { poses: poses(view, frameOf(2, 0), BASE), camera: { x: 0, y: 0, scale }, view } as never
    const things = thingsIn(
      BASE,
      (at) => hitsAt(aim, at),
      (ref) => boxOf(aim, ref),
    )
    expect([0, 1, 2].map((row) => things.some(({ ref }) => ref.kind === 'pile' && rowOf(ref.id) === row))).toEqual(
      Array(3).fill(true),
    )
  }
})

it('with two seats they say which suspect has the cards of module C of the row, as their sign does', () => {
  const view = game.view(game.scenario({ options: { modules: ['A', 'C'] } }), 0)
  const shown = poses(view, frameOf(2, 0), BASE)
  const camera = { x: 0, y: 0, scale: 1 }
  const told = [0, 1, 2].map((row) => {
    const at = shown[names.gauge(row)]
    const [ref] = hitsAt({ poses: shown, camera, view } as never, { x: at.x + 6, y: at.y + 40 })
    const text = say('en', firstClassSpeech.about(ref, { view, seats: seats.slice(0, 2), viewer: 0 })!.text)
    return [at.look.kind === 'gauge' && at.look.suspect, /Suspect \d/.exec(text)?.[0]]
  })
  expect(told).toEqual([
    ['1', 'Suspect 1'],
    ['', undefined],
    ['2', 'Suspect 2'],
  ])
})

it('a stack that is dealt in one round says of that one', () => {
  const lesson = game.view(game.scenario({ options: { modules: [] } }), 0)
  const text = firstClassSpeech.about({ kind: 'pile', id: 1 }, { view: lesson, seats, viewer: 0 })!.text
  expect(say('en', text)).toContain('Round 1.')
})

it('where somebody was arrested it is not said that the most points win', () => {
  const over = (out: number[]) =>
    say('en', firstClassSpeech.outcome({ places: [[0], [1]], out, reason: 'first-class.outcome.mostPoints' }))
  expect(over([])).toMatch(/^The seat with the most points wins/)
  expect(over([0])).toMatch(/^Whoever is arrested cannot win/)
  const nobody = { places: [[0, 1]], out: [0, 1], reason: 'first-class.outcome.nobodyWins' }
  expect(say('en', firstClassSpeech.outcome(nobody))).toBe('All have been arrested: nobody wins.')
})
