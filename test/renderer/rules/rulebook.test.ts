import { expect, test } from 'vitest'
import type { Block, Inline, Rulebook } from '../../../src-renderer/rules/rulebook.ts'
import { houseRulesOf, pagesOf, readRulebook } from '../../../src-renderer/rules/rulebook.ts'
import { TABLE_ANCHORS } from '../../../src-renderer/rules/links.ts'
import { FREIGHT_ANCHORS } from '../../../src-renderer/games/freight-express/rules/anchors.ts'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import { FIRST_CLASS_ANCHORS } from '../../../src-renderer/games/first-class/rules/anchors.ts'
import { firstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import { TRANSPORT_ANCHORS } from '../../../src-renderer/games/transport/rules/anchors.ts'
import { transportOptions } from '../../../src-shared/games/transport/options.ts'
import { rulePictures as freightPictures } from '../../../src-renderer/games/freight-express/rule-pictures.ts'
import { rulePictures as firstClassPictures } from '../../../src-renderer/games/first-class/rule-pictures.ts'
import { rulePictures as transportPictures } from '../../../src-renderer/games/transport/rule-pictures.ts'
import type { RulePictures } from '../../../src-renderer/rules/pictures.ts'
import { LANGUAGES, bookOf, gamesWithRules, textOf } from './books.ts'

/** What each game's texts must agree with. */
const GAMES: Readonly<
  Record<
    string,
    { anchors: readonly string[]; options: Readonly<Record<string, readonly unknown[]>>; pictures: RulePictures }
  >
> = {
  'freight-express': { anchors: FREIGHT_ANCHORS, options: { ...freightOptions.values }, pictures: freightPictures },
  'first-class': {
    anchors: FIRST_CLASS_ANCHORS,
    options: { ...firstClassOptions.values },
    pictures: firstClassPictures,
  },
  transport: { anchors: TRANSPORT_ANCHORS, options: { ...transportOptions.values }, pictures: transportPictures },
}
/** Switches that are no house rules but games of their own, told in a chapter. */
const GAMES_OF_THEIR_OWN = ['advanced']

const anchorsOf = (book: Rulebook) => pagesOf(book).map(({ anchor }) => anchor)
const wordsOf = (book: Rulebook): readonly Inline[] => [
  ...pagesOf(book).flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'picture' ? [] : block.words))),
  ...book.glossary.flatMap(({ words }) => words),
]
const shapeOf = (block: Block): string =>
  block.kind === 'picture'
    ? `picture ${block.name} ${block.captions.length}`
    : block.kind === 'house'
      ? `house ${block.option}`
      : block.kind
const linksOf = (block: Block): string[] =>
  block.kind === 'picture' ? [] : block.words.flatMap((word) => (word.kind === 'link' ? [word.to] : [])).sort()

test('every game with rules on the page is looked at here', () => {
  expect(Object.keys(GAMES).sort()).toEqual([...gamesWithRules].sort())
})

test.each(Object.keys(GAMES))('%s has the same headings, blocks, links and words in all languages', (game) => {
  const english = bookOf(game, 'en')
  for (const language of LANGUAGES) {
    const book = bookOf(game, language)
    expect(anchorsOf(book)).toEqual(anchorsOf(english))
    pagesOf(english).forEach((page, i) => {
      const other = pagesOf(book)[i]
      expect([language, page.anchor, ...other.blocks.map(shapeOf)]).toEqual([
        language,
        page.anchor,
        ...page.blocks.map(shapeOf),
      ])
      expect([language, page.anchor, ...other.blocks.map(linksOf)]).toEqual([
        language,
        page.anchor,
        ...page.blocks.map(linksOf),
      ])
    })
    expect(book.glossary.map(({ id }) => id).sort()).toEqual(english.glossary.map(({ id }) => id).sort())
    expect(book.glossary.map(({ name }) => name)).toEqual(
      book.glossary.map(({ name }) => name).sort((a, b) => a.localeCompare(b, language)),
    )
  }
})

test.each(Object.keys(GAMES))(
  'every link of %s leads to a heading or a word, and every heading has its anchor in the list',
  (game) => {
    for (const language of LANGUAGES) {
      const book = bookOf(game, language)
      const anchors = anchorsOf(book)
      expect(new Set(anchors).size).toBe(anchors.length)
      const known = new Set([...anchors, ...book.glossary.map(({ id }) => id)])
      const links = wordsOf(book).flatMap((word) => (word.kind === 'link' ? [word.to] : []))
      expect(links.length).toBeGreaterThan(15)
      expect(links.filter((to) => !known.has(to))).toEqual([])
      expect(book.glossary.filter(({ to }) => !anchors.includes(to))).toEqual([])
      expect(anchors).toEqual(expect.arrayContaining([...TABLE_ANCHORS]))
      // Headings of the game's own file: those that come before what holds for every game.
      expect(anchorsOf(readRulebook(textOf(game, language)))).toEqual(GAMES[game].anchors)
    }
  },
)

test.each(Object.keys(GAMES))('every house rule of %s stands at the rule it changes', (game) => {
  const options = Object.entries(GAMES[game].options)
    .filter(([name, values]) => typeof values[0] === 'boolean' && !GAMES_OF_THEIR_OWN.includes(name))
    .map(([name]) => name)
  expect(
    houseRulesOf(bookOf(game, 'en'))
      .map(({ option }) => option)
      .sort(),
  ).toEqual(options.sort())
})

test.each(Object.keys(GAMES))(
  'every picture of %s is there, with a caption for each moment, and every drawing is used',
  (game) => {
    const shown = pagesOf(bookOf(game, 'en')).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'picture' ? [[block.name, block.captions.length] as const] : [])),
    )
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(Object.entries(GAMES[game].pictures).map(([name, moments]) => [name, moments.length])),
    )
    for (const { body } of Object.values(GAMES[game].pictures).flat()) expect(body).not.toMatch(/NaN|undefined/)
  },
)

test('a text is read as chapters, sections, points, examples, pictures, house rules and words', () => {
  const book = readRulebook(
    '# a First\nOne [link|b] and [b] and **bold** and `R`.\n\n## b Second\n- point\n> case\n![pic] left | right\n!rule Other.\n@w Word > b\nIts [meaning|a].',
  )
  expect(book.chapters.map(({ anchor, pages }) => [anchor, ...pages.map(({ title }) => title)])).toEqual([
    ['a', 'First', 'Second'],
  ])
  expect(book.chapters[0].pages[0].blocks).toEqual([
    {
      kind: 'text',
      words: [
        { kind: 'text', text: 'One ' },
        { kind: 'link', text: 'link', to: 'b' },
        { kind: 'text', text: ' and ' },
        { kind: 'link', text: 'b', to: 'b' },
        { kind: 'text', text: ' and ' },
        { kind: 'strong', text: 'bold' },
        { kind: 'text', text: ' and ' },
        { kind: 'key', text: 'R' },
        { kind: 'text', text: '.' },
      ],
    },
  ])
  expect(book.chapters[0].pages[1].blocks.map(shapeOf)).toEqual(['item', 'example', 'picture pic 2', 'house rule'])
  expect(book.glossary).toEqual([
    {
      id: 'w',
      name: 'Word',
      to: 'b',
      words: [
        { kind: 'text', text: 'Its ' },
        { kind: 'link', text: 'meaning', to: 'a' },
        { kind: 'text', text: '.' },
      ],
    },
  ])
})

test('a text without a chapter or with a slip in its signs is refused', () => {
  expect(() => readRulebook('No heading.')).toThrow(SyntaxError)
  expect(() => readRulebook('# a A\n![picture without caption]')).toThrow(SyntaxError)
  expect(() => readRulebook('# a A\n@word without a page')).toThrow(SyntaxError)
})
