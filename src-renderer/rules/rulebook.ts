/**
 * The rules page of a game as its text files give it: chapters of sections with stable anchors. The files are plain
 * text, so that whoever writes or translates sees a rulebook and no code:
 *
 *     # driving Driving                       a chapter: anchor, title; what follows is its introduction
 *     ## ramming Ramming                      a section
 *     A paragraph, all on one line, with [sleeper] and [pushed|ramming] as links, **strong** words, `Enter` as a key.
 *     - a point of a list
 *     > an example
 *     ![ramming] First moment | Second moment a picture of the game, with a caption for each of its moments
 *     !pusherPays What is different.          a house rule, by its option, where it changes the rule
 *     @sleeper Sleeper > sleepers             a word of the glossary and where to read on; its paragraph follows
 *
 * A link names an anchor or else a word; `[sleeper]` is short for `[sleeper|sleeper]`. A game's file stands in its own
 * folder, src-renderer/games/<game>/rules; what holds for every game is in src-renderer/rules, with the heading of the
 * glossary.
 */

export type Inline =
  | { readonly kind: 'text' | 'strong' | 'key'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

export type Block =
  | { readonly kind: 'text' | 'item' | 'example'; readonly words: readonly Inline[] }
  | { readonly kind: 'picture'; readonly name: string; readonly captions: readonly string[] }
  | { readonly kind: 'house'; readonly option: string; readonly words: readonly Inline[] }

/** What is read at a time: a section, or the introduction of a chapter. */
export interface Page {
  readonly anchor: string
  readonly title: string
  /** The anchor of its chapter; its own for an introduction. */
  readonly chapter: string
  readonly blocks: readonly Block[]
}

export interface Chapter {
  readonly anchor: string
  readonly title: string
  /** The introduction first. */
  readonly pages: readonly Page[]
}

/** A word of the glossary. */
export interface Word {
  readonly id: string
  readonly name: string
  /** The page that says more. */
  readonly to: string
  readonly words: readonly Inline[]
}

export interface Rulebook {
  readonly chapters: readonly Chapter[]
  readonly glossary: readonly Word[]
}

interface Draft {
  readonly chapters: {
    anchor: string
    title: string
    pages: { anchor: string; title: string; chapter: string; blocks: Block[] }[]
  }[]
  readonly glossary: Word[]
  /** The word whose paragraph comes next. */
  word: Omit<Word, 'words'> | null
}

/** Reads text files one after the other as one rulebook. @throws SyntaxError for what is not in the form above. */
export function readRulebook(...files: readonly string[]): Rulebook {
  const draft: Draft = { chapters: [], glossary: [], word: null }
  for (const line of files.flatMap((file) => file.split(/\r?\n/))) if (line.trim() !== '') readLine(draft, line.trim())
  return draft
}

const HEADING = /^(#{1,2}) ([\w-]+) (.+)$/
const WORD = /^@([\w-]+) (.+?) > ([\w-]+)$/
const PICTURE = /^!\[([\w-]+)\] (.+)$/
const HOUSE = /^!(\w+) (.+)$/

function readLine(draft: Draft, line: string): void {
  const [, level, anchor, title] = HEADING.exec(line) ?? []
  if (level === '#')
    return void draft.chapters.push({ anchor, title, pages: [{ anchor, title, chapter: anchor, blocks: [] }] })
  const chapter = draft.chapters.at(-1)
  if (!chapter) throw new SyntaxError(`no chapter before "${line}"`)
  if (level) return void chapter.pages.push({ anchor, title, chapter: chapter.anchor, blocks: [] })
  const [, id, name, to] = WORD.exec(line) ?? []
  if (id) return void (draft.word = { id, name, to })
  if (draft.word) draft.glossary.push({ ...draft.word, words: readInlines(line) })
  else chapter.pages[chapter.pages.length - 1].blocks.push(readBlock(line))
  draft.word = null
}

function readBlock(line: string): Block {
  const [, name, captions] = PICTURE.exec(line) ?? []
  if (name) return { kind: 'picture', name, captions: captions.split(' | ') }
  const [, option, text] = HOUSE.exec(line) ?? []
  if (option) return { kind: 'house', option, words: readInlines(text) }
  if (/^[#!@]/.test(line)) throw new SyntaxError(`not understood: "${line}"`)
  if (line.startsWith('- ')) return { kind: 'item', words: readInlines(line.slice(2)) }
  if (line.startsWith('> ')) return { kind: 'example', words: readInlines(line.slice(2)) }
  return { kind: 'text', words: readInlines(line) }
}

const MARKED = /\[([^\]|]+)(?:\|([\w-]+))?\]|\*\*([^*]+)\*\*|`([^`]+)`/g

function readInlines(line: string): Inline[] {
  const out: Inline[] = []
  let at = 0
  for (const hit of line.matchAll(MARKED)) {
    if (hit.index > at) out.push({ kind: 'text', text: line.slice(at, hit.index) })
    const [, link, to = link, strong, key] = hit
    out.push(
      link !== undefined
        ? { kind: 'link', text: link, to }
        : { kind: strong !== undefined ? 'strong' : 'key', text: strong ?? key },
    )
    at = hit.index + hit[0].length
  }
  if (at < line.length) out.push({ kind: 'text', text: line.slice(at) })
  return out
}

export const plainText = (words: readonly Inline[]): string => words.map(({ text }) => text).join('')

/** The page that shows the glossary. */
export const WORDS_PAGE = 'words'

/** All that is read on a page, piece by piece, in the order in which it is shown. */
export const textsOf = (book: Rulebook, page: Page): readonly string[] => [
  page.title,
  ...page.blocks.flatMap((block) => (block.kind === 'picture' ? block.captions : [plainText(block.words)])),
  ...(page.anchor === WORDS_PAGE ? book.glossary.flatMap(({ name, words }) => [name, plainText(words)]) : []),
]

export const pagesOf = (book: Rulebook): readonly Page[] => book.chapters.flatMap(({ pages }) => pages)

/** House rules by their options, with the page where each changes the rule, in the order of the book. */
export const houseRulesOf = (
  book: Rulebook,
): readonly { readonly option: string; readonly page: Page; readonly words: readonly Inline[] }[] =>
  pagesOf(book).flatMap((page) =>
    page.blocks.flatMap((block) =>
      block.kind === 'house' ? [{ option: block.option, page, words: block.words }] : [],
    ),
  )
