import { damagedRow, type SeatInfo, type SlotSummary } from '../../src-shared/table.ts'
import type { AnyGame } from '../engine/game.ts'
import type { JournalText } from './journal.ts'
import type { KeptLine } from './line-text.ts'
import { playable } from './replay.ts'

/** A journal as the list of saved games shows it. Replays nothing: where the game stands is in its last line. */
export function summaryOf(id: string, read: JournalText, games: readonly AnyGame[], changed: number): SlotSummary {
  const { header } = read
  if (!header) return { ...damagedRow(id), changed, state: read.state === 'newer' ? 'newer' : 'damaged' }
  const last = read.lines.at(-1)
  const known = playable(header, games)
  const { turn, active } = last ?? header
  const state = read.state !== 'good' ? read.state : !known ? 'newer' : active === null ? 'finished' : 'running'
  return {
    id,
    name: header.name,
    game: header.game,
    seats: known ? seatedNow(known.seats, read.lines) : [],
    turn,
    active: state === 'running' ? active : null,
    changed: last?.at ?? header.created,
    state,
    goodTurn: 0,
    options: known ? (known.options as Readonly<Record<string, unknown>>) : null,
    note: header.note ?? '',
    picture: null,
  }
}

/** Who sits where after these lines. */
function seatedNow(first: readonly SeatInfo[], lines: readonly KeptLine[]): SeatInfo[] {
  const seats = [...first]
  for (const line of lines) if (line.kind === 'seat') seats[line.by] = { name: line.name, player: line.player }
  return seats
}

/**
 * The same for a file that was set aside. Nothing of it is played here either: its lines are ours up to where its chain
 * breaks, and the last of them says how far the game was.
 * @param found up to which turn it could be played, where somebody has tried
 */
export function damagedSummary(
  id: string,
  read: JournalText,
  games: readonly AnyGame[],
  changed: number,
  found?: number,
): SlotSummary {
  const { header, lines } = read
  const turn = header && playable(header, games) ? Math.max(1, found ?? (lines.at(-1) ?? header).turn) : 0
  return { ...summaryOf(id, read, games, changed), state: 'damaged', active: null, turn, goodTurn: turn }
}
