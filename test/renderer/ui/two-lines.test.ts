import { expect, test } from 'vitest'
import { standsOnTwoLines } from '../../../src-renderer/ui/page/two-lines.ts'

test('a headline of fifty letters stands on two lines where its words fill them', () => {
  expect(standsOnTwoLines('Ann laid track, covered track and refilled', 28)).toBe(true)
  expect(standsOnTwoLines('Ann', 28)).toBe(true)
})

test('it does not where a long word leaves the first line half empty', () => {
  expect(standsOnTwoLines('Ann legte Schienen, überbaute Schienen und zog nach', 28)).toBe(false)
  expect(standsOnTwoLines('Ann legte Schienen, fuhr weit und zog nach', 28)).toBe(true)
  expect(standsOnTwoLines(`${'x'.repeat(40)} abc`, 28)).toBe(false)
})

test('wide letters take more of a line than narrow ones', () => {
  // "Cleo koppelte den 8er-Waggon" is a hair wider than the line: what follows would need a third one.
  expect(standsOnTwoLines('Cleo koppelte den 8er-Waggon für I an und noch 2 Dinge', 27.8)).toBe(false)
  expect(standsOnTwoLines('Dirk koppelte den 8er-Waggon für I an und noch 2 Dinge', 27.8)).toBe(true)
  expect(standsOnTwoLines('mmmmmmmmmmmmmmmmmmm mmmm', 28)).toBe(false)
})

test('small words after others take less room, and stay together', () => {
  expect(standsOnTwoLines('Bram used a forklift and moved parcel 2 and one more thing', 27.8)).toBe(false)
  expect(standsOnTwoLines('Bram used a forklift and moved parcel 2', 27.8, 'and one more thing')).toBe(true)
  expect(standsOnTwoLines('Bram used a forklift and moved parcels 2 and 3', 27.8, 'and one more thing')).toBe(false)
  expect(standsOnTwoLines('Bram', 10, 'and seven more things')).toBe(false)
})
