import { hasText, phrase } from '../../src-shared/messages/index.ts'
import type { Line, Speech } from '../../src-shared/messages/speech.ts'
import type { LogEntry, LoggedCommand, TableState } from '../../src-shared/table.ts'

/** The log in words, oldest first. */
export function linesOf(log: readonly LogEntry[], table: Pick<TableState, 'seats' | 'view'>, speech: Speech<unknown>): readonly Line[] {
  return log.flatMap((entry) => [
    // That the game was taken up again is no news to those who did it.
    ...(entry.command && entry.command.kind !== 'resumed' ? [commandLine(entry, entry.command, table)] : []),
    ...speech.tell(entry.events, table.seats, table.view),
  ])
}

function commandLine(entry: LogEntry, command: LoggedCommand, table: Pick<TableState, 'seats'>): Line {
  const name = table.seats[command.seat]?.name ?? ''
  const why = command.reason && hasText(command.reason) ? phrase(command.reason) : ''
  return { seat: command.seat, turn: entry.turn, phrase: phrase(`command.${command.kind}`, { name, why }), refs: [] }
}
