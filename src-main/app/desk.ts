import { done, type Fault, type Hello, type RequestName } from '../../src-shared/bridge.ts'
import type { Answers, DeskParts } from './desk-parts.ts'
import { GameList } from './game-list.ts'
import { HeldTable } from './held-table.ts'
import { openingAnswers } from './opening-answers.ts'
import { problemAnswers } from './problem-answers.ts'
import { recordAnswers } from './record-answers.ts'
import { report } from './report.ts'
import { reviewAnswers } from './review-answers.ts'
import { tableAnswers } from './table-answers.ts'

/**
 * Requests that take long: answered beside all others, which need not wait for them. What they change, they do in turn.
 */
export const ANSWERED_BESIDE: ReadonlySet<RequestName> = new Set<RequestName>([
  'listSlots',
  'importGame',
  'mergeGame',
  'cancelImport',
  'pictureOf',
  'advise',
  'why',
])

/** Answers every request of the bridge, one at a time but for those answered beside. Holds the table that is open. */
export class Desk {
  readonly answers: Answers
  readonly #parts: DeskParts
  readonly #held: HeldTable
  readonly #list: GameList
  #faults: readonly Fault[]

  constructor(parts: DeskParts) {
    this.#parts = parts
    this.#faults = faultsOfSettings(parts)
    this.#held = new HeldTable(parts)
    this.#list = new GameList(parts, this.#held)
    const problems = problemAnswers(parts, this.#held)
    this.answers = {
      ...recordAnswers(parts),
      ...this.#list.answers,
      ...openingAnswers(parts, this.#held),
      ...tableAnswers(parts, this.#held, problems.judge),
      ...reviewAnswers(parts, this.#held),
      ...problems.answers,
      ...this.#own,
    }
  }

  /** What is about the program itself. */
  readonly #own = {
    hello: async () => done(await this.#hello()),
    report: async () =>
      done({ text: report(this.#parts.app, this.#parts.settings.read(), await this.#list.all(), this.#parts.log) }),
    crashed: async ({ what }) => {
      this.#parts.log.note(`window: ${what}`)
      return done({})
    },
    openFolder: async () => {
      const { folder, openFolder } = this.#parts.app
      return done({ opened: (await openFolder?.(folder)) ?? false })
    },
    quit: async () => {
      setTimeout(() => this.#parts.app.quit(), QUIT_MS)
      return done({ closing: true })
    },
  } satisfies Partial<Answers>

  /** Gets up from the table. */
  leave(): Promise<void> {
    return this.#held.leave()
  }

  /** A game that has come to its end is counted, whoever made the last step. */
  countIfOver(): Promise<void> {
    return this.#held.countIfOver()
  }

  async #hello(): Promise<Hello> {
    const { app, settings, slots } = this.#parts
    const first = await this.#list.first()
    const faults = [...this.#faults, ...slots.takeNews()]
    this.#faults = []
    const { version, host, folder } = app
    return { version, host, folder, settings: settings.read(), ...first, table: this.#held.shown(), faults }
  }
}

function faultsOfSettings({ app, settings: { setAside, unread } }: DeskParts): Fault[] {
  const faults: Fault[] = []
  if (unread) faults.push({ code: 'settingsUnread', params: { file: unread } })
  if (setAside !== null)
    faults.push({ code: app.safe ? 'safeStart' : 'settingsUnreadable', params: { file: setAside } })
  return faults
}

/** Time for the reply to reach the window. */
const QUIT_MS = 100
