import { expect, it } from 'vitest'
import { stretchesOf } from '../../../src-renderer/state/table/stretches.ts'
import { beat } from './at-table.ts'
import { panelOf } from '../../../src-renderer/games/panels.ts'

const of = (turn: number, seat: number, kind: string) => {
  const { event, view } = beat(turn)
  return { view, event: { ...event, seat, kind } }
}
const laysTable = ({ kind }: { kind: string }) => kind === 'turnBegan'
const turnsOf = (beats: ReturnType<typeof of>[], panel: Parameters<typeof stretchesOf>[2] = { laysTable }) =>
  stretchesOf(beats, 0, panel).map((stretch) => stretch.map(({ event }) => event.kind))
const others = [of(3, 1, 'taken'), of(3, 1, 'turnEnded')]

it('one’s own turn is not said to be there before the table lies for it', () => {
  expect(turnsOf([...others, of(4, 0, 'turnBegan')])).toEqual([['taken', 'turnEnded', 'turnBegan']])
})

it('a turn of another, and one in which something is done, are told by themselves', () => {
  expect(turnsOf([...others, of(4, 2, 'turnBegan')])).toHaveLength(2)
  expect(turnsOf([...others, of(4, 0, 'turnBegan'), of(4, 0, 'taken')])).toHaveLength(2)
  expect(turnsOf([of(4, 0, 'turnBegan')])).toHaveLength(1)
  expect(turnsOf([...others, of(4, 0, 'turnBegan')], { laysTable: () => false })).toHaveLength(2)
})

it('what has its own time is told by itself, though it belongs to the turn before it', () => {
  const countsApart = ({ kind }: { kind: string }) => kind === 'scoringBegan'
  const counted = [of(3, 1, 'scoringBegan'), of(3, 1, 'trainScored'), of(3, 0, 'scoringBegan')]
  expect(turnsOf([...others, ...counted], { countsApart })).toEqual([
    ['taken', 'turnEnded'],
    ['scoringBegan', 'trainScored'],
    ['scoringBegan'],
  ])
})

it('another seat that is at work within a turn is told by itself, its own question as the end of what was before', () => {
  const passes = ({ kind }: { kind: string }) => kind === 'startBonusBegan'
  const bonus = (seat: number) => of(3, seat, 'startBonusBegan')
  expect(turnsOf([...others, bonus(2)], { passes })).toEqual([['taken', 'turnEnded'], ['startBonusBegan']])
  const { laysTable, passes: passesTo } = panelOf('first-class')
  expect(turnsOf([...others, bonus(2), of(3, 2, 'wagonLaid')], { laysTable, passes: passesTo })).toHaveLength(2)
  expect(turnsOf([...others, bonus(0), of(3, 0, 'frameBegan')], { laysTable, passes: passesTo })).toHaveLength(1)
})
