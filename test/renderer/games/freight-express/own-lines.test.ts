import { expect, test } from 'vitest'
import { isReason } from '../../../../src-shared/core.ts'
import { LAYOUTS } from '../../../../src-shared/games/freight-express/layouts.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import { DEFAULT_SPECIALS } from '../../../../src-shared/games/freight-express/specials.ts'
import type { KeptLine } from '../../../../src-shared/lines.ts'
import { fileNameOf } from '../../../../src-renderer/games/freight-express/editor/line-file.ts'
import {
  chosenLine,
  withKept,
  withLine,
  withNamed,
} from '../../../../src-renderer/games/freight-express/parts/own-lines.ts'

const kept = (id: string, special: 'veto' | 'none', layout: keyof typeof LAYOUTS = 'ring'): KeptLine => ({
  id,
  changed: 0,
  line: { name: id, ...LAYOUTS[layout], specials: { ...DEFAULT_SPECIALS, B: special } },
})
const usual = { ...freightOptions.default }

test('a chosen line brings its layout and its specials, which the rules accept, advanced or not', () => {
  for (const advanced of [false, true]) {
    const parsed = freightOptions.parse(withLine({ ...usual, advanced }, kept('a', 'veto').line))
    if (isReason(parsed)) throw new Error(parsed.key)
    expect(parsed).toMatchObject({ advanced, layout: LAYOUTS.ring, stations: { B: 'veto' } })
  }
})

test('a named line after it takes those specials away, but not ones that were chosen for a named line', () => {
  expect(withNamed(withLine(usual, kept('a', 'veto').line), 'harbour')).toEqual({ ...usual, layout: 'harbour' })
  expect(withNamed({ ...usual, stations: 'shuffled' }, 'harbour')).toMatchObject({ stations: 'shuffled' })
  expect(withNamed({ ...usual, stations: DEFAULT_SPECIALS }, 'harbour')).toMatchObject({ stations: DEFAULT_SPECIALS })
})

test('of lines drawn alike the one with the same specials is the chosen one, else the first', () => {
  const lines = [kept('other', 'none', 'classic'), kept('first', 'none'), kept('second', 'veto')]
  expect(chosenLine(withLine(usual, lines[2].line), lines)?.id).toBe('second')
  expect(chosenLine({ ...withLine(usual, lines[2].line), stations: 'shuffled' }, lines)?.id).toBe('first')
  expect(chosenLine(usual, lines)).toBeUndefined()
})

test('a chosen line that was drawn anew is played as it is drawn by now, and Classic where it is a draft', () => {
  const was = kept('a', 'none')
  const before = withLine(usual, was.line)
  const after = kept('a', 'veto', 'harbour')
  expect(withKept(before, [after], was)).toEqual(withLine(before, after.line))
  const draft = { ...after, line: { ...after.line, stations: [] } }
  expect(withKept(before, [draft], was)).toMatchObject({ layout: 'classic' })
})

test('a chosen line at which nothing was drawn keeps the specials that were chosen for it', () => {
  const was = kept('a', 'none')
  const shuffled = { ...withLine(usual, was.line), stations: 'shuffled' }
  expect(withKept(shuffled, [was], was)).toEqual(shuffled)
})

test('a file is called after its line, in plain letters', () => {
  expect([fileNameOf('Über den Fluß'), fileNameOf('../..'), fileNameOf('Two  quays ')]).toEqual([
    'uber-den-flu.signalbox-line.json',
    'line.signalbox-line.json',
    'two-quays.signalbox-line.json',
  ])
})
