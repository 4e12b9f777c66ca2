import { expect, it } from 'vitest'
import { diskFiles } from '../../src-main/saves/files.ts'
import { ProblemRecord } from '../../src-main/saves/problem-record.ts'
import { aFolder } from '../app/playing.ts'

const solver = (name: string, best = 1) => ({ name, row: 0, best, problems: {}, own: [] })

it('a person is kept once, however the name is written, and stands last; the others stay', async () => {
  const folder = await aFolder()
  const record = new ProblemRecord(folder, diskFiles)
  for (const one of [solver('Ann'), solver('Ben'), solver('ann', 5)])
    expect(await record.change(one.name, () => one)).toBeNull()
  const kept = new ProblemRecord(folder, diskFiles)
  expect((await kept.people()).map(({ name, best }) => [name, best])).toEqual([
    ['Ben', 1],
    ['ann', 5],
  ])
  expect([await kept.of('ANN'), await kept.of('Cid')]).toEqual([solver('ann', 5), solver('Cid', 0)])
})

it('of more than forty people who tried problems here, who tried none for longest is forgotten', async () => {
  const record = new ProblemRecord(await aFolder(), diskFiles)
  for (let n = 0; n < 42; n++) await record.change(`Person ${n}`, (one) => one)
  const names = (await record.people()).map(({ name }) => name)
  expect([names.length, names[0], names.at(-1)]).toEqual([40, 'Person 2', 'Person 41'])
})
