import type { GameId } from '../../src-shared/core.ts'
import type { Page, Rulebook, Word } from '../../src-shared/rules/rulebook.ts'
import { houseRulesOf, pagesOf } from '../../src-shared/rules/rulebook.ts'
import { search, searchWords } from '../../src-shared/rules/search.ts'
import type { GamePanel, Options } from '../games/panels.ts'
import { panelOf } from '../games/panels.ts'
import { currentLanguage } from '../i18n/words.svelte.ts'
import { openRulebook } from '../rules/books.ts'
import type { RulePictures } from '../rules/pictures.ts'

/** A house rule of the book, and whether the present game plays by it. */
export interface HouseRule {
  readonly option: string
  readonly page: Page
  readonly on: boolean
}

/** The rules page while it is open: whose rules, what is read, what is looked for. */
export class Reading {
  readonly panel: GamePanel
  /** Of the present game, or of the one being set up; null where there is none. */
  readonly options: Options | null
  book = $state.raw<Rulebook | null>(null)
  pictures = $state.raw<RulePictures>({})
  /** The page that is read. */
  anchor = $state('')
  query = $state('')
  /** Which of the hits is the present one, from 0. */
  at = $state(0)
  /** The word whose slip is open. */
  word = $state.raw<Word | null>(null)

  pages: readonly Page[] = $derived(this.book ? pagesOf(this.book).filter(({ blocks, chapter, anchor }) => blocks.length > 0 || chapter !== anchor) : [])
  page: Page | null = $derived(this.pages.find(({ anchor }) => anchor === this.anchor) ?? this.pages[0] ?? null)
  meant = $derived(searchWords(this.query, currentLanguage()))
  found = $derived(this.book ? search(this.book, this.meant) : [])
  hits: number = $derived(this.found.reduce((sum, { hits }) => sum + hits, 0))
  houseRules: readonly HouseRule[] = $derived(this.book ? houseRulesOf(this.book).map(({ option, page }) => ({ option, page, on: this.#isOn(option) })) : [])

  constructor(game: GameId, anchor: string, options: Options | null) {
    this.panel = panelOf(game)
    this.anchor = anchor
    this.options = options
  }

  /** Fetches the texts in the language now shown. */
  async open(): Promise<void> {
    const [book, pictures] = await Promise.all([openRulebook(this.panel.id, currentLanguage()), this.panel.rules.pictures()])
    this.book = book
    this.pictures = pictures
  }

  #isOn(option: string): boolean {
    return this.options !== null && this.options[option] !== undefined && this.options[option] !== this.panel.defaults[option]
  }

  /** Follows a link: to a page, else to the slip of a word. */
  follow(to: string): void {
    if (this.pages.some(({ anchor }) => anchor === to)) this.turnTo(to)
    else this.word = this.book?.glossary.find(({ id }) => id === to) ?? null
  }

  turnTo(anchor: string): void {
    this.anchor = anchor
    this.word = null
    const first = this.#hitsBefore(anchor)
    if (first !== null) this.at = first
  }

  /** The page so many further on, if there is one. */
  beside(by: 1 | -1): Page | undefined {
    return this.page ? this.pages[this.pages.indexOf(this.page) + by] : undefined
  }

  /** Looks for something else: the present page stays if it has a hit. */
  look(query: string): void {
    this.query = query
    const here = this.#hitsBefore(this.page?.anchor ?? '')
    this.at = here ?? 0
    if (here === null && this.found.length > 0) this.anchor = this.found[0].page.anchor
  }

  /** Goes from hit to hit, round the book. */
  step(by: 1 | -1): void {
    if (this.hits === 0) return
    this.at = (this.at + by + this.hits) % this.hits
    const page = this.#pageOfHit()
    if (page) this.anchor = page.anchor
  }

  /** Which hit of the present page is the present one; -1 = none of them. */
  hitOnPage: number = $derived.by(() => {
    const before = this.#hitsBefore(this.page?.anchor ?? '')
    return before === null ? -1 : this.at - before
  })

  /** How many hits come before those of a page; null = it has none. */
  #hitsBefore(anchor: string): number | null {
    const index = this.found.findIndex(({ page }) => page.anchor === anchor)
    return index < 0 ? null : this.found.slice(0, index).reduce((sum, { hits }) => sum + hits, 0)
  }

  #pageOfHit(): Page | undefined {
    let left = this.at
    return this.found.find(({ hits }) => (left -= hits) < 0)?.page
  }
}
