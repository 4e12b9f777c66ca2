import { topicOf } from '../../src-shared/first-sight.ts'
import type { MessageKey } from '../messages/index.ts'
import type { App } from './app.svelte.ts'
import type { TableSession } from './table.svelte.ts'

/** What is said of something that comes up for the first time, and the rule it follows. */
export interface Said {
  readonly topic: string
  readonly text: MessageKey
  readonly rule: string
}

/** Where something was said: it stays to be read while that lasts. */
interface Moment {
  readonly topic: string
  readonly slot: string
  readonly n: number
}

/** What is said once on this device: the aim in the first turn of a game, and each kind of question as it comes up. */
export class FirstSight {
  /** Topics that were said; null until they are known. */
  #told: ReadonlySet<string> | null = $state.raw(null)
  /** What is being said. */
  #now: readonly Moment[] = $state.raw([])
  #asked = false
  readonly #app: App

  constructor(app: App) {
    this.#app = app
  }

  /** Asks once what was said before, where it is of use. */
  async learn(): Promise<void> {
    if (this.#asked || !this.#app.settings.firstSight) return
    this.#asked = true
    const reply = await this.#app.askQuietly('toldAtSight', {})
    this.#asked = reply !== null
    if (reply) this.#told = new Set([...reply.told, ...(this.#told ?? [])])
  }

  /** What is to be said at this table now; never in a lesson, whose coach says it. */
  of({ table, panel, decision }: TableSession): readonly Said[] {
    if (!this.#app.settings.firstSight || table.lesson || table.problem || !decision || decision.by !== table.viewer)
      return []
    const { game, seats, status } = table
    const about = [...(status.turn <= seats.length ? ['aim'] : []), decision.kind]
    return about
      .map((what) => ({
        topic: topicOf(game, what),
        text: `sight.${topicOf(game, what)}` as MessageKey,
        rule: what === 'aim' ? 'aim' : panel.rules.links.decision(what),
      }))
      .filter(({ topic }) => this.#told && (!this.#told.has(topic) || this.#isNow(topic, momentOf(table, topic))))
  }

  /** It is on the screen: it counts as said, and stays while this question, or for the aim this turn, lasts. */
  show({ table }: TableSession, said: readonly Said[]): void {
    const fresh = said.map(({ topic }) => topic).filter((topic) => !this.#told?.has(topic))
    if (fresh.length === 0) return
    this.#now = [...this.#now, ...fresh.map((topic) => ({ topic, slot: table.slot, n: momentOf(table, topic) }))]
    this.#told = new Set([...(this.#told ?? []), ...fresh])
    void this.#app.askQuietly('tellAtSight', { topics: fresh })
  }

  /** Whoever has read it may put it away. */
  close(topic: string): void {
    this.#now = this.#now.filter((moment) => moment.topic !== topic)
  }

  /** Off, or on: then all is said anew. */
  async turn(on: boolean): Promise<void> {
    this.#now = []
    if (on) {
      this.#told = new Set()
      await this.#app.askQuietly('forgetSight', {})
    }
    await this.#app.preferences.change({ firstSight: on })
  }

  #isNow(topic: string, n: number): boolean {
    const slot = this.#app.session?.table.slot
    return this.#now.some((moment) => moment.topic === topic && moment.slot === slot && moment.n === n)
  }
}

/** The aim is said as long as the turn lasts, anything else as long as its question does. */
const momentOf = ({ status }: TableSession['table'], topic: string): number =>
  topic.endsWith('.aim') ? status.turn : (status.decision?.seq ?? -1)
