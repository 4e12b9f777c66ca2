import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verdictOn } from '../../src-main/bots/weighing/verdict.ts'
import { games } from '../../src-main/engine/games.ts'
import { partsOf } from '../../src-main/review/decisions.ts'
import { choicesOf } from '../../src-main/table/check.ts'
import type { Moment } from '../../src-shared/review.ts'
import { courseOf, textOf } from '../review/reviewed.ts'
import { aFolder, start, type Playing } from './playing.ts'

const GAME = 'transport-rules-1'
const NOW = Date.parse('2026-11-21T12:00:00Z')

/** What was really played, as if a review had found it better than another answer to the same question. */
function aSlip(nth: number): Moment {
  const course = courseOf(GAME)
  const { state, seat, turn, step, into, codes } = partsOf(course).decided[nth]!
  const other = choicesOf(course.game, state).find((code) => code !== codes[0])!
  const shares = [0.4, 0.5] as const
  return { kind: 'slip', turn, seat, step, into, played: [other], other: codes, shares, points: 2, facts: [] }
}

async function atTheTable(folder: string, now = () => NOW): Promise<{ playing: Playing; slot: string }> {
  const tuning = { now, judge: async (tried: Parameters<typeof verdictOn>[0]) => verdictOn(tried) }
  const playing = await start({ folder, games, tuning })
  const { slot } = await playing.get('importGame', { text: textOf(GAME) })
  await playing.get('openSlot', { slot })
  return { playing, slot }
}
const ownOf = async (playing: Playing, name: string, game: 'transport' | 'first-class' = 'transport') =>
  (await playing.get('problems', { game, name })).problems.own

describe('a slip of a review', () => {
  it('is kept as a problem of a person, once, and found again by the next program', async () => {
    const folder = await aFolder()
    const { playing, slot } = await atTheTable(folder)
    for (const nth of [3, 3, 6]) await playing.get('keepProblem', { slot, moment: aSlip(nth), name: 'Ann' })
    expect((await ownOf(playing, 'Ann')).map(({ turn, number, stars }) => [turn, number, stars])).toEqual(
      [aSlip(6), aSlip(3)].map(({ turn }) => [turn, 0, null]),
    )
    expect(await ownOf(playing, 'Ben')).toEqual([])
    expect(await ownOf(playing, 'Ann', 'first-class')).toEqual([])
    await playing.app.close()
    const next = await start({ folder, games })
    expect(await ownOf(next, 'Ann')).toHaveLength(2)
  })

  it('opens where it was made, is solved by what was better, and begins no row', async () => {
    const { playing, slot } = await atTheTable(await aFolder())
    const slip = aSlip(3)
    await playing.get('keepProblem', { slot, moment: slip, name: 'Ann' })
    const [{ id }] = await ownOf(playing, 'Ann')
    expect((await playing.get('pictureOfProblem', { problem: id })).picture).not.toBeNull()
    const { table } = await playing.get('openProblem', { problem: id, name: 'Ann' })
    expect([table.viewer, table.status.turn]).toEqual([slip.seat, slip.turn])
    expect(table.problem).toMatchObject({ number: 0, phase: 'open', stars: 3 })
    await playing.get('act', { slot: table.slot, seq: table.seq, codes: [...slip.other] })
    await playing.until(({ table: { problem } }) => problem?.phase === 'solved')
    const { problems } = await playing.get('problems', { game: 'transport', name: 'Ann' })
    expect([problems.own[0].stars, problems.row]).toEqual([3, 0])
  })

  it('is not kept where it cannot be played, and what was found is no slip', async () => {
    const { playing, slot } = await atTheTable(await aFolder())
    const slip = aSlip(3)
    const broken = { ...slip, other: [0x7fffffff] }
    expect(await playing.refusal('keepProblem', { slot, moment: broken, name: 'Ann' })).toBe('illegal')
    expect(await playing.refusal('keepProblem', { slot, moment: { ...slip, kind: 'found' }, name: 'Ann' })).toBe(
      'illegal',
    )
    expect(await ownOf(playing, 'Ann')).toEqual([])
  })

  it('is deleted by its person alone, and stands again where it stood when it is brought back', async () => {
    let now = NOW
    const { playing, slot } = await atTheTable(await aFolder(), () => now++)
    for (const nth of [3, 6, 9]) await playing.get('keepProblem', { slot, moment: aSlip(nth), name: 'Ann' })
    const all = await ownOf(playing, 'Ann')
    const problem = all[1].id
    expect(await playing.refusal('dropProblem', { problem, name: 'Ben', back: false })).toBe('noSuchProblem')
    await playing.get('dropProblem', { problem, name: 'Ann', back: false })
    expect(await ownOf(playing, 'Ann')).toEqual([all[0], all[2]])
    expect(await playing.refusal('openProblem', { problem, name: 'Ann' })).toBe('noSuchProblem')
    await playing.get('dropProblem', { problem, name: 'Ann', back: true })
    expect(await ownOf(playing, 'Ann')).toEqual(all)
    expect(await playing.refusal('dropProblem', { problem, name: 'Ann', back: true })).toBe('noSuchProblem')
  })

  it('that somebody changed in the file has no picture and does not open', async () => {
    const folder = await aFolder()
    const { playing, slot } = await atTheTable(folder)
    await playing.get('keepProblem', { slot, moment: aSlip(3), name: 'Ann' })
    const [{ id }] = await ownOf(playing, 'Ann')
    await playing.app.close()
    const file = join(folder, 'problems.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace('"before":[', '"before":[999999,'))
    const next = await start({ folder, games })
    expect((await next.get('pictureOfProblem', { problem: id })).picture).toBeNull()
    expect(await next.refusal('openProblem', { problem: id, name: 'Ann' })).toBe('noSuchProblem')
  })
})
