import * as v from 'valibot'
import { winnersOf, type Outcome, type Seat } from '../../src-shared/core.ts'
import { nameKept } from '../../src-shared/plain-text.ts'
import { teamOf } from '../engine/transport/state.ts'
import { LONGEST_SEAT_NAME } from '../../src-shared/table.ts'
import type { Course } from '../table/course.ts'
import { moment, seatsOf, turnNumber, word } from './bounds.ts'
import { featsOf, sourcesOf } from './feats.ts'
import { knownFrom, type Header } from './line-text.ts'

/** So many a game has no questions. */
const hints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
const points = v.pipe(v.number(), v.minValue(-100_000), v.maxValue(100_000))

const place = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4))
/** More kinds than any game has. */
const MOST_COUNTED = 40
const counts = v.pipe(
  v.record(word, points),
  v.check((all) => Object.keys(all).length <= MOST_COUNTED),
)

/** A game that came to its end, with persons at the table: what statistics are counted from. */
export const finishedSchema = v.object({
  slot: word,
  game: word,
  /** Milliseconds since 1970 of its last step. */
  at: moment,
  turns: turnNumber,
  seats: seatsOf(
    v.object({
      name: nameKept(LONGEST_SEAT_NAME),
      person: v.boolean(),
      points,
      won: v.boolean(),
      // Younger than the others.
      hints: v.optional(hints),
      place: v.optional(place),
      player: v.optional(word),
      sources: v.optional(counts),
      feats: v.optional(counts),
      // The first seat of those that win together; and who could not win.
      side: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))),
      out: v.optional(v.boolean()),
    }),
  ),
})
export type Finished = Readonly<v.InferOutput<typeof finishedSchema>>

/**
 * What is counted of a game; null while it runs, when only bots played it, and when somebody may have known what lay
 * hidden: in practice, and in a known game.
 * @param at milliseconds since 1970 of the last step
 */
export function finishedOf(slot: string, header: Header, course: Course, at: number): Finished | null {
  const { status, seats, game, state } = course
  const { outcome, turn } = status
  if (
    !outcome ||
    header.practice ||
    (knownFrom(header) ?? course.known) !== null ||
    !seats.some(({ player }) => player === 'person')
  )
    return null
  const scores = game.score(state)
  const winners = winnersOf(outcome)
  const points = (seat: number) => scores.find((one) => one.seat === seat)?.total ?? 0
  return {
    slot,
    game: game.id,
    at,
    // A turn that ends the game as it begins is none, as on the score sheet.
    turns: course.log.findLast(({ events }) => events.length > 0)?.turn ?? turn,
    seats: seats.map(({ name, player }, seat) => ({
      name,
      person: player === 'person',
      points: points(seat),
      won: winners.includes(seat),
      hints: course.hintsOf(seat),
      place: placeOf(outcome, seat),
      player,
      sources: player === 'person' ? sourcesOf(course, seat) : {},
      feats: player === 'person' ? featsOf(course, seat) : {},
      ...(game.id === 'transport' && { side: teamOf(state, seat)[0] }),
      ...(outcome.out.includes(seat) && { out: true }),
    })),
  }
}

/** From 1; a shared one is the better one. Where nobody wins, all are last. */
export function placeOf(outcome: Outcome, seat: Seat): number {
  const { places } = outcome
  if (winnersOf(outcome).length === 0) return places.flat().length
  const at = places.findIndex((seats) => seats.includes(seat))
  return places.slice(0, Math.max(0, at)).flat().length + 1
}
