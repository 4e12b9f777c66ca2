import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toCode } from '../../../src-shared/games/freight-express/actions.ts'
import { equalStates } from '../../../src-main/engine/flat.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { read, write } from './playthrough.ts'

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))

/** Recorded with record.ts. What differs is a changed rule: meant, then record anew; not meant, then mend. */
describe('golden playthroughs of Freight Express', () => {
  it('are there for each way the game ends, for free placement, and for the advanced game at each seat count', () => {
    expect(files).toEqual(['advanced-four-seats.txt', 'advanced-three-seats.txt', 'advanced-two-seats.txt', 'ends-at-turn-start.txt', 'ends-during-refill.txt', 'free-placement.txt'])
  })

  for (const name of files) {
    it(`${name} plays as it was recorded`, () => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      expect(write(read(text))).toBe(text)
    })
  }

  it('play the same when nobody is told what happens', () => {
    for (const name of files) {
      const { setup, actions } = read(readFileSync(new URL(name, folder), 'utf8'))
      const told = game.setup(setup, () => undefined)
      const untold = game.setup(setup)
      for (const action of actions) {
        game.apply(told, toCode(action), () => undefined)
        game.apply(untold, toCode(action))
      }
      expect(equalStates(told, untold), name).toBe(true)
    }
  })

  it('show every kind of event somewhere', () => {
    const all = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('')
    const words = ['dealt', 'drew', 'laid', 'covered', 'drove', 'derailed', 'flipped', 'gave up', 'coupled', 'uncoupled', 'discarded', 'dropped', 'shuffled', 'placed', 'the table is', 'the game ended']
    expect(words.filter((word) => !all.includes(word))).toEqual([])
  })
})
