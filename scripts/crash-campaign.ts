/** The real host, played over its bridge, killed again and again: what was acknowledged must be there each time. */
import { readdirSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { games } from '../src-main/engine/games.ts'
import type { RequestOf, Result } from '../src-shared/bridge.ts'
import type { TableState } from '../src-shared/table.ts'
import { dice, openClient, startHost, step, type Client, type HostProgram } from './host.mjs'

/** What was asked last: when the kill cut its acknowledgement off, it may have been done or not. */
export type Asked = 'step' | 'undo' | 'redo' | 'rename'

export interface Campaign {
  readonly kills: number
  readonly acknowledged: Readonly<Record<Asked, number>>
  /** So often the kill fell inside a write. */
  readonly insideWrites: number
  /** So often the last change was kept though its acknowledgement never came. */
  readonly unheard: number
  /** A sentence for each time that something acknowledged was not there. */
  readonly lost: readonly string[]
  /** A sentence for each time that a game could not be opened or went another way. */
  readonly broken: readonly string[]
}

/** Milliseconds of play before the host is killed, at most; and while a game is being opened. */
const LONGEST = 250
const OPENING = 40
/** Each so-many-th kill: a new game is begun, of the next kind. */
const GAME_LASTS = 8

/** What must be there again: all that the game is, as these eyes may see it. */
const kept = ({ slot, name, seats, status, view }: TableState) => ({ slot, name, seats, status, view })
const decisions = (table: TableState): number => table.status.decision?.seq ?? Infinity

/** On a slow machine a life is shorter in steps: at most so many times as many are lived until enough was done. */
const MOST_TIMES = 4

/**
 * Plays and kills so often, and on until enough was done.
 * @param folder an empty one, for the games
 * @param tell hears of each kill
 */
export async function crash(
  folder: string,
  least: number,
  seed: number,
  tell: (kill: number) => void = () => undefined,
  isEnough: (found: Pick<Campaign, 'acknowledged' | 'insideWrites'>) => boolean = () => true,
): Promise<Campaign> {
  const campaign = new Crash(folder, seed)
  let kills = 0
  while (kills < least || (kills < MOST_TIMES * least && !isEnough(campaign.found))) {
    await campaign.once(kills)
    kills++
    tell(kills)
  }
  await campaign.lookAtAll()
  return { kills, ...campaign.found }
}

class Crash {
  readonly found = {
    acknowledged: { step: 0, undo: 0, redo: 0, rename: 0 },
    insideWrites: 0,
    unheard: 0,
    lost: [] as string[],
    broken: [] as string[],
  }
  readonly #folder: string
  readonly #seed: number
  readonly #random: () => number
  /** What was acknowledged last in the game that goes on; null when there is none. */
  #last: TableState | null = null
  #asked: Asked = 'step'
  /** What was acknowledged last in the games that were left, and what was asked after it: that may be kept too. */
  readonly #left: { readonly last: TableState; readonly asked: Asked }[] = []

  constructor(folder: string, seed: number) {
    this.#folder = folder
    this.#seed = seed
    this.#random = dice(seed)
  }

  /** One life of the host: a third of them end inside a write, a quarter of the others while the game is opened. */
  async once(kill: number): Promise<void> {
    if (kill % GAME_LASTS === 0) this.#leave()
    const inside = kill % 3 === 2
    const host = await startHost(this.#folder, inside ? this.#torn() : {})
    const killIn = (ms: number) => new Promise((resolve) => setTimeout(() => resolve(host.end('SIGKILL')), ms))
    let killed: Promise<unknown> | null = inside ? null : kill % 4 === 3 ? killIn(this.#random() * OPENING) : null
    // Not even the way in is sure to be answered.
    const client = await openClient(host.address).catch(() => null)
    const found = client && (await this.#open(client, kill))
    if (client && found) {
      killed ??= inside ? null : killIn(this.#random() * LONGEST)
      await this.#play(client, kill)
    }
    await (killed ?? this.#endInside(host))
  }

  /** Every game of the campaign, once more and in peace. */
  async lookAtAll(): Promise<void> {
    this.#leave()
    const host = await startHost(this.#folder)
    const client = await openClient(host.address)
    for (const { last, asked } of this.#left) {
      this.#last = last
      this.#asked = asked
      await this.#open(client, this.#seed)
    }
    await host.end()
    const aside = readdirSync(this.#folder, { recursive: true })
      .map(String)
      .filter((file) => /set-aside.*journal/.test(file))
    aside.forEach((file) => this.found.broken.push(`${file} was set aside`))
  }

  #leave(): void {
    if (this.#last) this.#left.push({ last: this.#last, asked: this.#asked })
    this.#last = null
  }

  /** The host kills itself at one of its next writes, with some part of it on the disk. */
  #torn() {
    const env = {
      SIGNALBOX_TEAR_WRITE: String(1 + Math.floor(this.#random() * 12)),
      SIGNALBOX_TEAR_PART: String(this.#random()),
    }
    return { node: ['--import', new URL('./tear-writes.mjs', import.meta.url).href], env }
  }

  async #endInside(host: HostProgram): Promise<void> {
    // A game that was over before its write came is ended from here.
    if (!host.gone()) await new Promise((resolve) => setTimeout(resolve, 20))
    if (host.gone()) this.found.insideWrites++
    await host.end('SIGKILL')
  }

  /** The table as it is found; what it lacks is noted. null when the host was gone before it answered. */
  async #open(client: Client, kill: number): Promise<TableState | null> {
    const last = this.#last
    const result =
      last === null
        ? await client.ask('newGame', this.#newGame(kill))
        : await client.ask('openSlot', { slot: last.slot })
    if (!result.ok) {
      if (result.fault.code !== 'disconnected')
        this.#note('broken', kill, `${last?.slot ?? 'a new game'} is refused: ${result.fault.code}`)
      return null
    }
    const found = last ? await sameEyes(client, last) : result.value.table
    if (found && last) this.#compare(last, found, kill)
    if (found) this.#last = found
    return found
  }

  #compare(last: TableState, found: TableState, kill: number): void {
    if (isDeepStrictEqual(kept(found), kept(last))) return
    if (leadsTo(this.#asked, last, found)) this.found.unheard++
    else if (decisions(found) < decisions(last))
      this.#note('lost', kill, `decision ${decisions(last)} was acknowledged, ${decisions(found)} is there`)
    else this.#note('broken', kill, `${found.slot} went another way after ${this.#asked}`)
  }

  #note(what: 'lost' | 'broken', kill: number, sentence: string): void {
    this.found[what].push(`kill ${kill} (seed ${this.#seed}): ${sentence}`)
  }

  /** Plays until the host is gone or the game is over. */
  async #play(client: Client, kill: number): Promise<void> {
    for (;;) {
      const { asked, answer } = change(client, this.#random)
      const result = await answer
      this.#asked = asked
      if (result === null) return this.#leave()
      this.#last = client.table()
      if (!result.ok) {
        if (result.fault.code !== 'disconnected')
          this.#note('broken', kill, `${asked} is refused: ${result.fault.code}`)
        return
      }
      this.found.acknowledged[asked]++
    }
  }

  /** Two people: nothing moves by itself, so what was acknowledged last is what must be found. */
  #newGame(kill: number): RequestOf<'newGame'> {
    return {
      game: games[Math.floor(kill / GAME_LASTS) % games.length].id,
      name: `Kill ${kill}`,
      seats: [
        { name: 'Ann', player: 'person' },
        { name: 'Bob', player: 'person' },
      ],
      options: {},
      seed: this.#seed + kill,
      practice: true,
    }
  }
}

/** The table through the same eyes that saw it last: a reopened one has its curtain down. */
async function sameEyes(client: Client, last: TableState): Promise<TableState | null> {
  const { slot, seq, curtain } = client.table()!
  if (!curtain || last.curtain) return client.table()
  const lifted = await client.ask('command', { slot, seq, command: { kind: 'liftCurtain', seat: curtain.seat } })
  return lifted.ok ? lifted.value.table : null
}

/**
 * One thing that changes the file: mostly a step, now and then an undo, a redo, or a name that writes all of it anew.
 */
function change(client: Client, random: () => number): { asked: Asked; answer: Promise<Result<unknown> | null> } {
  const { slot, seq, undo, redo } = client.table()!
  const lot = random()
  if (lot < 0.1)
    return { asked: 'rename', answer: client.ask('renameSlot', { slot, name: `Kill ${Math.floor(random() * 1e6)}` }) }
  if (lot < 0.35 && undo === null)
    return { asked: 'undo', answer: client.ask('command', { slot, seq, command: { kind: 'undo' } }) }
  if (lot < 0.45 && redo)
    return { asked: 'redo', answer: client.ask('command', { slot, seq, command: { kind: 'redo' } }) }
  return { asked: 'step', answer: step(client, (choices) => choices[Math.floor(random() * choices.length)]) }
}

/**
 * Whether what was asked last, kept but not acknowledged, leads from the one table to the other. Never back, never
 * elsewhere.
 */
function leadsTo(asked: Asked, last: TableState, found: TableState): boolean {
  if (asked === 'rename') return isDeepStrictEqual({ ...kept(found), name: '' }, { ...kept(last), name: '' })
  return (
    found.name === last.name &&
    (asked === 'undo' ? decisions(found) < decisions(last) : decisions(found) > decisions(last))
  )
}
