import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { dice } from '../../scripts/host.mjs'
import type { AnyGame } from '../../src-main/engine/game.ts'
import { games } from '../../src-main/engine/games.ts'
import { tableGame, type TableGame } from '../../src-main/measure/table-game.ts'
import { readingGameFile } from '../../src-main/saves/game-file.ts'
import { atOnce } from '../../src-main/slices.ts'
import { journalText, readJournal } from '../../src-main/saves/journal.ts'
import { playable, replaying } from '../../src-main/saves/replay.ts'
import { done } from '../../src-shared/bridge.ts'
import { ensure, same } from '../conformance/check.ts'
import { CHECKS } from '../conformance/checks.ts'
import { playRandomly } from '../conformance/playout.ts'
import { settingsOf, type Setting } from '../conformance/settings.ts'
import { testable } from '../testable/testable.ts'

export interface SoakReport {
  readonly games: number
  readonly actions: number
  readonly failures: number
  /** Of what is still in use after everything else was swept out: the end against the first fifth of the time. */
  readonly heapGrowthMB: number
  /**
   * Of the longest game: milliseconds an action took among its first two hundred and among its last. Its positions
   * differ.
   */
  readonly longest: { readonly actions: number; readonly firstMs: number; readonly lastMs: number }
  /** The same of a thousand actions around one position, game by game: what grows is the journal alone. */
  readonly thousand: Readonly<Record<string, { readonly firstMs: number; readonly lastMs: number }>>
  readonly seed: number
  readonly found: readonly string[]
}

/** Games may be endless where nobody wants to win. */
const MOST_ACTIONS = 3000
const ENDS = 200
const THOUSAND = 1000
/** The position that the thousand actions are taken around. */
const OPENING = 60

interface Played {
  readonly actions: number
  readonly times: readonly number[]
}

/**
 * Plays game after game, of every kind, seat count and option in turn, until `goesOn` says no: each through the table,
 * with undo, previews, reasons and looking back, and once more by the rules alone under every check of conformance.
 */
export async function soak(seed: number, goesOn: (part: number) => boolean, within: () => number): Promise<SoakReport> {
  const settings = inTurn(games.map((game) => settingsOf(game).map((setting) => ({ game, setting }))))
  const found: string[] = []
  const count = { games: 0, actions: 0 }
  let longest: Played = { actions: 0, times: [] }
  let early: number | null = null
  for (let n = 0; goesOn(n); n++) {
    const { game, setting } = settings[n % settings.length]
    const lot = seed + n
    const crashed = (error: unknown) =>
      found.push(
        `${setting.name}, seed ${lot}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
    const played = await throughTable(game, setting, lot).catch(
      (error: unknown) => (crashed(error), { actions: 0, times: [] }),
    )
    count.games++
    count.actions += played.actions
    if (played.actions > longest.actions) longest = played
    try {
      count.actions += underChecks(game, setting, lot)
      count.games++
    } catch (error) {
      crashed(error)
    }
    if (early === null && within() > 0.2) early = heapNow()
  }
  const thousand: Record<string, { firstMs: number; lastMs: number }> = {}
  for (const game of games) {
    const { actions, times } = await aThousand(game, seed)
    count.actions += actions
    const { firstMs, lastMs } = ends({ actions, times })
    thousand[game.id] = { firstMs, lastMs }
  }
  const grown = early === null ? 0 : (heapNow() - early) / 2 ** 20
  return {
    ...count,
    failures: found.length,
    heapGrowthMB: Math.round(grown * 100) / 100,
    longest: ends(longest),
    thousand,
    seed,
    found,
  }
}

/** One of each list, then the next of each: a short soak has every game. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const most = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: most }, (_, i) => lists.flatMap((list) => (i < list.length ? [list[i]] : []))).flat()
}

async function throughTable(game: AnyGame, { seatCount, options }: Setting, seed: number): Promise<Played> {
  const played = tableGame({ game, name: 'Soak', seatCount, options, seed, practice: seed % 2 === 0 })
  const random = dice(seed)
  const times: number[] = []
  while (!played.now().table.outcome && times.length < MOST_ACTIONS) {
    const began = performance.now()
    const result = await played.step((n) => Math.floor(random() * n))
    times.push(performance.now() - began)
    ensure(result.ok, `a choice that was offered is refused: ${result.ok ? '' : result.fault.code}`)
    if (random() < 0.05) await wander(played, random)
  }
  replays(game, played)
  return { actions: times.length, times }
}

/**
 * No game of ours is that long: in one for practice five steps are made and taken back, again and again. The times are
 * of the steps.
 */
async function aThousand(game: AnyGame, seed: number): Promise<Played> {
  const [{ seatCount, options }] = settingsOf(game)
  const played = tableGame({ game, name: 'Soak', seatCount, options, seed, practice: true })
  const random = dice(seed)
  const step = async () => {
    const began = performance.now()
    ensure((await played.step((n) => Math.floor(random() * n))).ok, 'a choice that was offered is refused')
    return performance.now() - began
  }
  const stepsMade = () => played.table.course.steps.length
  while (stepsMade() < OPENING) await step()
  const times: number[] = []
  while (times.length < THOUSAND) {
    for (let n = 0; n < 5; n++) times.push(await step())
    while (stepsMade() > OPENING) {
      const { seq, curtain } = played.now().table
      if (curtain) await step()
      else
        ensure(
          played.heard(await played.table.command(seq, { kind: 'undo' })).ok,
          'undo is refused in a game for practice',
        )
    }
  }
  return { actions: times.length, times }
}

/**
 * What people do beside playing. None of it may be refused for another reason than its own, or change what it should
 * not.
 */
async function wander(played: TableGame, random: () => number): Promise<void> {
  const { table } = played
  const { seq, undo, redo, choices, curtain, view } = played.now().table
  const before = JSON.stringify(view)
  if (choices.length > 0 && !curtain)
    ensure(table.preview(seq, [choices[Math.floor(random() * choices.length)]]).ok, 'a preview of a choice is refused')
  ensure(
    table.lookBack(Math.floor(random() * table.course.log.length)).ok,
    'an entry of the log cannot be looked back at',
  )
  played.heard(done(table.showAgain()))
  same(JSON.stringify(played.now().table.view), before, 'the view after looking')
  if (undo === null)
    ensure(
      played.heard(await table.command(played.now().table.seq, { kind: 'undo' })).ok,
      'undo is offered and refused',
    )
  else if (redo)
    ensure(
      played.heard(await table.command(played.now().table.seq, { kind: 'redo' })).ok,
      'redo is offered and refused',
    )
}

/** The lines that were kept lead to where the table stands. */
function replays(game: AnyGame, { table, header, lines }: TableGame): void {
  const { text } = journalText(header, lines)
  ensure(atOnce(readingGameFile(text, [game])).ok, 'its file is refused')
  const read = readJournal(text)
  const known = playable(header, [game])
  ensure(known !== null, 'its header is not known')
  const again = atOnce(replaying(game, known.options, header, read.lines))
  ensure(again?.good === lines.length, 'its journal leads elsewhere')
  same(
    game.view(again.course.state, 'onlooker'),
    game.view(table.course.state, 'onlooker'),
    'the position its journal leads to',
  )
}

function underChecks(game: AnyGame, { seatCount, options }: Setting, seed: number): number {
  const playout = playRandomly(testable(game), { options, seatCount, seed }, seed)
  for (const check of Object.values(CHECKS)) check.run(playout)
  return playout.codes.length
}

setFlagsFromString('--expose_gc')
const sweep = runInNewContext('gc') as () => void

/** Bytes in use once nothing is left to sweep out. */
function heapNow(): number {
  sweep()
  sweep()
  return process.memoryUsage().heapUsed
}

function ends({ actions, times }: Played): SoakReport['longest'] {
  const middle = (part: readonly number[]) =>
    Math.round(([...part].sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0) * 1000) / 1000
  return { actions, firstMs: middle(times.slice(0, ENDS)), lastMs: middle(times.slice(-ENDS)) }
}
