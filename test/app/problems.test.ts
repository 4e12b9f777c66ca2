import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Tuning } from '../../src-main/app.ts'
import { verdictOn } from '../../src-main/bots/weighing/verdict.ts'
import { games } from '../../src-main/engine/games.ts'
import { problemsOf } from '../../src-main/problems/kept.ts'
import type { Problem } from '../../src-main/problems/problem.ts'
import { slotOfProblem } from '../../src-shared/problems.ts'
import { checkReply } from '../../src-shared/replies.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import { aFolder, start, type Playing } from './playing.ts'

const NAME = 'Ann'
const DAY = 24 * 3600 * 1000
const NOON = Date.parse('2026-11-21T12:00:00Z')

/** The first problem of each game that there is. */
const FIRST = games.flatMap(({ id }) =>
  problemsOf(id)
    .slice(0, 1)
    .map((problem) => ({ game: id, problem })),
)
const { game: GAME, problem: ONE } = FIRST[0]

/**
 * No thread is waited for, but where a test is about that.
 * @param clock which day it is, counted from the first
 */
const open = async (
  folder?: string,
  clock = { day: 0 },
  judge: Tuning['judge'] = async (tried) => verdictOn(tried),
): Promise<Playing> =>
  start({ folder: folder ?? (await aFolder()), games, tuning: { now: () => NOON + clock.day * DAY, judge } })
const sit = async (playing: Playing, { id }: Problem, name = NAME): Promise<TableUpdate['table']> =>
  (await playing.get('openProblem', { problem: id, name })).table
const step = async (playing: Playing, { slot, seq }: TableUpdate['table'], codes: readonly number[]) =>
  (await playing.get('act', { slot, seq, codes: [...codes] })).table
/** Gives answers; where they end the try, waits until it is judged. */
async function play(playing: Playing, table: TableUpdate['table'], codes: readonly number[]) {
  const now = await step(playing, table, codes)
  return now.problem?.phase === 'judging' ? judged(playing, now) : now
}
const judged = async (playing: Playing, { slot, seq }: TableUpdate['table']): Promise<TableUpdate['table']> =>
  (await playing.until(({ table }) => table.slot === slot && table.seq > seq)).table
async function ask(playing: Playing, { slot, seq }: TableUpdate['table'], wish: 'again' | 'hint' | 'solution') {
  const { table } = await playing.get('solving', { slot, seq, wish })
  // What speaks for the solution comes after it.
  return wish === 'solution' ? judged(playing, table) : table
}
const rowOf = async (playing: Playing, { id }: Problem, name = NAME) => {
  const { problems } = await playing.get('problems', { game: GAME, name })
  return problems.problems.find((row) => row.id === id)!
}
const streak = async (playing: Playing) => {
  const { row, best } = (await playing.get('problems', { game: GAME, name: NAME })).problems
  return [row, best]
}

describe('a problem at the table', () => {
  it('may end its game: what is told of it then is of the contract, and names no seed', async () => {
    const playing = await open()
    const ends: number[] = []
    for (const problem of problemsOf(GAME).filter(({ seed }) => seed < 0)) {
      const { slot, seq } = await sit(playing, problem)
      const value = await playing.get('solving', { slot, seq, wish: 'solution' })
      const told = checkReply('solving', { ok: true, value })
      expect(told.ok, problem.id).toBe(true)
      if (!told.ok || !told.value.table.outcome) continue
      ends.push(problem.seed)
      expect(told.value.table.seed).toBeNull()
    }
    expect(ends.length).toBeGreaterThan(0)
  })

  it.each(FIRST)('of $game opens where its person is to move, and is solved by its answer', async ({ problem }) => {
    const playing = await open()
    const table = await sit(playing, problem)
    expect(table.slot).toBe(slotOfProblem(problem.id))
    expect([table.viewer, table.status.decision?.by, table.curtain]).toEqual([problem.seat, problem.seat, null])
    expect(table.problem).toMatchObject({ phase: 'open', stars: 3, tries: 0, answer: null })
    const solved = await play(playing, table, problem.answer)
    expect(solved.problem).toMatchObject({ phase: 'solved', stars: 3, tries: 0 })
  })

  it('is solved step by step too, and steps can be taken back until the try is over', async () => {
    const playing = await open()
    const long = problemsOf(GAME).find(({ answer }) => answer.length > 2)!
    let table = await sit(playing, long)
    table = await play(playing, table, long.answer.slice(0, 1))
    if (table.undo === null) {
      const { slot, seq } = table
      table = (await playing.get('command', { slot, seq, command: { kind: 'undo' } })).table
      expect(table.status).toEqual((await sit(playing, long)).status)
    }
    table = await sit(playing, long)
    table = await play(playing, table, long.answer)
    expect(table.problem?.phase).toBe('solved')
    const { slot, seq } = table
    expect(await playing.refusal('command', { slot, seq, command: { kind: 'undo' } })).toBe('illegal')
  })

  it('counts a wrong answer as a try, which costs a star, and is set up again', async () => {
    const playing = await open()
    const wrong = await play(playing, await sit(playing, ONE), ONE.second)
    expect(wrong.problem).toMatchObject({ phase: 'wrong', stars: 2, tries: 1, answer: null })
    expect(wrong.thinking, 'nobody answers').toBeNull()
    expect(await playing.refusal('act', { slot: wrong.slot, seq: wrong.seq, codes: [...ONE.answer] })).toBe('illegal')
    const again = await ask(playing, wrong, 'again')
    expect(again.problem).toMatchObject({ phase: 'open', stars: 2, tries: 1 })
    expect((await play(playing, again, ONE.answer)).problem).toMatchObject({ phase: 'solved', stars: 2 })
    expect(await rowOf(playing, ONE)).toMatchObject({ stars: 2, tries: 1, at: NOON })
  })

  it('has two hints, each for a star: a thing that is lit, then the line; there is no third', async () => {
    const playing = await open()
    const first = await ask(playing, await sit(playing, ONE), 'hint')
    expect(first.problem).toMatchObject({ hints: 1, stars: 2, answer: null })
    expect(first.problem?.light).not.toEqual([])
    const second = await ask(playing, first, 'hint')
    expect(second.problem).toMatchObject({ hints: 2, stars: 1, answer: [...ONE.answer] })
    expect(await playing.refusal('solving', { slot: second.slot, seq: second.seq, wish: 'hint' })).toBe('illegal')
    expect((await play(playing, second, ONE.answer)).problem).toMatchObject({ phase: 'solved', stars: 1 })
  })

  it('never has fewer stars than none', async () => {
    const playing = await open()
    let table = await sit(playing, ONE)
    for (let i = 0; i < 2; i++) table = await ask(playing, table, 'hint')
    for (let i = 0; i < 2; i++) table = await ask(playing, await play(playing, table, ONE.second), 'again')
    expect(table.problem).toMatchObject({ stars: 0, tries: 2 })
    expect((await play(playing, table, ONE.answer)).problem).toMatchObject({ phase: 'solved', stars: 0 })
    expect(await rowOf(playing, ONE)).toMatchObject({ stars: 0, tries: 2 })
  })

  it('plays its solution, which ends the counting: what is played after it is not found', async () => {
    const playing = await open()
    const shown = await ask(playing, await sit(playing, ONE), 'solution')
    expect(shown.problem).toMatchObject({ phase: 'shown', stars: 0, answer: [...ONE.answer] })
    const again = await ask(playing, shown, 'again')
    expect((await play(playing, again, ONE.answer)).problem?.phase).toBe('shown')
    expect((await rowOf(playing, ONE)).stars).toBeNull()
  })

  it('that was solved can be seen once more, and stays solved', async () => {
    const playing = await open()
    const solved = await play(playing, await sit(playing, ONE), ONE.answer)
    expect((await ask(playing, solved, 'solution')).problem).toMatchObject({ phase: 'solved', stars: 3 })
    expect((await rowOf(playing, ONE)).stars).toBe(3)
  })

  it('is judged beside all else: meanwhile nothing else is taken, and whoever leaves has lost nothing', async () => {
    let judges = 0
    const playing = await open(undefined, undefined, () => (judges++, new Promise(() => undefined)))
    const wrong = await step(playing, await sit(playing, ONE), ONE.second)
    expect(wrong.problem).toMatchObject({ phase: 'judging', stars: 3, tries: 0, answer: null, facts: [] })
    const { slot, seq } = wrong
    expect(await playing.refusal('act', { slot, seq, codes: [...ONE.answer] })).toBe('illegal')
    expect(await playing.refusal('solving', { slot, seq, wish: 'hint' })).toBe('illegal')
    expect(judges).toBe(1)
    await playing.get('leaveTable', { slot })
    expect((await sit(playing, ONE)).problem).toMatchObject({ phase: 'open', stars: 3 })
    expect((await rowOf(playing, ONE)).tries).toBe(0)
  })

  it('is judged in the thread of the bots as it would be here', async () => {
    const playing = await start({ folder: await aFolder(), games })
    const there = await play(playing, await sit(playing, ONE), ONE.second)
    const here = await open()
    expect(there.problem).toEqual((await play(here, await sit(here, ONE), ONE.second)).problem)
  })

  it('tells what speaks for its solution once that is thought about', async () => {
    const playing = await open()
    const { slot, seq } = await sit(playing, ONE)
    const shown = (await playing.get('solving', { slot, seq, wish: 'solution' })).table
    expect(shown.problem).toMatchObject({ phase: 'shown', facts: [] })
    const told = await judged(playing, shown)
    expect(told.problem).toMatchObject({ phase: 'shown', stars: 0 })
    expect(told.problem?.facts).not.toEqual([])
  })

  it('that cannot be judged is set up again, and costs nothing', async () => {
    const playing = await open(undefined, undefined, async () => null)
    const again = await judged(playing, await step(playing, await sit(playing, ONE), ONE.second))
    expect(again.problem).toMatchObject({ phase: 'open', stars: 3, tries: 0 })
    expect(playing.notices).toContainEqual({ kind: 'fault', fault: { code: 'internal' } })
  })

  it('is no game: it is in no list, and another request than its own finds it nowhere', async () => {
    const playing = await open()
    const { slot } = await sit(playing, ONE)
    expect((await playing.get('leaveTable', { slot })).slots).toEqual([])
    expect(await playing.refusal('openProblem', { problem: 'fe-00000000', name: NAME })).toBe('noSuchProblem')
    expect((await playing.get('pictureOfProblem', { problem: 'fe-00000000' })).picture).toBeNull()
  })
})

describe('what a person has solved', () => {
  it('is kept for each, and found again by the next program', async () => {
    const folder = await aFolder()
    const first = await open(folder)
    await play(first, await sit(first, ONE), ONE.answer)
    await first.app.close()
    const second = await open(folder)
    expect((await rowOf(second, ONE)).stars).toBe(3)
    expect((await rowOf(second, ONE, 'Ben')).stars).toBeNull()
    expect((await second.get('problems', { game: GAME, name: '' })).problems.name).toBe(NAME)
  })

  it('can be had with all three stars on another day, not on the same', async () => {
    const clock = { day: 0 }
    const playing = await open(undefined, clock)
    await ask(playing, await sit(playing, ONE), 'hint')
    const table = await sit(playing, ONE)
    expect(table.problem?.stars).toBe(2)
    await play(playing, table, ONE.answer)
    clock.day = 1
    await play(playing, await sit(playing, ONE), ONE.answer)
    expect(await rowOf(playing, ONE)).toMatchObject({ stars: 3, at: NOON })
  })

  it('counts as a row while each is solved at the first try without help', async () => {
    const playing = await open()
    const [a, b, c] = problemsOf(GAME)
    for (const one of [a, b]) await play(playing, await sit(playing, one), one.answer)
    expect(await streak(playing)).toEqual([2, 2])
    await ask(playing, await sit(playing, c), 'hint')
    expect(await streak(playing)).toEqual([0, 2])
    // Who solves again what is solved begins no row.
    await play(playing, await sit(playing, a), a.answer)
    expect(await streak(playing)).toEqual([0, 2])
  })

  it('begins no row where it was tried on an earlier day, though all its stars can be had', async () => {
    const clock = { day: 0 }
    const playing = await open(undefined, clock)
    const [a, b, c] = problemsOf(GAME)
    await play(playing, await sit(playing, a), a.second)
    await ask(playing, await sit(playing, b), 'hint')
    clock.day = 1
    for (const one of [a, b, c]) await play(playing, await sit(playing, one), one.answer)
    expect([(await rowOf(playing, a)).stars, (await rowOf(playing, b)).stars]).toEqual([3, 3])
    expect(await streak(playing)).toEqual([1, 1])
  })

  it('is solved against nobody who is called as its person is, however that was written', async () => {
    const two = FIRST.find(({ problem }) => problem.seats > 1)!.problem
    const { seats } = await sit(await open(), two, 'ADA')
    expect(seats.map(({ name }) => name.toLowerCase()).filter((name) => name === 'ada')).toHaveLength(1)
  })

  it('is set aside untouched where it cannot be read, and begins anew', async () => {
    const folder = await aFolder()
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'problems.json'), '{"kind":"signalbox-problems","format":1,"people":7}')
    const playing = await open(folder)
    const { faults, problems } = await playing.get('problems', { game: GAME, name: NAME })
    expect(faults.map(({ code }) => code)).toEqual(['problemsBroken'])
    expect(problems.problems.every(({ stars }) => stars === null)).toBe(true)
    expect((await readdir(join(folder, 'set-aside'))).filter((name) => name.startsWith('problems-'))).toHaveLength(1)
  })
})
