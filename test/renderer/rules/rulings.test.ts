import { expect, test } from 'vitest'
import { pagesOf, textsOf } from '../../../src-renderer/rules/rulebook.ts'
import { LANGUAGES, bookOf } from './books.ts'
import { FIRST_CLASS_RULINGS, FREIGHT_RULINGS, TRANSPORT_RULINGS } from './rulings.ts'

test.each([
  ['freight-express', FREIGHT_RULINGS],
  ['transport', TRANSPORT_RULINGS],
  ['first-class', FIRST_CLASS_RULINGS],
] as const)('every ruling of %s is told on the page it is said to be on', (game, rulings) => {
  const book = bookOf(game, 'en')
  const textOf = new Map(pagesOf(book).map((page) => [page.anchor, textsOf(book, page).join('\n')]))
  expect(rulings.length).toBeGreaterThan(70)
  const untold = rulings.flatMap(([source, anchor, words], i) =>
    words.test(textOf.get(anchor) ?? '') ? [] : [`${i + 1} (${source}): ${anchor} ${words}`],
  )
  expect(untold).toEqual([])
  for (const language of LANGUAGES) {
    const anchors = new Set(pagesOf(bookOf(game, language)).map(({ anchor }) => anchor))
    expect(rulings.filter(([, anchor]) => !anchors.has(anchor))).toEqual([])
  }
})
