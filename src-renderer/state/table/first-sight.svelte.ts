import { topicOf } from '../../../src-shared/first-sight.ts'
import { sameName } from '../../../src-shared/same-name.ts'
import type { MessageKey } from '../../messages/index.ts'
import type { App } from '../app.svelte.ts'
import type { Standing } from './standing.svelte.ts'

/** What is said of something that comes up for the first time, and the rule it follows. */
export interface Said {
  readonly topic: string
  readonly text: MessageKey
  readonly rule: string
}

/** Where something was said: it stays to be read while that lasts. */
interface Moment {
  readonly topic: string
  /** Whom it was said to. */
  readonly name: string
  readonly slot: string
  readonly n: number
}

/**
 * What is said once to a person: the aim in the first turn of a game, each kind of question as it comes up, and what
 * lies there.
 */
export class FirstSight {
  /** Topics that were said, by whom they were said to, `sameName`; null until they are known. */
  #told: ReadonlyMap<string, ReadonlySet<string>> | null = $state.raw(null)
  /** Said while people were not told apart. */
  #toldToAll: ReadonlySet<string> = $state.raw(new Set())
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
    if (!reply) return
    this.#toldToAll = new Set(reply.told)
    const told = new Map(Object.entries(reply.toldTo).map(([name, topics]) => [name, new Set(topics)]))
    for (const [name, topics] of this.#told ?? []) told.set(name, new Set([...(told.get(name) ?? []), ...topics]))
    this.#told = told
  }

  /** What is to be said at this table now; never in a lesson, whose coach says it. */
  of({ table, panel, decision }: Standing): readonly Said[] {
    if (!this.#app.settings.firstSight || table.lesson || table.problem || !decision || decision.by !== table.viewer)
      return []
    const { game, seats, status } = table
    const met = panel.met?.(table.view, decision.by) ?? []
    const about = [
      ...(status.turn <= seats.length ? [{ what: 'aim', rule: 'aim' }] : []),
      ...met.filter(({ first }) => first),
      ...(panel.isDone?.(table.view, decision.kind)
        ? []
        : [{ what: decision.kind, rule: panel.rules.links.decision(decision.kind) }]),
      ...met.filter(({ first }) => !first),
    ]
    return about
      .map(({ what, rule }) => ({
        topic: topicOf(game, what),
        text: `sight.${topicOf(game, what)}` as MessageKey,
        rule,
      }))
      .filter(({ topic }) => this.#told && (!this.#knows(table, topic) || this.#isNow(topic, momentOf(table))))
  }

  /** It is on the screen: it counts as said, and stays while this question lasts. */
  show({ table }: Standing, said: readonly Said[]): void {
    this.#forgetUndone(table)
    const fresh = said.map(({ topic }) => topic).filter((topic) => !this.#knows(table, topic))
    if (fresh.length === 0) return
    const name = whoLooks(table)
    this.#now = [...this.#now, ...fresh.map((topic) => ({ topic, name, slot: table.slot, n: momentOf(table) }))]
    const before = this.#told?.get(sameName(name)) ?? []
    this.#told = new Map([...(this.#told ?? []), [sameName(name), new Set([...before, ...fresh])]])
    void this.#app.askQuietly('tellAtSight', { name, topics: fresh })
  }

  /** Whoever has read it may put it away. */
  close(topic: string): void {
    this.#now = this.#now.filter((moment) => moment.topic !== topic)
  }

  /** Off, or on: then all is said anew. */
  async turn(on: boolean): Promise<void> {
    this.#now = []
    if (on) {
      this.#told = new Map()
      this.#toldToAll = new Set()
      await this.#app.askQuietly('forgetSight', {})
    }
    await this.#app.preferences.change({ firstSight: on })
  }

  /** What came up in a move that was taken back, and was not put away, may come up anew. */
  #forgetUndone(table: Standing['table']): void {
    const undone = this.#now.filter(({ slot, n }) => slot === table.slot && n > momentOf(table))
    if (undone.length === 0 || !table.status.decision) return
    this.#now = this.#now.filter((moment) => !undone.includes(moment))
    const told = new Map(this.#told)
    for (const { name, topic } of undone)
      told.set(sameName(name), new Set([...(told.get(sameName(name)) ?? [])].filter((one) => one !== topic)))
    this.#told = told
  }

  #knows(table: Standing['table'], topic: string): boolean {
    return this.#toldToAll.has(topic) || (this.#told?.get(sameName(whoLooks(table)))?.has(topic) ?? false)
  }

  #isNow(topic: string, n: number): boolean {
    const slot = this.#app.session?.table.slot
    return this.#now.some((moment) => moment.topic === topic && moment.slot === slot && moment.n === n)
  }
}

/** The name of the seat that looks; nobody's where none does. */
const whoLooks = ({ seats, viewer }: Standing['table']): string =>
  typeof viewer === 'number' ? (seats[viewer]?.name ?? '') : ''

/** It is said as long as its question lasts: at the next one something else may help. */
const momentOf = ({ status }: Standing['table']): number => status.decision?.seq ?? -1
