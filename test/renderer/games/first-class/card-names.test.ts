import { expect, it, vi } from 'vitest'
import { speak } from '../../../../src-renderer/i18n/words.svelte.ts'
import { label, narrowedTo, sizesOf, writtenBy } from '../../../../src-renderer/games/first-class/layout/lettering.ts'
import { linesOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { sceneWords } from '../../../../src-renderer/games/first-class/layout/scene-words.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { widthIn } from '../../harness/letter-widths.ts'

it('a wagon card has one name: on the card, in the place that it left and on the plate of whoever took it', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  for (const language of ['en', 'nl', 'de'] as const) {
    await speak(language)
    const words = sceneWords()
    const wagons = [...CARDS.keys()].filter((card) => CARDS[card].kind === 'wagon')
    for (const card of wagons) expect(words[`chip.${card}`], language).toBe(words[`card.${card}`])
  }
})

it('the names of all cards of a table stand in one size, with larger words too', () => {
  const lines = [...CARDS.keys()].flatMap((card) =>
    linesOf({ kind: 'ticket', card, height: 90, word: sceneWords()[`card.${card}`] }),
  )
  for (const text of [1, 1.2, 1.4]) expect(new Set(lines.map((line) => sizesOf(line, text, 1).wanted)).size).toBe(1)
})

it('with larger words no name is set smaller or cut for want of room: it stands narrower', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const widthOf = widthIn('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff')
  for (const language of ['en', 'nl', 'de'] as const) {
    await speak(language)
    for (const card of CARDS.keys()) {
      const [line] = linesOf({ kind: 'ticket', card, height: 90, word: sceneWords()[`card.${card}`] })
      const width = widthOf(line.text, sizesOf(line, 1.4, 1).wanted)
      expect(line.upTo, line.text).toBeGreaterThanOrEqual(width)
      expect(width * narrowedTo(width, line.room!), line.text).toBeLessThanOrEqual(line.room! + 0.01)
    }
  }
})

it('letters are written anew for a line that grows otherwise or may not be cut', () => {
  const line = label('Wagon', 0, 0)
  expect(writtenBy({ ...line, x: 9 })).toBe(writtenBy(line))
  expect(writtenBy({ ...line, most: 2 })).not.toBe(writtenBy(line))
  expect(writtenBy({ ...line, whole: true })).not.toBe(writtenBy(line))
})

it('the name of a city is never cut: it stands as narrow as it has to', () => {
  const look = { kind: 'medal', card: -1, at: 0, reached: false, word: 'Strasbourg', drop: 30, room: 34 } as const
  expect(linesOf(look).map(({ whole }) => whole)).toEqual([true])
  expect(narrowedTo(50, 34, true)).toBeCloseTo(0.68)
  expect(narrowedTo(50, 34)).toBeGreaterThan(0.8)
})
