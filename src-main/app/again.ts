import type { RequestOf } from '../../src-shared/bridge.ts'
import type { GameId } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { standingLines } from '../saves/compact.ts'
import type { Header, KeptLine } from '../saves/line-text.ts'
import { numbered } from '../saves/numbered.ts'
import type { Course } from '../table/course.ts'

type How = RequestOf<'playAgain'>['how']

/** Those who sit there now; where all of them are bots, those who left a seat to one have it again. */
function seatsAgain({ seats, satByPersons }: Course): SeatInfo[] {
  const isDeserted = seats.every(({ player }) => player !== 'person')
  return seats.map((one, seat) => (isDeserted && satByPersons.has(seat) ? { ...one, player: 'person' } : one))
}

/** What another game at the same table is set up from: the same people, by the same rules. */
export function anotherGame(course: Course, header: Header, how: How): RequestOf<'newGame'> {
  const { seats, start, log } = course
  const first = header.starter ?? log[0].seat
  const starter = how === 'rematch' ? (first + 1) % seats.length : header.starter
  return {
    game: header.game as GameId,
    name: numbered(header.name),
    seats: seatsAgain(course),
    // They were checked when this game began.
    options: start.options as Record<string, unknown>,
    practice: header.practice,
    ...(header.hints === false && { hints: false }),
    ...(starter !== null && { starter }),
    ...(how === 'sameDeal' && { seed: header.seed }),
  }
}

/**
 * The journal of a game that goes on from the position after an entry of the log; null when there is none. It keeps
 * the deck as it lies: of a game that runs, and is none for practice, it would let somebody look ahead, so there is
 * none.
 */
export function branchAt(course: Course, header: Header, n: number): { header: Header; lines: KeptLine[] } | null {
  if (n >= course.log.length || !(course.status.outcome || header.practice)) return null
  const now = Date.now()
  // A change of name and player is one line with two entries.
  const lines = new Set(course.log.slice(0, n + 1).flatMap(({ line }) => (line ? [line] : [])))
  const standing = standingLines(
    [...lines].map((line) => ({ ...line, at: now })),
    header,
  )
  return standing && { header: { ...header, name: numbered(header.name), copied: true, created: now }, lines: standing }
}
