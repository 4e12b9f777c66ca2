import { describe, expect, it } from 'vitest'
import { parseHintsArguments } from '../../src-main/measure/hints-arguments.ts'
import { heldHint, hintsReport, type HeldHint } from '../../src-main/measure/hints.ts'

const parse = (line: string) => parseHintsArguments(line.split(' '))
const one = (lost: number, least: number, same: boolean): HeldHint => ({
  number: 0,
  turn: 1,
  seat: 0,
  choices: 5,
  same,
  lost,
  least,
  error: 0,
})

describe('hints held against a longer look', () => {
  it('are counted as good when they give away no more than 2 in 100 of the win', () => {
    const held = [one(0.02, 0, true), one(-0.01, -0.01, false), one(0.05, 0.01, false), one(0.1, 0.03, false)]
    const report = hintsReport(parse('--game transport --seed 9'), held)
    expect(report).toMatchObject({
      game: 'transport',
      seed: 9,
      times: 10,
      positions: 4,
      good: { share: 0.5 },
      goodAmongTold: { share: 0.75 },
      same: { share: 0.25 },
      lost: 0.04,
    })
  })

  it('are of 300 positions between two seats against ten times the nodes where nothing else is asked for', () => {
    expect(parse('--game first-class')).toMatchObject({ positions: 300, seats: 2, times: 10, seed: 1, file: undefined })
    expect(() => parse('--game first-class --times 0')).toThrow('--times takes a whole number from 1')
  })

  it('come out the same for the same task and number', () => {
    const task = { ...parse('--game transport'), times: 2, nodes: 300, deals: 10 }
    const first = heldHint(task, 1)
    expect(first?.choices).toBeGreaterThan(1)
    expect(heldHint(task, 1)).toEqual(first)
  })
})
