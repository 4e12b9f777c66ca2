import type { Fact } from '../../src-shared/advice.ts'
import { sameRef, type Seat } from '../../src-shared/core.ts'
import { seatsAt } from '../../src-shared/seats-at.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { readOff, readRoads, type Deal } from '../bots/advice/laid-open.ts'
import { gained } from '../bots/advice/playing-out.ts'
import type { BotTask } from '../bots/bot.ts'
import type { GamePart } from '../bots/search/part.ts'
import { partOf } from '../bots/search/parts.ts'
import type { AnyGame } from '../engine/game.ts'
import { choicesOf } from '../table/check.ts'
import type { Course } from '../table/course.ts'
import { entryOf, partsOf, type Decided } from './decisions.ts'

/**
 * What a seat decided in its turn, to be asked why, and who did: the longest of its decisions; null where there was
 * none.
 */
export function decidedIn(
  course: Course,
  turn: number,
): { task: BotTask; codes: readonly number[]; player: SeatInfo['player'] } | null {
  const { game } = course
  const { turns, decided } = partsOf(course)
  const seat = turns.find((one) => one.turn === turn)?.seat
  const found = decided.filter((one) => one.turn === turn && one.seat === seat).reduce<Decided | null>(longer, null)
  if (!found) return null
  const { state } = found
  const log = course.log.map(({ command }, n) => ({ n, command }))
  return {
    task: {
      game: game.id,
      seat: found.seat,
      beliefs: game.beliefs(state, found.seat),
      choices: choicesOf(game, state),
      seed: DICE,
      nodes: 1,
    },
    codes: found.codes,
    player: seatsAt(log, course.seats, course.steps[found.step].entry)[found.seat].player,
  }
}

/** What lies hidden from the seat is dealt alike each time. */
const DICE = 0x3117

const longer = (one: Decided | null, other: Decided): Decided =>
  one && one.codes.length >= other.codes.length ? one : other

/**
 * What speaks for a whole turn: what it brought and how the table lies after it, which all have seen, and what else
 * speaks for the longest of its decisions.
 */
export function ofWholeTurn(course: Course, turn: number, seat: Seat, reasons: readonly Fact[]): Fact[] {
  const { game } = course
  const played = turnPlayed(course, turn, seat)
  if (!played) return [...reasons]
  const part = partOf(game)
  const promised = part.ended(played.after) ? [] : promisedIn(part, seat, played)
  const said = new Set(promised.map((fact) => fact.part))
  const apart = reasons.filter(
    (fact) => !READ_OFF.includes(fact.kind) && !(fact.kind === 'promises' && said.has(fact.part)),
  )
  const told = [...gainsIn(game, seat, played), ...readOff(game, part, seat, [played]), ...apart, ...promised]
  return told.length > 0 ? told : readRoads(game, part, seat, [played])
}

/** What is read off the table as it was played, and of no deal that might have been. */
const READ_OFF: readonly Fact['kind'][] = ['gains', 'counts', 'scoring', 'nears', 'bars', 'way']

/** The table before a seat's turn and after what it did in it; null where it did nothing. */
function turnPlayed(course: Course, turn: number, seat: Seat): Deal | null {
  const { game, steps } = course
  const own = steps.flatMap((step, i) => (step.turn === turn && step.by === seat ? [i] : []))
  if (own.length === 0) return null
  const before = course.positions.after(entryOf(course, own[0]))
  const after = before.slice()
  for (const { codes } of steps.slice(own[0], own.at(-1)! + 1)) for (const code of codes) game.apply(after, code)
  return { before, after }
}

function gainsIn(game: AnyGame, seat: Seat, { before, after }: Deal): Fact[] {
  return gained(game.score(before)[seat].parts, game.score(after)[seat].parts)
    .filter(({ value }) => value >= 1)
    .map(({ key, value, refs }) => ({ kind: 'gains', points: Math.floor(value), part: key, refs }))
}

function promisedIn({ hopes }: GamePart, seat: Seat, { before, after }: Deal) {
  const then = new Map(hopes?.(before, seat).map((hope) => [hope.key, hope]))
  return (hopes?.(after, seat) ?? []).flatMap(({ key, value, refs }) => {
    const old = then.get(key)
    const points = Math.round(value - (old?.value ?? 0))
    const come = refs.filter((ref) => !old?.refs.some((one) => sameRef(one, ref)))
    return points >= 1 ? [{ kind: 'promises' as const, points, part: key, refs: come }] : []
  })
}

/** What may be said of a seat's move while its cards are hidden: nothing of what it still has in mind with them. */
export const toldOpenly = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ kind }) => kind !== 'enables' && kind !== 'threatens')
