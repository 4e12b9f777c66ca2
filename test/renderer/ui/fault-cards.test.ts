import { expect, it } from 'vitest'
import { cardsOf, goodTurnOf, nameOf, titleOf } from '../../../src-renderer/ui/fault-cards.ts'
import { FAULT_CODES, type Fault } from '../../../src-shared/bridge.ts'

const broken = (file: string, name: string, turn: number): Fault => ({
  code: 'damaged',
  params: { file: `${file}.journal`, name, turn },
})

it('broken games share a card; what asks for something else has one of its own', () => {
  const [one, two] = [broken('a', 'Sunday', 4), broken('b', 'b', 0)]
  const [full, sent, other]: Fault[] = [
    { code: 'noSpace', params: { file: 'a.journal' } },
    { code: 'gameBroken', params: { name: 'x' } },
    { code: 'gameBroken', params: { name: 'y' } },
  ]
  expect(cardsOf([one, full, two, sent, other])).toEqual([[one, two], [full], [sent], [other]])
})

it('a broken game is called by its name where that was readable, and says how far it is whole', () => {
  const all = [
    broken('a', 'Sunday', 4),
    broken('b', 'b', 0),
    { code: 'notAllowed', params: { name: 'Sunday', turn: 3 } } as const,
  ]
  expect(all.map((fault) => [nameOf(fault), goodTurnOf(fault)])).toEqual([
    ['Sunday', 4],
    [null, 0],
    [null, 0],
  ])
})

it('every card has a heading of its kind: a file of any record, or one of its own', () => {
  for (const code of FAULT_CODES.filter((one) => /Broken$|Newer$/.test(one)))
    expect([code, titleOf(code)]).toEqual([code, 'fault.title.file'])
  expect(titleOf('conflictCopy')).toBe('fault.title.conflictCopy')
  expect([titleOf('noSpace'), titleOf('stale'), titleOf('internal')]).toEqual([
    'fault.title.save',
    'fault.title.play',
    'fault.title.program',
  ])
})
