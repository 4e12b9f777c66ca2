import { expect, it } from 'vitest'
import type { Section } from '../../../src-renderer/ui/choosing/choice-rows.ts'
import { footOf, RowKeys, type Line } from '../../../src-renderer/ui/choosing/choice-numbers.ts'
import { NOTHING } from '../../../src-renderer/ui/choosing/selection.ts'
import type { Candidate } from '../../../src-renderer/words/speech.ts'

/**
 * A section of these rows, as 'couple: 8 9'; 'end!' closes the turn, 'refill=F' has a letter, 'drive=2' a rank,
 * 'lay=1/5' one of five numbers for the whole game, 'deliver^=D' leads, and
 * 'refill~=F' ends the turn among others, and the row 'card: refuse_' stays in sight.
 */
function section(text: string): Section {
  const [head, rows = ''] = text.split(':')
  const [name, key] = head.replace(/[!^~]/, '').split('=')
  const label = { key: name }
  const [rank, numbered] = (key ?? '').split('/').map(Number)
  const own = key && (rank ? { rank, ...(numbered && { numbered }) } : { key })
  const group = {
    id: name,
    label,
    icon: name,
    bare: false,
    closing: head.endsWith('!'),
    leads: head.includes('^'),
    ends: head.includes('~'),
    ...own,
  }
  const ids = rows.trim().split(/\s+/).filter(Boolean)
  return {
    group,
    folded: ids.length === 0,
    ask: null,
    rows: (ids.length > 0 ? ids.map((id) => `${name}.${id}`) : [name]).map((id) => ({
      id,
      label,
      refs: [],
      next: NOTHING,
      deeper: false,
      current: false,
      ...(id.endsWith('_') && { pinned: true as const }),
    })),
  }
}
/** The lines of the first turn, as '1 couple.8'; what offers nothing has a dash. */
const keysOf = (keys: RowKeys, question: string, texts: string[], absent: string[] = []) =>
  textOf(keys.of(texts.map(section), groupsOf(absent), 1, question))
const groupsOf = (texts: string[]) => texts.map((text) => section(text).group)
const textOf = (lines: readonly Line[]) =>
  lines.flatMap((line) =>
    'absent' in line ? [`${line.key} – ${line.absent.id}`] : line.rows.map(({ id, key }) => `${key} ${id}`),
  )

it('counts the rows from the top, headings of a turn in the order of their ranks', () => {
  expect(keysOf(new RowKeys(), '1', ['lay=3', 'drive=2', 'couple=1', 'end!'])).toEqual([
    '1 couple',
    '2 drive',
    '3 lay',
    '0 end',
  ])
})

it('keeps the row of a heading that offers nothing any more, so that no number moves', () => {
  const keys = new RowKeys()
  expect(keysOf(keys, '1', ['couple=1', 'drive=2', 'lay=3'])).toEqual(['1 couple', '2 drive', '3 lay'])
  expect(keysOf(keys, '1', ['drive=2'])).toEqual(['1 – couple', '2 drive', '3 – lay'])
  expect(keysOf(keys, '1', ['couple=1', 'drive=2'])).toEqual(['1 couple', '2 drive', '3 – lay'])
})

it('gives a row from the start to what offers nothing yet, below what can be done', () => {
  const keys = new RowKeys()
  expect(keysOf(keys, '1', ['lay=3'], ['couple=1', 'drive=2'])).toEqual(['1 lay', '2 – couple', '3 – drive'])
  expect(keysOf(keys, '1', ['lay=3', 'drive=2'], ['couple=1'])).toEqual(['1 lay', '2 – couple', '3 drive'])
})

it('has what brings points at once in the first row whenever it comes, by a letter, and moves no number for it', () => {
  const keys = new RowKeys()
  expect(keysOf(keys, '1', ['deliver^=D', 'couple=2', 'end!'])).toEqual(['D deliver', '1 couple', '0 end'])
  expect(keysOf(keys, '1', ['couple=2', 'end!'])).toEqual(['1 couple', '0 end'])
})

it('numbers what leads without a letter first, as it stands: before what has a rank', () => {
  expect(keysOf(new RowKeys(), '1', ['spend=8', 'city^: 1 2', 'points!'])).toEqual([
    '1 city.1',
    '2 city.2',
    '3 spend',
    '0 points',
  ])
})

it('counts no row for what led and offers nothing any more', () => {
  const keys = new RowKeys()
  expect(keysOf(keys, '1', ['deliver^=1', 'couple=2', 'end!'])).toEqual(['1 deliver', '2 couple', '0 end'])
  expect(keysOf(keys, '1', ['couple=2', 'end!'])).toEqual(['1 couple', '0 end'])
})

it('puts what comes later below the others, above the end of the turn', () => {
  const keys = new RowKeys()
  keysOf(keys, '1', ['drive=2', 'lay=3', 'end!'])
  expect(keysOf(keys, '1', ['couple=1', 'drive=2', 'lay=3', 'end!'])).toEqual(['1 drive', '2 lay', '3 couple', '0 end'])
})

it('begins anew at another question, and finds its rows again on the way back', () => {
  const keys = new RowKeys()
  keysOf(keys, '1', ['couple=1', 'lay=3'])
  expect(keysOf(keys, '2', ['lay=3'])).toEqual(['1 lay'])
  expect(keysOf(keys, '1', ['lay=3'])).toEqual(['1 – couple', '2 lay'])
})

it('begins anew in another turn', () => {
  const keys = new RowKeys()
  keysOf(keys, '1', ['couple=1', 'lay=3'])
  expect(textOf(keys.of([section('lay=3')], [], 2, '1'))).toEqual(['1 lay'])
})

it('has one key for the end of the turn and letters for headings that bear one, wherever they stand', () => {
  const keys = new RowKeys()
  expect(keysOf(keys, '1', ['lay=3', 'refill=F', 'end!'])).toEqual(['1 lay', 'F refill', '0 end'])
  const [, refill] = keys.of(['lay=3', 'refill=F: 3 4', 'end!'].map(section), [], 1, '1')
  expect(refill.key).toBe('F')
  expect(textOf([refill])).toEqual(['2 refill.3', '3 refill.4'])
})

it('leaves rows beyond the ninth without a key, and counts no row that has no place in the turn', () => {
  const rows = keysOf(new RowKeys(), '1', ['lay: 1 2 3 4 5 6 7 8 9 10'], ['end!'])
  expect(rows.slice(-3)).toEqual(['9 lay.9', 'null lay.10', 'null – end'])
})

it('counts no row of what offers nothing where nothing else of the turn is left', () => {
  expect(keysOf(new RowKeys(), '1', ['end!'], ['connect=2'])).toEqual(['null – connect', '0 end'])
})

it('gives a kind its number for the whole game, and leaves a gap for what is not there', () => {
  const keys = new RowKeys()
  expect(keysOf(keys, '1', ['drive=3/5', 'lay=1/5', 'refill=F', 'end!'])).toEqual([
    '1 lay',
    '3 drive',
    'F refill',
    '0 end',
  ])
  expect(keysOf(keys, '1', ['lay=1/5', 'cover=4/5', 'giveUp', 'end!'], ['couple=2/5'])).toEqual([
    '1 lay',
    '2 – couple',
    '4 cover',
    '6 giveUp',
    '0 end',
  ])
  expect(textOf(keys.of(['couple=2/5', 'lay=1/5'].map(section), [], 2, '1'))).toEqual(['1 lay', '2 couple'])
})

it('keeps no number for a kind that comes later than all others until it is there, able or not', () => {
  const own = ['lay=1/4', 'giveUp', 'end!']
  expect(keysOf(new RowKeys(), '1', own)).toEqual(['1 lay', '5 giveUp', '0 end'])
  expect(keysOf(new RowKeys(), '1', own, ['fly=5/5'])).toEqual(['1 lay', '5 – fly', '6 giveUp', '0 end'])
})

it('counts all rows from one where some lie open under a heading, and gives no number to the heading', () => {
  const texts = ['drive=3/5: 7 8', 'lay=1/5', 'refill=F', 'way: 3 4', 'end!']
  const lines = new RowKeys().of(texts.map(section), [], 1, '1')
  expect(lines.map(({ key }) => key)).toEqual([null, null, null, null, null])
  expect(textOf(lines)).toEqual(['1 lay', '2 drive.7', '3 drive.8', 'F refill', '4 way.3', '5 way.4', '0 end'])
  expect(keysOf(new RowKeys(), '2', ['drive=3/5: 7 8'])).toEqual(['1 drive.7', '2 drive.8'])
  expect(keysOf(new RowKeys(), '2', ['deliver^=D: 8 9'])).toEqual(['1 deliver.8', '2 deliver.9'])
})

it('has what ends the turn at the foot of the list: the end, and beside it the one row of a refill', () => {
  const foot = (texts: string[], absent: string[] = []) => {
    const lines = new RowKeys().of(texts.map(section), groupsOf(absent), 1, '1')
    const at = footOf(lines)
    return at < 0 ? [] : textOf(lines.slice(at))
  }
  expect(foot(['lay=1', 'refill~=F', 'end!'], ['drive=2'])).toEqual(['F refill', '0 end'])
  expect(foot(['lay=1', 'refill~=F'])).toEqual(['F refill'])
  expect(foot(['lay=1', 'refill~=F: 3 4', 'end!'])).toEqual(['0 end'])
  expect(foot(['refill~=F: 3'])).toEqual([])
  expect(foot(['end!'])).toEqual(['0 end'])
  expect(foot(['upgrade: 1 2', 'enough: rest_'])).toEqual(['3 enough.rest_'])
  expect(foot(['card: 1 2 refuse_'])).toEqual([])
})

it('keeps the last numbers for what stays in sight below a list that has more rows than numbers', () => {
  const keysFor = (rows: string) => textOf(new RowKeys().of([section(`card: ${rows}`)], [], 1, '1'))
  expect(keysFor('a b steps_ refuse_').slice(-2)).toEqual(['3 card.steps_', '4 card.refuse_'])
  expect(keysFor('a b c d e f g h steps_ refuse_').slice(-4)).toEqual([
    '7 card.g',
    'null card.h',
    '8 card.steps_',
    '9 card.refuse_',
  ])
})

it('drops what has its own number through the game where it is no longer offered, as after a step taken back', () => {
  const keys = new RowKeys()
  const now = (texts: string[]) => textOf(keys.of(texts.map(section), groupsOf(['drive=3/5']), 1, '1'))
  expect(now(['lay=1/5', 'cover=4/5', 'end!'])).toEqual(['1 lay', '3 – drive', '4 cover', '0 end'])
  expect(now(['lay=1/5', 'end!'])).toEqual(['1 lay', '3 – drive', '0 end'])
})

it('keeps the number of what is chosen, and of those it stands among, wherever it was chosen', () => {
  const keys = new RowKeys()
  const meant = { group: { id: 'walk' }, steps: [{ id: 'lower' }, { id: 'two' }] } as unknown as Candidate
  const listed = section('walk=2: upper lower')
  const leading = listed.rows.map((row, i) => ({
    ...row,
    next: { ...NOTHING, group: 'walk', steps: [['upper', 'lower'][i]] },
  }))
  const all = [section('lay=1'), { ...listed, rows: leading }]
  expect(textOf(keys.of(all, [], 1, '1'))).toEqual(['1 lay', '2 walk.upper', '3 walk.lower'])
  const of = (ids: string) => textOf(keys.of([section(`walk=2: ${ids}`)], [], 1, '2', meant))
  expect(of('upper lower')).toEqual(['2 walk.upper', '3 walk.lower'])
  expect(of('lower')).toEqual(['3 walk.lower'])
  // Its last step is another row than the one that led to it.
  const last = section('walk=2: two')
  const current = { ...last, rows: last.rows.map((row) => ({ ...row, current: true })) }
  expect(textOf(keys.of([current], [], 1, '2', meant))).toEqual(['3 walk.two'])
  expect(of('other')).toEqual(['1 walk.other'])
})

it('moves no number for what leads by a letter, though it has several rows', () => {
  const list = ['couple=1/5', 'cover=4/5', 'end!']
  expect(keysOf(new RowKeys(), '1', list)).toEqual(['1 couple', '4 cover', '0 end'])
  const told = keysOf(new RowKeys(), '1', [...list, 'deliver^=D: 8 9'])
  expect(told).toEqual(['6 deliver.8', '7 deliver.9', '1 couple', '4 cover', '0 end'])
})
