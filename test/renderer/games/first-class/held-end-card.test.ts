import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { reasonPhrase } from '../../../../src-renderer/games/first-class/words/asked/reasons.ts'
import { tableThings } from '../../../../src-renderer/games/first-class/words/things/table.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { seats } from '../../../messages/checking.ts'

const boards = [{ endCards: [0] }, { endCards: [1] }]
const view = game.view(game.scenario({ options: { modules: [] }, boards } as never), 0) as FirstClassView
const position = { view, seats, viewer: 0 } as const
const open = view.openEndCards.find((card) => card >= 0)!

it('why an end card cannot be taken is that somebody holds it, and who', () => {
  const why = (id: number) =>
    reasonPhrase({ key: 'first-class.reason.notOpen', refs: [{ kind: 'endCard', id }] } as never, position)
  expect(say('en', why(0))).toBe('You hold this end card: it counts at the end of the game.')
  expect(say('en', why(1))).toBe(`${seats[1].name} holds this end card: it counts at the end of the game.`)
})

it('an end card that is held says what it counts so far for whoever holds it, and not what taking it gave', () => {
  const told = (id: number) => tableThings.endCard.about(id, position as never)!
  expect(told(0).text.key).toBe('first-class.about.endCard.mine')
  expect(told(1).text).toMatchObject({
    key: 'first-class.about.endCard.theirs',
    params: { name: seats[1].name, cards: 0 },
  })
  expect(told(0).name.key).toBe('first-class.endCard')
  if (open !== undefined) expect(told(open).name.key).toBe('first-class.endCard.full')
})
