import type { Phrase, Ref } from '../../src-shared/core.ts'
import type { Group } from '../words/speech.ts'
import { phrase } from '../messages/index.ts'
import { hear } from '../sound/index.ts'
import type { App } from './app.svelte.ts'
import type { TableSession } from './table.svelte.ts'

/** A reason in words, and where the rule stands: an anchor of the rules page. */
export interface Told {
  readonly phrase: Phrase
  readonly rule: string
}

/** Why something is not offered now. */
export class Explaining {
  /** Why the thing last pointed at is not offered. */
  reasons = $state.raw<readonly Told[]>([])
  /** What is not offered though one may look for it, and why. */
  notNow = $state.raw<readonly { readonly group: Group; readonly reason: Told }[]>([])
  readonly #app: App
  readonly #session: TableSession
  #asked = 0

  constructor(app: App, session: TableSession) {
    this.#app = app
    this.#session = session
  }

  /** Why nothing is offered at a thing, each reason once. */
  async at(ref: Ref): Promise<readonly Told[]> {
    const session = this.#session
    const { slot, seq } = session.table
    const reply = await this.#app.askQuietly('explain', { slot, seq, ref })
    if (!reply || seq !== session.table.seq) return []
    const once = reply.reasons.filter(({ key }, i, all) => all.findIndex((other) => other.key === key) === i)
    return once.map((reason) => ({
      phrase: session.panel.speech.reason(reason, session.position),
      rule: session.panel.rules.links.reason(reason.key),
    }))
  }

  /** Tells why nothing is offered at a thing that was picked. */
  async tell(ref: Ref): Promise<void> {
    hear('notPossible')
    const asked = ++this.#asked
    const reasons = await this.at(ref)
    if (asked !== this.#asked) return
    this.reasons =
      reasons.length > 0
        ? reasons
        : [
            {
              phrase: phrase('table.noChoice'),
              rule: this.#session.panel.rules.links.thing(ref, this.#session.table.view),
            },
          ]
    this.#session.news = this.reasons.map((reason) => reason.phrase)
  }

  /** Nothing is told, and an answer still on its way is about what was pointed at before. */
  forget(): void {
    this.#asked++
    this.reasons = []
  }

  /** Finds out what is not offered at the present question. */
  async askNotNow(): Promise<void> {
    this.notNow = []
    const session = this.#session
    const { decision } = session
    const { candidates } = session.choosing
    if (!decision || candidates.length === 0) return
    const { seq } = session.table
    const absent = session.panel.speech.absent(decision, candidates, session.position)
    const told = await Promise.all(
      absent.map(async ({ group, ref, otherwise }) => ({
        group,
        reason: (ref && (await this.at(ref))[0]) ?? {
          phrase: otherwise,
          rule: session.panel.rules.links.group(group.id),
        },
      })),
    )
    if (seq === session.table.seq) this.notNow = told
  }
}
