import { expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { courseOf } from '../../src-main/school/course.ts'
import { lessons } from '../../src-main/school/lessons.ts'
import type { Pattern } from '../../src-main/school/matching.ts'
import { LessonRun } from '../../src-main/school/run.ts'
import { toCode } from '../../src-shared/games/freight-express/actions.ts'
import type { ActionKind } from '../../src-shared/games/transport/actions.ts'
import { kindOfCode } from '../../src-shared/games/transport/actions.ts'
import type { RequestOf } from '../../src-shared/bridge.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import { aFolder, start, type Playing } from './playing.ts'

type Table = TableUpdate['table']

const coach = async (playing: Playing, { slot, seq }: Table, wish: RequestOf<'coach'>['wish']): Promise<Table> =>
  (await playing.get('coach', { slot, seq, wish })).table
/** Gives the first answer of that kind. */
async function give(playing: Playing, { slot, seq, choices }: Table, kind: ActionKind): Promise<Table> {
  const code = choices.find((one) => kindOfCode(one) === kind)!
  return (await playing.get('act', { slot, seq, codes: [code] })).table
}

it('takes back the move that led away from a step, and not the turn that was ended before it', async () => {
  const playing = await start({ folder: await aFolder(), games })
  let { table } = await playing.get('openLesson', { lesson: 'transport-pallets', fresh: true })
  table = await coach(playing, table, 'goOn')
  table = await give(playing, table, 'way')
  table = await coach(playing, table, 'goOn')
  expect(table.lesson?.step).toBe('insert')
  const { seq } = await give(playing, table, 'endTurn')
  const own = (await playing.until((update) => update.table.seq > seq && update.table.status.decision?.by === 0)).table
  table = await give(playing, own, 'swap')
  expect(table.lesson?.astray).toBe('swapped')
  table = await coach(playing, table, 'takeBack')
  expect(table.lesson?.astray).toBeNull()
  expect(table.status).toEqual(own.status)
})

it('takes back what led away though the table has gone on since the learner read of it', async () => {
  const playing = await start({ folder: await aFolder(), games })
  let { table } = await playing.get('openLesson', { lesson: 'freight-express-rails', fresh: true })
  const { slot } = table
  table = await coach(playing, table, 'goOn')
  const asked = table.status
  const ended = (await playing.get('act', { slot, seq: table.seq, codes: [toCode({ kind: 'endTurn' })] })).table
  expect(ended.lesson?.astray).toBe('ended')
  // The bot has its turn: what is said of the learner's move stays the same.
  await playing.until((update) => update.table.seq > ended.seq && update.table.status.decision?.by === 0)
  table = await coach(playing, ended, 'takeBack')
  expect(table.lesson?.astray).toBeNull()
  expect(table.status).toEqual(asked)
  // What has been taken back already is not taken back again.
  expect(await playing.refusal('coach', { slot, seq: ended.seq, wish: 'takeBack' })).toBe('stale')
  const again = (await playing.get('act', { slot, seq: table.seq, codes: [toCode({ kind: 'endTurn' })] })).table
  await playing.until((update) => update.table.seq > again.seq && update.table.status.decision?.by === 0)
  expect((await coach(playing, again, 'showMe')).lesson).toMatchObject({ at: again.lesson!.at + 1, astray: null })
})

it('shows a step whose learner ended the turn while the others still have theirs', async () => {
  const stays = (_ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const playing = await start({ folder: await aFolder(), games, tuning: { wait: stays } })
  let { table } = await playing.get('openLesson', { lesson: 'freight-express-tickets', fresh: true })
  while (table.lesson?.step !== 'fly') table = await coach(playing, table, table.lesson?.reads ? 'goOn' : 'showMe')
  const { at } = table.lesson
  table = (await playing.get('act', { slot: table.slot, seq: table.seq, codes: [toCode({ kind: 'endTurn' })] })).table
  expect(table.lesson?.astray).toBe('ended')
  table = await coach(playing, table, 'showMe')
  expect(table.lesson).toMatchObject({ at: at + 1, astray: null })
})

it('lets no bot go on with what it thought of before steps were taken back', async () => {
  const waits: AbortSignal[] = []
  const wait = (_ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      waits.push(signal)
      signal.addEventListener('abort', () => resolve())
    })
  const playing = await start({ folder: await aFolder(), games, tuning: { wait } })
  let { table } = await playing.get('openLesson', { lesson: 'freight-express-rails', fresh: true })
  table = await coach(playing, table, 'goOn')
  for (const wish of ['takeBack', 'showMe'] as const) {
    const codes = [toCode({ kind: 'endTurn' })]
    table = (await playing.get('act', { slot: table.slot, seq: table.seq, codes })).table
    const thinking = waits.at(-1)!
    expect(thinking.aborted).toBe(false)
    table = await coach(playing, table, wish)
    expect(thinking.aborted).toBe(true)
  }
})

it('shows a step that lacks a card which was spent before it from the step where the lesson can still be done', async () => {
  const rails = lessons().find(({ id }) => id === 'freight-express-rails')!
  const run = new LessonRun(
    rails,
    courseOf(
      rails,
      games.find(({ id }) => id === rails.game)!,
    ),
  )
  const codeOf = (answer: Pattern) => run.chosen(run.course.state, [answer])!
  const playing = await start({ folder: await aFolder(), games })
  let { table } = await playing.get('openLesson', { lesson: rails.id, fresh: true })
  table = await coach(playing, table, 'goOn')
  // The 3 is what would drive to E.
  const spent: readonly Pattern[] = [
    { kind: 'lay', card: 3, cell: 34 },
    { kind: 'lay', card: 4, cell: 20, rotation: 1 },
  ]
  for (const answer of spent)
    table = (await playing.get('act', { slot: table.slot, seq: table.seq, codes: [codeOf(answer)] })).table
  expect(table.lesson).toMatchObject({ step: 'drive', astray: null })
  table = await coach(playing, table, 'showMe')
  expect(table.lesson?.step).toBe('drive')
  table = await coach(playing, table, 'showMe')
  expect(table.lesson?.step).toBe('lapsed')
})

it('shows nothing where nothing is asked, and takes nothing back for it', async () => {
  const playing = await start({ folder: await aFolder(), games })
  let { table } = await playing.get('openLesson', { lesson: 'transport-pallets', fresh: true })
  table = await coach(playing, table, 'goOn')
  table = await give(playing, table, 'way')
  expect(table.lesson).toMatchObject({ step: 'tile', reads: true })
  const { slot, seq } = table
  expect(await playing.refusal('coach', { slot, seq, wish: 'showMe' })).toBe('illegal')
  expect((await coach(playing, table, 'goOn')).lesson?.step).toBe('insert')
})

it('advises where no line is the right one, and only there', async () => {
  const playing = await start({ folder: await aFolder(), games })
  const pallets = (await playing.get('openLesson', { lesson: 'transport-pallets', fresh: true })).table
  expect([pallets.hints, pallets.lesson?.free]).toEqual([false, false])
  const read = (await playing.get('openLesson', { lesson: 'transport-first-game', fresh: true })).table
  expect([read.hints, read.lesson?.free]).toEqual([true, false])
  expect((await coach(playing, read, 'goOn')).lesson?.free).toBe(true)
})
