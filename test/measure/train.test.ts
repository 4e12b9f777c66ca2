import { expect, it } from 'vitest'
import { featuresOf } from '../../src-main/bots/value/games.ts'
import { Meter } from '../../src-main/bots/search/meter.ts'
import { partOf } from '../../src-main/bots/search/parts.ts'
import { filed } from '../../src-main/bots/value/sums.ts'
import { gameOf } from '../../src-main/engine/games.ts'
import { BadArguments } from '../../src-main/measure/arguments.ts'
import { parseTrainArguments } from '../../src-main/measure/train-arguments.ts'
import { addKept, type KeptSums } from '../../src-main/measure/train-shards.ts'
import { addLearnt, fit, isHeld, learnFrom, margins, newLearnt, type TrainTask } from '../../src-main/measure/train.ts'

const game = gameOf('freight-express')
const task: TrainTask = {
  game,
  features: featuresOf('freight-express'),
  seats: 2,
  options: game.options.parse({}),
  seed: 7,
}

const learntOf = (numbers: readonly number[]) => {
  const learnt = newLearnt(task)
  for (const number of numbers) learnFrom(task, learnt, number)
  return learnt
}

it('shards that are added up have learnt what one run learns, and a run repeats', () => {
  const whole = learntOf([0, 1, 4])
  const shards = learntOf([0, 4])
  addLearnt(shards, learntOf([1]))
  expect(shards.from.count).toBe(whole.from.count)
  expect(shards.held.count).toBeGreaterThan(0)
  shards.from.xx.forEach((sum, i) => expect(sum).toBeCloseTo(whole.from.xx[i], 4))
  expect(filed(learntOf([1]).from)).toEqual(filed(learntOf([1]).from))
})

const keptOf = (index: number, of: number, numbers: readonly number[]): KeptSums => {
  const { from, held } = learntOf(numbers)
  const next = index - 1 + of * numbers.length
  return { of: 'these', shard: { index, of }, next, from: filed(from), held: filed(held) }
}

it('what shards have kept is added up once, and tells of how many games it is', () => {
  const [one, two] = [keptOf(1, 2, [0, 2]), keptOf(2, 2, [1])]
  const learnt = newLearnt(task)
  expect(addKept(learnt, [one, two])).toBe(3)
  expect(learnt.from.count).toBe(learntOf([0, 1, 2]).from.count)
  expect(() => addKept(newLearnt(task), [one, two, one])).toThrow('counted twice')
  expect(() => addKept(newLearnt(task), [one, keptOf(2, 3, [1])])).toThrow(BadArguments)
})

it('every fifth game is held back, and judges the value', () => {
  expect([0, 1, 2, 3, 4, 5, 9].filter(isHeld)).toEqual([4, 9])
  const trained = fit(task, learntOf([0, 4]), 2)
  expect(trained.model.points).toHaveLength(task.features.knots.length)
  expect(trained.model.points[0]).toHaveLength(task.features.names.length + 1)
  expect(trained.logLoss).toBeGreaterThan(0)
  expect(trained.reliability.reduce((sum, { positions }) => sum + positions, 0)).toBeGreaterThan(0)
})

it('a partner is no rival: in teams both have the margin and look at the rivals of their team', () => {
  const transport = gameOf('transport')
  const part = partOf(transport)
  const s = transport.setup({ options: transport.options.default, seatCount: 4, seed: 7 })
  const meter = new Meter(Infinity)
  while (transport.score(s).every(({ total }, _, all) => total === all[0]!.total)) part.playOn(s, meter)
  const [a, b] = transport.score(s).map(({ total }) => total)
  expect(margins(transport, s)).toEqual([a! - b!, b! - a!, a! - b!, b! - a!])
  const read = (seat: number) => {
    const out = new Float64Array(4)
    featuresOf('transport').read(s, seat, out)
    return [...out]
  }
  const judged = [0, 1, 2, 3].map((seat) => part.value(s, seat))
  expect(read(0).slice(0, 3)).toEqual([judged[0], Math.max(judged[1]!, judged[3]!), Math.min(judged[1]!, judged[3]!)])
})

it.each([
  [['--game', 'chess'], /no game 'chess'/],
  [['--game', 'freight-express', '--games', 'many'], /--games takes a whole number/],
  [['--game', 'freight-express', '--sideways'], /sideways/],
  [['--game', 'freight-express', '--add', 'one.json', '--sums', 'two.json'], /--add plays nothing/],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => parseTrainArguments(args)).toThrow(BadArguments)
  expect(() => parseTrainArguments(args)).toThrow(sentence)
})
