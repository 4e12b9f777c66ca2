import { done, refused, type Result } from '../../src-shared/bridge.ts'
import type { Review } from '../../src-shared/review.ts'
import type { AnyGame } from '../engine/game.ts'
import { readingGameFile } from '../saves/game-file.ts'
import { playable, replaying } from '../saves/replay.ts'
import { atOnce } from '../slices.ts'
import type { Course } from '../table/course.ts'
import { reviewing, type Told } from './review.ts'

/**
 * Reviews a game file, or a journal, which is the same. Refused as `readingGameFile` refuses it: with `notAGame`,
 * `gameBroken`, `tooHeavy` or `newer`.
 */
export function reviewOfFile(
  text: string,
  games: readonly AnyGame[],
  told?: Told,
  from?: Review | null,
): Result<{ course: Course; review: Review }> {
  const read = atOnce(readingGameFile(text, games))
  if (!read.ok) return read
  const { header, lines } = read.value
  const known = playable(header, games)
  const played = known && atOnce(replaying(known.game, known.options, header, lines))
  if (!played) return refused('notAGame')
  return done({ course: played.course, review: atOnce(reviewing(played.course, told, from)) })
}
