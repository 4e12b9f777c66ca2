import { expect, it } from 'vitest'
import { ownFirst } from '../../../src-renderer/screens/settings/own-first.ts'
import { PLAYABLE } from '../../../src-renderer/games/tickets.ts'

it('the settings show the game that is open first, and without one the games in their order', () => {
  expect(ownFirst(PLAYABLE, 'first-class')[0]).toBe('first-class')
  expect(ownFirst(PLAYABLE, 'first-class').toSorted()).toEqual(PLAYABLE.toSorted())
  expect(ownFirst(PLAYABLE, undefined)).toEqual(PLAYABLE)
})
