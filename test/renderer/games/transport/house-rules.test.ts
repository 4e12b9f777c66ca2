import { expect, it } from 'vitest'
import { HOUSE_RULES, rulesFor } from '../../../../src-renderer/games/transport/parts/house-rules.ts'

it('only four seats, which play in teams, are offered to play everyone alone; what is on can be put off', () => {
  expect(rulesFor(4, {})).toEqual(HOUSE_RULES)
  for (const seats of [2, 3]) {
    expect(rulesFor(seats, {})).not.toContain('everyoneAlone')
    expect(rulesFor(seats, { everyoneAlone: true })).toContain('everyoneAlone')
  }
})
