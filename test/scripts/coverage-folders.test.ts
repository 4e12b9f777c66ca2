import { describe, expect, it } from 'vitest'
import { byFolder, table } from '../../scripts/coverage-folders.mjs'

const measured = (total: number, covered: number) => ({
  lines: { total, covered },
  branches: { total: 0, covered: 0 },
  functions: { total: 4, covered: 1 },
})
const folders = byFolder(
  {
    total: measured(999, 0),
    '/p/src-main/table/undo.ts': measured(10, 5),
    '/p/src-main/app.ts': measured(10, 10),
    '/p/src-main/table/log.ts': measured(30, 30),
  },
  '/p',
)

describe('what tests reach, by folder', () => {
  it('sums up the files of each folder, and all of them', () => {
    expect(folders.map(({ name, lines }) => [name, lines.covered, lines.total])).toEqual([
      ['src-main', 10, 10],
      ['src-main/table', 35, 40],
      ['all', 45, 50],
    ])
  })

  it('is a table of shares, with a dash where there is nothing to reach', () => {
    expect(table(folders).split('\n').at(-1)).toBe('all               90.0 %         –    25.0 %')
  })
})
