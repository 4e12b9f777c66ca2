import { readFileSync, readdirSync } from 'node:fs'
import { openClient } from '../../scripts/host.mjs'
import { journalText, readJournal } from '../../src-main/saves/journal.ts'
import type { GameId } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
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

/** Takes a game's file in through the bridge and starts the program anew, so that a person finds it on the shelf. */
export async function onTheShelfAs(host: Host, text: string): Promise<void> {
  const client = await openClient(host.address())
  const taken = await client.ask('importGame', { text })
  if (!taken.ok) throw new Error(taken.fault.code)
  client.close()
  await host.restart()
}
