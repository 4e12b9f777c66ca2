import { expect, it } from 'vitest'
import { phrase } from '../../../src-renderer/messages/index.ts'
import {
  goesOn,
  heard,
  inFull,
  titleOf,
  type Titled,
} from '../../../src-renderer/screens/table/question/prompt-title.ts'

const WAITING = { seat: 1, isBot: true, turn: 4, thinks: true, moving: false, begun: { seat: 1, turn: 4 } }
const STILL: Titled = {
  counted: false,
  alone: false,
  moving: false,
  isOwn: false,
  now: null,
  lastDeed: null,
  own: null,
  mover: 'Ben',
  isOver: false,
  chosen: null,
  asking: null,
  told: null,
  waiting: 'Ben',
  isBot: true,
}
const DEED = phrase('table.onlyWay')
const LOOKED = phrase('table.over')
const TITLE = phrase('table.counted')

it('a bot that thinks between two steps of its turn is said to play, as while it moves', () => {
  const during = titleOf({ ...STILL, moving: true })
  const between = titleOf({ ...STILL, moving: goesOn(WAITING) })
  expect(during).toEqual(phrase('table.moving', { name: 'Ben' }))
  expect(between).toEqual(during)
  // And what it did last stays to be read.
  expect(titleOf({ ...STILL, moving: goesOn(WAITING), lastDeed: DEED })).toEqual(DEED)
})

it('it is said to think before the first of them, and who is a person is waited for', () => {
  expect(titleOf(STILL)).toEqual(phrase('table.thinking', { name: 'Ben' }))
  expect(titleOf({ ...STILL, isBot: false })).toEqual(phrase('table.waiting', { name: 'Ben' }))
})

it.each([
  ['a turn of its own that was not begun', { begun: null }],
  ['the turn of the bot before it', { begun: { seat: 0, turn: 3 } }],
  ['what another is asked in its turn', { begun: { seat: 0, turn: 4 } }],
  ['what moves', { moving: true }],
  ['a turn that nobody thinks in', { thinks: false }],
  ['a person', { isBot: false }],
])('%s does not go on by itself', (_, other) => {
  expect(goesOn(WAITING)).toBe(true)
  expect(goesOn({ ...WAITING, ...other })).toBe(false)
})

it('what is told comes before what is asked, and what is meant before the question', () => {
  const asked = { ...STILL, asking: { title: TITLE } }
  expect(titleOf(asked)).toEqual(TITLE)
  expect(titleOf({ ...asked, told: { title: LOOKED } })).toEqual(LOOKED)
  expect(titleOf({ ...asked, chosen: { confirm: DEED } })).toEqual(DEED)
  expect(titleOf({ ...asked, moving: true, now: LOOKED, lastDeed: DEED })).toEqual(LOOKED)
  expect(titleOf({ ...asked, moving: true, isOwn: true })).toEqual(phrase('table.moving.own'))
})

it('whoever does not see the table is told the title in full', () => {
  const told = { above: DEED, title: TITLE, text: [], warning: false }
  expect(inFull(told)?.title).toEqual(TITLE)
  expect(inFull({ ...told, unseen: { title: LOOKED, text: [] } })?.title).toEqual(LOOKED)
  expect(inFull(null)).toBeNull()
})

it('what was picked is heard with the question that it leads to, and with no other title', () => {
  const narrowed = { above: DEED, title: TITLE, text: LOOKED }
  const told = (now: Partial<Titled>) => heard(titleOf({ ...STILL, asking: narrowed, ...now }), narrowed)
  expect(told({})).toEqual(phrase('table.narrowed.heard', { above: DEED, title: TITLE }))
  expect(told({ chosen: { confirm: LOOKED } })).toEqual(LOOKED)
  expect(heard(TITLE, null)).toEqual(TITLE)
})
