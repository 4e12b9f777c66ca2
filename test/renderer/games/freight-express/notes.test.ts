import { expect, test } from 'vitest'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { notesOf } from '../../../../src-renderer/games/freight-express/notes.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import type { Lit } from '../../../../src-renderer/stage/marks.ts'

const view: FreightView = game.view(game.scenario({ cells: { '3,1': { rails: 'EW' } } }), 0)
const named = (cell: number): readonly string[] => {
  const lit: Lit[] = [{ ref: { kind: 'cell', id: cell }, states: new Set(['legal'] as const) }]
  return Object.values(notesOf({ view, lit, last: null, previewing: false, size: BASE })).flatMap(({ look }) =>
    look.kind === 'placeName' ? [look.name] : [],
  )
}

test('an empty place has its name while it is lit, and no place has one otherwise', () => {
  expect(named(0)).toEqual(['A1'])
  expect(notesOf({ view, lit: [], last: null, previewing: false, size: BASE })).toEqual({})
})

test('where a card or a station lies no name is written', () => {
  expect(named(view.columns + 3)).toEqual([])
  expect(named(view.cells.findIndex(({ station }) => station === 0))).toEqual([])
})
