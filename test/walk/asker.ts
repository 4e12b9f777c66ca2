import {
  checkNotice,
  checkReply,
  type Notice,
  type Replies,
  type RequestName,
  type RequestOf,
  type Result,
} from '../../src-shared/bridge.ts'
import type { FaultCode } from '../../src-shared/faults.ts'
import type { TableState } from '../../src-shared/table.ts'
import type { App } from '../../src-main/app-contract.ts'

/** The last requests are told with what is found. */
const TRAIL = 8

/** What the window knows, and what was found wrong in what the program says. */
export class Asker {
  readonly #app: App
  readonly #trail: string[] = []
  readonly asked: Record<string, number> = {}
  readonly refused: Record<string, number> = {}
  readonly found: string[] = []
  /** The table that is open, as it was told last. */
  table: TableState | null = null

  constructor(app: App) {
    this.#app = app
    app.onNotice((notice) => this.#hear(notice))
  }

  async ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Result<Replies[N]>> {
    this.asked[name] = (this.asked[name] ?? 0) + 1
    this.#trail.push(
      name + ('command' in payload ? `:${payload.command.kind}` : 'wish' in payload ? `:${payload.wish}` : ''),
    )
    const answer = checkReply(name, JSON.parse(JSON.stringify(await this.#app.answer(name, payload))))
    if (answer.ok) this.#see(name, answer.value)
    else {
      const { code } = answer.fault
      this.refused[`${name} ${code}`] = (this.refused[`${name} ${code}`] ?? 0) + 1
      if (code === 'internal') this.wrong(`${name} ${JSON.stringify(answer.fault)}`)
    }
    return answer
  }

  /** Asks what may be refused for no other reasons than these. */
  async get<N extends RequestName>(
    name: N,
    payload: RequestOf<N>,
    but: readonly FaultCode[] = [],
  ): Promise<Replies[N] | null> {
    const answer = await this.ask(name, payload)
    if (answer.ok) return answer.value
    if (!but.includes(answer.fault.code)) this.wrong(`${name} is refused: ${JSON.stringify(answer.fault)}`)
    return null
  }

  wrong(what: string): void {
    const { table } = this
    const where = table ? `at ${table.slot} (${table.game}, ${table.seats.length} seats)` : 'at no table'
    this.found.push(`${what}, ${where}, after ${this.#trail.slice(-TRAIL).join(' > ')}`)
  }

  /** Every answer that lays out or changes a table has it under that name; `hello` tells it for a curtain. */
  #see(name: RequestName, value: object): void {
    if (name !== 'hello' && 'table' in value) this.table = value.table as TableState
  }

  #hear(notice: Notice): void {
    const heard = checkNotice(JSON.parse(JSON.stringify(notice)))
    if (heard.kind === 'fault') this.wrong(`told ${JSON.stringify(heard.fault)} for a notice '${notice.kind}'`)
    if (heard.kind === 'table' && heard.update.table.slot === this.table?.slot) this.table = heard.update.table
  }
}
