import { expect, it, vi } from 'vitest'
import { speak } from '../../../../src-renderer/i18n/words.svelte.ts'
import { narrowedTo } from '../../../../src-renderer/games/first-class/lettering.ts'
import { linesOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { sceneWords } from '../../../../src-renderer/games/first-class/scene-words.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'

it('a wagon card has one name: on the card, in the place that it left and on the plate of whoever took it', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  for (const language of ['en', 'nl', 'de'] as const) {
    await speak(language)
    const words = sceneWords()
    const wagons = [...CARDS.keys()].filter((card) => CARDS[card].kind === 'wagon')
    for (const card of wagons) expect(words[`chip.${card}`], language).toBe(words[`card.${card}`])
  }
})

it('the names of all cards of a table stand in one size', () => {
  const sizes = [...CARDS.keys()].flatMap((card) =>
    linesOf({ kind: 'ticket', card, height: 90, word: sceneWords()[`card.${card}`] }).map(({ size }) => size),
  )
  expect(new Set(sizes).size).toBe(1)
})

it('the name of a city is never cut: it stands as narrow as it has to', () => {
  const look = { kind: 'medal', card: -1, at: 0, reached: false, word: 'Strasbourg', drop: 30, room: 34 } as const
  expect(linesOf(look).map(({ whole }) => whole)).toEqual([true])
  expect(narrowedTo(50, 34, true)).toBeCloseTo(0.68)
  expect(narrowedTo(50, 34)).toBeGreaterThan(0.8)
})
