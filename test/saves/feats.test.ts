import { expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { featsOf, sourcesOf } from '../../src-main/saves/feats.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import { playable, replay } from '../../src-main/saves/replay.ts'
import { finished } from '../e2e/saved.ts'

/** A recorded game, played again to its end. */
async function courseOf(game: 'freight-express' | 'first-class' | 'transport') {
  const { header, lines } = readJournal(finished(game))
  const known = header && playable(header, games)
  const played = known && (await replay(known.game, known.options, header, lines))
  if (!played) throw new Error(`the recorded game of ${game} cannot be played`)
  return played.course
}

it.each(['freight-express', 'first-class', 'transport'] as const)(
  'the points of %s have sources that make them up, for every seat',
  async (game) => {
    const course = await courseOf(game)
    for (const { seat, total } of course.game.score(course.state)) {
      const sum = Object.values(sourcesOf(course, seat)).reduce((all, n) => all + n, 0)
      expect(sum).toBe(total)
    }
  },
)

it('what was done is counted by game, and what a game does not know is not', async () => {
  const keys = await Promise.all(
    (['freight-express', 'first-class', 'transport'] as const).map(async (game) =>
      Object.keys(featsOf(await courseOf(game), 0)),
    ),
  )
  expect(keys).toEqual([
    ['delivered', 'pushes', 'derailed'],
    ['contracts', 'constantinople', 'wagon'],
    ['parcels', 'slopes'],
  ])
})

it('wagons delivered and parcels home are as many as the sheet counts', async () => {
  const freight = await courseOf('freight-express')
  const belts = await courseOf('transport')
  for (const { seat, parts } of freight.game.score(freight.state))
    expect(featsOf(freight, seat)['delivered']).toBe(parts[0].refs.length)
  for (const { seat, parts } of belts.game.score(belts.state))
    expect(featsOf(belts, seat)['parcels']).toBe(parts.filter(({ key }) => key === 'transport.score.parcel').length)
})
