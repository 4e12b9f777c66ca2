import type { Page, Rulebook, Word } from '../rules/rulebook.ts'
import { houseRulesOf, pagesOf } from '../rules/rulebook.ts'
import type { Found, Meant } from '../rules/search.ts'
import { search, searchWords } from '../rules/search.ts'
import type { Difference, GamePanel, Options } from '../games/panel.ts'
import { currentLanguage } from '../i18n/words.svelte.ts'
import { openRulebook } from '../rules/books.ts'
import type { RulePictures } from '../rules/pictures.ts'

/** A house rule of the book, and whether the present game plays by it. */
export interface HouseRule {
  readonly option: string
  readonly page: Page
  readonly on: boolean
}

/** Where the text is to be brought in sight: a section, or the present hit. */
export interface Goal {
  readonly anchor: string
  readonly hit: boolean
}

/** The rules page while it is open: whose rules, what is read, what is looked for. */
export class Reading {
  readonly panel: GamePanel
  /** Of the present game, or of the one being set up; null where there is none. */
  readonly options: Options | null
  /** What else it plays otherwise, beside house rules. */
  readonly differences: readonly Difference[]
  book = $state.raw<Rulebook | null>(null)
  pictures = $state.raw<RulePictures>({})
  /** The section that is read: the one at the top of what is in sight. */
  anchor = $state('')
  /** Made anew whenever something is to be brought in sight; scrolling by hand makes none. */
  goal = $state.raw<Goal>({ anchor: '', hit: false })
  query = $state('')
  /**
   * What is looked for, word by word, and where it is found: sought once whenever one of query, book and language
   * changes.
   */
  meant = $state.raw<readonly Meant[]>([])
  found = $state.raw<readonly Found[]>([])
  /** Which of the hits is the present one, from 0. */
  at = $state(0)
  /** The word whose slip is open. */
  word = $state.raw<Word | null>(null)

  pages: readonly Page[] = $derived(this.book ? pagesOf(this.book) : [])
  page: Page | null = $derived(this.pages.find(({ anchor }) => anchor === this.anchor) ?? this.pages[0] ?? null)
  hits: number = $derived(this.found.reduce((sum, { hits }) => sum + hits, 0))
  houseRules: readonly HouseRule[] = $derived(
    this.book ? houseRulesOf(this.book).map(({ option, page }) => ({ option, page, on: this.#isOn(option) })) : [],
  )

  constructor(panel: GamePanel, anchor: string, options: Options | null) {
    this.panel = panel
    this.options = options
    this.differences = options ? (this.panel.rules.differences?.(options) ?? []) : []
    this.turnTo(anchor)
  }

  /** Fetches the texts in the language now shown. */
  async open(): Promise<void> {
    const [book, pictures] = await Promise.all([
      openRulebook(this.panel.id, currentLanguage()),
      this.panel.rules.pictures(),
    ])
    this.book = book
    this.pictures = pictures
    // What was typed before the book was there, or in another language.
    if (this.query !== '') this.look(this.query)
  }

  #isOn(option: string): boolean {
    return (
      this.options !== null &&
      this.options[option] !== undefined &&
      this.options[option] !== this.panel.defaults[option]
    )
  }

  /** Follows a link: to a section, else to the slip of a word. */
  follow(to: string): void {
    if (this.pages.some(({ anchor }) => anchor === to)) this.turnTo(to)
    else this.word = this.book?.glossary.find(({ id }) => id === to) ?? null
  }

  turnTo(anchor: string): void {
    this.word = null
    this.at = this.#hitsBefore(anchor) ?? this.at
    this.#bring(anchor, false)
  }

  /** The text was scrolled: another section is at the top. */
  come(anchor: string): void {
    this.anchor = anchor
  }

  /** The section so many further on, if there is one. */
  beside(by: 1 | -1): Page | undefined {
    return this.page ? this.pages[this.pages.indexOf(this.page) + by] : undefined
  }

  /** Looks for a word from where one reads; for several words where they are told best. */
  look(query: string): void {
    this.query = query
    this.meant = searchWords(query, currentLanguage())
    this.found = this.book ? search(this.book, this.meant) : []
    this.at = this.meant.length > 1 ? 0 : (this.#hitsBefore(this.page?.anchor ?? '') ?? 0)
    if (this.hit) this.#bring(this.hit.anchor, true)
  }

  /** Goes from hit to hit, round the book. */
  step(by: 1 | -1): void {
    if (this.hits === 0) return
    this.at = (this.at + by + this.hits) % this.hits
    if (this.hit) this.#bring(this.hit.anchor, true)
  }

  /** The present hit: its section, and which one it is there, from 0; null = nothing is found. */
  hit: { readonly anchor: string; readonly nth: number } | null = $derived.by(() => {
    let left = this.at
    for (const { page, hits } of this.found) {
      if (left < hits) return { anchor: page.anchor, nth: left }
      left -= hits
    }
    return null
  })

  #bring(anchor: string, hit: boolean): void {
    this.anchor = anchor
    this.goal = { anchor, hit }
  }

  /** How many hits come before those of a section; null = it has none. */
  #hitsBefore(anchor: string): number | null {
    const index = this.found.findIndex(({ page }) => page.anchor === anchor)
    return index < 0 ? null : this.found.slice(0, index).reduce((sum, { hits }) => sum + hits, 0)
  }
}
