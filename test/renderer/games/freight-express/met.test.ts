import { expect, it } from 'vitest'
import { FREIGHT_LYING } from '../../../../src-shared/games/freight-express/decisions.ts'
import { topicOf, TOPICS } from '../../../../src-shared/first-sight.ts'
import { metBy } from '../../../../src-renderer/games/freight-express/met.ts'
import { TEXTS } from '../../../../src-renderer/messages/texts.ts'
import { dayView } from '../../harness/position.ts'

it('in the advanced game a seat meets the actions of the stations as soon as all stand, and in no other game', () => {
  const view = dayView(3)
  const met = (advanced: boolean, placing = false) =>
    metBy({ ...view, placing, options: { ...view.options, advanced } }, 0).map(({ what }) => what)
  expect([met(true), met(false), met(true, true)]).toEqual([['stations'], [], []])
})

it('whatever is met is a topic with words in every language', () => {
  for (const what of FREIGHT_LYING) {
    const topic = topicOf('freight-express', what)
    expect(TOPICS).toContain(topic)
    for (const text of Object.values(TEXTS)) expect(text).toHaveProperty([`sight.${topic}`])
  }
})
