import { readFileSync, readdirSync } from 'node:fs'
import { openClient } from '../../scripts/host.mjs'
import { gameOf } from '../../src-main/engine/games.ts'
import { tableGame } from '../../src-main/measure/table-game.ts'
import { journalText, readJournal } from '../../src-main/saves/journal.ts'
import type { GameId } from '../../src-shared/core.ts'
import type { SeatInfo, TableState } from '../../src-shared/table.ts'
import { lot } from '../renderer/harness/lot.ts'
import type { Choose } from '../renderer/harness/random-game.ts'
import type { Host } from './fixture.ts'

/** Games that were played before: a test that needs their end does not wait for bots to come to it. */

const GOLDEN = new URL('../golden/journals/', import.meta.url)
/** Steps that are left to be played of a game that is nearly over. */
const LEFT = 6

/** A finished game of two people, as its file: of the newest rules that one was recorded with. */
export function finished(game: GameId): string {
  const versions = readdirSync(GOLDEN).flatMap((file) => {
    const [, of, version] = /^(.+)-rules-(\d+)\.signalbox$/.exec(file) ?? []
    return of === game ? [{ file, version: Number(version) }] : []
  })
  const newest = versions.sort((a, b) => b.version - a.version)[0]
  if (!newest) throw new Error(`no game of ${game} was recorded`)
  return readFileSync(new URL(newest.file, GOLDEN), 'utf8')
}

/** The same game some steps before its end, with these players. */
export function nearlyOver(game: GameId, player: SeatInfo['player'], practice = false): string {
  const { header, lines } = readJournal(finished(game))
  if (!header) throw new Error(`the recorded game of ${game} cannot be read`)
  const seats = header.seats.map((seat) => ({ ...seat, player }))
  return journalText({ ...header, seats, practice }, lines.slice(0, -LEFT)).text
}

interface Lot {
  readonly seatCount: number
  readonly options: unknown
  readonly seed: number
  /** How a person chooses; absent: each choice is as likely as another. */
  readonly choose?: Choose
}

/** A game of persons who choose by lot, as its file, as soon as the table stands as is looked for. */
export async function playedUntil(
  game: GameId,
  { choose, ...how }: Lot,
  isThere: (table: TableState) => boolean,
): Promise<string> {
  const played = tableGame({ game: gameOf(game), name: 'Played', practice: false, ...how })
  const below = lot(how.seed)
  for (let { table } = played.now(); !isThere(table); { table } = played.now()) {
    if (table.outcome) throw new Error(`it never stands so, with seed ${how.seed}`)
    const { choices } = table
    await played.step((count) => (choose ? choices.indexOf(choose(choices, below)) : below(count)))
  }
  return journalText(played.header, played.lines).text
}

/** Takes a game's file in through the bridge and starts the program anew, so that a person finds it on the shelf. */
export async function onTheShelfAs(host: Host, text: string): Promise<void> {
  const client = await openClient(host.address())
  const taken = await client.ask('importGame', { text })
  if (!taken.ok) throw new Error(taken.fault.code)
  client.close()
  await host.restart()
}
