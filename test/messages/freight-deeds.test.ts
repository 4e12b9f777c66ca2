import { expect, test } from 'vitest'
import { SPECIALS } from '../../src-shared/games/freight-express/specials.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { useSpecial } from '../../src-renderer/games/freight-express/words/answers/use-special.ts'

test('the row and the button of a special action name the deed, each another, and say no mere yes', () => {
  for (const language of ['en', 'nl', 'de'] as const) {
    const told = SPECIALS.map((special) => {
      const at = { view: { special: { special, station: 1 } } }
      const offer = { action: { kind: 'useSpecial' }, codes: [10], decision: { kind: 'offered', for: 0 }, at }
      const { confirm, steps } = useSpecial.candidate(offer as unknown as Parameters<typeof useSpecial.candidate>[0])
      expect(say(language, steps[0].label)).toBe(say(language, confirm))
      return say(language, confirm)
    })
    expect(new Set(told).size).toBe(SPECIALS.length)
    for (const deed of told) expect(deed).not.toMatch(/^(yes|ja)\b/i)
  }
})
