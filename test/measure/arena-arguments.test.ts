import { execFile } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { parseArenaArguments } from '../../src-main/measure/arena-arguments.ts'
import { BadArguments } from '../../src-main/measure/arguments.ts'

const parse = (line: string) => parseArenaArguments(line.split(' ').filter((word) => word !== ''))
const GOOD = '--game freight-express --bots random,random,random'

describe('the arguments of the arena', () => {
  it('are read as the papers say', () => {
    const task = parse(`${GOOD} --games 300 --seed 7 --options {"layout":"ring"} --shard 2/4 --json`)
    expect(task).toMatchObject({
      game: 'freight-express',
      bots: ['random', 'random', 'random'],
      games: 300,
      seed: 7,
      shard: { index: 2, of: 4 },
    })
    expect(task.options).toMatchObject({ layout: 'ring', stopAtRailEnd: false })
  })

  it.each([
    ['--bots random,random', '--game is missing'],
    ['--game chess --bots random,random', "no game 'chess'"],
    ['--game freight-express', '--bots is missing'],
    ['--game freight-express --bots random', '2 to 4 seats'],
    ['--game freight-express --bots random,genius', "no bot 'genius'"],
    [`${GOOD} --games 0`, '--games takes a whole number'],
    [`${GOOD} --games 2.5`, '--games takes a whole number'],
    [`${GOOD} --seed x`, '--seed takes a whole number'],
    [`${GOOD} --options {`, '--options takes JSON'],
    [`${GOOD} --options {"colour":1}`, 'does not know'],
    [`${GOOD} --shard 5/4`, '--shard takes a part'],
    [`${GOOD} --shard half`, '--shard takes a part'],
    [`${GOOD} --faster`, '--faster'],
  ])('%s is refused with a sentence', (line, sentence) => {
    expect(() => parse(line)).toThrow(BadArguments)
    expect(() => parse(line)).toThrow(sentence)
  })
})

describe('the command', () => {
  const run = (args: readonly string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const child = execFile(process.execPath, ['--import', 'tsx', 'scripts/arena.ts', ...args], (_, out, err) =>
        resolve({ code: child.exitCode ?? -1, out, err }),
      )
    })

  it('prints one JSON object and nothing else', async () => {
    const { code, out } = await run([...GOOD.split(' '), '--games', '3', '--seed', '7', '--options', '{}', '--json'])
    expect(code).toBe(0)
    expect(out.trim().split('\n')).toHaveLength(1)
    expect(Object.keys(JSON.parse(out))).toEqual([
      'game',
      'options',
      'games',
      'finished',
      'bots',
      'meanTurns',
      'actionsPerSecond',
    ])
  })

  it('says on the other stream what is wrong, prints nothing and ends with 2', async () => {
    const { code, out, err } = await run(['--game', 'chess'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain("there is no game 'chess'")
  })
})
