import type { LogEntry, SeatInfo } from './table.ts'

/** Who played for whom when an entry was made: names are as they are now. */
export const seatsAt = (
  log: readonly Pick<LogEntry, 'n' | 'command'>[],
  seats: readonly SeatInfo[],
  entry: number,
): readonly SeatInfo[] =>
  seats.map((info, seat) => {
    const next = log.find(({ n, command }) => n > entry && command?.seat === seat && command.was !== undefined)
    return next?.command?.was ? { ...info, player: next.command.was } : info
  })
