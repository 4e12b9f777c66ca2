import { readFileSync } from 'node:fs'
import { games } from '../../src-main/engine/games.ts'
import type { Course } from '../../src-main/table/course.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import { playable, replaying } from '../../src-main/saves/replay.ts'
import { atOnce } from '../../src-main/slices.ts'

export const textOf = (name: string): string =>
  readFileSync(new URL(`../golden/journals/${name}.signalbox`, import.meta.url), 'utf8')

/** A recorded game of lots, up to so many of its lines. */
export function courseOf(name: string, lines = Infinity): Course {
  const { header, lines: all } = readJournal(textOf(name))
  const known = playable(header!, games)!
  return atOnce(replaying(known.game, known.options, header!, all.slice(0, lines)))!.course
}
