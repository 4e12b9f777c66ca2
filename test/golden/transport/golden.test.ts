import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { transport as game } from '../../../src-main/engine/transport/index.ts'
import { END_REASONS } from '../../../src-shared/games/transport/events.ts'
import { RECIPES } from './recipes.ts'
import { hashOfEnd, playWritten, readWritten } from './transcript.ts'

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
const files = readdirSync(pathOf('.')).filter((file) => file.endsWith('.txt'))
const textOf = (file: string): string => readFileSync(pathOf(file), 'utf8')

/** Recorded with record.ts. What differs is a changed rule: meant, then record anew; not meant, then mend. */
describe('a recorded game of Transport', () => {
  it.each(files)('plays again to the last word: %s', (file) => {
    const { title, setup, choose } = readWritten(textOf(file))
    expect(playWritten(title, setup, choose)).toBe(textOf(file))
  })

  it.each(files)('comes to the same state when nobody is told what happens: %s', (file) => {
    const { setup, choose } = readWritten(textOf(file))
    const s = game.setup(setup)
    const codes = new Int32Array(MAX_CHOICES)
    for (let count = game.choices(s, codes); count > 0; count = game.choices(s, codes)) game.apply(s, choose(s, codes.subarray(0, count)))
    expect(textOf(file)).toContain(`state ${hashOfEnd(s)}\n`)
  })

  it('is there for each ending with two, three and four seats', () => {
    for (const { file, seatCount, ending } of RECIPES) {
      expect(existsSync(pathOf(file)), file).toBe(true)
      expect(textOf(file)).toContain(`with ${seatCount} seats, ends by ${ending}`)
      expect(textOf(file)).toContain(`transport.end.${ending} in turn`)
    }
    expect(new Set(RECIPES.map((recipe) => recipe.ending))).toEqual(new Set(END_REASONS))
  })

  it('shows every kind of answer somewhere', () => {
    const all = files.map(textOf).join('\n')
    for (const kind of ['connect', 'swap', 'place', 'insert', 'intake', 'take', 'lift', 'exchange', 'parcel', 'way', 'endTurn']) {
      expect(all).toMatch(new RegExp(`^> ${kind}\\b`, 'm'))
    }
  })
})
