import { games } from '../../src-main/engine/games.ts'
import type { GameId } from '../../src-shared/core.ts'
import { settingsOf } from '../conformance/settings.ts'
import { below, oneOf, type Random } from '../fuzz/mutate.ts'
import type { Asker } from './asker.ts'

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dirk']
/** Who sits down, by lot: persons as often as bots. */
export const PLAYERS = ['person', 'person', 'porter', 'porter', 'porter', 'driver'] as const
const settings = games.map((game) => ({ game: game.id as GameId, all: settingsOf(game) }))

/** Leaves the table for another, or does something on the way. */
export const goesElsewhere = (asker: Asker, random: Random): Promise<unknown> =>
  oneOf(random, [newGame, newGame, savedGame, lesson, lesson, problem, problem, daily, file, trash, copy, pages])(
    asker,
    random,
  )

async function newGame(asker: Asker, random: Random) {
  const { game, all } = oneOf(random, settings)
  const { seatCount, options } = oneOf(random, all)
  const seats = NAMES.slice(0, seatCount).map((name) => ({ name, player: oneOf(random, PLAYERS) }))
  if (seats.every(({ player }) => player !== 'person')) seats[0].player = 'person'
  await asker.get('newGame', {
    game,
    name: oneOf(random, ['', 'Tuesday']),
    seats,
    options: options as Record<string, unknown>,
    practice: random() < 0.3,
    seed: below(random, 2 ** 32),
    ...(random() < 0.5 && { starter: below(random, seatCount) }),
    ...(random() < 0.3 && { hints: false }),
  })
}

const anySlot = async (asker: Asker, random: Random, atLeast = 1) => {
  const { slots } = (await asker.get('listSlots', {})) ?? { slots: [] }
  return slots.length < atLeast ? null : oneOf(random, slots)
}

async function savedGame(asker: Asker, random: Random) {
  const saved = await anySlot(asker, random)
  if (saved) await asker.get('openSlot', { slot: saved.id })
}

async function lesson(asker: Asker, random: Random) {
  const { lessons } = (await asker.get('school', {}))!
  await asker.get('openLesson', { lesson: oneOf(random, lessons).id, fresh: random() < 0.5 })
}

async function problem(asker: Asker, random: Random) {
  const asked = await asker.get('problems', { game: oneOf(random, settings).game, name: 'Ann' })
  const { problems, own } = asked!.problems
  const { id } = oneOf(random, [...problems, ...own])
  await asker.get('pictureOfProblem', { problem: id })
  await asker.get('openProblem', { problem: id, name: 'Ann' })
}

async function daily(asker: Asker, random: Random) {
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `2026-${two(1 + below(random, 12))}-${two(1 + below(random, 28))}`
  const { game } = oneOf(random, settings)
  await asker.get('daily', { day, name: 'Ann' })
  const names = NAMES.slice(0, 2 + below(random, 3))
  // There are none of days to come, and each board has its number of seats.
  await asker.get('playDaily', { game, day, title: 'Day', names }, ['noSuchBoard', 'malformed'])
}

/** What was saved as a file is known here; and it may be taken in beside itself. */
async function file(asker: Asker, random: Random) {
  const saved = await anySlot(asker, random)
  if (!saved) return
  await asker.get('pictureOf', { slot: saved.id })
  const exported = await asker.get('exportGame', { slot: saved.id })
  if (!exported) return
  const { text } = exported
  const merged = await asker.get('mergeGame', { text })
  if (merged?.how === 'taken') asker.wrong('a game is not known again from its own file')
  if (random() < 0.3) await asker.get('importGame', { text })
}

async function trash(asker: Asker, random: Random) {
  const saved = await anySlot(asker, random, 4)
  if (!saved) return
  await asker.get('deleteSlot', { slot: saved.id })
  if (asker.table?.slot === saved.id) asker.table = null
  const { slots } = (await asker.get('listDeleted', {}))!
  if (random() < 0.5) await asker.get('restoreSlot', { slot: oneOf(random, slots).id })
  if (random() < 0.1) await asker.get('emptyTrash', {})
}

async function copy(asker: Asker, random: Random) {
  const saved = await anySlot(asker, random)
  if (!saved) return
  const slot = saved.id
  await asker.get('duplicateSlot', { slot })
  await asker.get('annotateSlot', { slot, note: 'A note' })
  await asker.get('renameSlot', { slot, name: 'Another' })
}

async function pages(asker: Asker) {
  for (const name of ['hello', 'statistics', 'school', 'toldAtSight', 'listLines', 'report'] as const)
    await asker.get(name, {})
}
