import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { GAME_IDS } from '../../src-shared/table-schemas.ts'
import { filesOn } from '../../src-main/saves/files.ts'
import { keepPortion, portionsIn, type KeptPortion } from './kept.ts'
import { MemoryDisk } from './memory-disk.ts'
import { numbersIn, page, tallied } from './page.ts'
import { checkedGames, randomGames } from './random-games.ts'
import { GAMES_A_PORTION, playMatch, STRENGTH_GOAL, strengthPage } from './strength.ts'
import { failingSession } from './writes.ts'
import { MATCHES, nameOf, optionsOf } from '../../src-main/measure/matches.ts'
import { seedFor } from '../seed.ts'

const seed = seedFor(31)

describe('a disk that keeps only what was synced', () => {
  const found = (disk: MemoryDisk) => disk.afterPowerCut().textOf('/games/a')
  const written = async (disk: MemoryDisk) => {
    const file = await disk.open('/games/a', 'wx')
    await file.writeFile('one')
    return file
  }

  it('forgets a file whose folder was not synced, and the text of one that was not', async () => {
    const disk = new MemoryDisk('/games')
    const file = await written(disk)
    expect([disk.textOf('/games/a'), found(disk)]).toEqual(['one', null])
    await file.sync()
    expect(found(disk)).toBe(null)
    await (await disk.open('/games', 'r')).sync()
    expect(found(disk)).toBe('one')
    await file.write(Buffer.from('two'), 0, 3, 3)
    expect([disk.textOf('/games/a'), found(disk)]).toEqual(['onetwo', 'one'])
  })

  it('forgets a new folder that the one around it does not know', async () => {
    const disk = new MemoryDisk('/')
    await disk.mkdir('/games')
    await (await written(disk)).sync()
    await (await disk.open('/games', 'r')).sync()
    expect(found(disk)).toBe(null)
    await (await disk.open('/', 'r')).sync()
    expect(found(disk)).toBe('one')
  })

  it('has a game’s whole file after all that keeping one does', async () => {
    const disk = new MemoryDisk('/')
    const files = filesOn(disk)
    await files.makeFolder('/games/old')
    await files.replace('/games/a', 'one')
    expect(found(disk)).toBe('one')
    await files.append('/games/a', { bytes: 3, tail: 'one', refused: [] }, 'two')
    expect(found(disk)).toBe('onetwo')
    await files.move('/games/a', '/games/old/b')
    expect([found(disk), disk.afterPowerCut().textOf('/games/old/b')]).toEqual([null, 'onetwo'])
  })

  it('writes half where there is no room, and fails as it is told', async () => {
    const disk = new MemoryDisk('/games')
    const file = await disk.open('/games/a', 'wx')
    disk.before = ({ kind }) => (kind === 'write' ? 'short' : null)
    await expect(file.writeFile('four')).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(disk.textOf('/games/a')).toBe('fo')
    disk.before = () => 'EACCES'
    await expect(disk.rename('/games/a', '/games/b')).rejects.toMatchObject({ code: 'EACCES' })
    expect(disk.textOf('/games/a')).toBe('fo')
  })
})

it(`every write of a session fails once in every way and the power goes after each: nothing is lost (seed ${seed})`, async () => {
  const { counts, found } = await failingSession(seed, 12)
  expect(found).toEqual([])
  expect(counts.steps).toBe(12)
  expect(counts.failures).toBeGreaterThan(50)
  expect(counts.powerCuts).toBeGreaterThan(50)
})

it.each(GAME_IDS)(`random games of %s come to their end (seed ${seed})`, (id) => {
  const { counts, found } = randomGames(id, seed, 3)
  expect(found).toEqual([])
  expect(counts.games).toBe(3)
  expect(counts.answers).toBeGreaterThan(100)
})

it(`a random game keeps the contract (seed ${seed})`, () => {
  const { counts, found } = checkedGames(seed, 1)
  expect(found).toEqual([])
  expect(counts.answers).toBeGreaterThan(20)
})

describe('the portions of a campaign', () => {
  const portion = (number: number, more: Partial<KeptPortion> = {}): KeptPortion => ({
    number,
    counts: { games: 10, answers: 100 + number },
    found: [],
    commit: 'abc',
    day: '2026-11-21',
    ...more,
  })

  it('are gone on with where a run was ended within a line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'signalbox-campaign-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'some.jsonl')
    keepPortion(file, portion(0))
    writeFileSync(file, '{"number":1,"co', { flag: 'a' })
    expect(portionsIn(file)).toEqual([portion(0)])
    keepPortion(file, portion(1))
    expect(portionsIn(file)).toEqual([portion(0), portion(1)])
  })

  it('add up, each of them once, and stand on the page with what was found', () => {
    const tally = tallied(7, [
      portion(1, { day: '2026-11-22', commit: 'def', found: ['seed 3: lost'] }),
      portion(0),
      portion(0),
    ])
    expect(tally).toEqual({
      seed: 7,
      portions: '0-1',
      counts: { games: 20, answers: 201 },
      found: ['seed 3: lost'],
      days: ['2026-11-21', '2026-11-22'],
      commits: ['abc', 'def'],
    })
    const written = page({ 'first-class': tally! })
    expect(written).toContain(
      '| 20 of 1,000,000 games | 201 answers | 1 | seed 7, 2026-11-21 to 2026-11-22, abc to def |',
    )
    expect(written).toContain('| 0 of 2,000 kills |')
  })

  it('are added to those on the page, none of them a second time', () => {
    const standing = tallied(7, [portion(0), portion(1), portion(4)])
    const more = tallied(7, [portion(1), portion(2, { day: '2026-11-23', commit: 'def' })], standing)
    expect(more).toEqual({
      seed: 7,
      portions: '0-2,4',
      counts: { games: 40, answers: 407 },
      found: [],
      days: ['2026-11-21', '2026-11-23'],
      commits: ['abc', 'def'],
    })
    expect(numbersIn(more!.portions)).toEqual([0, 1, 2, 4])
    expect(tallied(7, [], standing)).toBe(standing)
    expect(tallied(8, [portion(1)], standing)).toMatchObject({ portions: '1', counts: { games: 10 } })
  })

  it('of nothing are nothing', () => expect(tallied(1, [])).toBe(null))
})

describe('the page of strength', () => {
  const [match] = MATCHES
  const counted = (games: number, won: number) =>
    strengthPage({ [`${nameOf(match)}: games`]: games, [`${nameOf(match)}: won`]: 12 * won })
  const rowOf = (page: string) =>
    page.split('\n').find((line) => line.startsWith('| first-class | controller | greedy |'))

  it('has a row for each match, and each name once', () => {
    const names = MATCHES.map(nameOf)
    expect(new Set(names).size).toBe(names.length)
    expect(strengthPage({}).match(/not played/g)).toHaveLength(names.length)
    expect(STRENGTH_GOAL % (names.length * GAMES_A_PORTION)).toBe(0)
  })

  it('says that a goal is reached, or not, only where the interval lies to one side of it', () => {
    expect(rowOf(counted(1000, 970))).toContain('| .970 | .957–.979 | .950 | reached |')
    expect(rowOf(counted(20, 20))).toContain('| open |')
    expect(rowOf(counted(100, 80))).toContain('| not reached |')
  })

  it('knows every match’s options', () => {
    for (const match of MATCHES) expect(optionsOf(match)).not.toHaveProperty('key')
  })

  it(`is filled by games of which each bot sits everywhere as often (seed ${seed})`, () => {
    const small = { game: 'transport', one: 'greedy', others: 'random', seats: 2, options: {}, goal: 0.9 } as const
    const { counts, found } = playMatch(small, seed, 2)
    expect(found).toEqual([])
    expect(counts).toMatchObject({ games: 2, 'transport greedy random 2: games': 2 })
    expect(counts['transport greedy random 2: won']).toBeGreaterThan(0)
  })
})
