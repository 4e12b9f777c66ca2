import { expect, it } from 'vitest'
import type { AnyGame } from '../../src-main/engine/game.ts'
import { games } from '../../src-main/engine/games.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import { playable, replay, replaying } from '../../src-main/saves/replay.ts'
import { atOnce } from '../../src-main/slices.ts'
import { finished } from '../e2e/saved.ts'

/** A recorded game, and a game that counts how often a table is set up. */
function recorded() {
  const { header, lines } = readJournal(finished('transport'))
  const known = header && playable(header, games)
  if (!known) throw new Error('the recorded game cannot be played')
  let tables = 0
  const game: AnyGame = { ...known.game, setup: (spec) => (tables++, known.game.setup(spec)) }
  return { ...known, game, header, lines, tables: () => tables }
}

it('a sound game is played again once, and one that leads elsewhere once more without its last line', async () => {
  const sound = recorded()
  const [first, ...others] = sound.lines
  await replay(sound.game, sound.options, sound.header, sound.lines)
  const broken = recorded()
  const found = await replay(broken.game, broken.options, broken.header, [first, ...others.slice(1)])
  expect([sound.tables(), broken.tables(), found?.good]).toEqual([1, 2, 1])
})

it('a game that is played again pauses every few steps', () => {
  const { game, options, header, lines } = recorded()
  const slices = replaying(game, options, header, lines)
  let pauses = 0
  let slice = slices.next()
  for (; !slice.done; slice = slices.next()) pauses++
  // After 256 of its 659, and again.
  expect([pauses, slice.value?.course.work]).toEqual([2, 659])
})

it('a game that takes as much as is allowed is played, and one that takes more is too heavy from the line on that does', () => {
  const { game, options, header, lines } = recorded()
  const found = [659, 658, 0].map((most) => {
    const played = atOnce(replaying(game, options, header, lines, most))
    return [played?.good, played?.tooHeavy]
  })
  expect(found).toEqual([
    [lines.length, false],
    [lines.length, true],
    [1, true],
  ])
})

it('a game whose beginning cannot be set up is none, and one whose game breaks is good until then', async () => {
  const { game, options, header, lines } = recorded()
  const breaks = (): never => {
    throw new Error('I have lost my rules')
  }
  expect(await replay({ ...game, setup: breaks }, options, header, lines)).toBeNull()
  expect((await replay({ ...game, apply: breaks }, options, header, lines))?.good).toBe(0)
})
