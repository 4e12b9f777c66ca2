import type { LanguageId } from '../../src-shared/messages/index.ts'
import type { Page, Rulebook } from './rulebook.ts'
import { pagesOf, textsOf } from './rulebook.ts'
import { fold, stem } from './stems.ts'

/** Says of a word of the text whether it is meant by what was typed. */
export type Meant = (word: string) => boolean

/** A piece of text that is a word or what stands between words. */
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** A page with hits. */
export interface Found {
  readonly page: Page
  readonly hits: number
  /** A stretch of text round the first hit. */
  readonly excerpt: readonly Piece[]
}

/** Fewer letters than this match beginnings only. */
const SHORT = 4
const WORDS = /[\p{L}\p{N}]+/gu

/** The words of a search; each is meant by its beginning, its other forms and, if long enough, inside a compound. */
export function searchWords(query: string, language: LanguageId): readonly Meant[] {
  return (query.match(WORDS) ?? []).map((word) => meant(word, language))
}

function meant(query: string, language: LanguageId): Meant {
  const typed = spellings(fold(query), language)
  const stems = typed.map((one) => stem(one, language))
  return (word) => {
    const folded = fold(word)
    if (typed.some((one) => folded.startsWith(one))) return true
    if (query.length < SHORT) return false
    const root = stem(folded, language)
    return stems.some((one) => root.endsWith(one) || (one.length >= SHORT && folded.includes(one)))
  }
}

/** 'Zuege' is how one types 'Züge' without the key for it. */
const spellings = (word: string, language: LanguageId): readonly string[] =>
  language === 'de' && /[aou]e/.test(word) ? [word, word.replace(/([aou])e/g, '$1')] : [word]

const isHit = (word: string, all: readonly Meant[]): boolean => all.some((one) => one(word))

/** A text in pieces, its hits marked. */
export function piecesOf(text: string, all: readonly Meant[]): readonly Piece[] {
  if (all.length === 0) return [{ text, hit: false }]
  const out: Piece[] = []
  let at = 0
  for (const word of text.matchAll(WORDS)) {
    if (!isHit(word[0], all)) continue
    if (word.index > at) out.push({ text: text.slice(at, word.index), hit: false })
    out.push({ text: word[0], hit: true })
    at = word.index + word[0].length
  }
  if (at < text.length) out.push({ text: text.slice(at), hit: false })
  return out
}

/**
 * The pages on which every word of the search is found, in the order of the book. Of several words, where they stand
 * together comes first, and of those the pages that bear them as their title; then titles with all of them.
 */
export function search(book: Rulebook, all: readonly Meant[]): readonly Found[] {
  if (all.length === 0) return []
  return pagesOf(book)
    .flatMap((page) => {
      const texts = textsOf(book, page)
      const words = texts.flatMap((text) => text.match(WORDS) ?? [])
      if (!all.every((one) => words.some(one))) return []
      return [
        {
          rank: rankOf(texts, all),
          found: { page, hits: words.filter((word) => isHit(word, all)).length, excerpt: excerptOf(texts, all) },
        },
      ]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ found }) => found)
}

/** How near a page comes to what was typed, 0 the nearest. The first text is the title. */
function rankOf(texts: readonly string[], all: readonly Meant[]): number {
  if (all.length === 1) return 0
  const [title, ...others] = texts.map((text) => text.match(WORDS) ?? [])
  if (isPhrase(title, all)) return 0
  if (others.some((words) => isPhrase(words, all))) return 1
  return all.every((one) => title.some(one)) ? 2 : 3
}

/** Do the words of a search stand together here, in their order? */
const isPhrase = (words: readonly string[], all: readonly Meant[]): boolean =>
  words.some((_, at) => all.every((one, i) => at + i < words.length && one(words[at + i])))

/** Letters before and after the first hit of an excerpt. */
const BEFORE = 24
const AFTER = 40

function excerptOf(texts: readonly string[], all: readonly Meant[]): readonly Piece[] {
  // The title says itself; the text says more.
  const text = texts.slice(1).find((one) => piecesOf(one, all).some(({ hit }) => hit)) ?? texts[0]
  const first = [...text.matchAll(WORDS)].find((word) => isHit(word[0], all))?.index ?? 0
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1
  const to = first + AFTER >= text.length ? text.length : text.lastIndexOf(' ', first + AFTER)
  return piecesOf(`${from > 0 ? '…' : ''}${text.slice(from, Math.max(to, first))}${to < text.length ? '…' : ''}`, all)
}
