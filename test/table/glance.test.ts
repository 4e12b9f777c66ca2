import { expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import { playable, replay } from '../../src-main/saves/replay.ts'
import { glanceAt } from '../../src-main/table/glance.ts'
import type { GameId } from '../../src-shared/core.ts'
import { finished, nearlyOver } from '../e2e/saved.ts'

async function played(text: string) {
  const { header, lines } = readJournal(text)
  const known = header && playable(header, games)
  const replayed = known && (await replay(known.game, known.options, header, lines))
  if (!replayed) throw new Error('the recorded game cannot be played')
  return replayed.course
}

it.each(['freight-express', 'first-class', 'transport'] satisfies GameId[])(
  'of a game of %s that has ended anyone is told the points of its score sheet and who won',
  async (game) => {
    const course = await played(finished(game))
    const { ended } = glanceAt(course)
    const totals = course.game.score(course.state)
    expect(ended?.points).toEqual(course.seats.map((_, seat) => totals.find((one) => one.seat === seat)?.total))
    expect(ended?.winners).toEqual(course.status.outcome?.places[0])
  },
)

it('of a game that runs nothing is told but where it stands', async () => {
  const course = await played(nearlyOver('freight-express', 'person'))
  expect(glanceAt(course)).toEqual({ picture: course.game.view(course.state, 'onlooker') })
})
