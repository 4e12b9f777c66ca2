import { expect, it } from 'vitest'
import { play, take } from '../../../engine/first-class/helpers.ts'
import { frameCard } from '../../../engine/first-class/outcome-cards.ts'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { headTurn } from '../../../../src-renderer/games/first-class/words/happened/turn.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { OutcomeFacts } from '../../../../src-shared/games/first-class/outcome.ts'
import { seats } from '../../../messages/checking.ts'

/** What a turn is called in which a card is taken and carried out whole, in the best way that lays so many wagons. */
function turnOf(wanted: readonly string[], trains: [number[], number[]], wagons = 0) {
  const card = frameCard(...wanted)
  const rows = [card, ...new Array<number>(17).fill(-1)]
  const s = game.scenario({ options: { modules: [] }, rows, boards: [{ trains }] })
  const ways = game.plans(s).filter(({ kind, facts }) => kind === 'outcome' && facts.card === card)
  const { codes } = ways.find(({ facts }) => (facts as unknown as OutcomeFacts).laid.length >= wagons * 2)!
  const events: FirstClassEvent[] = []
  for (const code of codes) game.apply(s, code, (event) => events.push(event))
  const told = { whose: 0, you: null, seats, view: game.view(s, 0) } as const
  return say('en', headTurn(events, told, () => true)!.sentence).replace(/^\S+ /, '')
}

it('steps of which some lapsed are told as they were walked, once', () => {
  expect(turnOf(['conductor 4'], [[0, 0, 0, 0], [0]])).toBe('took 4 conductor steps')
  expect(turnOf(['conductor 4'], [[0, 0], [0]])).toBe('took 3 conductor steps')
  expect(turnOf(['conductors 2'], [[0, 0], [0]])).toBe('took 3 conductor steps')
})

it('upgrades of which some lapsed are told as they were done, and a free one by what it became', () => {
  expect(turnOf(['upgrade 0', 'upgrade 1'], [[1], [1]])).toBe('took an upgrade')
  expect(turnOf(['upgrade 0', 'upgrade 1'], [[0], [1]])).toBe('took two upgrades')
  expect(turnOf(['wagon 1', 'free 1'], [[0], [0]])).toBe('took a wagon and an upgrade')
  expect(turnOf(['wagon 1', 'free 1'], [[0], [0]], 2)).toBe('took two wagons')
})

it('a card none of whose boxes could do anything is told as lapsed when the turn ends', () => {
  const card = frameCard('upgrade 0', 'upgrade 1')
  const rows = [card, ...new Array<number>(17).fill(-1)]
  const s = game.scenario({ options: { modules: [] }, rows, boards: [{ trains: [[2], [2]] }] })
  const events = play(s, take(card), { kind: 'endTurn' })
  expect(events.some(({ kind }) => kind === 'frameBegan')).toBe(false)
  const told = { whose: 0, you: null, seats, view: game.view(s, 0) } as const
  expect(say('en', headTurn(events, told, () => true)!.sentence)).toMatch(/ took two upgrades that lapsed$/)
})
