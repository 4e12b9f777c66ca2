import { expect, it } from 'vitest'
import { changing, passing, scrolledTo, settled, standingsOf } from '../../../src-renderer/screens/table/standings.ts'

it('whoever leads is told how far they are ahead, and everybody else how far behind', () => {
  expect(standingsOf([58, 102, 61])).toEqual([
    { seat: 1, points: 102, gap: 41 },
    { seat: 2, points: 61, gap: -41 },
    { seat: 0, points: 58, gap: -44 },
  ])
})

it('two that lead together are level', () => {
  expect(standingsOf([30, 30, 12]).map(({ gap }) => gap)).toEqual([0, 0, -18])
})

it('seats that pass each other come from where they stood; whoever stays, or is new, does not move', () => {
  const before = new Map([
    ['Ann', 0],
    ['Ben', 40],
    ['Cas', 80],
  ])
  const now = new Map([
    ['Ben', 0],
    ['Ann', 40],
    ['Cas', 80],
    ['Dee', 120],
  ])
  expect(passing(before, now)).toEqual([
    ['Ben', 40],
    ['Ann', -40],
  ])
  expect(passing(new Map<string, number>(), now)).toEqual([])
})

const stood = (...rows: string[]) => new Map(rows.map((row, i) => [row, i * 40]))
const slidesIn = (before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>) =>
  changing(before, now).flatMap(({ row, slides }) => (slides ? [row] : []))

it('whoever rises goes past the others alone: those are out of sight until it has gone by', () => {
  expect(changing(stood('Ann', 'Ben', 'Cas'), stood('Cas', 'Ann', 'Ben'))).toEqual([
    { row: 'Cas', far: 80, slides: true },
    { row: 'Ann', far: -40, slides: false },
    { row: 'Ben', far: -40, slides: false },
  ])
  expect(slidesIn(stood('Ann', 'Ben', 'Cas'), stood('Ben', 'Cas', 'Ann'))).toEqual(['Ben', 'Cas'])
})

it('rows that rise past each other as well do not go: they would meet on the way', () => {
  expect(slidesIn(stood('Ann', 'Ben', 'Cas', 'Dee'), stood('Dee', 'Cas', 'Ann', 'Ben'))).toEqual([])
})

it('once all has been counted nothing stands as if it were running or to come, and no figure changes', () => {
  const label = { key: 'a' }
  const told = (at: 'passed' | 'here' | 'ahead', points: number | null) => ({ id: at, label, at, points })
  expect(
    settled([told('passed', 4), told('here', 2), told('ahead', null)]).map(({ at, points }) => [at, points]),
  ).toEqual([
    ['passed', 4],
    ['passed', 2],
    ['passed', 0],
  ])
})

it('of many sources the one that is counted stands at the foot of their room, and few are not scrolled', () => {
  expect(scrolledTo({ offsetTop: 200, offsetHeight: 50 }, 120)).toBe(136)
  expect(scrolledTo({ offsetTop: 40, offsetHeight: 50 }, 120)).toBe(0)
})
