import { expect, it } from 'vitest'
import { phrase } from '../../../src-renderer/messages/index.ts'
import { linesBeside } from '../../../src-renderer/ui/log/lines-beside.ts'

const lately = Array.from({ length: 10 }, (_, turn) => ({ seat: 0, turn, phrase: phrase('table.over'), refs: [] }))
const turns = (episode: boolean, drawn: boolean) =>
  linesBeside({ episode: episode ? phrase('table.over') : null, lately }, drawn, 8).map(({ turn }) => turn)

it('of a scoring that the drawn table shows only the latest lines are told beside it', () => {
  expect(turns(true, true)).toEqual([8, 9])
  expect(turns(true, false)).toHaveLength(8)
  expect(turns(false, true)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
