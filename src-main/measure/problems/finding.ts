import { createHash } from 'node:crypto'
import { Meter } from '../../bots/search/meter.ts'
import { partOf } from '../../bots/search/parts.ts'
import { cloneState } from '../../engine/flat.ts'
import type { AnyGame, GameId, State } from '../../engine/game.ts'
import { generator } from '../../engine/random.ts'
import { writtenCodes, type WrittenProblem } from '../../problems/problem.ts'
import { themeOf } from '../../problems/themes.ts'
import { difficultyOf, foundBy } from './difficulty.ts'
import { positionsOf, type Position, type SetUp } from './positions.ts'
import { askedOf, searched, standsOut, type Found } from './searching.ts'

/** Judged states: of the search that finds a problem, and of the one that it is held to. */
export const NODES: Readonly<Record<GameId, readonly [number, number]>> = {
  'freight-express': [20_000, 80_000],
  'first-class': [30_000, 120_000],
  transport: [20_000, 80_000],
}
const PREFIX: Readonly<Record<GameId, string>> = { 'freight-express': 'fe', 'first-class': 'fc', transport: 'tr' }
/** One game of many would look like another. */
const MOST_A_GAME = 5
/** Positions of one game are alike that are fewer turns apart. */
const APART = 3

/** What is found in one game between bots. `wanted` says of a theme and a difficulty whether there are enough. */
export function* foundIn(
  game: AnyGame,
  setUp: SetUp,
  kept: readonly WrittenProblem[],
  wanted: (theme: string, difficulty: number) => boolean,
): Generator<WrittenProblem> {
  const mine: WrittenProblem[] = []
  const seed = setUp.seed
  for (const position of positionsOf(game, setUp)) {
    if (mine.length >= MOST_A_GAME) return
    if (mine.some(({ turn }) => Math.abs(turn - position.turn) < APART)) continue
    if (!standsOut(game, position, seed ^ position.turn)) continue
    const one = problemAt(game, position, seed ^ (position.turn * 7919))
    if (!one || isAlike(one, [...kept, ...mine]) || !wanted(one.theme, one.difficulty)) continue
    mine.push(one)
    yield one
  }
}

function problemAt(game: AnyGame, position: Position, seed: number): WrittenProblem | null {
  const [nodes, longer] = NODES[game.id]
  const first = searched(game, position, { nodes, seed })
  if (!first) return null
  const again = searched(game, position, { nodes: longer, seed: ~seed, known: [first.answer, first.second] })
  if (again?.answer.join() !== first.answer.join()) return null
  const found = foundBy(game, position, again) as [number, number, number, number]
  const { state, seat, turn, before, seats, starter, options } = position
  const deals = dealt(game, position)
  return {
    id: `${PREFIX[game.id]}-${hash([setUpOf(position), before, again.answer])}`,
    rules: game.rulesVersion,
    seats,
    seed: position.seed,
    starter,
    options: { ...options },
    before: writtenCodes(before),
    seat,
    turn,
    theme: themeOf(game, state, seat, again.answer, again.second, endsSoon(game, deals, seats, again.answer)),
    difficulty: difficultyOf(found),
    found,
    answer: writtenCodes(again.answer),
    second: writtenCodes(again.second),
    gains: Math.min(...deals.map((deal) => gained(game, deal, seat, again.answer))),
    proof: [written(first), written(again)],
  }
}

/** Deals on which is seen what comes of an answer. */
const DEALS = 8
function dealt(game: AnyGame, position: Position): State[] {
  const dice = generator(position.seed)
  const { beliefs } = askedOf(game, position)
  return Array.from({ length: DEALS }, () => game.sample(beliefs, dice))
}

function gained(game: AnyGame, deal: State, seat: number, codes: readonly number[]): number {
  const s = cloneState(deal)
  for (const code of codes) game.apply(s, code)
  return game.score(s)[seat].total - game.score(deal)[seat].total
}

/** Does the game end before everybody has had a turn, on most deals? */
function endsSoon(game: AnyGame, deals: readonly State[], seats: number, codes: readonly number[]): boolean {
  const part = partOf(game)
  const meter = new Meter(Infinity)
  const over = deals.filter((deal) => {
    const s = cloneState(deal)
    const last = part.turn(s) + seats
    for (const code of codes) game.apply(s, code)
    for (let step = 0; step < 200 && !part.ended(s) && part.turn(s) < last; step++) part.playOn(s, meter)
    return part.ended(s)
  })
  return over.length > deals.length / 2
}

/** No two with the same answer to the same theme, none from the same stretch of a game. */
function isAlike(one: WrittenProblem, others: readonly WrittenProblem[]): boolean {
  return others.some(
    ({ seed, turn, theme, answer }) =>
      (seed === one.seed && Math.abs(turn - one.turn) < APART) || (theme === one.theme && answer === one.answer),
  )
}

const written = ({ nodes, seed, deals, points, share }: Found) => ({
  nodes,
  seed,
  deals,
  points: rounded(points),
  share: rounded(share),
})
const rounded = ([mean, error]: readonly [number, number]): [number, number] => [
  Math.round(mean * 1000) / 1000,
  Math.round(error * 1000) / 1000,
]
const setUpOf = ({ seats, seed, starter, options }: Position): unknown => [seats, seed, starter, options]
const hash = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 8)
