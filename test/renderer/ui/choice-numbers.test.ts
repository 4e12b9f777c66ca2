import { expect, it } from 'vitest'
import type { Section } from '../../../src-renderer/ui/choice-rows.ts'
import { RowKeys } from '../../../src-renderer/ui/choice-numbers.ts'
import { NOTHING } from '../../../src-renderer/ui/selection.ts'

/** A section of these rows, as 'couple: 8 9'; 'end!' closes the turn, 'refill=F' has a letter, 'spend=7' a number. */
function section(text: string): Section {
  const [head, rows = ''] = text.split(':')
  const [name, key] = head.replace('!', '').split('=')
  const label = { key: name }
  const own = key && (Number(key) ? { number: Number(key) } : { key })
  const group = { id: name, label, icon: name, bare: false, closing: head.endsWith('!'), ...own }
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
    })),
  }
}
const keysOf = (keys: RowKeys, question: string, ...texts: string[]) =>
  keys.of(texts.map(section), 1, question).flatMap(({ rows }) => rows.map(({ id, key }) => `${key} ${id}`))

it('keeps the number of every row while the list shrinks and grows within a turn', () => {
  const keys = new RowKeys()
  expect(keysOf(keys, '1', 'couple: 8 9', 'lay', 'cover')).toEqual(['1 couple.8', '2 couple.9', '3 lay', '4 cover'])
  expect(keysOf(keys, '1', 'couple: 9', 'lay')).toEqual(['2 couple.9', '3 lay'])
  expect(keysOf(keys, '1', 'couple: 9', 'drive', 'lay')).toEqual(['2 couple.9', '5 drive', '3 lay'])
})

it('gives a heading that folds or unfolds the number it had', () => {
  const keys = new RowKeys()
  keysOf(keys, '1', 'couple: 8', 'lay', 'cover')
  expect(keysOf(keys, '1', 'lay: 3 4', 'cover')).toEqual(['2 lay.3', '4 lay.4', '3 cover'])
})

it('begins anew at another question, and finds its numbers again on the way back', () => {
  const keys = new RowKeys()
  keysOf(keys, '1', 'couple: 8', 'lay')
  expect(keysOf(keys, '2', 'lay')).toEqual(['1 lay'])
  expect(keysOf(keys, '1', 'lay')).toEqual(['2 lay'])
})

it('begins anew in another turn', () => {
  const keys = new RowKeys()
  keysOf(keys, '1', 'couple: 8', 'lay')
  const [lay] = keys.of([section('lay')], 2, '1')
  expect(lay.rows[0].key).toBe('1')
})

it('has one key for the end of the turn and letters for headings that bear one, wherever they stand', () => {
  const keys = new RowKeys()
  expect(keysOf(keys, '1', 'lay', 'refill=F', 'end!')).toEqual(['1 lay', 'F refill', '0 end'])
  const [, refill] = keys.of([section('lay'), section('refill=F: 3 4'), section('end!')], 1, '1')
  expect([refill.key, ...refill.rows.map(({ key }) => key)]).toEqual(['F', '2', '3'])
})

it('leaves rows beyond the ninth without a key', () => {
  const rows = keysOf(new RowKeys(), '1', 'lay: 1 2 3 4 5 6 7 8 9 10')
  expect(rows.slice(-2)).toEqual(['9 lay.9', 'null lay.10'])
})

it('numbers headings that bear a number by it, so that they stand still and read from top to bottom', () => {
  const keys = new RowKeys()
  expect(keysOf(keys, '1', 'row=1', 'spend=7', 'end!')).toEqual(['1 row', '7 spend', '0 end'])
  expect(keysOf(keys, '1', 'gained=5: a b', 'spend=7', 'end!')).toEqual([
    '5 gained.a',
    '6 gained.b',
    '7 spend',
    '0 end',
  ])
})

it('counts the rows of one heading from 1, whatever number it bears beside others', () => {
  expect(keysOf(new RowKeys(), '1', 'spend=7: a b')).toEqual(['1 spend.a', '2 spend.b'])
})
