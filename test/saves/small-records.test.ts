import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DailyRecord } from '../../src-main/saves/daily-record.ts'
import { diskFiles } from '../../src-main/saves/files.ts'
import { Ledger } from '../../src-main/saves/ledger.ts'
import { ownId, ProblemRecord } from '../../src-main/saves/problem-record.ts'
import { SchoolRecord } from '../../src-main/saves/school-record.ts'
import { TooHeavy } from '../../src-main/saves/too-heavy.ts'
import { aFolder } from '../app/playing.ts'

const UNTOUCHED = { done: false, at: 0, steps: [], reads: [] }
const board = (result: object = {}) => ({
  day: '2026-03-02',
  game: 'transport' as const,
  name: 'Ann',
  slot: 'a',
  counts: false,
  at: 1,
  result: { points: 1, place: 1, won: false, ...result },
})
const game = (seat: object = {}) => ({
  slot: 'a',
  game: 'transport',
  at: 1,
  turns: 1,
  seats: [
    { name: 'Ann', person: true, points: 1, won: true, ...seat },
    { name: 'Ben', person: true, points: 0, won: false },
  ],
})
const tried = { stars: null, tries: 0, at: null, day: '2026-03-02', spent: 0 }
const own = (more: object = {}) => ({
  id: 'own-0123456789ab',
  game: 'transport' as const,
  options: {},
  seats: 2,
  seed: 1,
  starter: null,
  rules: 1,
  before: [],
  seat: 0,
  turn: 1,
  theme: 'score' as const,
  answer: [1],
  second: [2],
  ahead: 1,
  gains: 1,
  at: 1,
  ...more,
})
const solver = (more: object = {}) => ({ name: 'Ann', row: 0, best: 0, problems: {}, own: [], ...more })

/** What each small file may hold at an end, and what lies just beyond. */
interface Small {
  readonly kind: string
  readonly with: (what: object) => object
  readonly ends: Readonly<Record<string, readonly [last: object, beyond: object]>>
  read(folder: string): Promise<unknown>
}

const SMALL: Readonly<Record<string, Small>> = {
  daily: {
    kind: 'signalbox-daily',
    with: (result) => ({ boards: [board(result)] }),
    ends: {
      'fewest points': [{ points: -100_000 }, { points: -100_001 }],
      'most points': [{ points: 100_000 }, { points: 100_001 }],
      'first place': [{ place: 1 }, { place: 0 }],
      'last place': [{ place: 4 }, { place: 5 }],
    },
    read: (folder) => new DailyRecord(folder, diskFiles).all(),
  },
  statistics: {
    kind: 'signalbox-statistics',
    with: (seat) => ({ cleared: 0, finished: [game(seat)] }),
    ends: {
      'fewest points': [{ points: -100_000 }, { points: -100_001 }],
      'most points': [{ points: 100_000 }, { points: 100_001 }],
      'fewest hints': [{ hints: 0 }, { hints: -1 }],
      'most hints': [{ hints: 100_000 }, { hints: 100_001 }],
      'first place': [{ place: 1 }, { place: 0 }],
      'last place': [{ place: 4 }, { place: 5 }],
    },
    read: (folder) => new Ledger(folder, diskFiles).all(),
  },
  problems: {
    kind: 'signalbox-problems',
    with: (more) => ({ people: [solver(more)] }),
    ends: {
      'fewest in a row': [{ row: 0 }, { row: -1 }],
      'most in a row': [{ row: 100_000 }, { row: 100_001 }],
      'most stars': [{ problems: { a: { ...tried, stars: 3 } } }, { problems: { a: { ...tried, stars: 4 } } }],
      'least answer before': [{ own: [own({ before: [0] })] }, { own: [own({ before: [-1] })] }],
      'greatest answer before': [{ own: [own({ before: [2 ** 31 - 1] })] }, { own: [own({ before: [2 ** 31] })] }],
      'most answers before': [
        { own: [own({ before: Array(20_000).fill(0) })] },
        { own: [own({ before: Array(20_001).fill(0) })] },
      ],
      'fewest seats': [{ own: [own({ seats: 2 })] }, { own: [own({ seats: 1 })] }],
      'most seats': [{ own: [own({ seats: 4 })] }, { own: [own({ seats: 5 })] }],
      'least ahead': [{ own: [own({ ahead: 0 })] }, { own: [own({ ahead: -1 })] }],
      'farthest ahead': [{ own: [own({ ahead: 100_000 })] }, { own: [own({ ahead: 100_001 })] }],
      'fewest gains': [{ own: [own({ gains: -100_000 })] }, { own: [own({ gains: -100_001 })] }],
      'most gains': [{ own: [own({ gains: 100_000 })] }, { own: [own({ gains: 100_001 })] }],
    },
    read: (folder) => new ProblemRecord(folder, diskFiles).people(),
  },
  school: {
    kind: 'signalbox-school',
    with: (lesson) => ({ lessons: { a: { ...UNTOUCHED, at: 1, ...lesson } } }),
    ends: {
      'first step': [
        { at: 0, done: true },
        { at: -1, done: true },
      ],
      'last seat': [{ steps: [{ by: 3, codes: [0] }] }, { steps: [{ by: 4, codes: [0] }] }],
      'fewest answers': [{ steps: [{ by: 0, codes: [0] }] }, { steps: [{ by: 0, codes: [] }] }],
    },
    read: (folder) => new SchoolRecord(folder, diskFiles).of('a'),
  },
}

const fileOf = (name: string, what: object): string =>
  JSON.stringify({ kind: SMALL[name].kind, format: 1, ...SMALL[name].with(what) })

/** Whether a file of this text is read, not set aside. */
async function isRead(name: string, text: string): Promise<boolean> {
  const folder = await aFolder()
  await writeFile(join(folder, `${name}.json`), text)
  await SMALL[name].read(folder)
  return !(await readdir(folder)).includes('set-aside')
}

describe('a small file beside the games', () => {
  const cases = Object.entries(SMALL).flatMap(([name, { ends }]) =>
    Object.entries(ends).map(([what, [last, beyond]]) => [name, what, last, beyond] as const),
  )
  it.each(cases)('of %s may hold so much and no more: %s', async (name, _what, last, beyond) => {
    expect([await isRead(name, fileOf(name, last)), await isRead(name, fileOf(name, beyond))]).toEqual([true, false])
  })

  it('is read up to a length, and neither read nor set aside beyond it', async () => {
    const folder = await aFolder()
    const path = join(folder, 'daily.json')
    const found = []
    for (const length of [4_000_000, 4_000_001]) {
      await writeFile(path, fileOf('daily', {}).padEnd(length))
      const record = new DailyRecord(folder, diskFiles)
      found.push(
        (await record.all()).length,
        record.takeNews().map(({ code }) => code),
      )
    }
    expect([found, await readdir(folder)]).toEqual([[1, [], 0, ['cannotRead']], ['daily.json']])
  })
})

describe('what is forgotten, the oldest first', () => {
  it('is of boards of the day what counts for nothing, beyond two thousand', async () => {
    const folder = await aFolder()
    const [counting, ...tries] = Array.from({ length: 2001 }, (_, n) => ({
      ...board(),
      slot: `g-${n}`,
      counts: n === 0,
    }))
    const text = JSON.stringify({ kind: 'signalbox-daily', format: 1, boards: [counting, ...tries] })
    await writeFile(join(folder, 'daily.json'), text)
    const record = new DailyRecord(folder, diskFiles)
    await record.begin({ ...board(), name: 'Another', slot: 'new', counts: true })
    expect(await record.all()).toHaveLength(2002)
    await record.begin({ ...board(), slot: 'tried' })
    const left = (await new DailyRecord(folder, diskFiles).all()).map(({ slot }) => slot)
    expect([left.length, left[0], left[1], left.slice(-2)]).toEqual([2002, 'g-0', 'g-2', ['new', 'tried']])
  })

  it('is of problems what was tried first beyond fifteen hundred, and own ones beyond sixty', async () => {
    const record = new ProblemRecord(await aFolder(), diskFiles)
    const ids = Array.from({ length: 1501 }, (_, n) => `p-${n}`)
    const owns = Array.from({ length: 61 }, (_, n) => own({ turn: n }))
    await record.change('Ann', () => solver({ problems: Object.fromEntries(ids.map((id) => [id, tried])), own: owns }))
    const { problems, own: left } = await record.of('Ann')
    expect([Object.keys(problems), left]).toEqual([ids.slice(1), owns.slice(1)])
  })

  it('is of what was said at first sight what was said to whoever came first, beyond two hundred people', async () => {
    const folder = await aFolder()
    const toldTo = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`person ${n}`, ['transport.aim']]))
    const text = JSON.stringify({ kind: 'signalbox-school', format: 1, lessons: {}, toldTo })
    await writeFile(join(folder, 'school.json'), text)
    const record = new SchoolRecord(folder, diskFiles)
    await record.tell('Person 0', ['transport.act'])
    expect(Object.keys((await record.told()).toldTo)).toEqual(Object.keys(toldTo))
    await record.tell('Ann', ['transport.aim'])
    const people = Object.keys((await new SchoolRecord(folder, diskFiles).told()).toldTo)
    expect([people.length, people[0], people.at(-1)]).toEqual([200, 'person 1', 'ann'])
  })

  it('is of games too heavy to be drawn the first beyond a hundred', async () => {
    const folder = await aFolder()
    const slots = Array.from({ length: 100 }, (_, n) => `game-${n}`)
    await writeFile(join(folder, 'not-drawn.txt'), slots.join('\n'))
    await new TooHeavy(folder, diskFiles).note('game-0')
    expect(await new TooHeavy(folder, diskFiles).has('game-0')).toBe(true)
    await new TooHeavy(folder, diskFiles).note('new')
    const later = new TooHeavy(folder, diskFiles)
    expect([await later.has('game-0'), await later.has('game-1'), await later.has('new')]).toEqual([false, true, true])
  })
})

describe('games too heavy to be drawn', () => {
  it('are forgotten once a person has opened one, and written down for that alone', async () => {
    const folder = await aFolder()
    let writes = 0
    const replace = (path: string, text: string) => (writes++, diskFiles.replace(path, text))
    const heavy = new TooHeavy(folder, { ...diskFiles, replace })
    for (const slot of ['a', 'b']) await heavy.note(slot)
    await heavy.forget('c')
    expect(writes).toBe(2)
    await heavy.forget('a')
    expect([writes, await readFile(join(folder, 'not-drawn.txt'), 'utf8')]).toEqual([3, 'b'])
  })

  it('are none where their file is longer than one of ours', async () => {
    for (const [length, known] of [
      [8000, true],
      [8001, false],
    ] as const) {
      const folder = await aFolder()
      await writeFile(join(folder, 'not-drawn.txt'), 'a\n'.padEnd(length))
      expect(await new TooHeavy(folder, diskFiles).has('a')).toBe(known)
    }
  })
})

it('a lesson nobody has touched is at its beginning, and is written down only when something changes', async () => {
  let writes = 0
  const replace = (path: string, text: string) => (writes++, diskFiles.replace(path, text))
  const record = new SchoolRecord(await aFolder(), { ...diskFiles, replace })
  expect(await record.of('a')).toEqual(UNTOUCHED)
  await record.keep('a', UNTOUCHED)
  expect(writes).toBe(0)
  for (let n = 0; n < 2; n++) await record.keep('a', { ...UNTOUCHED, at: 2 })
  for (let n = 0; n < 2; n++) await record.tell('Ann', ['transport.aim'])
  expect([writes, await record.of('a')]).toEqual([2, { ...UNTOUCHED, at: 2 }])
})

it('a problem out of a game of a person has a name by its position and answer, under which it can be kept', async () => {
  const id = ownId(['transport', [1, 2]])
  // sha256 of it as JSON: files have it, so it stays.
  expect(id).toBe('own-ed031a691d18')
  expect(ownId(['transport', [1, 3]])).not.toBe(id)
  expect(await isRead('problems', fileOf('problems', { own: [own({ id })] }))).toBe(true)
})
