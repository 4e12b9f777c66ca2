import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../../src-main/engine/first-class/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
const files = (readdirSync(folder, { recursive: true }) as string[])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))

/** These show or arrange the whole table, pieces of modules too; all others are the rules of the base game. */
const WHOLE_TABLE = ['knowledge/view.ts', 'knowledge/view-seat.ts', 'setup/scenario-board.ts']
const rules = files.filter((file) => !file.startsWith('modules/') && !WHOLE_TABLE.includes(file))

describe('the shape of the house', () => {
  it('lets the rules of the base game know no module: they ask whatever is installed', () => {
    const knowing = rules.filter((file) => /from '\.{1,2}\/modules\/(?!(module|index)\.ts)/.test(read(file)))
    expect(knowing).toEqual([])
  })
  it('gives no card code of its own: the rules name kinds of cards and effects, never a card by number', () => {
    expect(files.filter((file) => /card\s*===\s*\d|case \d+:/.test(read(file)))).toEqual([])
  })
})
