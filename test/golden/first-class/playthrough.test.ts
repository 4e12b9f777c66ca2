import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { read, write } from './playthrough.ts'
import { SETTINGS } from './settings.ts'

const folder = new URL('./', import.meta.url)

/** Recorded with record.ts. What differs is a changed rule: meant, then record anew; not meant, then mend. */
describe('golden playthroughs of First Class', () => {
  it('are there for the base game and each pair of modules', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.txt')).sort()).toEqual(SETTINGS.map((setting) => setting.file).sort())
  })

  for (const { file, events } of SETTINGS) {
    const text = (): string => readFileSync(new URL(file, folder), 'utf8')
    it(`${file} plays as it was recorded`, () => expect(write(read(text()))).toBe(text()))
    it(`${file} shows what is special about it`, () => {
      expect(events.filter((kind) => !text().includes(` ${kind}`))).toEqual([])
    })
  }
})
