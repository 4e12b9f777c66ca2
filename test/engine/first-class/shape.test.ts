import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../../src-main/engine/first-class/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
const files = (readdirSync(folder, { recursive: true }) as string[])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))

describe('the shape of the house', () => {
  it('gives no card code of its own: the rules name kinds of cards and effects, never a card by number', () => {
    expect(files.filter((file) => /card\s*===\s*\d|case \d+:/.test(read(file)))).toEqual([])
  })
})
