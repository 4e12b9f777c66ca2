import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { journalText, readJournal } from '../../src-main/saves/journal.ts'
import { MOST_WORK, playable, replay } from '../../src-main/saves/replay.ts'
import { toy } from '../table/toy.ts'
import type { KeptLine } from '../../src-main/saves/line-text.ts'
import { checkReply } from '../../src-shared/bridge.ts'
import { aFolder, gameOf, person, start } from '../app/playing.ts'
import { aGameFile, forge, lastLine } from './forging.ts'

type Forgery = Parameters<typeof forge>[1]
const added = (...more: object[]): Forgery => ({
  lines: (lines: readonly KeptLine[]) => [...lines, ...more.map((line) => ({ ...lines.at(-1), ...line }))],
})
const undo = (changes: object) => added({ kind: 'undo', count: 1, ...changes })

/** What no game of ours has, each in a file whose chain holds. */
const FORGERIES: readonly [what: string, forgery: Forgery][] = [
  ['a line in which a seat is active that no table has', lastLine({ active: 99 })],
  ['a line in which a seat is active that this table does not have', lastLine({ active: 3 })],
  ['a line in which another seat is active', lastLine({ active: 0 })],
  ['a line of a turn that is not played', lastLine({ turn: 7 })],
  ['a line of a turn that no number is', lastLine({ turn: 2 ** 53 })],
  ['a step of a seat that was not asked', lastLine({ by: 1 })],
  ['a step without an answer', added({ codes: [] })],
  ['a step with more answers than any has', lastLine({ codes: Array(5000).fill(0) })],
  ['a first line in which a seat is active that no table has', { header: { active: 99 } }],
  ['a first line of a later turn', { header: { turn: 5 } }],
  ['a starter that this table does not have', { header: { starter: 3 } }],
  ['steps taken back by a seat that no table has', undo({ by: 9 })],
  ['steps taken back by another than who made them', undo({ by: 1 })],
  ['more steps taken back than were made', undo({ count: 1000 })],
  ['no step taken back', undo({ count: 0 })],
  ['more steps taken back than there can be', undo({ count: 2 ** 53 })],
  [
    'somebody who sits down in a turn that is not played',
    added({ kind: 'seat', by: 0, name: 'Eve', player: 'person', turn: 9 }),
  ],
  ['somebody who sits down at no seat of this table', added({ kind: 'seat', by: 2, name: 'Eve', player: 'person' })],
  ['a seed below nothing', { header: { seed: -1.5, practice: true } }],
  ['a seed without end', { header: { seed: 'number 1e400' } }],
  ['a beginning at the end of all times', { header: { created: 8.64e15 } }],
  ['a beginning before all times', { header: { created: -1 } }],
  ['rules of a version without end', { header: { rulesVersion: 'number -1e400' } }],
  ['a line kept at no time at all', lastLine({ at: 'number 1e400' })],
  ['a line kept when no clock will be', lastLine({ at: 1e308 })],
  ['options longer than any game has', { header: { options: { more: 'x'.repeat(30_000) } } }],
  ['a name longer than any person types', { header: { name: 'x'.repeat(1000) } }],
  ['five seats', { header: { seats: Array(5).fill({ name: 'Ann', player: 'person' }) } }],
]

describe('a game file with a chain that holds and', () => {
  it.each(FORGERIES)('%s is taken into no list, and opens no table', async (_what, forgery) => {
    const text = forge(await aGameFile(await aFolder()), forgery)
    const folder = await aFolder()
    const playing = await start({ folder })
    expect(await playing.ask('importGame', { text })).toMatchObject({ ok: false })
    expect((await playing.get('listSlots', {})).slots).toEqual([])

    // The same file laid into the folder by hand, beside a game that is well.
    await playing.get('newGame', gameOf([person('Ann'), person('Bob')], { name: 'Well' }))
    await writeFile(join(folder, 'hostile.journal'), text)
    const listed = checkReply('listSlots', await playing.ask('listSlots', {}))
    expect(listed).toMatchObject({ ok: true })
    if (listed.ok) expect(listed.value.slots.map(({ name }) => name)).toContain('Well')
    expect(await playing.ask('openSlot', { slot: 'hostile' })).toMatchObject({ ok: false })
    expect(await readdir(join(folder, 'set-aside'))).toEqual(['hostile.journal'])
  })
})

it('a game in which steps are taken back and made again without end is played no further than any game goes', async () => {
  const { header, lines } = readJournal(await aGameFile(await aFolder()))
  const known = playable(header!, [toy])!
  const [step, last] = lines
  const back = (kind: 'takeBack' | 'redo', { turn, active }: KeptLine): KeptLine => ({
    ...last,
    kind,
    count: 1,
    turn,
    active,
  })
  const course = [step, last, ...Array.from({ length: 500 }, () => [back('takeBack', step), back('redo', last)]).flat()]
  expect(await replay(toy, known.options, header!, course)).toMatchObject({ tooHeavy: false, good: 1002 })
  expect(await replay(toy, known.options, header!, course, 300)).toMatchObject({ tooHeavy: true, good: 151 })
})

it('a game of ten thousand lines is taken in and opened: it asks for a small part of what a game may', async () => {
  const { header, lines } = readJournal(await aGameFile(await aFolder()))
  const [step, last] = lines
  const back = (kind: 'takeBack' | 'redo', { turn, active }: KeptLine): KeptLine => ({
    ...last,
    kind,
    count: 1,
    turn,
    active,
  })
  const many = Array.from({ length: 5000 }, () => [back('takeBack', step), back('redo', last)]).flat()
  const played = await replay(toy, playable(header!, [toy])!.options, header!, [step, last, ...many])
  expect([played?.good, played?.tooHeavy]).toEqual([10_002, false])
  expect(played?.course.work).toBeLessThan(MOST_WORK / 4)
  const playing = await start({ folder: await aFolder() })
  const { slot } = await playing.get('importGame', { text: journalText(header!, [step, last, ...many]).text })
  expect((await playing.get('openSlot', { slot })).table.name).toBe('Sunday')
})

describe('a row of the list that cannot be shown', () => {
  it('stands as damaged, and takes no other with it', () => {
    const good = { ...wellRow, id: 'good' }
    const reply = { ok: true, value: { slots: [good, { ...good, id: 'bad', active: 99 }, 7] } }
    expect(checkReply('listSlots', reply)).toMatchObject({
      ok: true,
      value: {
        slots: [
          { id: 'good', state: 'running' },
          { id: 'bad', state: 'damaged' },
          { id: '', state: 'damaged' },
        ],
      },
    })
  })
})
const wellRow = {
  name: 'Sunday',
  game: 'freight-express',
  seats: [],
  turn: 1,
  active: 0,
  changed: 1,
  state: 'running',
  goodTurn: 0,
  options: null,
  note: '',
  picture: null,
}

describe('the names of a game file', () => {
  const imported = async (forgery: Forgery, times = 1) => {
    const text = forge(await aGameFile(await aFolder()), forgery)
    const playing = await start({ folder: await aFolder() })
    const names: string[] = []
    for (let n = 0; n < times; n++) names.push((await playing.get('importGame', { text })).name)
    return { names, slots: (await playing.get('listSlots', {})).slots }
  }

  it('of two lines and a number end no search for a free one: the same file is taken in twice', async () => {
    expect((await imported({ header: { name: 'Sunday\n 2' } }, 3)).names).toEqual(['Sunday 2', 'Sunday 3', 'Sunday 4'])
  })

  it.each([
    ['a line break', 'Sun\r\nday', 'Sun day'],
    ['marks that turn what stands beside it', '\u202eSun\u2066day\u061c', 'Sunday'],
    ['control characters', '\u001b[31mSun\u0000day', '[31mSun day'],
    ['half a letter', 'Sunday\ud83d', 'Sunday'],
    ['nothing to be seen', '\u200b\u3164\u2800 \n', '?'],
    ['more letters than the list has room for', 'x'.repeat(200), 'x'.repeat(80)],
    ['letters of several parts', 'Zoë 👩‍🚂', 'Zoë 👩‍🚂'],
  ])('are cleaned of %s', async (_what, name, clean) => {
    const { slots } = await imported({
      header: {
        name,
        seats: [
          { name, player: 'person' },
          { name: 'Bob', player: 'person' },
        ],
      },
    })
    expect(slots).toMatchObject([{ name: clean, seats: [{ name: clean.slice(0, 40) }, { name: 'Bob' }] }])
  })

  it('are cleaned where somebody sits down later, and so is the note', async () => {
    const { slots } = await imported({
      ...added({ kind: 'seat', by: 0, name: 'E\u202e\nve', player: 'person' }),
      header: { note: `\u202eon\r\nly\u0007${'x'.repeat(10_000)}` },
    })
    expect(slots).toMatchObject([{ seats: [{ name: 'E ve' }, { name: 'Bob' }] }])
    expect(slots[0].note).toMatch(/^on\nly x+$/)
    expect(slots[0].note).toHaveLength(280)
  })

  it('are the same at the other doors: what is typed, and renaming', async () => {
    const playing = await start({ folder: await aFolder() })
    const { table } = await playing.get('newGame', gameOf([person('A\u202enn'), person('Bo\nb')], { name: '\u200b' }))
    expect([table.name, ...table.seats.map(({ name }) => name)]).toEqual(['Ann, Bo b', 'Ann', 'Bo b'])
    expect(await playing.refusal('renameSlot', { slot: table.slot, name: ' \u2066\n' })).toBe('malformed')
    expect(await playing.refusal('newGame', gameOf([person('\u200b'), person('Bob')]))).toBe('malformed')
  })
})

it('a game of a person whose file was written before names were cleaned goes on under the clean name', async () => {
  const text = forge(await aGameFile(await aFolder()), { header: { name: 'Sun\nday' } })
  const folder = await aFolder()
  await writeFile(join(folder, 'before.journal'), text)
  expect(readJournal(text).state).toBe('good')
  const playing = await start({ folder })
  expect((await playing.get('openSlot', { slot: 'before' })).table.name).toBe('Sun day')
})
