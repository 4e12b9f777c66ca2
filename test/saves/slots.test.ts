import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TableUpdate } from '../../src-shared/table.ts'
import { journalText, readJournal } from '../../src-main/saves/journal.ts'
import { aFolder, bot, gameOf, person, start, type Playing } from '../app/playing.ts'
import { END_TURN, playCard, toy, toyWith, type ToyView } from '../table/toy.ts'
import { failingFiles } from './failing-files.ts'

const DECK = [
  1,
  2,
  31,
  32,
  3,
  ...Array.from({ length: 40 }, (_, card) => card).filter((card) => ![1, 2, 3, 31, 32].includes(card)),
]
const setup: typeof toy.setup = (spec, emit) => toy.setup({ ...spec, deck: DECK }, emit)
const game = toyWith({ setup })

const act = (playing: Playing, { table }: TableUpdate, ...codes: number[]): Promise<TableUpdate> =>
  playing.get('act', { slot: table.slot, seq: table.seq, codes })

/** Ann has played two cards and ended a turn, Bob another: turn 3. The program is closed; where the file lies. */
async function keptGame(folder: string): Promise<{ slot: string; path: string; view: unknown }> {
  const playing = await start({ folder, games: [game] })
  let now = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
  now = await act(playing, await act(playing, now, playCard(1)), playCard(2))
  await act(playing, now, END_TURN)
  now = await playing.until(({ table }) => table.status.decision?.by === 0)
  await playing.app.close()
  const { slot } = now.table
  return { slot, path: join(folder, `${slot}.journal`), view: now.table.view }
}

async function rowsOf(path: string): Promise<string[]> {
  return (await readFile(path, 'utf8')).trimEnd().split('\n')
}

describe('a damaged game', () => {
  it('is set aside untouched, named, listed, and its good part opened as a copy', async () => {
    const folder = await aFolder()
    const { slot, path } = await keptGame(folder)
    const rows = await rowsOf(path)
    rows[3] = rows[3].replace('step', 'stop')
    const broken = rows.join('\n') + '\n'
    await writeFile(path, broken)

    const playing = await start({ folder, games: [game] })
    const hello = await playing.get('hello', {})
    expect(hello.faults).toEqual([{ code: 'damaged', params: { file: `${slot}.journal`, name: 'A game', turn: 1 } }])
    expect(hello.slots).toMatchObject([{ id: slot, name: 'A game', state: 'damaged', goodTurn: 1, active: null }])
    expect(await readFile(join(folder, 'set-aside', `${slot}.journal`), 'utf8')).toBe(broken)
    expect((await playing.get('hello', {})).faults).toEqual([])

    const refused = await playing.ask('openSlot', { slot })
    expect(refused).toMatchObject({ ok: false, fault: { code: 'damaged', params: { turn: 1 } } })
    const copy = await playing.get('openGoodPart', { slot })
    expect((copy.table.view as ToyView).points).toEqual([2, 0])
    // Whoever plays it on may know what came in the game that it is a copy of: it counts no second time.
    const [first] = (await readFile(join(folder, `${copy.table.slot}.journal`), 'utf8')).split('\n')
    expect(first).toMatch(/"name":"A game 2".*"copied":true|"copied":true.*"name":"A game 2"/)
    await act(playing, copy, END_TURN)
    expect(await readFile(join(folder, 'set-aside', `${slot}.journal`), 'utf8')).toBe(broken)
  })

  it('that somebody has asked for is not told of once more in the list', async () => {
    const folder = await aFolder()
    const { slot, path } = await keptGame(folder)
    await writeFile(path, (await readFile(path, 'utf8')).replace('step', 'stop'))
    const playing = await start({ folder, games: [game] })
    expect(await playing.refusal('openSlot', { slot })).toBe('damaged')
    expect((await playing.get('hello', {})).faults).toEqual([])
  })

  it('whose first line cannot be read is listed by its file, and nothing of it can be opened', async () => {
    const folder = await aFolder()
    const { slot, path } = await keptGame(folder)
    await writeFile(path, 'x' + (await readFile(path, 'utf8')))
    const playing = await start({ folder, games: [game] })
    expect((await playing.get('listSlots', {})).slots).toMatchObject([
      { id: slot, name: slot, state: 'damaged', goodTurn: 0 },
    ])
    expect(await playing.refusal('openGoodPart', { slot })).toBe('damaged')
  })

  it('whose chain holds but which leads elsewhere is set aside when it is opened', async () => {
    const folder = await aFolder()
    const { slot, path } = await keptGame(folder)
    const { header, lines } = readJournal(await readFile(path, 'utf8'))
    if (!header) throw new Error('no header')
    const changed = lines.map((line, i) => (i === 1 && line.kind === 'step' ? { ...line, codes: [playCard(3)] } : line))
    await writeFile(path, journalText(header, changed).text)

    const playing = await start({ folder, games: [game] })
    expect((await playing.get('listSlots', {})).slots[0].state).toBe('running')
    expect(await playing.refusal('openSlot', { slot })).toBe('damaged')
    expect((await playing.get('listSlots', {})).slots).toMatchObject([{ id: slot, state: 'damaged', goodTurn: 1 }])
    // Whoever opened it has been told.
    expect((await playing.get('hello', {})).faults).toEqual([])
    const copy = await playing.get('openGoodPart', { slot })
    expect((copy.table.view as ToyView).points).toEqual([1, 0])
  })

  it('is still told where the folder cannot be written, once', async () => {
    const folder = await aFolder()
    const { slot, path } = await keptGame(folder)
    await writeFile(path, (await readFile(path, 'utf8')).replace('step', 'stop'))
    const files = failingFiles()
    const playing = await start({ folder, games: [game], tuning: { files } })
    files.fail('EROFS')
    for (let n = 0; n < 3; n++) await playing.get('listSlots', {})
    const told = playing.notices.flatMap((notice) => (notice.kind === 'fault' ? [notice.fault] : []))
    expect(told).toMatchObject([{ code: 'damaged', params: { file: `${slot}.journal` } }])
    const hello = await playing.get('hello', {})
    expect(hello.slots).toMatchObject([{ id: slot, state: 'damaged' }])
    expect(hello.faults).toEqual([])
    expect(await playing.refusal('openSlot', { slot })).toBe('damaged')
    expect(await readdir(folder)).toContain(`${slot}.journal`)
  })
})

describe('a game of another version', () => {
  it.each([
    ['with newer rules', { rulesVersion: 0 }],
    ['of a game we do not have', { id: 'transport' as const }],
    [
      'with options we do not know',
      { options: { ...toy.options, parse: () => ({ key: 'options.unknownName', refs: [] }) } },
    ],
    [
      'with other cards',
      { setup: (spec: Parameters<typeof toy.setup>[0]) => toy.setup({ ...spec, seed: spec.seed + 1 }) },
    ],
  ])('%s is refused in words and kept untouched', async (_what, changes) => {
    const folder = await aFolder()
    const { slot, path } = await keptGame(folder)
    const before = await readFile(path, 'utf8')
    const playing = await start({ folder, games: [toyWith({ setup, ...changes })] })
    await playing.get('listSlots', {})
    expect(await playing.ask('openSlot', { slot })).toMatchObject({
      ok: false,
      fault: { code: 'newer', params: { name: 'A game' } },
    })
    expect(await readFile(path, 'utf8')).toBe(before)
  })

  it('with older rules is played on by the rules it was begun with', async () => {
    const folder = await aFolder()
    const { slot } = await keptGame(folder)
    const setUpBy: typeof toy.setup = (spec, emit) => (spec.rulesVersion === 1 ? setup : toy.setup)(spec, emit)
    const playing = await start({ folder, games: [toyWith({ rulesVersion: 2, setup: setUpBy })] })
    expect(await playing.ask('openSlot', { slot })).toMatchObject({ ok: true })
  })
})

describe('a step that cannot be written', () => {
  it.each([
    ['ENOSPC', 'noSpace'],
    ['EACCES', 'notAllowed'],
    ['EIO', 'cannotWrite'],
  ])('is not taken (%s), the table stays as it was, and it can be tried again', async (code, fault) => {
    const folder = await aFolder()
    const files = failingFiles()
    const playing = await start({ folder, games: [game], tuning: { files } })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const { slot, seq } = begun.table
    files.fail(code, true)
    expect(await playing.refusal('act', { slot, seq, codes: [playCard(1)] })).toBe(fault)
    files.fail(null)
    const played = await playing.get('act', { slot, seq, codes: [playCard(1)] })
    expect((played.table.view as ToyView).points).toEqual([1, 0])
    const kept = readJournal(await readFile(join(folder, `${slot}.journal`), 'utf8'))
    expect(kept).toMatchObject({ state: 'good', lines: [{ codes: [playCard(1)] }] })
  })

  it('leaves no game behind when not even the first line can be written', async () => {
    const files = failingFiles()
    const playing = await start({ folder: await aFolder(), tuning: { files } })
    files.fail('ENOSPC')
    expect(await playing.refusal('newGame', gameOf([person('Ann'), bot('Bob')]))).toBe('noSpace')
    files.fail(null)
    expect((await playing.get('hello', {})).table).toBeNull()
  })
})

describe('the list of saved games', () => {
  it('renames, copies, deletes and brings back', async () => {
    const folder = await aFolder()
    const { slot, view } = await keptGame(folder)
    const playing = await start({ folder, games: [game] })
    const renamed = await playing.get('renameSlot', { slot, name: 'Sunday' })
    expect(renamed.slots.map(({ name }) => name)).toEqual(['Sunday'])

    const copied = await playing.get('duplicateSlot', { slot })
    expect(copied.slots.map(({ name }) => name).sort()).toEqual(['Sunday', 'Sunday 2'])
    const copy = await playing.get('openSlot', { slot: copied.slot })
    expect(copy.table.view).toEqual(view)

    const deleted = await playing.get('deleteSlot', { slot })
    expect(deleted.slots.map(({ id }) => id)).toEqual([copied.slot])
    expect(await playing.refusal('openSlot', { slot })).toBe('noSuchSlot')
    expect((await playing.get('listDeleted', {})).slots).toMatchObject([{ id: slot, name: 'Sunday', state: 'running' }])
    const restored = await playing.get('restoreSlot', { slot })
    expect(restored.slots).toHaveLength(2)
    expect((await playing.get('listDeleted', {})).slots).toEqual([])
    expect((await playing.get('openSlot', { slot })).table.view).toEqual(view)
  })

  it('empties the deleted games for good and says how many bytes they took; other games stay', async () => {
    const folder = await aFolder()
    const { slot } = await keptGame(folder)
    const playing = await start({ folder, games: [game] })
    const copied = await playing.get('duplicateSlot', { slot })
    const { size } = await stat(join(folder, `${slot}.journal`))
    await mkdir(join(folder, 'reviews'))
    for (const one of [slot, copied.slot]) await writeFile(join(folder, 'reviews', `${one}.json`), '')
    await playing.get('deleteSlot', { slot })
    expect(await playing.get('listDeleted', {})).toMatchObject({ slots: [{ id: slot }], bytes: size })
    expect(await playing.get('emptyTrash', {})).toEqual({ slots: [], all: 0, bytes: 0 })
    expect(await readdir(join(folder, 'trash'))).toEqual([])
    // Its review is gone with it.
    expect(await readdir(join(folder, 'reviews'))).toEqual([`${copied.slot}.json`])
    expect(await playing.refusal('restoreSlot', { slot })).toBe('noSuchSlot')
    expect((await playing.get('hello', {})).slots.map(({ id }) => id)).toEqual([copied.slot])
  })

  it('tells how many are deleted though it lists the latest alone, and what cannot be read counts too', async () => {
    const folder = await aFolder()
    const { slot } = await keptGame(folder)
    const playing = await start({ folder, games: [game] })
    await playing.get('deleteSlot', { slot })
    const text = await readFile(join(folder, 'trash', `${slot}.journal`), 'utf8')
    for (let n = 0; n < 50; n++) await writeFile(join(folder, 'trash', `other-${n}.journal`), text)
    await mkdir(join(folder, 'trash', 'a-folder.journal'))
    const { slots, all } = await playing.get('listDeleted', {})
    expect([slots.length, all]).toEqual([50, 52])
  })

  it('gives each copy of a game a name of its own', async () => {
    const folder = await aFolder()
    const { slot } = await keptGame(folder)
    const playing = await start({ folder, games: [game] })
    await playing.get('renameSlot', { slot, name: 'Sunday' })
    await playing.get('duplicateSlot', { slot })
    const { slots } = await playing.get('duplicateSlot', { slot })
    expect(slots.map(({ name }) => name).sort()).toEqual(['Sunday', 'Sunday 2', 'Sunday 3'])
  })

  it('keeps what the disk will not let go, and says so', async () => {
    const files = failingFiles()
    const folder = await aFolder()
    const { slot } = await keptGame(folder)
    const playing = await start({ folder, games: [game], tuning: { files } })
    await playing.get('deleteSlot', { slot })
    files.fail('EACCES')
    expect(await playing.refusal('emptyTrash', {})).toBe('notAllowed')
    files.fail(null)
    expect((await playing.get('listDeleted', {})).slots).toMatchObject([{ id: slot }])
  })

  it('renames the game that is open, which goes on in the same file', async () => {
    const folder = await aFolder()
    const playing = await start({ folder, games: [game] })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    await act(playing, begun, playCard(1))
    await playing.get('renameSlot', { slot: begun.table.slot, name: 'Sunday' })
    const renamed = await playing.until(() => true)
    expect(renamed.table.name).toBe('Sunday')
    await act(playing, renamed, playCard(2))
    await playing.app.close()
    const again = await start({ folder, games: [game] })
    const opened = await again.get('openSlot', { slot: begun.table.slot })
    expect(opened.table.name).toBe('Sunday')
    expect((opened.table.view as ToyView).points).toEqual([2, 0])
  })

  it('closes the table of a game that is deleted', async () => {
    const playing = await start({ folder: await aFolder() })
    const { table } = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    await playing.get('deleteSlot', { slot: table.slot })
    expect((await playing.get('hello', {})).table).toBeNull()
    await playing.get('restoreSlot', { slot: table.slot })
    await playing.get('openSlot', { slot: table.slot })
  })

  it('knows nothing of slots that are not there, nor of other files', async () => {
    const folder = await aFolder()
    await writeFile(join(folder, 'shopping list.txt'), 'milk')
    await writeFile(join(folder, 'Old Game.journal'), 'milk')
    const playing = await start({ folder })
    expect((await playing.get('listSlots', {})).slots).toEqual([])
    for (const name of ['openSlot', 'openGoodPart', 'duplicateSlot', 'deleteSlot', 'restoreSlot'] as const) {
      expect(await playing.refusal(name, { slot: 'nothing' })).toBe('noSuchSlot')
    }
  })

  it('comes with the picture of the open table alone: nobody waits for the others to be drawn', async () => {
    const playing = await start({ folder: await aFolder() })
    const first = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    await act(playing, await playing.get('openSlot', { slot: first.table.slot }), END_TURN)
    await playing.until(({ table }) => table.thinking === null)
    const { slots } = await playing.get('listSlots', {})
    expect(slots.map(({ picture }) => picture !== null)).toEqual([true, false])
    expect(slots[0].id).toBe(first.table.slot)
    const left = (await playing.get('leaveTable', { slot: first.table.slot })).slots
    expect(left.map(({ picture }) => picture)).toEqual([null, null])
  })

  it('draws another game when it is asked for, and writes nothing for that; of what cannot be read there is no picture', async () => {
    const folder = await aFolder()
    const playing = await start({ folder })
    const { table } = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    await playing.get('leaveTable', { slot: table.slot })
    const before = await readFile(join(folder, `${table.slot}.journal`), 'utf8')
    expect((await playing.get('pictureOf', { slot: table.slot })).picture).not.toBeNull()
    expect(await readFile(join(folder, `${table.slot}.journal`), 'utf8')).toBe(before)
    expect((await playing.get('pictureOf', { slot: 'nothing' })).picture).toBeNull()
  })
})

describe('a journal with many steps taken back', () => {
  it('is written anew without them when it is opened, and the game is the same', async () => {
    const folder = await aFolder()
    const playing = await start({ folder, games: [game] })
    let now = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    for (let i = 0; i < 25; i++) {
      now = await act(playing, now, playCard(1))
      now = await playing.get('command', { slot: now.table.slot, seq: now.table.seq, command: { kind: 'undo' } })
    }
    now = await act(playing, now, playCard(2))
    const { slot, view } = now.table
    await playing.app.close()
    const path = join(folder, `${slot}.journal`)
    expect(await rowsOf(path)).toHaveLength(52)
    const again = await start({ folder, games: [game] })
    const opened = await again.get('openSlot', { slot })
    expect(opened.table.view).toEqual(view)
    expect(await rowsOf(path)).toHaveLength(2)
    await act(again, opened, playCard(1))
    expect(readJournal(await readFile(path, 'utf8'))).toMatchObject({ state: 'good', lines: [{}, {}] })
  })
  it('is left as it is while a step may still be done again', async () => {
    const folder = await aFolder()
    const playing = await start({ folder, games: [game] })
    let now = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    for (let i = 0; i < 25; i++) {
      now = await act(playing, now, playCard(1))
      now = await playing.get('command', { slot: now.table.slot, seq: now.table.seq, command: { kind: 'undo' } })
    }
    await playing.app.close()
    const again = await start({ folder, games: [game] })
    const { table } = await again.get('openSlot', { slot: now.table.slot })
    expect(table.redo).toBe(true)
    const redone = await again.get('command', { slot: table.slot, seq: table.seq, command: { kind: 'redo' } })
    expect((redone.table.view as ToyView).points).toEqual([1, 0])
  })
})
