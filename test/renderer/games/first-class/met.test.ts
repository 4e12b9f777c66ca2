import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { FIRST_CLASS_LYING } from '../../../../src-shared/games/first-class/decisions.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { topicOf, TOPICS } from '../../../../src-shared/first-sight.ts'
import { isTaken, metBy } from '../../../../src-renderer/games/first-class/met.ts'
import { TEXTS } from '../../../../src-renderer/messages/texts.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

const views = randomFirstClass(42, 2, 0, firstClassOptions.default).beats.map(({ view }) => view as FirstClassView)

it('a seat meets coins when it has some, and Constantinople when a train is on its way there', () => {
  const met = (view: FirstClassView) => metBy(view, view.active).map(({ what }) => what)
  const turn = views.find(({ phase }) => phase === 'turn')!
  const with_ = (coins: readonly number[], constantinople: readonly number[]) =>
    met({ ...turn, constantinople, seats: turn.seats.map((seat) => ({ ...seat, coins })) } as FirstClassView)
  expect([with_([0, 0, 0], []), with_([1, 0, 0], []), with_([0, 0, 0], [1])]).toEqual([
    [],
    ['coins'],
    ['constantinople'],
  ])
  expect(met({ ...turn, phase: 'draft' } as FirstClassView)).toEqual([])
  expect(met(views.findLast(({ phase }) => phase === 'turn')!)).toContain('constantinople')
})

it('whatever is met is a topic with words in every language', () => {
  for (const what of FIRST_CLASS_LYING) {
    const topic = topicOf('first-class', what)
    expect(TOPICS).toContain(topic)
    for (const text of Object.values(TEXTS)) expect(text).toHaveProperty([`sight.${topic}`])
  }
})

it('in module C a seat is told who it is from the deal on, before what is asked, and nobody else is', () => {
  const s = game.setup({ seatCount: 3, options: { ...firstClassOptions.default, modules: ['C', 'D'] }, seed: 7 })
  const told = [0, 1, 2].map((seat) => {
    const view = game.view(s, seat)
    expect(view.phase).toBe('draft')
    expect(view.seats.flatMap((_, other) => (other === seat ? [] : metBy(view, other)))).toEqual([])
    return metBy(view, seat)
  })
  for (const [seat, met] of told.entries()) {
    const what = game.view(s, seat).seats[seat].identity === 0 ? 'murderer' : 'innocent'
    expect(met).toEqual([{ what, rule: 'module-c', first: true }])
  }
  expect(metBy(game.view(s, 'onlooker'), 0)).toEqual([])
})

it('that a card is taken is said of a turn until that is done', () => {
  expect([false, true].map((taken) => isTaken({ taken }, 'turn'))).toEqual([false, true])
  expect(isTaken({ taken: true }, 'effect')).toBe(false)
})
