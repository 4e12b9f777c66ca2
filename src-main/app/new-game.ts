import { randomInt } from 'node:crypto'
import { done, refused, type RequestOf, type Result } from '../../src-shared/bridge.ts'
import { isReason } from '../../src-shared/core.ts'
import { plainLine } from '../../src-shared/plain-text.ts'
import { LONGEST_NAME } from '../../src-shared/table.ts'
import type { AnyGame } from '../engine/game.ts'
import { FORMAT, type Header, type KnownHeader } from '../saves/line-text.ts'
import { fingerprint } from '../table/check.ts'
import { Course } from '../table/course.ts'

/** Checks what the new-game screen handed over and sets the table up: a course and the header of its journal. */
export function beginGame(
  wanted: RequestOf<'newGame'>,
  games: readonly AnyGame[],
  known?: KnownHeader,
): Result<{ header: Header; course: Course }> {
  const game = games.find((one) => one.id === wanted.game)
  if (!game) return refused('noSuchGame', { game: wanted.game })
  const seatCount = wanted.seats.length
  if (seatCount < game.seats.min || seatCount > game.seats.max || (wanted.starter ?? 0) >= seatCount) {
    return refused('badOptions', undefined, [{ key: 'options.badValue', refs: [], n: seatCount }])
  }
  const options: unknown = game.options.parse(wanted.options)
  if (isReason(options)) return refused('badOptions', undefined, [options])

  const seed = wanted.seed ?? randomInt(2 ** 32)
  const course = new Course(game, {
    options,
    seats: wanted.seats,
    seed,
    ...(wanted.starter !== undefined && { starter: wanted.starter }),
  })
  const header: Header = {
    format: FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    deckHash: fingerprint(game),
    name: wanted.name || plainLine(wanted.seats.map((seat) => seat.name).join(', '), LONGEST_NAME),
    seats: wanted.seats,
    options,
    seed,
    starter: wanted.starter ?? null,
    practice: wanted.practice,
    ...(wanted.hints === false && { hints: false }),
    ...(known && { known }),
    created: Date.now(),
    ...course.standing,
  }
  return done({ header, course })
}
