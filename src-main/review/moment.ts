import { done, refused, type Result } from '../../src-shared/bridge.ts'
import type { GameEvent } from '../../src-shared/core.ts'
import { alikeOf, type Moment, type MomentShown } from '../../src-shared/review.ts'
import type { Beat } from '../../src-shared/table.ts'
import type { State } from '../engine/game.ts'
import { previewOf } from '../table/preview.ts'
import type { Course } from '../table/course.ts'
import { entryOf, positionOf } from './decisions.ts'

/** What lies hidden is dealt anew for a preview: always alike. */
const DICE = 0x5eed

/**
 * The table where the two moves of a moment part, as the seat saw it, and what each of them does. Refused with
 * `illegal` where they cannot be played there.
 */
export function momentShown(course: Course, moment: Moment): Result<MomentShown> {
  const { game, steps, seats } = course
  const { step, seat, played, other } = moment
  if (step >= steps.length || seat >= seats.length) return refused('illegal')
  const led: Beat[] = []
  const tell = (event: GameEvent, s: State) => led.push({ event: game.redact(event, seat), view: game.view(s, seat) })
  const s = positionOf(course, moment, tell)
  const alike = alikeOf(moment)
  if (game.decider(s) !== seat || !previewOf(game, s, seat, played.slice(0, Math.max(1, alike)), DICE))
    return refused('illegal')
  for (const code of played.slice(0, alike)) game.apply(s, code, (event: GameEvent) => tell(event, s))
  const [one, two] = [played, other].map((codes) => previewOf(game, s, seat, codes.slice(alike), DICE))
  if (!one || !two) return refused('illegal')
  const past = {
    n: entryOf(course, step),
    viewer: seat,
    status: game.status(s),
    view: game.view(s, seat) as unknown,
    beats: led,
  }
  return done({ past: past as MomentShown['past'], played: one, other: two })
}
