import { expect, it } from 'vitest'
import { SPECIALS } from '../../../../src-shared/games/freight-express/specials.ts'
import { useSpecial } from '../../../../src-renderer/games/freight-express/words/answers/use-special.ts'

it('pointing at the station that asks, or at the sign of what it does, means yes', () => {
  const special = { special: 'rebuild', station: 7 }
  const offer = { codes: [1], action: { kind: 'useSpecial' }, decision: { for: 0 }, at: { view: { special } } }
  const { refs } = useSpecial.candidate(offer as never)
  expect(refs).toContainEqual({ kind: 'station', id: 7 })
  expect(refs).toContainEqual({ kind: 'special', id: SPECIALS.indexOf('rebuild') })
})
