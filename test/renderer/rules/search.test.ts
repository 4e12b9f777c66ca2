import { expect, test } from 'vitest'
import type { LanguageId } from '../../../src-shared/messages/index.ts'
import { pagesOf, textsOf } from '../../../src-renderer/rules/rulebook.ts'
import { piecesOf, search, searchWords } from '../../../src-renderer/rules/search.ts'
import { LANGUAGES, bookOf } from './books.ts'

const finds = (query: string, language: LanguageId, word: string): boolean =>
  searchWords(query, language).some((meant) => meant(word))
const pagesFound = (query: string, language: LanguageId) =>
  search(bookOf('freight-express', language), searchWords(query, language)).map(({ page }) => page.anchor)

test.each<[LanguageId, string, readonly string[]]>([
  ['en', 'push', ['pushed', 'pushes', 'Pushing', 'push']],
  ['en', 'crossings', ['crossing', 'Crossings']],
  ['en', 'dropped', ['drop', 'drops']],
  ['en', 'city', ['cities']],
  ['nl', 'kaarten', ['kaart', 'Kaarten', 'handkaart', 'trajectkaarten']],
  ['nl', 'duwen', ['duwt', 'geduwd', 'duw']],
  ['nl', 'spoor', ['sporen', 'Spoor']],
  ['de', 'Bahnhof', ['Bahnhöfe', 'Bahnhöfen', 'Bahnhofs']],
  ['de', 'bahnhoefe', ['Bahnhof', 'Bahnhöfe']],
  ['de', 'zuege', ['Zug', 'Züge']],
  ['de', 'Karte', ['Karten', 'Streckenkarte', 'Handkarten']],
  ['de', 'fahren', ['fährt', 'gefahren', 'fahre']],
])('in %s, %s finds its other forms', (language, query, words) => {
  expect(words.filter((word) => !finds(query, language, word))).toEqual([])
})

test('a short search finds beginnings only, and other words stay unmarked', () => {
  expect(finds('ram', 'en', 'ramming')).toBe(true)
  expect(finds('ram', 'en', 'programme')).toBe(false)
  expect(finds('push', 'en', 'pull')).toBe(false)
  expect(piecesOf('Pushed, not pulled.', searchWords('push', 'en'))).toEqual([
    { text: 'Pushed', hit: true },
    { text: ', not pulled.', hit: false },
  ])
})

test('a search of several words wants them all on one page', () => {
  expect(pagesFound('push branch', 'en')).toContain('ramming')
  expect(pagesFound('push branch', 'en')).not.toContain('derailing')
  expect(pagesFound('push xylophone', 'en')).toEqual([])
  expect(pagesFound('', 'en')).toEqual([])
})

test('what is looked for is found where it is explained, in every language', () => {
  const wanted: readonly [LanguageId, string, string][] = [
    ['en', 'derail', 'derailing'],
    ['nl', 'ontsporen', 'derailing'],
    ['de', 'entgleisen', 'derailing'],
    ['en', 'tie', 'scoring'],
    ['nl', 'vliegticket', 'ticket'],
    ['de', 'Flugtickets', 'ticket'],
  ]
  for (const [language, query, anchor] of wanted) expect([query, ...pagesFound(query, language)]).toContain(anchor)
})

test('hits are counted as they are marked on the page', () => {
  for (const language of LANGUAGES) {
    const book = bookOf('transport', language)
    const meant = searchWords('pallet', language)
    for (const { page, hits, excerpt } of search(book, meant)) {
      expect(
        textsOf(book, page)
          .flatMap((text) => piecesOf(text, meant))
          .filter(({ hit }) => hit),
      ).toHaveLength(hits)
      expect(excerpt.some(({ hit }) => hit)).toBe(true)
    }
  }
})

test('every page can be found by its own title', () => {
  for (const language of LANGUAGES) {
    const book = bookOf('transport', language)
    for (const page of pagesOf(book))
      expect(search(book, searchWords(page.title, language)).map((found) => found.page.anchor)).toContain(page.anchor)
  }
})

test('words that stand together, and their own section, come before pages that have each of them somewhere', () => {
  const first = (query: string, language: LanguageId) =>
    search(bookOf('first-class', language), searchWords(query, language)).map(({ page }) => page)
  for (const language of LANGUAGES) {
    const own = pagesOf(bookOf('first-class', language)).find(({ anchor }) => anchor === 'mail-wagon')!
    expect(first(own.title, language)[0].anchor).toBe('mail-wagon')
  }
  expect(first('mail wagon', 'en')[0].anchor).toBe('mail-wagon')
  const pages = first('mail wagon', 'en').map((page) =>
    textsOf(bookOf('first-class', 'en'), page).some((text) => /mail wagon/i.test(text)),
  )
  expect(pages.lastIndexOf(true)).toBeLessThan(pages.includes(false) ? pages.indexOf(false) : pages.length)
})
